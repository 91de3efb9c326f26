"""The panels around the map: rail, top bar, inspector and what they hold."""
