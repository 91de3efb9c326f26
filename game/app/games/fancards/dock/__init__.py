"""The lower edge of the table: rows of answers and the brass button."""
