"""The lower edge of the table: action chips, the hold, the brass button."""
