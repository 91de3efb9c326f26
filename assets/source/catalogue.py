"""Every picture the program owns, as data: what it is called, which recipe makes it, from which record, how large.

This module knows no Blender, so tests and `make.py --list` read it anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from board_plan import CELL, ROOT, picture_size, read_map
from icon_shapes import ICONS
from people_cards import CARDS, EXTRAS
from people_folk import FOLK
from people_hunters import HUNTERS
from people_leaders import LEADERS
from people_records import CREW, ENEMIES
from scenes.plan import SETS, THINGS
from scenes.records_deeds import DEEDS
from scenes.records_encounters import ENCOUNTERS
from scenes.records_endings import ENDINGS
from scenes.records_epics import EPICS
from scenes.records_firefly_amnon_duul import AMNON_DUUL
from scenes.records_firefly_badger import BADGER
from scenes.records_firefly_harken import HARKEN
from scenes.records_firefly_niska import NISKA
from scenes.records_firefly_patience import PATIENCE
from scenes.records_heist_events import HEIST_EVENTS
from scenes.records_jobs import JOBS
from scenes.records_kf_events_1 import EVENTS_1
from scenes.records_kf_events_2 import AFFAIRS
from scenes.records_nav import NAV
from scenes.records_pirates import PIRATES
from scenes.records_places import PLACES
from scenes.records_stories import STORIES
from scenes.records_trouble import TROUBLE
from tile_slots import SHEETS, sheet_size
from world_records import WORLDS

ART = ROOT / "assets" / "art"


@dataclass(frozen=True)
class Item:
    """One picture: `name` is its path below assets/art without suffix, `size` is in pixels."""

    name: str
    recipe: str
    record: Any
    size: tuple[int, int]
    samples: int = 16
    alpha: bool = True
    shadow: bool = True  # a contact shadow is in the alpha channel and must fade before the border
    quality: int = 90
    reads: tuple[str, ...] = ()  # further files the picture is made from, seen from the project's root

    @property
    def path(self) -> Path:
        return ART / f"{self.name}.webp"


FLAT = 62  # elevation in degrees for discs: mostly from above, so that the emblem reads
TOKENS: dict[str, tuple[int, int]] = {  # elevation and turn of the camera
    "crate": (38, 28),
    "coin": (56, 0),
    "star": (FLAT, 0),
    "enemy": (FLAT, 0),
    "back_crew": (FLAT, 0),
    "back_engine": (FLAT, 0),
    "spawn": (FLAT, 0),
    "timer": (28, 12),
    "heart": (66, 0),
    "ammo": (34, 0),
}
GEAR: dict[str, tuple[int, int]] = {
    "medkit": (42, 16),
    "ammo_box": (40, 20),
    "bandolier": (44, 10),
    "stew_pot": (38, 10),
    "wrench_kit": (46, 14),
    "bandages": (40, 14),
    "bottle": (22, 12),
    "scanner": (44, 16),
    "stopwatch": (60, 8),
    "toolkit": (40, 18),
    "hat": (34, 16),
    "rope": (46, 10),
    "vest": (26, 16),
    "radio": (34, 16),
    "cloak": (24, 14),
    "keycard": (58, 14),
    "pistol": (50, 0),
    "rifle": (54, 0),
    "grenade": (30, 14),
    "knife": (56, 0),
    "carbine": (54, 0),
    "shotgun": (54, 0),
    "boomstick": (52, 0),
    "flare": (40, 14),
    "sonic_rifle": (54, 0),
    "vector_pistol": (52, 0),
    "hand_cannon": (50, 0),
}
FITTINGS: dict[str, tuple[int, int]] = {
    "mule": (30, 34),
    "limousine": (28, 34),
    "jeep": (30, 34),
    "horses": (20, 40),
    "cunning_hat": (16, 18),
    "coils": (28, 20),
    "bunks": (30, 24),
    "pods": (34, 30),
    "buoy": (22, 16),
    "hatch": (44, 16),
    "thruster": (24, 10),
    "sky_hook": (16, 20),
    "core_radion": (26, 16),
    "core_modified": (26, 16),
    "core_efficient": (26, 16),
    "core_graviton": (26, 16),
    "core_echelon": (26, 16),
    "core_tri_capissen": (26, 16),
}
PIRATES_GEAR: dict[str, tuple[int, int]] = {
    "shades": (24, 24),
    "card_game": (56, 8),
    "combat_armor": (20, 16),
    "datascope": (24, 34),
    "hunter_pistol": (50, 0),
}
PIRATES_FITTINGS: dict[str, tuple[int, int]] = {
    "defense_suite": (22, 20),
    "booby_traps": (34, 18),
    "cryo_unit": (40, 22),
    "mag_grappler": (22, 44),
    "eva_suit": (14, 22),
}
CARDS_GEAR: dict[str, tuple[int, int]] = {
    "stunner": (52, 0),
    "vera": (52, 0),
    "sword": (54, 0),
    "surgical_case": (40, 16),
    "ball_gown": (16, 16),
    "waistcoat": (18, 16),
    "tool_roll": (48, 14),
    "lock_picks": (38, 14),
    "star_charts": (46, 12),
    "grav_boot": (22, 40),
    "illegal_cargo": (32, 26),
    "alliance_tender": (40, 18),
    "trade_beads": (38, 18),
}
FACES = {"d4": range(1, 5), "d6": range(1, 7), "d8": range(1, 9), "d10": range(10)}
BOARDS = {"derelict": (1.5, 2), "paradiso": (1.5, 2), "intensive": (1.5, 2)}
"""How much larger than planned a board is painted (1.5 makes it 2880 px wide: a large screen shows it so), samples."""
CHART_SHIPS = ("alliance", "reaver", "derelict_ship", "ship_walden", "ship_interceptor")
SIDES = ("walden_side", "interceptor_side")  # as one passes them
TURNING = ("ship_walden", "ship_interceptor", "reaver")  # as the ships of the seats they point where they fly
HEADINGS = tuple(range(16))
COURSE = (14,)  # the heading on lids and in windows, where a ship is large
RINGED = ("ezra",)
CHART_STATIONS = ("space_bazaar", "skyplex")
CHART_COUNTERS = {  # size and samples
    "counter": (256, 8),
    "ghost": (256, 6),
    "notoriety": (128, 6),
    "cargo": (256, 16),
    "passenger": (256, 16),
    "contraband": (256, 16),
    "fugitive": (256, 16),
    "delivery": (128, 6),
    "heist": (128, 6),
    "home": (128, 6),
    "pursuit": (128, 6),
    "haven": (256, 12),
    "destination": (256, 12),
}
SEATS = range(8)


def _chart() -> list[Item]:
    """The star chart of Keep Flyin': its worlds, ships and counters; what flies gets its shadow from the table."""
    sides = {key: 352 if key in RINGED else 256 for key in WORLDS}  # a ring is drawn larger than a ball
    found = [Item(f"worlds/world_{key}", "worlds", key, (n, n), 8, True, False, 84) for key, n in sides.items()]
    found += [Item(f"worlds/world_{key}", "ships", key, (256, 256), 6, True, False, 84) for key in CHART_STATIONS]
    found.append(Item("worlds/sun_blue", "worlds", "sun", (256, 256), 6, True, False, 84))
    found += [Item(f"ships/ship_{seat}", "ships", seat, (320, 320), 16, True, False) for seat in SEATS]
    found += [Item(f"ships/ship_{seat}_side", "ship_sides", seat, (480, 288), 12, True, False, 86) for seat in SEATS]
    found += [Item(f"ships/{key}", "ships", key, (320, 320), 16, True, False) for key in CHART_SHIPS]
    found += [Item(f"ships/{key}", "ships", key, (480, 480), 16, True, False, 86) for key in SIDES]
    flying = [(f"ship_{seat}", seat) for seat in SEATS] + [(key, key) for key in TURNING]
    for name, key in flying:
        found.append(Item(f"headings/{name}", "ship_headings", (key, HEADINGS), (768, 768), 12, True, False, 86))
        found.append(Item(f"courses/{name}", "ship_headings", (key, COURSE), (320, 320), 12, True, False, 86))
    found += [Item(f"tokens/{key}", "counters", key, (n, n), samples) for key, (n, samples) in CHART_COUNTERS.items()]
    found.append(Item("surfaces/starfield", "starfield", "sky", (960, 760), 1, False, False, 86))
    return found


