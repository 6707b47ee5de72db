"""What whoever runs the service may look at and do, each deed written down; and what is forgotten by itself."""
