"""What can be told in advance: odds, flights, what a Job still lacks, how near the end is."""
