"""Whom we would choose next for a heist, and why: who must come along, else what that one is good at."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.games.fistful.set_up.draft import Draft
from game.app.shell.words import Words
from game.content.fistful.records import Crew


def advice(draft: Draft, crew: Mapping[str, Crew], words: Words) -> str:
    """The next of those that would be chosen with the reason, as a sentence; "" when all are chosen."""
    pick, who = draft.pending, draft.favourite()
    if pick is None or who not in crew:
        return ""
    card, heist = crew[who], draft.heist
    if who in heist.must_have:
        why = words("setup.must", heist=heist.title, who=card.name)
    else:
        side = card.hero if pick.side == "hero" else card.sidekick
        why = f"{side.title}. {side.text}"
    return words(f"setup.advice.{pick.side}", who=card.name, why=why)
