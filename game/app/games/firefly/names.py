"""What cards, people, goods and places of *Firefly: The Game* are called, and what stands for them in pictures."""

from __future__ import annotations

import math

from game.app.games.firefly.map.places import pictures
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.plates import is_plate
from game.content.common.rulebook.cards import Card
from game.content.firefly import firefly
from game.content.firefly.records import Crew, Job, Sector, Ship
from game.rules.firefly.board import board_of, spans
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face, kind
from game.rules.firefly.zones import ship_card

DOLLS = {
    "malcolm": "mal",
    "zoe": "zoe",
    "wash": "wash",
    "inara": "inara",
    "jayne": "jayne",
    "kaylee": "kaylee",
    "shepherd-book": "book",
    "simon-tam": "simon",
    "river-tam": "river",
}
"""The people who have a figure."""
THINGS = {
    "alliance-ident-card": "keycard",
    "bona-fide-credentials": "keycard",
    "hastily-forged-documents": "keycard",
    "security-interface-pad": "scanner",
    "improvised-hacking-rig": "radio",
    "kaylees-reprogrammer": "toolkit",
    "simons-surgical-kit": "medkit",
    "a-very-fine-hat": "hat",
    "explosive-charge": "flare",
    "knife": "knife",
    "crows-knife": "knife",
    "glucklich-jia": "carbine",
    "pistol": "pistol",
    "burgesss-laser": "boomstick",
    "flashkill-pod-grenades": "grenade",
    "vera": "rifle",
    "kaylees-fluffy-pink-dress": "cloak",
    "shiny-neck-tie": "vest",
    "official-lookin-vehicle": "limousine",
    "mule": "mule",
    "fast-horses": "horses",
    "burgesss-jeep": "jeep",
    "jaynes-cunning-hat": "cunning_hat",
    "compression-coils": "coils",
    "expanded-crew-quarters": "bunks",
    "exterior-cargo-pods": "pods",
    "full-tune-up": "wrench_kit",
    "fully-equipped-med-bay": "medkit",
    "cry-baby": "buoy",
    "concealed-smuggling-compartments": "hatch",
    "onboard-chop-shop": "toolkit",
    "overcharged-grav-thruster": "thruster",
    "sky-hook": "sky_hook",
    "radion-accelerator-mark-1": "core_radion",
    "enhanced-graviton-accelerator": "core_graviton",
    "hyper-efficient-radion-mark-3": "core_efficient",
    "modified-radion-accelerator-mark-2": "core_modified",
}
"""The picture of each thing: Gear, Ship Upgrades and Drive Cores."""
KINDS = (
    ("sniper-rifle", "rifle"),
    ("firearm", "pistol"),
    ("explosives", "grenade"),
    ("hacking-rig", "radio"),
    ("transport", "mule"),
    ("fake-id", "keycard"),
    ("fancy-duds", "vest"),
)
"""The likeness of a thing of a mod that brings no picture, by its keywords; else by what kind of card it is."""
LIKENESS = {"gear": "toolkit", "upgrade": "coils", "drive": "core_radion"}
SIGNS = {"fight": "fight", "tech": "wrench", "negotiate": "shake"}
TOKENS = {good: good for good in ("cargo", "contraband", "passenger", "fugitive")}
"""The picture of each kind of goods that has one."""
HELD = {**TOKENS, "fuel": "ammo", "part": "star"}
"""What is seen of goods in the hand."""


def title(item: str) -> str:
    """The title of a card; of a Goal as "goal:<story>/1", too. Unknown cards have none."""
    if item.startswith("goal:"):
        return firefly().goals[item[5:]].title
    record = firefly().faces.get(face(item))
    return record.title if record else ""


def text(item: str) -> str:
    """What stands on a card in words."""
    if item.startswith("goal:"):
        return firefly().goals[item[5:]].text
    record = firefly().faces.get(face(item))
    return record.text if record else ""


WINDS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")


def open_space(board: str, number: int, words: Words) -> str:
    """What a Sector without a planet is called: where it lies from the nearest that has one."""
    sectors, far = board_of(board).sectors, spans(board, number)
    x, y = sectors[number].at

    def near(other: Sector) -> tuple[int, float]:
        return far[other.id], math.dist((x, y), other.at)

    known = min((one for one in sectors.values() if one.planets), key=near)
    turn = math.atan2(y - known.at[1], x - known.at[0]) / math.tau * len(WINDS)
    return words(f"firefly.space.{WINDS[round(turn) % len(WINDS)]}", place=known.planets[0].name)


def contact_name(id: str) -> str:
    """A Contact's name."""
    found = firefly().contacts.get(id)
    return found.title if found else id


