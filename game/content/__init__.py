"""What is printed on cards and boards, read from data files and returned as frozen records."""
