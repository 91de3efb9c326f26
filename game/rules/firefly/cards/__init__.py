"""What the cards of *Firefly: The Game* do."""
