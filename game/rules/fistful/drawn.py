"""A heist that players drew, made ready for bots to try it."""

from __future__ import annotations

import json

from game.content.common.mod import Mod
from game.content.fistful.records import Fistful, Heist
from game.content.fistful.sketch.check import heist_of
from game.content.fistful.sketch.sketch import Sketch
from game.rules.shared.drawn import Drawn

NAME = "sketch"
LONGEST = 6000


def parcel(sketch: Sketch) -> str:
    """A sketch as the text that `drawn` reads."""
    return json.dumps((sketch.board, sketch.card))


def drawn(text: str) -> Drawn:
    """The heist of a sketch, at the normal level. ContentError when it can't be played."""
    board, card = json.loads(text)
    return tried(heist_of(Sketch(board, card), f"{NAME}:{NAME}"))


def tried(heist: Heist) -> Drawn:
    """A heist that need not be in any mods folder."""
    brings = Fistful({}, {}, {}, {}, {heist.id: heist})
    mod = Mod(NAME, heist.title, heist.story, "fistful", brings)
    return Drawn("fistful", mod, {"heist": heist.id, "level": "normal"}, LONGEST)
