"""What is printed in the fans' card game."""
