"""The fights of the present choice as lanes: who attacks, who meets whom, what is asked, with chances."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from game.app.games.fancards.fight import chances
from game.app.games.fancards.fight.people import fighter, state
from game.app.games.fancards.names import called
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.fray.data import Fighter, Fray, Lane
from game.rules.fancards import reputation
from game.rules.fancards.advanced.mutiny import sides
from game.rules.fancards.crew import present
from game.rules.fancards.faces import is_unit, perk
from game.rules.fancards.state import FanCards, cell_of, crew_at, opponents, places_of, seat_of
from game.rules.fancards.verse.fighters import is_crew, owner_of
from game.rules.fancards.verse.infamy import cost, encounters
from game.rules.fancards.verse.lanes import able, engaged, guards_of, laid, opening, pending, sought
from game.rules.fancards.work.missions import foes_of

VERSE = ("attack", "response", "resolve", "challenge")
"""The parts of a 'Verse phase that ask for something on the stage."""
SCENE = "showdown"
"""The backdrop."""


def sheet(now: Situation, words: Words) -> Fray | None:
    """The lanes of the present choice, None where it isn't one of a fight."""
    make = SHEETS.get(now.kind)
    return make(now, words) if make is not None else None


def _fray(
    now: Situation, words: Words, title: str, part: str, lanes: Iterable[Lane], bench: Iterable[Fighter] = ()
) -> Fray:
    steps = tuple(words(f"fancards.fight.{name}") for name in VERSE) if part else ()
    asks = words(f"fancards.asks.{now.kind}", name=now.name(now.asked))
    at = VERSE.index(part) if part else 0
    return Fray(words(f"fancards.fight.{title}"), steps, at, SCENE, tuple(lanes), tuple(bench), asks, now.asked)


def _others(now: Situation, cards: Iterable[str], foe: str, alone: bool, words: Words) -> list[Fighter]:
    """Who sits on the bench, with the chance against the only one, or the one who is picked."""
    found = []
    for card in cards:
        note, ink = chances.of_two(now.g, words, card, foe, alone) if foe else ("", "mid")
        found.append(fighter(now, card, alone and bool(foe), note=note, ink=ink))
    return found


# ------------------------------------------------------------ trouble is sent


def attack(now: Situation, words: Words) -> Fray | None:
    """Whom trouble may be sent to, what they can still be troubled with, and what has been laid for them."""
    g, seat = now.g, now.g.active
    offered = [option for option in now.options if option.key.startswith("lay:")]
    if not laid(g) and not offered:
        return None
    order = {card: i for i, card in enumerate(laid(g), 1)}
    lanes = []
    for other in opponents(g, seat):
        for place in places_of(g, other):
            if not crew_at(g, place) and ":" in place:
                continue
            there = [card for card in laid(g) if (g.aim[card] or str(g.payer[card])) == place]
            guards = [fighter(now, card, note=f"{order[card]}.") for card in there]
            says = [(now.where(cell_of(g, place)), "mid")]
            if now.picked and f"place:{place}" in now.lit:
                harm = chances.of_harm(g, words, now.picked, place)
                price = words("fancards.fight.costs", n=cost(g, now.picked, place))
                says.append((f"{price} · {harm}" if harm else price, "warn"))
            name = now.name(other) if ":" not in place else words("fancards.fight.team", name=now.name(other))
            fuel = g.pool[other], max(g.pool[other], reputation.higher(g, other))
            target = f"place:{place}"
            lanes.append(Lane(target, None, other, name, 0, fuel, tuple(guards), tuple(says), state(now, target)))
    mine = now.mine and not now.veiled
    cards = [card for card in encounters(g, seat) if card not in g.aim] if mine else []
    bench = [fighter(now, card, price=cost(g, card, "")) for card in cards]
    bench = [one if one.state else one._replace(state="dim") for one in bench]
    return _fray(now, words, "verse", "attack", lanes, bench)


