"""What a click on a card does: the answer that is meant by it, or the card is picked up to be put somewhere."""

from __future__ import annotations

from game.app.games.fancards.situation import Situation
from game.core.steps import Option

MEANT = (
    "finish",
    "take",
    "play",
    "recruit",
    "board",
    "loot",
    "part",
    "use",
    "attach",
    "discard",
    "disband",
    "drop",
    "lay",
    "answer",
    "guard",
    "challenge",
    "escort",
    "fight",
    "pick",
    "join",
    "champion",
    "heal",
    "wound",
    "pair",
    "jam",
    "nasty",
)
"""The answers that a click on a card may mean, the likeliest first."""
NEVER = {"Act": ("drop", "quit", "stow", "leave", "mutiny", "challenge", "escort")}
"""What nobody does by a mere click: cards are looked at first, and their page has these answers."""


def meant(now: Situation, thing: str) -> tuple[Option, ...]:
    """The answers that a click on a card may mean: all of one kind, the likeliest; none where it is only looked at."""
    options = [option for option in now.options if option.source == thing]
    if not options:
        wanted = [option for option in now.options if option.target == thing and "#" not in option.source]
        options = wanted if len(wanted) == 1 else []
    never = NEVER.get(now.kind, ())
    for head in (*MEANT, *dict.fromkeys(option.key.partition(":")[0] for option in options)):
        found = tuple(option for option in options if option.key.partition(":")[0] == head and head not in never)
        if found:
            return found
    return ()


def onto(now: Situation, thing: str) -> Option | None:
    """The answer that puts what is picked up on something, None for none."""
    return next((o for o in now.options if now.picked and o.source == now.picked and o.target == thing), None)
