"""Cards that do more than their words tell, and the words of actions."""
