"""What can be told in advance: what lies face down, chances of fights, danger, how a heist will go."""
