"""The sector map: print, planets, ships, words and what lies over them."""
