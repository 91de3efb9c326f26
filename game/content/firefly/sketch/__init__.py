"""Stories while they are being written."""
