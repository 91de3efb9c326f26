"""The ship: goods on its squares, what is fitted to it, what is stowed and thrown away."""
