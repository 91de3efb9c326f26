"""Sounds out of numbers: struck wood, brass, felt and paper, plucked and bowed strings, and the tunes they play."""
