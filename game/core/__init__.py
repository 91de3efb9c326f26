"""The machine: a game is a value, what is still to do is a stack of steps inside it. Knows no game, no file, no screen."""
