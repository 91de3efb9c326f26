"""The games whose tables are in this program, in the order of their boxes."""

from game.app.games import firefly, fistful, keepflyin

GAMES = (fistful.GAME, keepflyin.GAME, firefly.GAME)
