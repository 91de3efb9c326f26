"""What the brass button gives of a dealing in one go, as rows that can be ticked and unticked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from game.app.games.firefly.cards.lain import lies
from game.app.games.firefly.cards.pages import Answer, Page
from game.app.games.firefly.dock.together import together
from game.app.games.firefly.sayings import name_of, saying
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.bars import Press
from game.core.steps import Option

TICKED, BARE = "check", "x"


def ticked(
    now: Situation, words: Words, listed: Sequence[Option], answer: Answer, on_cards: Collection[str] = ()
) -> tuple[Page, list[Option]]:
    """A row for each thing that is ticked or was, and the answers that are listed besides: of what comes in numbers,
    the other numbers. Those `on_cards` are ticked on their cards."""
    rows = [(option, TICKED) for option in together(now).taken if option.key not in on_cards]
    shown = {name_of(option.key) for option, _ in rows}
    for option in [o for o in now.options if o.key not in on_cards]:
        name = name_of(option.key)
        if name in now.off and name not in shown:
            shown.add(name)
            rows.append((option, BARE))
    found: Page = []
    for option, icon in rows:
        said, name = saying(now, words, option), name_of(option.key)
        key = f"tick:{name}"
        found.append(Press(said.action, said.note, icon, key, partial(answer, key), whole=True))
    names = [name_of(option.key) for option in listed]
    many = {name for name in shown if max(names.count(name), lies(now).most.get(name, 1)) > 1}
    return found, [one for one, name in zip(listed, names) if name in many or name not in shown]
