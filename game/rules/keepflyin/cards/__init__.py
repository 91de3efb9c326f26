"""What the cards of *Keep Flyin'* do."""
