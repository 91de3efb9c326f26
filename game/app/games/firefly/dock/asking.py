"""What is said in one line below the cards of a choice: what it is for and what that needs."""

from __future__ import annotations

from typing import Any

from game.app.games.firefly.names import title
from game.app.games.firefly.panels.asked import needs
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.rules.firefly.crew.crew import price_of
from game.rules.firefly.tokens import option_of


def asking(now: Situation, words: Words) -> str:
    """What is chosen on the cards that lie over the map."""
    if now.handing:
        return words("firefly.hand.how")
    if now.parting:
        return words(f"firefly.{now.parting}.how")
    choice: Any = now.choice
    if now.kind == "TeamChoice":
        return _team(now, words, str(choice.work))
    key = f"firefly.dock.{now.kind}"
    if not words.has(key):
        return words("firefly.spread.how")
    many = next((int(getattr(choice, one)) for one in ("left", "hiding", "most") if hasattr(choice, one)), 1)
    values: dict[str, Any] = {"n": many, "name": now.name(getattr(choice, "other", -1))}
    if crew := getattr(choice, "crew", ""):
        values |= {"crew": title(crew), "money": words("money", n=price_of(crew))}
    if now.kind == "AloneChoice":
        option = option_of(choice.card, choice.option)
        assert option.test is not None
        values |= {"card": title(choice.card), "way": option.title}
        values["skill"] = words(f"firefly.skill.{option.test.skill}")
    return words(key, **values)


def _team(now: Situation, words: Words, work: str) -> str:
    """Who goes on which Job, and what of its Needs is missing yet."""
    if not now.held("team", now.seat):
        return words("firefly.dock.TeamChoice.nobody", job=title(work))
    lacking = [f"{what} {right}" if right else what for what, right, met in needs(now, words, work) if not met]
    if lacking:
        return words("firefly.dock.TeamChoice.lacks", job=title(work), what=", ".join(lacking))
    return words("firefly.dock.TeamChoice", job=title(work))
