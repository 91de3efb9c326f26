"""Games played again: from the record of a save or a file to any moment of them."""
