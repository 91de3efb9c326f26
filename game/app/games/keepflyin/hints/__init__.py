"""What helps to decide: hints with reasons, chances of pursuit, whom a counter threatens."""
