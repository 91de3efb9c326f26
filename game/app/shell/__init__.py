"""The program itself: window, scenes on a stack, settings, words, keys, the loop."""
