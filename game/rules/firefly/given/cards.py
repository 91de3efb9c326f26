"""Laying cards of a scenario: who is in which Crew, what lies in front of a seat, in decks and on discard piles."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.content.firefly import firefly
from game.content.firefly.records import CONTACTS
from game.core.rng import shuffled
from game.core.zones import everyone, move, zone_of
from game.rules.firefly.jobs.reputation import sign_of
from game.rules.firefly.perks import all_crew
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import cards_of, crew_card, deck_of, face, in_play, items, job_card
from game.rules.firefly.told import ZONE, is_deck
from game.rules.shared.given import names, per_seat, shorten

SECRET = ("hand", "considered")
"""What only its own seat has seen."""


def fill_decks(g: Firefly) -> None:
    """Every card in its own deck; the decks are shuffled, set-up and Story Cards lie open."""
    for deck, cards in in_play(g.settings).items():
        g.zones[deck] = shuffled(g, cards) if is_deck(deck) else cards
        if not is_deck(deck):
            g.seen.update(dict.fromkeys(cards, everyone(len(g.ship))))


def find(g: Firefly, name: str, but: Collection[str] = ()) -> str:
    """A card of that name or id that nobody has, none of `but`: from its deck, its discard pile or aside. ValueError if
    none is left."""
    if name.partition("#")[0] not in firefly().faces:
        raise ValueError(f"there is no card {name!r}")
    copies = [item for item in items() if name in (item, face(item)) and item not in but]
    for zone in ("deck", "discard", "aside"):
        for item in copies:
            if item in g.zones.get(_free(zone, deck_of(item)), ()):
                return item
    raise ValueError(f"no {name!r} is left in the deck")


def _free(zone: str, deck: str) -> str:
    return {"deck": deck, "discard": f"{deck}.discard"}.get(zone, zone)


def put(g: Firefly, item: str, zone: str, mask: int) -> None:
    """Lay a card in a zone, on top, seen by the seats of `mask`."""
    move(g, item, zone_of(g, item), zone)
    g.seen.pop(item, None)
    if mask:
        g.seen[item] = mask


def stack_deck(g: Firefly, cards: Iterable[str]) -> None:
    """Put cards on top of their decks, the first named on top. ValueError when there is none left to be drawn."""
    stacked: list[str] = []
    for name in reversed(list(cards)):
        stacked.append(find(g, name, stacked))
        put(g, stacked[-1], deck_of(stacked[-1]), 0)


def lay_crews(g: Firefly, key: str, value: object) -> None:
    """The Crew of every seat, its Leader first; a seat without any gets the first Leader nobody else has."""
    for seat, crew in per_seat(g.ship, value):
        for name in names(crew):
            put(g, find(g, name), f"crew:{seat}", everyone(len(g.ship)))
    for seat in g.ship:
        if not any(crew_card(item).leader for item in all_crew(g, seat)):
            spare = [item for item in g.zones["setup"] if face(item) in firefly().leaders]
            move(g, spare[0], "setup", "drawn")
            g.zones[f"crew:{seat}"] = (*g.zones.pop("drawn"), *g.zones.get(f"crew:{seat}", ()))


def lay_ships(g: Firefly, key: str, value: object) -> None:
    """The Ship Cards; a seat without one gets the first that nobody else has."""
    for seat, name in per_seat(g.ship, value):
        put(g, find(g, name), f"ship:{seat}", everyone(len(g.ship)))
    for seat in g.ship:
        if f"ship:{seat}" not in g.zones:
            spare = next(item for item in g.zones["setup"] if face(item) in firefly().ships)
            move(g, spare, "setup", f"ship:{seat}")


def lay_drives(g: Firefly, key: str, value: object) -> None:
    """The Drive Cores; a seat without one gets the starting core of its ship."""
    for seat, name in per_seat(g.ship, value):
        put(g, find(g, name), f"drive:{seat}", everyone(len(g.ship)))
    for seat in g.ship:
        if f"drive:{seat}" not in g.zones:
            put(
                g,
                find(g, firefly().ships[face(g.zones[f"ship:{seat}"][0])].drive),
                f"drive:{seat}",
                everyone(len(g.ship)),
            )


def lay_piles(g: Firefly, key: str, value: object) -> None:
    """Cards in front of a seat: Gear, Upgrades, hands, Active Jobs, Considered cards, the Crew on a Job."""
    for seat, cards in per_seat(g.ship, value):
        for name in names(cards):
            mask = 1 << seat if key in SECRET else everyone(len(g.ship))
            own = next((item for item in g.zones.get(f"crew:{seat}", ()) if name in (item, face(item))), "")
            put(g, own or find(g, name), f"{ZONE.get(key, key)}:{seat}", mask)


def lay_carried(g: Firefly, key: str, value: object) -> None:
    """Who carries which Gear: it comes to the Gear of the seat that has the Crew, if it isn't there yet."""
    if not isinstance(value, dict):
        raise ValueError('must be a table of Crew, as in { zoe = "vera" } or { zoe = ["vera", "pistol"] }')
    for who, carried in value.items():
        crew, seat = whose(g, who)
        for name in [carried] if isinstance(carried, str) else names(carried):
            own = [item for item in g.zones.get(f"gear:{seat}", ()) if item not in g.carrier]
            gear = next((item for item in own if name in (item, face(item))), "") or find(g, name)
            if gear not in own:
                put(g, gear, f"gear:{seat}", everyone(len(g.ship)))
            g.carrier[gear] = crew


