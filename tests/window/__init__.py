"""The program in a real window, with real mouse and keyboard events; needs a display and xdotool."""
