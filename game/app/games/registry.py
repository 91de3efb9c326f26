"""The games whose tables are in this program, in the order of their boxes, and the boxes that add to one of them."""

from game.app.games import fancards, firefly, fistful, keepflyin, pirates
from game.app.games.firefly.known_boxes import know

GAMES = (fistful.GAME, keepflyin.GAME, firefly.GAME, fancards.GAME)
LIDS = (pirates.LID,)
know(pirates.adds)
