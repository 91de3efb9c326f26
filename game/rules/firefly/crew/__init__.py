"""The Crew: hired and dismissed, their Gear, their Skill Tests, their deaths."""
