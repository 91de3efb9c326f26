"""The scenes of the program, one on top of the other."""
