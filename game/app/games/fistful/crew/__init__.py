"""The crew: hero's and sidekick's cards, in the set-up and beside the board."""
