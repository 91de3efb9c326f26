"""What a Job pays, where its own test may change that."""

from __future__ import annotations

from game.app.shell.words import Words
from game.app.table.percent import percent
from game.rules.firefly.outlook.planner import Prospect
from game.rules.firefly.tokens import job_card


def paid(words: Words, found: Prospect) -> str:
    """The Pay of a Job, from the least to the most where its test decides."""
    low, high = (words("money", n=found.pays[i][1]) for i in (0, -1))
    return low if low == high else words("firefly.pay.span", low=low, high=high)


def tested(words: Words, found: Prospect) -> str:
    """The test that decides what a Job pays, with the chance of its printed Pay or more; "" where none does."""
    card = job_card(found.job)
    if len(found.pays) < 2:
        return ""
    chance = sum(share for share, pay in found.pays if pay >= card.pay)
    money = words("money", n=card.pay)
    return words("firefly.pay.tested", test=card.options[0].title, chance=percent(chance), money=money)
