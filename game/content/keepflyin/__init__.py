"""What is printed in *Keep Flyin'*."""
