"""What would be done here, and why."""
