"""What the editors share: the bench, sheets, help, files."""
