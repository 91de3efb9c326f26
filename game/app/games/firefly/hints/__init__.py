"""What helps to decide: hints with reasons, routes, what a flight may meet."""