PLATE = (576, 234)
WIDE = (1536, 640)  # of an ending
FINE = {**PIRATES, **STORIES, **PLACES, **EPICS}  # with worn edges
WORK = {**JOBS, **AMNON_DUUL, **BADGER, **HARKEN, **NISKA, **PATIENCE}  # of the card game, of the Contacts
EVENTS = {**EVENTS_1, **AFFAIRS, **HEIST_EVENTS}  # of Keep Flyin, of the heists


def dioramas() -> list[Item]:
    """What is seen in the window of a card; each reads the files of its set and of its things."""
    people = {**CREW, **ENEMIES, **LEADERS, **FOLK, **HUNTERS, **CARDS, **EXTRAS}
    found = []
    for key, record in {**FINE, **ENCOUNTERS, **WORK, **EVENTS, **DEEDS, **NAV, **TROUBLE, **ENDINGS}.items():
        cast = [(people[who], *rest) for who, *rest in record.get("cast", ())]
        parts = {SETS[record["set"]], *(THINGS[thing] for thing, *_ in record.get("props", ()))}
        files = tuple(f"assets/source/scenes/{part}.py" for part in sorted(parts))
        whole = {**record, "cast": cast, "worn": key in FINE}
        samples = 4 if key in FINE else 3 if key in ENCOUNTERS else 2
        size = WIDE if key in ENDINGS else PLATE
        found.append(Item(f"scenes/{key}", "diorama", whole, size, samples, False, False, 82, files))
    return found


