"""Cards of the fans' card game while they are being drawn up."""
