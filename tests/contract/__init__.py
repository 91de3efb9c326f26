"""What every ruleset must keep."""
