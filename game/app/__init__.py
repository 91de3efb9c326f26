"""The window: scenes, table, widgets, art.  The only package that imports pygame and pymunk."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # shared memory, not a GL texture: 17 times faster
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
