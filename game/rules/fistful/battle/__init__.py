"""Battles and the Hands of Blue: whom one meets, rounds, blows, retreats, and who falls."""
