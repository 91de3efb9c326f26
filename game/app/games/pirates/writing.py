"""The words of the box on a Story Card that a player writes."""

from __future__ import annotations

from game.app.games.firefly.boxes import Written
from game.content.firefly.records import Do

WRITTEN = Written(
    offered={
        "setup": (
            Do("own", "havens"), Do("own", "refuge"), Do("own", "sets:cargo", 4), Do("own", "deeds:piracy"),
            Do("own", "thieves"), Do("own", "spread"),
        ),
        "has": (Do("own", "never"), Do("own", "bounties", 1), Do("own", "haven"), Do("own", "dawn")),
        "do": (Do("own", "pardon"),),
    },
    once=("havens", "refuge", "thieves", "spread", "never", "bounties", "haven", "dawn", "pardon"),
    bare={"havens": "anywhere", "spread": "as_is"},
    values={"deeds": "firefly.kind"},
)  # fmt: skip
