"""The window: scenes, table, widgets, art.  The only package that imports pygame and pymunk."""