def whose(g: Firefly, name: str) -> tuple[str, int]:
    """The card of one of the Crew and the seat that has it. ValueError when nobody has."""
    for seat in g.ship:
        for item in all_crew(g, seat):
            if name in (item, face(item)):
                return item, seat
    raise ValueError(f"nobody has {name!r} in the Crew")


def lay_solid(g: Firefly, key: str, value: object) -> None:
    """Contacts a seat is Solid with: the last Job of theirs that nobody has lies under the Ship Card."""
    for seat, contacts in per_seat(g.ship, value):
        for contact in names(contacts):
            if contact not in CONTACTS:
                raise ValueError(f"{contact!r} is no Contact; they are {', '.join(CONTACTS)}")
            if not sign_of(g, seat, contact):
                deck = f"contact:{contact}"
                spare = [item for item in cards_of(deck) if item in g.zones.get(deck, ())]
                put(g, spare[-1], f"solid:{seat}", everyone(len(g.ship)))


def lay_disgruntled(g: Firefly, key: str, value: object) -> None:
    """Who has a Disgruntled token."""
    g.disgruntled.update((whose(g, name)[0], 1) for name in names(value))


def lay_stages(g: Firefly, key: str, value: object) -> None:
    """How many stages of an Active Job are done."""
    if not isinstance(value, dict):
        raise ValueError('must be a table of Jobs, as in { "cattle-drive-kerry" = 1 }')
    active = {face(item): item for seat in g.ship for item in g.zones.get(f"active:{seat}", ())}
    for name, stage in value.items():
        if name not in active or stage not in range(1, len(job_card(active[name]).places)):
            raise ValueError(f"{name!r} is no Active Job, or has no such stage")
        g.stage[active[name]] = stage


def lay_story(g: Firefly, key: str, value: object) -> None:
    """The Story Card in force."""
    if value not in firefly().stories:
        raise ValueError(f"must be one of {', '.join(firefly().stories)}")
    put(g, f"{value}#1", "story", everyone(len(g.ship)))


def lay_decks(g: Firefly, key: str, value: object) -> None:
    """How many cards decks still have; the others are put aside."""
    for zone, left in _decks(g, value):
        shorten(g, zone, left, "aside", len(g.ship))


def lay_discards(g: Firefly, key: str, value: object) -> None:
    """Cards on discard piles, the last one on top."""
    for zone, cards in _decks(g, value):
        for name in names(cards):
            copies = [item for item in cards_of(zone) if name in (item, face(item))]
            item = next((item for item in copies if item in g.zones.get(zone, ())), "")
            if not item:
                raise ValueError(f"no {name!r} is left in {zone}")
            put(g, item, f"{zone}.discard", everyone(len(g.ship)))


def lay_tops(g: Firefly, key: str, value: object) -> None:
    """Cards on top of their decks, the first named on top."""
    for zone, cards in _decks(g, value):
        for name in names(cards):
            if name.partition("#")[0] not in {face(item) for item in cards_of(zone)}:
                raise ValueError(f"there is no card {name!r} in {zone}")
        stack_deck(g, names(cards))


def _decks(g: Firefly, value: object) -> list[tuple[str, object]]:
    decks = sorted(filter(is_deck, in_play(g.settings)))
    if not isinstance(value, dict) or not all(zone in decks for zone in value):
        raise ValueError(f"must be a table of decks, which are {', '.join(decks)}")
    return list(value.items())


def lay_removed(g: Firefly, key: str, value: object) -> None:
    """Cards out of the game."""
    for name in names(value):
        put(g, find(g, name), "removed", everyone(len(g.ship)))
