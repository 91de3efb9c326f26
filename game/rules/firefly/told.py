"""The tables of a game told in the text form of scenario files, and what an answer looks like when it is dragged."""

from __future__ import annotations

from typing import Any

from game.content.firefly import firefly
from game.content.firefly.records import CONTACTS, GOODS
from game.rules.firefly.board import sector, supply_at
from game.rules.firefly.boxes import boxes, is_box_deck
from game.rules.firefly.perks import all_crew, leader_of, solid
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import deck_of, face
from game.rules.firefly.zones import amount, free, outlaw

NUMBERS = ("money", "warrants", "goals")
PLAIN = ("active", "first", "round", "turn", "flying", "legs", "over", "why")
PILES = ("crew", "team", "gear", "upgrades", "drive", "ship", "hand", "jobs", "considered")
"""The tables of cards that a seat has in front of it."""
ZONE = {"upgrades": "upgrade", "jobs": "active"}
"""What the zone of such a table is called, where it isn't called the same."""
SECTOR = ("burn", "mosey", "fly", "evade", "place")
BOARD = ("cruiser", "cutter")
HERE = ("buy", "leave")
ALONE = ("stop", "draw", "done", "go", "cancel", "call", "end", "makework", "clear", "skip", "roll", "reroll", "keep")


def told(g: Firefly) -> dict[str, Any]:
    """Every table in its text form. Decks are told by how many cards are left, their discard piles card by card."""
    seats = g.ship
    return {
        "at": {str(seat): _key(g, at) for seat, at in g.ship.items()},
        "cruiser": _key(g, g.cruiser),
        "cutter": _key(g, g.cutter),
        **{name: {str(seat): value for seat, value in getattr(g, name).items()} for name in NUMBERS},
        **{name: {str(seat): faces(g, f"{ZONE.get(name, name)}:{seat}") for seat in seats} for name in PILES},
        **{area: {str(seat): _goods(g, area, seat) for seat in seats} for area in ("hold", "stash")},
        **{good: {str(seat): amount(g, seat, good) for seat in seats} for good in GOODS},
        "room": {str(seat): free(g, seat) for seat in seats if f"ship:{seat}" in g.zones},
        "leader": {str(seat): face(leader_of(g, seat)) for seat in seats},
        "outlaw": {str(seat): outlaw(g, seat) for seat in seats},
        "solid": {str(seat): [contact for contact in CONTACTS if solid(g, seat, contact)] for seat in seats},
        "carries": {face(crew): _carried(g, crew) for seat in seats for crew in all_crew(g, seat)},
        "stage": {face(job): stage for job, stage in g.stage.items()},
        "disgruntled": [face(crew) for crew in g.disgruntled],
        "story": next(iter(faces(g, "story")), ""),
        "deck": {zone: len(items) for zone, items in g.zones.items() if is_deck(zone)},
        "pile": {zone[:-8]: faces(g, zone) for zone in g.zones if zone.endswith(".discard")},
        "drawn": faces(g, "drawn"),
        "removed": faces(g, "removed"),
        "setup": faces(g, "setup"),
        "acted": list(g.acted),
        "met": [str(seat) for seat in g.met if g.met[seat]],
        "work": face(g.work),
        **{name: getattr(g, name) for name in PLAIN},
        "winners": list(map(str, g.winners)),
        "marks": dict(g.flags),
        **{name: table for box in boxes(g) for name, table in box.tells(g).items()},
    }


def is_deck(zone: str) -> bool:
    """Whether a zone is a draw pile."""
    if zone.startswith(("supply:", "contact:", "nav:")):
        return not zone.endswith(".discard")
    return zone == "misbehave" or is_box_deck(zone)


def faces(g: Firefly, zone: str) -> list[str]:
    """The cards of a zone without their numbers."""
    return [face(item) for item in g.zones.get(zone, ())]


def _key(g: Firefly, number: int) -> str:
    return sector(g, number).key if number else "out"


def _goods(g: Firefly, area: str, seat: int) -> dict[str, int]:
    return {good: amount(g, seat, good, area) for good in GOODS if amount(g, seat, good, area)}


def _carried(g: Firefly, crew: str) -> list[str]:
    return [face(gear) for gear, holder in g.carrier.items() if holder == crew]


def drag(g: Firefly, key: str) -> tuple[str, str]:
    """Source and target that an answer stands for when it is dragged, for asking why it is refused."""
    word, _, rest = key.partition(":")
    step = g.stack[-1] if g.stack else None
    seat = getattr(step, "seat", g.active)
    if word in SECTOR:
        return f"ship:{seat}", key if word in ("burn", "mosey") else f"sector:{rest}"
    if word in BOARD:
        return word, f"sector:{rest}"
    if key in HERE:
        return "", f"deck:supply:{supply_at(g, g.ship[seat])}" if word == "buy" else key
    if word in ALONE or key in ("ace", "ignore") or word == "option":
        return "", key
    own = next((found for box in boxes(g) if (found := box.drags(g, key, seat))), None)
    return own or _drag_token(word, rest, seat) or _drag_card(g, word, rest, seat) or ("", key)


def _drag_token(word: str, rest: str, seat: int) -> tuple[str, str] | None:
    good = rest.partition(":")[0]
    if word in ("fuel", "part"):
        return f"deck:{word}", f"{word}:{rest}"
    if word == "sell":
        return f"good:{good}", f"sell:{rest}"
    if word == "stow":
        return f"good:hold:{seat}:{good}", f"area:stash:{seat}"
    if word == "unstow":
        return f"good:stash:{seat}:{good}", f"area:hold:{seat}"
    if word == "dump":
        return f"good:hold:{seat}:{good}", "space"
    if word == "trade":
        one, _, other = rest.partition(":")
        return f"ship:{one}", f"ship:{other}"
    return ("", f"contact:{rest}") if word == "deal" else None


def _drag_card(g: Firefly, word: str, rest: str, seat: int) -> tuple[str, str] | None:
    name, _, other = rest.partition(":")
    item = find_card(g, name, seat)
    if not item:
        return None
    card = f"card:{item}"
    targets = {
        "pick": f"area:considered:{seat}",
        "accept": f"area:hand:{seat}",
        "keep": f"area:hand:{seat}",
        "work": "sector:here",
        "goal": "sector:here",
        "send": f"area:team:{seat}",
        "stay": f"area:crew:{seat}",
        "discard": "dice",
        "hire": f"area:crew:{seat}",
        "unequip": f"area:gear:{seat}",
        "leader": f"area:crew:{seat}",
        "ship": f"area:ship:{seat}",
    }
    if word == "equip":
        return card, f"card:{find_card(g, other, seat)}"
    if word in ("dismiss", "drop"):
        return card, f"deck:{deck_of(item)}.discard"
    if word == "buy":
        kind = "crew" if face(item) in firefly().crew else "gear"
        return card, f"area:{kind}:{seat}"
    return (card, targets[word]) if word in targets else None


def find_card(g: Firefly, name: str, seat: int) -> str:
    """A card of that name, one in front of the seat first, then what lies open; "" if there is none."""
    own = [zone for zone in g.zones if zone.endswith(f":{seat}")]
    rest = [zone for zone in g.zones if zone not in own and not is_deck(zone)]
    return next((item for zone in (*own, *rest) for item in g.zones[zone] if name in (item, face(item))), "")
