"""Where it is dangerous to be: the exact chance to end a turn unhurt, by following the steps of the rules.

Everything is told from a view: what lies hidden is weighed by what it may be.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from fractions import Fraction

from game.core.chances import ONE, ZERO, Chances
from game.core.steps import AnyChoice, Option
from game.rules.fistful.battle.blows import jump_target
from game.rules.fistful.battle.encounter import Encounter
from game.rules.fistful.battle.hunters import hunters
from game.rules.fistful.battle.knockout import KnockedOut
from game.rules.fistful.battle.retreat import FallBack
from game.rules.fistful.battle.sums import helpers
from game.rules.fistful.battle.withdraw import Parting
from game.rules.fistful.board import board_of
from game.rules.fistful.cards.gear import card_of
from game.rules.fistful.cards.hazards import Rouse
from game.rules.fistful.cards.skills import battle_bonus
from game.rules.fistful.outlook.chances import HEALING, fitness, mark, only_heals
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.search.movement import Move, MoveEnd, Walk
from game.rules.fistful.search.supplies import DrawGear, DrawTwo
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import DrawEvent
from game.rules.fistful.tokens import kind, sort, special
from game.rules.fistful.turn import Turn, TurnEnd
from game.rules.fistful.zones import alert_cell, nearest_down, room_beside, threats


class Ending:
    """Where the turn of a seat may end: the chance that it loses no Health until then, space by space.

    `g` is a view. Fights that differ in nothing that matters are reckoned once; `fights` are those known already.
    `sparing`: the chance that nobody loses or spends Ammo, Gear or uses of a Sidekick either.
    """

    def __init__(
        self, g: Fistful, seat: int, fights: dict[Hashable, Fraction] | None = None, sparing: bool = False
    ) -> None:
        self.g, self.seat, self.sparing = g, seat, sparing
        self.board = board_of(g.heist)
        self.start = dict(g.health)
        self.fights = {} if fights is None else fights
        self.fight = Chances(self._fought, self._any, mark)
        self.turn = Chances(self._ended, self._any, mark, self._unveil)

    def at(self, cell: int) -> Fraction:
        """The chance to be unhurt when the turn is over, if the hero walks to a space now and stays there."""
        g, seat = self.g.copy(), self.seat
        g.flags.pop("halt", None)
        g.flags.pop("steps", None)
        g.stack = [TurnEnd(seat), MoveEnd(seat) if cell == g.at[seat] else Walk(seat, cell, 0)]
        return self.turn.worth(g)

    # ------------------------------------------------------------ what is counted

    def _hurt(self, g: Fistful) -> bool:
        top = g.stack[-1] if g.stack else None
        if isinstance(top, KnockedOut) or any(g.health[s] < health for s, health in self.start.items()):
            return True
        return self.sparing and any(self._spent(g, s) for s in self.start)

    def _spent(self, g: Fistful, seat: int) -> bool:
        """Whether a seat has less Ammo, Gear or uses than before."""
        held = g.zones.get(f"slots:{seat}", ())
        gear = any(card not in held for card in self.g.zones.get(f"slots:{seat}", ()))
        return gear or g.ammo[seat] < self.g.ammo[seat] or g.uses.get(seat, 0) < self.g.uses.get(seat, 0)

    def _fought(self, g: Fistful) -> Fraction | None:
        """The fight is over without a wound."""
        return ZERO if self._hurt(g) else None if g.stack else ONE

    def _ended(self, g: Fistful) -> Fraction | None:
        """The turn is over without a wound; a fight on the way is reckoned by itself."""
        if self._hurt(g):
            return ZERO
        step = g.stack[-1] if g.stack else None
        if step is None or isinstance(step, Turn):
            return ZERO if g.over == "lost" else ONE
        if isinstance(step, Encounter) and alert_cell(g, step.token) >= 0 and not hunters(g, self.board):
            return self._fight(g, step)
        return None

    def _fight(self, g: Fistful, step: Encounter) -> Fraction:
        key = _signature(g, step.seat, step.token)
        if key not in self.fights:
            twin = g.copy()
            twin.stack = [step]
            self.fights[key] = self.fight.worth(twin)
        return self.fights[key]

    def _any(self, g: Fistful, choice: AnyChoice) -> Iterable[Option]:
        """The answers that count: who walks stays where it is, where it falls back to is all one."""
        if isinstance(choice, Move):
            return (Option("stop", (MoveEnd(choice.seat),)),)
        if isinstance(choice, FallBack) and not any(isinstance(step, Parting) for step in g.stack):
            return (Option("there"),)
        return (option for option in choice.options(g) if not only_heals(option.key))

    # ------------------------------------------------------------ what lies hidden

    def _unveil(self, g: Fistful) -> Sequence[tuple[Fraction, Fistful]] | None:
        """What a token that is turned over or a card that is drawn may be; without an enemy near no card matters."""
        step = g.stack[-1] if g.stack else None
        if isinstance(step, Walk):
            return _unveiled(g, self.board.keys[step.cell], 0, kind)
        if isinstance(step, (DrawGear, DrawTwo)):
            if not threats(g, step.seat):
                g.stack.pop()
                return [(ONE, g)]
            _shuffled(g, "gear")
            deep = len(g.zones.get("gear", ())) - (2 if isinstance(step, DrawTwo) else 1)
            return _unveiled(g, "gear", max(0, deep), _use_in_fights)
        if isinstance(step, Rouse):
            turned = nearest_down(g, g.active, step.count, False)
            hidden = next((cell for cell, token in turned if token[0] == "?"), -1)
            return _unveiled(g, self.board.keys[hidden], 0, _who_it_is) if hidden >= 0 else None
        if isinstance(step, DrawEvent):
            _shuffled(g, "event")
            return _unveiled(g, "event", max(0, len(g.zones.get("event", ())) - 1), kind)
        return None


def _shuffled(g: Fistful, deck: str) -> None:
    """A deck that is empty is its discards, and nobody knows in which order."""
    if deck not in g.zones and f"{deck}.discard" in g.zones:
        g.zones[deck] = (f"?{deck}",) * len(g.zones.pop(f"{deck}.discard"))


def _unveiled(
    g: Fistful, zone: str, begin: int, sort_of: Callable[[str], str]
) -> list[tuple[Fraction, Fistful]] | None:
    """The states in which the last hidden thing of a zone, from a place on, is one of all it may be, with their
    chances; None when nothing hidden lies there. What `sort_of` calls the same counts as one."""
    pile = g.zones.get(zone, ())
    places = [i for i in range(begin, len(pile)) if pile[i][0] == "?"]
    if not places:
        return None
    there = {item for items in g.zones.values() for item in items}
    hidden = pile[places[-1]][1:]
    groups: dict[str, list[str]] = {}
    for item in FISTFUL.pieces(g):
        if item not in there and FISTFUL.back(item) == hidden:
            groups.setdefault(sort_of(item), []).append(item)
    total = sum(map(len, groups.values()))
    found = []
    for items in groups.values():
        twin = g.copy()
        twin.zones[zone] = (*pile[: places[-1]], items[0], *pile[places[-1] + 1 :])
        found.append((Fraction(len(items), total), twin))
    return found


def _who_it_is(token: str) -> str:
    """The kind of an enemy, "" for all that lies there and harms nobody."""
    return kind(token) if sort(token) == "enemy" else ""


def _use_in_fights(card: str) -> str:
    """The kind of a Gear card, "" for those that don't change whether a fight is won unhurt."""
    facts = card_of(card)
    names = {word.name for word in facts.do}
    return kind(card) if {"battle", "hurt", "sight"} & set(facts.when) and names - HEALING else ""


def _signature(g: Fistful, seat: int, token: str) -> Hashable:
    """What a fight depends on, wherever it takes place."""
    side = helpers(g, seat, token)
    return (
        kind(token),
        (g.at[seat], alert_cell(g, token)) if special(token) == "pin" else (),
        side,
        tuple(battle_bonus(g, seat, helper) for helper in (-1, *side)),
        jump_target(g, seat),
        fitness(g),
        room_beside(g, g.at[seat]),
    )
