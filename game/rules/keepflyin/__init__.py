"""Keep Flyin': captains race for Platinum on a chart of hexes (R-KF-1 to R-KF-185)."""
