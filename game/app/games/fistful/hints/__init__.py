"""What helps to decide: the hint, the brass button's proposal, what a move leads to."""
