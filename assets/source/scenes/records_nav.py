"""The Nav Cards of *Firefly: The Game*. Who draws one sees their own ship in it: the table lays it on the sky where
`game/app/games/firefly/cards/flown.py` says, so those that pass in space are rendered without it.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size, how it leans).
"""

# fmt: off
CORE = {
    "nav_big_black": {
        "set": "nebula", "hue": "#243a72", "light": "void", "lens": "space", "seed": 21, "bright": 1.3,
        "props": [("moon", 6.2, 26, 3.6, 0, 0.8)],
    },
    "nav_patrol": {
        "set": "orbit", "hue": "londinum", "light": "void", "lens": "space", "seed": 1, "bright": 0.3,
        "props": [("cruiser", 3.4, 11.0, 0.9, 64, 2.0), ("patrol", 0.7, 5.0, -0.3, 70, 0.7, (4, 8))],
    },
    "nav_customs": {
        "set": "orbit", "hue": "ariel", "light": "void", "lens": "space", "seed": 5, "bright": 0.3,
        "props": [("patrol", 2.6, 1.4, 0.35, 74, 1.5, (6, -6)), ("shuttle", 0.7, 2.6, -0.7, 64, 0.7, (6, 6))],
    },
    "nav_cruiser": {
        "set": "nebula", "hue": "#2c4468", "light": "void", "lens": "space", "seed": 4, "bright": 0.5,
        "props": [("cruiser", 1.5, 4.6, 0.9, 40, 3.1)],
    },
    "nav_entanglements": {
        "set": "giant", "light": "deep", "lens": "space", "bright": 0.3,
        "props": [("cruiser", 4.6, 13.0, 1.6, 62, 1.9), ("cruiser", -5.6, 17.0, 2.4, -58, 1.7),
                  ("patrol", 2.9, 4.0, -0.9, 60, 0.8, (6, 8))],
    },
    "nav_abandoned": {
        "set": "orbit", "hue": "sihnon", "light": "void", "lens": "space", "seed": 8, "bright": 0.2,
        "props": [("hauler", 1.9, 4.4, 0.7, 48, 1.2, (24, 20))],
    },
    "nav_distress": {
        "set": "nebula", "hue": "#7a2a3a", "light": "void", "lens": "space", "seed": 16, "bright": 0.4,
        "props": [("shuttle", 2.1, 2.4, 0.5, 40, 1.2, (26, 34)), ("beacon", 0.4, 3.2, -0.9, 0, 0.9, (12, 20))],
    },
    "nav_convoy": {
        "set": "orbit", "hue": "bellerophon", "light": "void", "lens": "space", "seed": 2, "bright": 0.3,
        "props": [("hauler", 2.6, 3.4, 0.2, 74, 1.1, (4, 6)), ("hauler", -0.9, 8.5, 1.5, 74, 1.0, (4, 6)),
                  ("trader", 5.6, 11.0, 2.3, 74, 1.0, (4, 6))],
    },
    "nav_coil": {
        "set": "engine", "light": "alert", "lens": "two", "seed": 3, "bright": 0.4,
        "props": [("engine_part", 0.9, 0.5, 0, 14, 1.0)],
        "cast": [("kaylee", -0.7, 0.4, 34, "strike", {"prop": "wrench", "mood": "shout"}),
                 ("mal", -2.2, 1.0, 34, "cower", {"prop": None, "mood": "scared"})],
    },
    "nav_difficulty": {
        "set": "corridor", "light": "candle", "lens": "two", "seed": 6, "bright": 0.5,
        "props": [("wires", 1.5, 1.2, 0, 0, 1.0)],
        "cast": [("jayne", 0.1, 0.4, 34, "hips", {"prop": None, "mood": "angry"}),
                 ("kaylee", -1.7, 0.7, 40, "talk", {"prop": "wrench", "mood": "sly"})],
    },
    "nav_engine_room": {
        "set": "engine", "light": "furnace", "lens": "two", "seed": 12, "bright": 0.2,
        "cast": [("crew_bester", 0.6, 0.7, -30, "shrug", {"prop": None, "mood": "scared"}),
                 ("mal", -1.7, 0.4, 44, "crossed", {"prop": None, "mood": "stern"}),
                 ("kaylee", 2.0, 1.0, -30, "wave", {"prop": "wrench", "mood": "laugh"})],
    },
    "nav_dinner": {
        "set": "galley", "light": "lamp", "lens": "group", "seed": 3,
        "props": [("supper", 0.0, 0.2, 0, 0, 1.1)],
        "cast": [("wash", -1.9, 1.2, 24, "talk", {"prop": None, "mood": "laugh"}),
                 ("book", -0.6, 1.6, 8, "raise", {"prop": "flask", "mood": "smile"}),
                 ("river", 0.7, 1.6, -10, None, {"prop": None, "mood": "grin"}),
                 ("simon", 2.0, 1.2, -26, "offer", {"prop": None, "mood": "smile"})],
    },
}

