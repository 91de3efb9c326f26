"""Instants for the defence: what their words and powers do, and to whom (R-CG-35, R-CG-37)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.content.fancards.records import Instant
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.fancards import news
from game.rules.fancards.charting import neighbours
from game.rules.fancards.crew import adjust_bonus
from game.rules.fancards.faces import face, is_unit, kind, unit_face
from game.rules.fancards.healing import Heal, hurt_at
from game.rules.fancards.moves import enters
from game.rules.fancards.reputation import affords, meets
from game.rules.fancards.state import FanCards, crew_at
from game.rules.fancards.verse.fights import forget_encounter, hurt_unit
from game.rules.fancards.verse.infamy import near
from game.rules.fancards.verse.lanes import against, defenders, lanes, near_door, struck, under_attack


def instant(card: str) -> Instant | None:
    """What an instant says, None for another card."""
    printed = face(card)
    return printed if isinstance(printed, Instant) else None


def words_of(printed: Instant) -> list[tuple[str, str]]:
    """The words of an instant with their values, its power last."""
    found = [(word, str(value)) for word, value in printed.do]
    return [*found, (printed.power, "")] if printed.power else found


def targets(g: FanCards, seat: int, word: str, value: str) -> list[str]:
    """What a word of the defence may be done to by a seat: crew, units, cells; its ship, where there is no choice."""
    if word == "ward":
        return struck(g, seat)
    if word in ("extra_die", "ambush"):
        return defenders(g, seat)
    if word == "send_back":
        cards = against(g, seat)
        return cards if value == "any" else [card for card in cards if is_unit(card) and unit_face(card).side == value]
    if word == "hurt":
        return lanes(g, seat)
    if word == "heal":
        return [f"ship:{seat}"] if hurt_at(g, seat, g.spot[seat]) else []
    if word == "hold-the-door":
        return [f"{unit}:{card}" for unit in lanes(g, seat) for card in near_door(g, unit)]
    if str(seat) not in under_attack(g, seat):  # "run-for-it" takes the ship out of the way
        return []
    return [cell for cell in neighbours(g, g.spot[seat]) if enters(g, seat, cell)]


def answers(g: FanCards, seat: int) -> list[str]:
    """The instants in a hand that its seat can play against what attacks it: paid for, and of some use."""
    found = []
    for card in g.zones.get(f"hand:{seat}", ()):
        printed = instant(card)
        if printed is None or printed.nasty or not (meets(g, seat, printed.needs) and affords(g, seat, printed.price)):
            continue
        there = {kind(who) for place in under_attack(g, seat) for who in crew_at(g, place)}
        if printed.only_with and printed.only_with not in there:
            continue
        if any(targets(g, seat, word, value) for word, value in words_of(printed)):
            found.append(card)
    return found


def answer_steps(g: FanCards, seat: int, card: str) -> list[Step]:
    """What an instant of the defence does, its words in their order."""
    printed = instant(card)
    assert printed is not None
    return [TakeAim(seat, word, value) for word, value in words_of(printed)]


@dataclass(frozen=True, slots=True)
class TakeAim(Effect[FanCards]):
    """A word of an instant looks for its target: chosen where there are several, nothing happens where there is
    none."""

    seat: int
    word: str
    value: str

    def run(self, g: FanCards) -> Iterable[Step]:
        found = targets(g, self.seat, self.word, self.value)
        if len(found) == 1:
            return (_does(self.seat, self.word, self.value, found[0]),)
        return (AimAt(self.seat, self.word, self.value),) if found else ()


@dataclass(frozen=True, slots=True)
class AimAt(Choice[FanCards]):
    """Which character, encounter or place an instant is for."""

    seat: int
    word: str
    value: str

    def options(self, g: FanCards) -> Iterable[Option]:
        for target in targets(g, self.seat, self.word, self.value):
            then = (_does(self.seat, self.word, self.value, target),)
            source, _, unit = target.rpartition(":") if self.word == "hold-the-door" else ("", "", "")
            shown = f"cell:{target}" if self.word == "run-for-it" else source or target
            yield Option(f"{self.word}:{target}", then, unit or "instant", shown)


def _does(seat: int, word: str, value: str, target: str) -> Step:
    if word == "send_back":
        return SentBack(target)
    if word == "heal":
        return Tended(seat, int(value))
    powers: dict[str, Callable[[], Step]] = {
        "ward": lambda: Readied(seat, target, "ward", int(value)),
        "extra_die": lambda: Readied(seat, target, "dice", int(value)),
        "ambush": lambda: Readied(seat, target, "ambush", 1),
        "hurt": lambda: UnitHurt(seat, target, int(value)),
        "hold-the-door": lambda: DoorHeld(seat, *target.split(":")),
        "run-for-it": lambda: RunsFor(seat, target),
    }
    return powers[word]()


@dataclass(frozen=True, slots=True)
class Readied(Effect[FanCards]):
    """A character takes cover, throws more dice in its next fight, or lies in ambush for it."""

    seat: int
    card: str
    word: str
    value: int

    def run(self, g: FanCards) -> Iterable[Step]:
        adjust_bonus(g, f"{self.card}/{self.word}", self.value)
        g.tell(news.Readied(self.seat, self.card, self.word))
        return ()


@dataclass(frozen=True, slots=True)
class SentBack(Effect[FanCards]):
    """An encounter goes back to its owner: to the hand, a wounded unit to the squad (R-CG-57); the infamy is spent."""

    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        go_back(g, self.card)
        return ()


def go_back(g: FanCards, card: str) -> None:
    """An encounter that was laid leaves the table: to its owner's hand, a wounded unit to the squad (R-CG-57)."""
    wounds = g.wounds.get(card, 0) - max(0, g.bonus.get(f"{card}/health", 0))
    forget_encounter(g, card)
    if wounds > 0:
        g.wounds[card] = wounds
    move(g, card, "laid", f"{'squad' if wounds > 0 else 'hand'}:{g.active}")
    g.tell(news.SentBack(g.active, card))


