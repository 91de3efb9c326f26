"""What is printed on cards and boards, read from data files and returned as frozen records.

Whoever imports any part of it finds all games and boxes known: the registry comes first.
"""

from game.content import registry

__all__ = ("registry",)