# ------------------------------------------------------------ it is met


def met(now: Situation, words: Words) -> Fray:
    """All that was laid and is still to come, with those who meet it; on the bench who may still do so."""
    g = now.g
    brawl, choice = not laid(g), cast(Any, now.choice)
    cards = choice.attackers if brawl else pending(g)
    asked = now.asked if now.kind != "Clash" and not brawl else -1
    shown = [card for card in cards if asked in (-1, g.active) or _on(g, card) in (asked, -1)]
    lanes = [_attacker(now, words, card, i, brawl) for i, card in enumerate(shown, 1)]
    if now.kind == "Clash":
        free = opening(g, choice.unit)[1]
        lanes = [one if one.target == choice.unit or one.state else one._replace(state="dim") for one in lanes]
    else:
        places = dict.fromkeys(g.aim[card] for card in shown if g.aim[card])
        busy = engaged(g)
        free = [card for place in places for card in able(g, place) if card not in busy]
    foe = next((one.target for one in lanes if one.state == "picked"), "")
    fought = [card for card in shown if brawl or is_unit(card)]
    foe = foe or (fought[0] if len(fought) == 1 else "")
    part = "resolve" if now.kind in ("Clash", "PickFoe") else "response"
    bench = _others(now, free, foe, not g.guard.get(foe), words)
    return _fray(now, words, "brawl" if brawl else "verse", "" if brawl else part, lanes, bench)


def _on(g: FanCards, card: str) -> int:
    """Whom something that was laid comes at, -1 for all."""
    return seat_of(g.aim[card]) if g.aim[card] else -1


def _attacker(now: Situation, words: Words, card: str, order: int, brawl: bool) -> Lane:
    g = now.g
    place = g.aim.get(card, "")
    guards = list(g.guard.get(card, ())) if brawl else guards_of(g, card) if place else []
    coming = [*guards, now.picked] if now.picked and card in now.lit and now.picked in able(g, place) else guards
    says: chances.Says = ()
    if brawl or is_unit(card):
        says = chances.of_lane(g, words, card, coming) or ((words("fancards.fight.unmet"), "warn"),)
        who = "" if brawl else _who_fights(now, words, card, coming)
        says = ((who, "warn"), *says) if who else says
    seat = seat_of(place) if place else -1
    name = words("fancards.fight.on", name=now.name(seat)) if place else words("fancards.fight.all")
    met_by = tuple(fighter(now, one, len(guards) == 1)._replace(state="") for one in guards)
    return Lane(card, fighter(now, card), seat, name, order, (), met_by, says, state(now, card))


def _who_fights(now: Situation, words: Words, unit: str, coming: Sequence[str]) -> str:
    """What a card says of whom it fights in the place of who meets it (R-CG-41), "" where that is who meets it."""
    g = now.g
    if not g.aim[unit] or f"{unit}/fought" in g.bonus:
        return ""
    wanted = sought(g, unit)
    if wanted and not (coming and coming[0] in wanted):
        return words("fancards.fight.seeks", name=", ".join(called(card) for card in wanted))
    if not wanted and perk(unit, "picks_foe") and len(coming) < 2 and len(able(g, g.aim[unit])) > 1:
        return words("fancards.fight.chooses", name=now.name(g.active))
    return ""


def survivors(now: Situation, words: Words) -> Fray:
    """The survivors of an attack, and who may challenge them."""
    g, seat = now.g, now.asked
    options = now.session.options
    units = list(dict.fromkeys(option.target for option in options if option.target))
    cards = list(dict.fromkeys(option.source for option in options if option.source))
    lanes = [_foe(now, words, unit, now.picked if now.picked in cards else "", False) for unit in units]
    foe = units[0] if len(units) == 1 else next((one.target for one in lanes if one.state == "picked"), "")
    bench = _others(now, [card for card in able_all(g, seat) if card in cards], foe, False, words)
    return _fray(now, words, "verse", "challenge", lanes, bench)


