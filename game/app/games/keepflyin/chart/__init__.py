"""The star chart: print, worlds, pieces, words and what lies over them."""
