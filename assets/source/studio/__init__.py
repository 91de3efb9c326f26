"""The one lamp-lit photo studio: a prop is about 2 units wide, +Z is up, the viewer sits on the -Y side."""

import bpy  # noqa: F401  (before bmesh and mathutils: they exist only after it)
