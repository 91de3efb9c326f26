"""Money: buying, dealing with Contacts, trading with others."""
