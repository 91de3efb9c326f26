"""The still parts of the table."""
