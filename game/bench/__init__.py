"""What `verse bench` measures: ratios of two things run in turn in one process, never absolute times."""
