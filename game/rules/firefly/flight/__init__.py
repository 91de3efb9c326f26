"""Flying: Full Burn and Mosey, Nav Cards, and whom a ship meets on the way."""
