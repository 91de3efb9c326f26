"""What is printed in *Fistful of Credits*."""