@dataclass(frozen=True, slots=True)
class Tended(Effect[FanCards]):
    """Wounds are taken off where the ship is (R-CG-119)."""

    seat: int
    wounds: int

    def run(self, g: FanCards) -> Iterable[Step]:
        return (Heal(self.seat, g.spot[self.seat], self.wounds),)


@dataclass(frozen=True, slots=True)
class UnitHurt(Effect[FanCards]):
    """A unit loses health without a fight: nobody is paid for it (R-CG-52)."""

    seat: int
    unit: str
    wounds: int

    def run(self, g: FanCards) -> Iterable[Step]:
        for _ in range(self.wounds):
            if self.unit in g.zones.get("laid", ()):
                hurt_unit(g, self.seat, self.unit)
        return ()


@dataclass(frozen=True, slots=True)
class DoorHeld(Effect[FanCards]):
    """One who has no attacker joins those who fight a unit, also where nobody may join them."""

    seat: int
    unit: str
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.guard[self.unit] = (*g.guard.get(self.unit, ()), self.card)
        g.bonus[f"{self.card}/door"] = 1
        g.tell(news.Guards(self.seat, self.card, self.unit))
        return ()


@dataclass(frozen=True, slots=True)
class RunsFor(Effect[FanCards]):
    """The ship moves one space before the fights, for no point, and takes up nothing there; attackers that need the
    old place go back."""

    seat: int
    cell: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.tell(news.Moved(self.seat, g.spot[self.seat], self.cell))
        g.spot[self.seat] = self.cell
        for unit in lanes(g, self.seat):
            left = g.aim[unit] == str(self.seat) and not (near(g, unit, str(self.seat)) and in_reach(g, unit))
            if left:
                go_back(g, unit)
        return ()


def in_reach(g: FanCards, unit: str) -> bool:
    """Whether a unit that was laid can still get at whom it was aimed at."""
    return f"{unit}/roving" not in g.bonus or g.roving[g.active] == g.spot[int(g.aim[unit])]
