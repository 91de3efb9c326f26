"""*Pirates & Bounty Hunters*, a box for Firefly: The Game (R-PB-1 to R-PB-177)."""
