"""What the Gear, Event and Crew cards do."""
