"""What a viewer may see: the one gate through which anything about a table leaves."""
