"""The machine: a game is a value with a stack of steps still to do. Knows no game, no file, no screen."""
