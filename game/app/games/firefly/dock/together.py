"""What is done in one go: all that a careful captain would take of a dealing, and the same answer several times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.app.games.firefly.dock.proposal import lead
from game.app.games.firefly.sayings import name_of
from game.app.games.firefly.situation import Situation
from game.core.engine import RulesError
from game.core.session import NotLegal, Session
from game.core.steps import AnyChance, Option
from game.rules.firefly.trade.deal import ACCEPTED, HAND

DEALINGS = ("Consider", "BuyChoice", "DealChoice", "MarketChoice")
"""The choices in which several answers are given one after the other."""
REPEATED = ("stow", "unstow", "dump", "give", "take")
"""How answers begin that move one token and are offered again as long as there is another."""
MOST = 12
"""So many answers are given in one go."""


class Bundle(NamedTuple):
    """Answers that are given one after the other, each with the choice it answers; `money`: what they bring, in $, less
    than 0 for what they cost."""

    answers: tuple[tuple[str, Option], ...] = ()
    money: int = 0

    @property
    def taken(self) -> list[Option]:
        """What is taken with them: each answer but the last word, and all draws as one."""
        found: dict[str, Option] = {}
        for _, option in self.answers:
            if option.key != "done":
                found.setdefault(option.key, option)
        return list(found.values())

    @property
    def ends(self) -> bool:
        """Whether the dealing is over then."""
        return any(option.key == "done" for _, option in self.answers)


def together(now: Situation) -> Bundle:
    """What the brass button gives of a dealing, less what was unticked; nothing where that is one answer alone, while a
    lesson leads or a hint is read. Nobody is parted with so, and nothing hangs on luck."""
    if now.kind not in DEALINGS or not now.mine or not now.bundles or now.advised:
        return Bundle()
    known = now.bundle
    if known is None or known[0] is not now.g or known[1] != now.off:
        now.bundle = known = now.g, now.off, _together(now)
    bundle: Bundle = known[2]
    return bundle


def _together(now: Situation) -> Bundle:
    option, kind = lead(now), now.kind
    if option is None or option.key == "done" and kind != "MarketChoice":
        return Bundle()  # a market has a choice for each kind of goods
    trial, found = _twin(now), list[tuple[str, Option]]()
    money = now.g.money.get(now.seat, 0)
    while option is not None and len(found) < MOST and option.key.partition(":")[0] != "dismiss":
        found.append((kind, option))
        if option.key == "draw":
            left = int(getattr(trial.choice, "left", 1))
            found += [(kind, option)] * (left - 1)
            break
        if not _gives(trial, option.key) or trial.choice is None or trial.choice.seat != now.seat:
            break
        kind = type(trial.choice).__name__
        option = _next(now, trial, kind, [one.key for _, one in found])
    if len(found) < 2 or found[-1][1].key == "draw" == found[0][1].key:
        return Bundle()
    return Bundle(tuple(found), trial.state.money.get(now.seat, 0) - money)


def given_back(now: Situation) -> list[str]:
    """The Jobs dealt before the first turn that a careful captain would give back, until what may be kept is left."""
    keys, found = [option.key for option in now.find("give")], list[str]()
    while len(keys) > HAND:
        found.append(now.session.rules.guide(now.g, keys)[0])
        keys.remove(found[-1])
    return found


def _twin(now: Situation) -> Session[Any]:
    """The game as who looks knows it, to try answers out."""
    return Session(now.session.rules, now.g.copy())


def _no_luck(step: AnyChance, outcomes: Sequence[Option]) -> int | None:
    raise RulesError("luck")


def _gives(trial: Session[Any], key: str) -> bool:
    """Try an answer out; False where it is not offered, or needs luck or what nobody knows yet."""
    try:
        trial.answer(key, _no_luck)
    except (RulesError, NotLegal):
        return False
    return True


def _next(now: Situation, trial: Session[Any], kind: str, given: list[str]) -> Option | None:
    """What follows in the same dealing, and who carries the Gear that was bought; None for nothing more."""
    if kind not in (now.kind, "Actions"):
        return None
    keys = [option.key for option in trial.options if name_of(option.key) not in now.off]
    found = trial.rules.guide(trial.state, keys)
    key = found[0] if len(found) == 1 else ""
    if kind == "Actions":
        head, _, rest = key.partition(":")
        bought = head == "equip" and f"buy:{rest.partition(':')[0]}" in given
        return trial.option(key) if bought else None
    empty = kind == "DealChoice" and key == "done" and getattr(trial.choice, "left", 0) == ACCEPTED
    if empty and any(one.startswith("accept:") for one in keys):
        return None  # what to do instead is asked once more
    return trial.option(key) if key else None


def times(now: Situation, option: Option) -> int:
    """How often an answer could be given one after the other: once, but for tokens of one kind."""
    if option.key.partition(":")[0] not in REPEATED or "#" in option.key or not now.bundles:
        return 1
    if now.repeats is None or now.repeats[0] is not now.g:
        now.repeats = now.g, {}
    known = now.repeats[1]
    if option.key not in known:
        trial, many = _twin(now), 0
        while many < MOST and type(trial.choice).__name__ == now.kind and _gives(trial, option.key):
            many += 1
        known[option.key] = max(1, many)
    return known[option.key]
