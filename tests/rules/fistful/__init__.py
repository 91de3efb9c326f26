"""*Fistful of Credits*."""
