"""Jobs and Work: what a Job needs, the attempt at it, Misbehaving, the Pay and its reputation."""
