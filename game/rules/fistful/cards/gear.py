"""Gear: which cards a seat may use now, and what they do (R-FC-81 to R-FC-86)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from game.content.fistful import fistful
from game.content.fistful.records import Gear
from game.core.remembered import SOME, remembered
from game.core.steps import Effect, Option, Step
from game.core.zones import move
from game.rules.fistful import crew, news
from game.rules.fistful.battle.fighting import Fighting
from game.rules.fistful.board import board_of
from game.rules.fistful.cards import tricks
from game.rules.fistful.cards.words import Look, Mark, Restore
from game.rules.fistful.search.supplies import DrawGear
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import kind, number
from game.rules.fistful.zones import alert, alert_cell, around
from game.rules.shared.state import adjust

TRACKS = {"simon": "heal", "jayne": "load"}
"""Which supply can fill a Sidekick's track instead (R-FC-116, R-FC-171)."""


@remembered
def card_of(gear: str) -> Gear:
    """The printed card of a Gear id."""
    return fistful().gear[kind(gear)]


@dataclass(frozen=True, slots=True)
class UseGear(Effect[Fistful]):
    """A Gear card is used and discarded, unless it can be used again (R-FC-85, R-FC-86)."""

    seat: int
    card: str
    then: tuple[Step, ...]

    def run(self, g: Fistful) -> Iterable[Step]:
        zone = f"slots:{self.seat}"
        if self.card not in g.zones.get(zone, ()):
            return ()
        g.tell(news.Used(self.seat, self.card))
        if adjust(g, f"used:{self.card}", 1) >= card_of(self.card).uses:
            g.flags.pop(f"used:{self.card}")
            move(g, self.card, zone, "gear.discard")
        return self.then


def uses(g: Fistful, seat: int, moment: str, again: tuple[Step, ...]) -> list[Option]:
    """The Gear a seat may use at a moment outside battle rolls; `again` follows."""
    slots, found = g.zones.get(f"slots:{seat}"), []
    if slots:
        for card in fit(slots, moment):
            for arg, steps in plays(g, seat, card):
                if arg:
                    then = (UseGear(seat, card, steps), *again)
                    found.append(Option(f"use:{card}{arg}", then, card, target(g, arg)))
                else:
                    found.append(_use(seat, card, again))
    return found


@partial(remembered, most=SOME)
def _use(seat: int, card: str, again: tuple[Step, ...]) -> Option:
    """The option to use a card that needs no target, made once."""
    return Option(f"use:{card}", (UseGear(seat, card, _steps(card, seat)), *again), card)


@partial(remembered, most=SOME)
def fit(cards: tuple[str, ...], moment: str) -> tuple[str, ...]:
    """Those of some cards that are for a moment."""
    return tuple(card for card in cards if moment in card_of(card).when)


def target(g: Fistful, arg: str) -> str:
    """What a card is dropped on for an argument of its key: a hero or an enemy's cell."""
    if arg[1:].isdigit():
        return f"hero{arg}"
    cell = alert_cell(g, arg[1:]) if arg else -1
    return board_of(g.heist).keys[cell] if cell >= 0 else ""


def plays(g: Fistful, seat: int, card: str) -> Iterable[tuple[str, tuple[Step, ...]]]:
    """The ways to play a card outside battle rolls: the tail of the option's key and the steps. Nothing that does
    nothing."""
    does = _does(card)
    if "heal_other" in does:
        amount = does["heal_other"]
        for other, cell in g.at.items():
            if cell >= 0 and g.health[other] < crew.top_health(g, other):
                yield f":{other}", (Restore("heal", other, amount), *_steps(card, seat))
        return
    if "blast" in does:
        most = does["blast"]
        for token in in_sight(g, seat):
            if number(token) <= most:
                yield f":{token}", (tricks.Blast(seat, token),)
        return
    for name, value in _words(card):
        if useful(g, seat, name, value):
            yield "", _steps(card, seat)
            break
    if "refill" not in does and g.uses[seat] < crew.top_uses(g, seat):
        amount = does.get(TRACKS.get(g.sidekick[seat], ""), 0)
        if amount:
            yield ":refill", (Restore("refill", seat, amount),)


@remembered
def _words(card: str) -> tuple[tuple[str, int], ...]:
    """The words of a Gear card and their values, 0 for those without a number."""
    return tuple([(word.name, int(word.value) if isinstance(word.value, int) else 0) for word in card_of(card).do])


@remembered
def _does(card: str) -> Mapping[str, int]:
    """The same by word; of a word that stands twice the first."""
    return dict(reversed(_words(card)))


@remembered
def _facts(card: str) -> Mapping[str, int | str | bool]:
    """The words of a Gear card and what stands beside them; of a word that stands twice the last."""
    return {word.name: word.value for word in card_of(card).do}


@remembered
def _steps(card: str, seat: int) -> tuple[Step, ...]:
    """The words of a Gear card as steps, but for what needs a target: made once."""
    return tuple([_step(seat, name, value) for name, value in _words(card) if name != "heal_other"])


def in_sight(g: Fistful, seat: int) -> list[str]:
    """The alert enemies a seat sees."""
    board, here = board_of(g.heist), g.at[seat]
    return [token for token, cell in alert(g, board) if board.sees(here, cell)] if here >= 0 else []


def useful(g: Fistful, seat: int, name: str, value: int) -> bool:
    """Whether a word would do anything for a seat now."""
    if name == "heal":
        return g.health[seat] < crew.top_health(g, seat)
    if name == "load":
        return g.ammo[seat] < crew.top_ammo(g, seat)
    if name == "refill":
        return g.uses[seat] < crew.top_uses(g, seat)
    if name == "scan":
        return bool(tricks.room_tokens(g, seat))
    if name == "peek":
        return bool(around(g, seat, value))
    if name == "nudge":
        return tricks.any_nudge(g, value)
    if name == "recall":
        return tricks.landing_cell(g) >= 0 and g.at[seat] not in board_of(g.heist).landing_set
    if name == "hide":
        return not g.flags.get(f"hidden:{seat}") and bool(alert(g, board_of(g.heist)))
    return name in ("steps", "draw_gear")


def _step(seat: int, name: str, value: int) -> Step:
    """One word of a Gear card as a step."""
    if name in ("heal", "load", "refill"):
        return Restore(name, seat, value)
    if name == "steps":
        return Mark("steps", value)
    if name == "scan":
        return tricks.Scan(seat)
    if name == "peek":
        return Look(seat, value)
    if name == "nudge":
        return tricks.Nudge(seat, value)
    if name == "recall":
        return tricks.Recall(seat)
    if name == "hide":
        return tricks.Hide(seat)
    return DrawGear(seat, value)


def battle_uses(g: Fistful, step: Fighting, rolled: bool) -> Iterable[Option]:
    """The Gear of both fighters that fits, before or after the dice (R-FC-82, R-FC-84, R-FC-139, R-FC-179)."""
    for seat in (step.seat,) if step.helper < 0 else (step.seat, step.helper):
        for card in fit(g.zones.get(f"slots:{seat}", ()), "battle"):
            names = _facts(card)
            if names.keys() & tricks.FIGHT_WORDS:
                steps = tricks.in_fight(g, step, seat, names, rolled)
                if steps is not None:
                    yield Option(f"use:{card}", (UseGear(seat, card, steps),), card)
            else:
                for arg, then in plays(g, seat, card):
                    yield Option(f"use:{card}{arg}", (UseGear(seat, card, then), step), card, target(g, arg))