def _items() -> list[Item]:
    found = [Item(f"people/{key}", "doll", record, (512, 512), 18) for key, record in {**CREW, **ENEMIES}.items()]
    found += [
        Item(f"people/{key}", "doll", record, (320, 320), 14, quality=86) for key, record in (LEADERS | FOLK).items()
    ]
    found += [
        Item(f"people/{key}", "doll", record, (320, 320), 6, quality=86) for key, record in {**HUNTERS, **CARDS}.items()
    ]
    found += [Item(f"tokens/{key}", "tokens", (key, *view), (256, 256)) for key, view in TOKENS.items()]
    found += [Item(f"gear/{key}", "gear", (key, *view), (256, 256)) for key, view in GEAR.items()]
    found += [Item(f"gear/{key}", "fittings", (key, *view), (256, 256)) for key, view in FITTINGS.items()]
    for recipe, shelf in (("gear", PIRATES_GEAR), ("gear", CARDS_GEAR), ("fittings", PIRATES_FITTINGS)):
        found += [Item(f"gear/{key}", recipe, (key, *view), (256, 256), 6) for key, view in shelf.items()]
    found += [Item(f"dice/{d}_{n}", "dice", (d, n), (256, 256), 14) for d, faces in FACES.items() for n in faces]
    for key, (larger, samples) in BOARDS.items():
        file = f"maps/heists/{key}.toml"
        wide, high = picture_size(read_map(ROOT / file))
        size = round(wide * larger), round(high * larger)
        found.append(Item(f"boards/{key}", "board", file, size, samples, False, False, 86, (file,)))
    for key in SHEETS:
        lit = key == "furniture"  # what stands on the floor brings its shadow, all else gets it where it is laid
        alpha, size = key != "floors", sheet_size(key, CELL)
        found.append(Item(f"tiles/tiles_{key}", "board_tiles", key, size, 12, alpha, lit, 88))
    found += [
        Item("surfaces/table_walnut", "surfaces", "table_walnut", (1520, 1000), 20, False, False, 88),
        Item("surfaces/card_back_gear", "card_back", "gear", (500, 700), 24, True, False),
        Item("surfaces/card_back_event", "card_back", "event", (500, 700), 24, True, False),
        Item("icon", "tokens", ("badge", 76, 0), (256, 256), 24),
    ]
    found += _chart()
    found += dioramas()
    found += [Item(f"icons/{key}", "icons", key, (128, 128), 1, True, False, 100) for key in ICONS]
    return found


ITEMS: dict[str, Item] = {item.name: item for item in _items()}
