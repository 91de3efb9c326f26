"""What all games are built from, side by side."""

from __future__ import annotations

from typing import NamedTuple

from game.content.firefly.records import Firefly
from game.content.fistful.records import Fistful
from game.content.keepflyin.records import KeepFlyin


class Library(NamedTuple):
    """The content of every game; the names are those of the rulesets."""

    fistful: Fistful = Fistful({}, {}, {}, {}, {})
    keepflyin: KeepFlyin = KeepFlyin({}, {}, {}, {})
    firefly: Firefly = Firefly({}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {})