BORDER = {
    "nav_hunt": {
        "set": "nebula", "hue": "#6a2414", "light": "void", "lens": "space", "seed": 27, "bright": 1.2,
        "props": [("redgiant", -8.5, 30, 1.5, 0, 4.6), ("raider", 2.9, 6.0, 0.3, 68, 1.25, (8, 8)),
                  ("raider", 6.0, 11.0, 1.6, 68, 1.1, (8, 8)), ("raider", 0.9, 11.0, 1.5, 68, 1.1, (8, 8))],
    },
    "nav_derelict": {
        "set": "belt", "light": "deep", "lens": "space", "seed": 31, "bright": 0.6,
        "props": [("wreck", 1.9, 2.2, 0.4, 62, 1.7, (26, 12))],
    },
    "nav_cutter": {
        "set": "nebula", "hue": "#8a1c14", "light": "embers", "lens": "space", "seed": 8, "bright": 1.1,
        "props": [("raider", 1.7, 0.6, 0.55, 52, 2.1, (10, 14)), ("beams", 0.2, 1.8, 0.1, 0, 0.7)],
    },
    "nav_bait": {
        "set": "orbit", "hue": "silverhold", "light": "void", "lens": "space", "seed": 3, "bright": 0.5,
        "props": [("raider", 3.2, 3.2, 0.35, 62, 1.35, (8, 10)), ("raider", 1.0, 7.5, 1.2, 66, 1.1, (8, 10))],
    },
    "nav_trader": {
        "set": "belt", "light": "deep", "lens": "space", "seed": 44, "bright": 0.6,
        "props": [("trader", 2.0, 1.4, 0.3, 66, 1.3, (8, -8))],
    },
    "nav_ghost_ship": {
        "set": "nebula", "hue": "#2a6a4a", "light": "moon", "lens": "space", "seed": 14, "bright": -0.3,
        "props": [("yacht", 1.6, 2.0, 0.35, 58, 1.5, (16, -22))],
    },
    "nav_asteroid": {
        "set": "belt", "light": "deep", "lens": ((0.0, 1.0, 0.6), (0.9, 12.0, 0.2), 36, None, 8.0), "seed": 77,
        "bright": 0.7,
    },
    "nav_debris": {
        "set": "orbit", "hue": "georgia", "light": "void", "lens": "space", "seed": 6, "bright": 0.4,
        "props": [("scrap", 2.6, 2.0, -0.2, 0, 1.1, (40, 10)), ("scrap", -3.3, 6.0, 0.9, 60, 1.0, (70, 40)),
                  ("scrap", 0.4, 7.0, 1.2, 130, 1.1, (20, 70)), ("engine_part", 0.7, 0.4, -0.5, 30, 0.8, (50, 30)),
                  ("crates", 4.9, 5.4, 0.9, 40, 0.9, (60, 30))],
    },
    "nav_fuel_lines": {
        "set": "hulk", "hue": "#4a4034", "light": "green", "lens": "two", "seed": 5, "bright": 0.2,
        "props": [("barrels", 1.7, 0.9, 0, 10, 1.0), ("barrels", -2.4, 1.6, 0, 60, 0.9, (80, 0))],
        "cast": [("kaylee", 0.1, 0.3, 36, "reach", {"prop": None, "mood": "scared"}),
                 ("wash", -1.5, 0.9, 30, "run", {"prop": None, "mood": "shout"})],
    },
    "nav_core_blown": {
        "set": "engine", "light": "embers", "lens": "group", "seed": 7, "bright": 0.9,
        "props": [("fire", 0.9, 1.0, 0.35, 0, 1.5), ("engine_part", 2.0, 0.3, 0, 40, 0.9, (40, 20))],
        "cast": [("kaylee", -0.5, 0.4, 20, "cower", {"prop": None, "mood": "scared"}),
                 ("jayne", -2.1, 0.9, 40, "carry", {"prop": "bag", "mood": "shout"})],
    },
    "nav_scrappers": {
        "set": "belt", "light": "deep", "lens": "space", "seed": 52, "bright": 0.6,
        "props": [("walden", 2.4, 1.2, 0.75, 66, 1.05), ("dart", -3.2, 6.0, 1.2, -56, 0.9, (10, 8)),
                  ("beams", 0.1, 2.0, 0.4, 0, 0.6)],
    },
    "nav_graveyard": {
        "set": "nebula", "hue": "#3a5a5a", "light": "void", "lens": "space", "seed": 33, "bright": 0.5,
        "props": [("wreck", 2.4, 3.2, -0.5, 60, 1.6, (20, 10)), ("wreck", -3.6, 8.0, 1.4, 130, 1.7, (40, 30)),
                  ("older", 0.8, 8.0, 1.4, 40, 1.2, (160, 20)), ("wreck", 5.6, 9.0, 1.5, 200, 1.6, (70, 10)),
                  ("hauler", -6.2, 13.0, -1.2, 30, 1.2, (60, 40))],
    },
    "nav_noise": {
        "set": "cabin", "hue": "#2f5a6a", "light": "beam", "lens": "two", "seed": 4, "bright": 0.6,
        "props": [("wires", 2.1, 1.4, 0, 0, 0.9)],
        "cast": [("river", 0.4, 0.5, 8, "think", {"prop": None, "mood": "scared", "look": 20}),
                 ("mal", -1.4, 0.4, 26, "aim", {"prop": "gun", "mood": "scared", "look": -30})],
    },
}
# fmt: on

NAV = {**CORE, **BORDER}