def able_all(g: FanCards, seat: int) -> list[str]:
    """Who of a crew can fight, wherever they are."""
    return [card for place in places_of(g, seat) for card in able(g, place)]


def _foe(now: Situation, words: Words, foe: str, against: str, alone: bool) -> Lane:
    says = chances.of_lane(now.g, words, foe, (against,) if against else (), alone)
    return Lane(foe, fighter(now, foe), says=says, state=state(now, foe))


# ------------------------------------------------------------ the units of jobs, crews, mutinies


def mission(now: Situation, words: Words) -> Fray:
    """The units of a job, and who may fight them."""
    choice: Any = now.choice
    if hasattr(choice, "job"):
        foes = foes_of(now.g, choice.job)
    else:
        foes = [choice.foe if hasattr(choice, "foe") else f"foe:{choice.part}:0"]
    bench = present(now.g, choice.seat, choice.cell)
    lanes = [_foe(now, words, foe, now.picked if now.picked in bench else "", False) for foe in foes]
    lanes = [_whose(now, one) for one in lanes]
    foe = foes[0] if len(foes) == 1 else next((one.target for one in lanes if one.state == "picked"), "")
    return _fray(now, words, "mission", "", lanes, _others(now, bench, foe, False, words))


def _whose(now: Situation, lane: Lane) -> Lane:
    """A lane says whose crew somebody is of; the units of a job are nobody's."""
    seat = owner_of(now.g, lane.target) if is_crew(lane.target) else -1
    return lane._replace(seat=seat, name=now.name(seat)) if seat >= 0 else lane


def muster(now: Situation, words: Words) -> Fray:
    """Who attacks another crew: those who come along, against those who are there."""
    choice: Any = now.choice
    g, place = now.g, choice.place
    seat, target = seat_of(place), f"place:{place}"
    there = tuple(fighter(now, card)._replace(state="") for card in crew_at(g, place))
    lanes = [
        Lane(target, None, seat, now.name(seat), guards=there, state=state(now, target)),
        Lane("", None, choice.seat, now.name(choice.seat), guards=_calm(now, choice.attackers)),
    ]
    free = [card for card in present(g, choice.seat, cell_of(g, place)) if card not in choice.attackers]
    return _fray(now, words, "brawl", "", lanes, _others(now, free, "", False, words))


def _calm(now: Situation, cards: Sequence[str]) -> tuple[Fighter, ...]:
    return tuple(fighter(now, card)._replace(state="") for card in cards)


def pairs(now: Situation, words: Words) -> Fray:
    """A mutiny: who of the mutineers fights whom."""
    choice: Any = now.choice
    own, g = choice.pairing, now.g
    rebels, loyal = sides(g, own.seat)
    fights = dict(zip(own.pairs[1::2], own.pairs[::2]))
    lanes = []
    for card in loyal:
        against = fights.get(card, now.picked if card in now.lit and now.picked in rebels else "")
        says = chances.of_lane(g, words, card, (against,), False) if against else ()
        lanes.append(
            Lane(card, fighter(now, card), guards=_calm(now, [fights[card]] if card in fights else []), says=says,
                 state=state(now, card))
        )  # fmt: skip
    bench = _others(now, [card for card in rebels if card not in own.pairs], "", False, words)
    return _fray(now, words, "mutiny", "", lanes, bench)


SHEETS: dict[str, Callable[[Situation, Words], Fray | None]] = {
    "Attack": attack,
    "Respond": met,
    "Jamming": met,
    "AimAt": met,
    "Assign": met,
    "Clash": met,
    "PickFoe": met,
    "Riposte": survivors,
    "FaceFoe": mission,
    "FacePenalty": mission,
    "FaceKeeper": mission,
    "NameChampion": mission,
    "Muster": muster,
    "Pair": pairs,
}
"""The lanes of each choice of a fight."""
