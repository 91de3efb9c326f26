"""The tables whose pictures are measured."""

from game.app.games.registry import GAMES, LIDS

TABLES = dict(game.measured for game in (*GAMES, *LIDS) if game.measured is not None)
"""Scenes of `verse shot`, and what each is called in the report."""
