"""The 'Verse phase, its fights, and challenges (R-CG-28 to R-CG-59, R-CG-91, R-CG-92)."""
