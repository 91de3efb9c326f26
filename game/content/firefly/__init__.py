"""What is printed in *Firefly: The Game*."""
