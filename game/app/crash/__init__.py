"""What happens when the program itself fails: logs, a report, the game kept safe, and a way to go on.

Nothing of it is ever sent anywhere: all files lie in the log folder of the player."""
