"""The options of the pending choice, asked for by their keys."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from typing import Any

from game.core.news import News
from game.core.session import Session
from game.core.steps import Option


class Offered:
    """What every situation of a table knows of its `options`; `kind`: the choice they answer, `asked`: who gives it,
    `people`: the seats of persons; `history`: all that came of answers up to what is shown, the oldest first."""

    history: Callable[[], Iterable[News]]
    session: Session[Any]
    people: Collection[int]
    options: tuple[Option, ...]
    kind = ""
    asked: int

    @property
    def decides(self) -> int:
        """Who is asked as the table tells it: a bot as soon as it is, also while what happened before still moves."""
        choice = self.session.choice
        return choice.seat if choice is not None and choice.seat not in self.people else self.asked

    @property
    def at_it(self) -> int:
        """Who is at it in what is shown: who is asked, where a game does not say that somebody comes first."""
        return self.decides

    def find(self, *heads: str) -> list[Option]:
        """The options whose key starts with one of these words."""
        return [o for o in self.options if o.key.partition(":")[0] in heads]

    def key(self, key: str) -> Option | None:
        """The option of that key, if it is offered."""
        return next((o for o in self.options if o.key == key), None)

    def does(self, name: str) -> Hashable:
        """All that can be answered with a thing by the name of its widget ("card:job.aesir", "tile:end"): what a press
        on it may come to, however it is written there. None where it takes no part in the choice."""
        names = {name, name.partition(":")[2]} - {""}
        found = [(o.key, o.source, o.target) for o in self.options if names & {o.key, o.source, o.target}]
        return (self.kind, *found) if found else None
