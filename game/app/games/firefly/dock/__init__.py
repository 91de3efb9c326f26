"""The lower edge of the table: Actions, cards in hand, the brass button."""