def deck_name(words: Words, deck: str) -> str:
    """What a deck is called: "supply:osiris", "contact:badger", "nav:border" ..."""
    head, _, tail = deck.partition(":")
    if head == "supply":
        planet = firefly().map.planets.get(tail)
        return words("firefly.deck.supply", place=planet.name if planet else tail)
    if head == "contact":
        return words("firefly.deck.contact", name=contact_name(tail))
    return words(f"firefly.deck.{head}.{tail}" if tail else f"firefly.deck.{head}")


def card_kind(item: str) -> str:
    """The band of a card: the type of a Job, the space of a Nav Card, else its kind."""
    if item.startswith("goal:"):
        return "story"
    record = firefly().faces[face(item)]
    if isinstance(record, Job):
        return record.kind
    if isinstance(record, Crew) and record.leader:
        return "leader"
    found = kind(item)
    return str(getattr(record, "deck", found)) if found == "nav" else found


def doll(kit: Kit, item: str) -> str:
    """The figure of one of the Crew, "" for one who has none."""
    record = firefly().crew.get(face(item))
    if record is None:
        return ""
    if record.picture in kit.art.paths:
        return record.picture
    found = DOLLS.get(record.id, "")
    return found if found in kit.art.paths else ""


def model(g: Firefly, seat: int) -> str:
    """The picture of a ship on the map that is built like no other; "" where the colour of the seat tells it."""
    card = ship_card(g, seat) if f"ship:{seat}" in g.zones else None
    return hull_of(card) if card is not None else ""


def hull_of(card: Ship) -> str:
    """The picture of a ship that is built like no other, "" for a Firefly: the colour of its seat tells it."""
    return card.picture if card.box else ""


def thing_art(kit: Kit, item: str) -> str:
    """The picture of a Gear, Upgrade, Drive Core or Ship card of its own, "" for another card."""
    at, box = face(item), firefly()
    card = box.gear.get(at) or box.upgrades.get(at) or box.drives.get(at) or box.ships.get(at)
    own = getattr(card, "picture", "")
    return own if own in kit.art.paths else likeness(item)


def scene(kit: Kit, item: str) -> str:
    """The scene in the window of a card; of a Job without one that of a place it leads to, the last first. "" for
    none."""
    record = firefly().faces.get(face(item))
    own = str(getattr(record, "picture", ""))
    stops = [stop[0] for stop in record.places] if isinstance(record, Job) else []
    names = (own, *(f"place_{stop.replace('-', '_')}" for stop in reversed(stops)))
    return next((name for name in names if is_plate(kit, name)), "")


def likeness(item: str) -> str:
    """What a thing looks like that brings no picture: its own likeness or that of its kind; "" for another card."""
    at, box = face(item), firefly()
    record = box.gear.get(at) or box.upgrades.get(at) or box.drives.get(at)
    if record is None:
        return ""
    words = getattr(record, "keywords", ())
    return THINGS.get(at) or next((art for word, art in KINDS if word in words), LIKENESS[_shelf(at)])


def card_likeness(card: Card) -> tuple[str, ...]:
    """What shows a card in the booklet that brings no picture of its own: planets, Crew and things."""
    own = card.id.partition("/")[2]
    if card.picture.startswith("world_"):
        return pictures(card.picture[6:].replace("_", "-"))
    if card.deck == "crew":
        return (DOLLS.get(own, ""),)
    return (likeness(own),) if card.deck in ("gear", "upgrades", "drives") else ()


def _shelf(id: str) -> str:
    box = firefly()
    return "gear" if id in box.gear else "upgrade" if id in box.upgrades else "drive"


TROUBLE = {
    "fight": ("shotgun", "carbine", "knife", "pistol"),
    "tech": ("scanner", "wrench_kit", "radio", "hatch"),
    "negotiate": ("bottle", "stopwatch", "keycard", "hat"),
}
"""What stands for the ways out of trouble on a Misbehave card."""


def trouble(item: str) -> tuple[str, ...]:
    """What stands in the picture of a Misbehave card or a Goal: a thing for each Skill that its options test."""
    record = firefly().goals.get(item[5:]) if item.startswith("goal:") else firefly().faces.get(face(item))
    options = getattr(record, "options", ())
    skills = dict.fromkeys(option.test.skill for option in options if option.test is not None)
    turn = sum(map(ord, title(item)))
    return tuple(TROUBLE[skill][turn % len(TROUBLE[skill])] for skill in skills)


def card_art(kit: Kit, item: str) -> str:
    """The picture that stands for any card: a figure, a thing, or the sign of goods; "" for a card face down."""
    if item.startswith("?") or face(item) not in firefly().faces:
        return ""
    return doll(kit, item) or thing_art(kit, item) or ("delivery" if kind(item) == "job" else "counter")
