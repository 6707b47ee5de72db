"""The periodic sweep: deadlines that are due, and outages of the service."""
