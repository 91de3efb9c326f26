"""Jobs, Epics and the broadcast (R-CG-93 to R-CG-98, R-CG-102)."""
