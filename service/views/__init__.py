"""What a viewer may know of a table: the one gate through which everything about a table leaves."""
