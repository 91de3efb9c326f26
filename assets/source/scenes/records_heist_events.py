"""The Event cards of *Fistful of Credits*: what a heist throws in a crew's way, for good or ill.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size, how it leans).
"""

# fmt: off
GOOD = {
    "heist_wall_safe": {
        "set": "corridor", "light": "lamp", "lens": "two", "seed": 4, "bright": 0.2,
        "props": [("wallsafe", 0.4, 1.5, 0.05, 0, 1.0)],
        "cast": [("mal", -1.95, 0.5, 44, "talk", {"prop": None, "mood": "grin"}),
                 ("kaylee", 2.1, 0.7, -40, "reach", {"prop": None, "mood": "laugh"})],
    },
    "heist_radio_silence": {
        "set": "bridge", "light": "night", "lens": "two", "seed": 5, "bright": 0.7,
        "props": [("ears", -1.35, 0.1, 0.4, 14, 1.0), ("chips", 1.0, 0.8, 0.1, 0, 1.0)],
        "cast": [("grunt", 0.15, 1.3, 40, "offer", {"prop": "cards", "mood": "grin"}),
                 ("purple_belly", 1.95, 0.8, -44, "reach", {"prop": "cards", "mood": "laugh"})],
    },
    "heist_a_moments_breath": {
        "set": "cell", "light": "lamp", "lens": "two", "seed": 6, "bright": 0.3,
        "props": [("crates", 1.05, 0.9, -0.1, 0, 0.9), ("crates", 2.15, 0.9, -0.1, 10, 0.9),
                  ("crates", -1.5, 1.2, -0.4, 20, 1.0)],
        "cast": [("zoe", -1.75, 0.5, 24, None, {"prop": "flask", "mood": "smile", "z": -0.3}),
                 ("mal", -0.45, 0.5, 8, None, {"prop": None, "mood": "asleep", "z": -0.42, "tilt": -10}),
                 ("scalper", 2.6, 0.6, 90, None, {"prop": None, "mood": "asleep", "z": 1.2, "laid": (-88, 0)})],
    },
    "heist_arms_locker": {
        "set": "lock", "light": "cold", "lens": "two", "seed": 7, "bright": 0.6,
        "props": [("locker", 0.35, 1.2, 0.1, 0, 1.0)],
        "cast": [("jayne", -1.3, 0.4, 40, "hands_up", {"prop": None, "mood": "laugh"}),
                 ("zoe", 2.0, 0.6, -40, "guard", {"mood": "sly"})],
    },
    "heist_special_delivery": {
        "set": "roof", "air": "noon", "light": "noon", "lens": "group", "seed": 8, "bright": -0.4,
        "props": [("pallet", 0.5, 0.6, 0.75, -6, 0.78), ("ship", -2.7, 6.0, 3.0, 60, 1.2, (8, -6))],
        "cast": [("jayne", -0.95, 0.3, 34, "cower", {"prop": None, "mood": "scared", "z": -0.25}),
                 ("kaylee", 1.9, 0.5, -40, "hands_up", {"prop": None, "mood": "laugh"}),
                 ("wash", -2.3, 0.9, 34, "point", {"prop": None, "mood": "grin"})],
    },
    "heist_lights_on": {
        "set": "hold", "light": "clinic", "lens": "two", "seed": 9,
        "props": [("breaker", -0.65, 1.0, 0.05, 0, 1.0)],
        "cast": [("kaylee", -1.75, 0.6, 50, "raise", {"prop": None, "mood": "grin"}),
                 ("mal", 0.55, 0.4, -6, "shrug", {"prop": None, "mood": "scared", "look": 40}),
                 ("scalper", 1.75, 1.5, -30, "cower", {"prop": None, "mood": "scared"}),
                 ("brute", 2.9, 1.9, -30, "hands_up", {"prop": None})],
    },
    "heist_run_for_it": {
        "set": "car", "air": "gold", "light": "dusk", "lens": "two", "seed": 10,
        "cast": [("jayne", 1.35, 0.2, 40, "run", {"prop": "bag", "mood": "shout", "lean": (12, 0)}),
                 ("kaylee", 0.0, 0.6, 44, "run", {"prop": None, "mood": "scared", "lean": (12, 0)}),
                 ("marshal", -2.3, 1.6, 44, "aim", {"prop": "gun", "mood": "shout"})],
    },
    "heist_hold_your_breath": {
        "set": "archive", "light": "night", "lens": "two", "seed": 11, "bright": 0.7,
        "props": [("crates", -1.2, -0.1, 0.1, 8, 1.3)],
        "cast": [("river", -0.75, 0.8, 30, "think", {"prop": None, "mood": "scared", "z": -0.1}),
                 ("simon", -1.9, 0.9, 30, "think", {"prop": None, "mood": "scared", "z": -0.1}),
                 ("grunt", 1.5, 0.7, 50, "raise", {"prop": "lantern", "mood": "stern"})],
    },
    "heist_hull_breach": {
        "set": "hulk", "light": "alert", "lens": "two", "seed": 12, "bright": 0.6,
        "props": [("breach", 0.75, 1.9, 0.0, 0, 1.0)],
        "cast": [("brute", 0.95, 1.2, 0, "hands_up", {"prop": None, "z": 0.85, "laid": (28, -34)}),
                 ("mal", -1.7, 0.3, 40, "cower", {"prop": None, "mood": "shout", "lean": (-10, 0)})],
    },
    "heist_righteous_anger": {
        "set": "ward", "light": "embers", "lens": "two", "seed": 13, "bright": 0.7,
        "props": [("chair", 1.55, 0.9, 0.1, -10, 1.1)],
        "cast": [("book", -0.35, 0.2, 20, "strike", {"prop": "maul", "mood": "shout"}),
                 ("zoe", -1.85, 0.7, 30, "guard", {"mood": "angry"}),
                 ("crew_emma", 1.55, 0.55, -20, "bound", {"prop": None, "mood": "sad", "bulk": 0.86, "z": 0.3})],
    },
    "heist_well_packed": {
        "set": "cabin", "light": "lamp", "lens": "two", "seed": 14, "bright": 0.2,
        "props": [("packed", 0.2, 0.3, 0.62, 0, 1.05), ("crates", 0.2, 0.5, -0.2, 0, 1.0)],
        "cast": [("zoe", -1.7, 0.6, 40, "offer", {"prop": "papers", "mood": "smile"}),
                 ("wash", 1.9, 0.7, -40, "hands_up", {"prop": None, "mood": "laugh"})],
    },
}

BAD = {
    "heist_in_the_walls": {
        "set": "corridor", "light": "cold", "lens": "two", "seed": 15, "bright": 0.8,
        "props": [("inwall", -0.75, 1.2, -0.1, 0, 1.0)],
        "cast": [("kaylee", 2.45, 1.0, -34, "cower", {"prop": None, "mood": "scared"}),
                 ("wash", 1.25, 0.4, -30, "raise", {"prop": "lantern", "mood": "scared", "lean": (-6, 0)})],
    },
    "heist_they_heard_that": {
        "set": "mill", "light": "lamp", "lens": "two", "seed": 16,
        "props": [("clang", -0.35, 0.0, 0.35, 0, 0.95)],
        "cast": [("jayne", -1.75, 0.5, 40, "shrug", {"prop": None, "mood": "scared"}),
                 ("grunt", 1.2, 0.6, -46, "level", {"mood": "shout"}),
                 ("grunt", 2.4, 1.3, -40, "raise", {"prop": "lantern", "mood": "angry"})],
    },
    "heist_the_hunt": {
        "set": "hulk", "light": "embers", "lens": "group", "seed": 17, "bright": 0.6,
        "cast": [("simon", 2.35, -0.3, 34, "run", {"prop": None, "mood": "scared", "look": -40, "lean": (10, 0)}),
                 ("brute", 0.35, 1.0, 24, "strike", {"prop": "maul"}),
                 ("scalper", -1.2, 0.5, 34, "run", {"prop": "blade", "mood": "shout", "lean": (12, 0)}),
                 ("scalper", -2.7, 1.3, 34, "strike", {"prop": "blade", "mood": "laugh", "hair": ("mohawk",
                       "#d8d0b8")})],
    },
    "heist_tripwire": {
        "set": "mine", "light": "lamp", "lens": "two", "seed": 18, "bright": 0.3,
        "props": [("tripwire", 0.0, -0.3, 0.3, 0, 1.0)],
        "cast": [("mal", -0.2, 0.3, 40, "hands_up", {"prop": None, "mood": "shout", "z": 0.35, "lean": (34, 0)}),
                 ("zoe", -1.6, 1.2, 30, "reach", {"prop": None, "mood": "scared"})],
    },
    "heist_bad_air": {
        "set": "engine", "light": "green", "lens": "two", "seed": 19, "bright": -0.2,
        "props": [("fumes", 0.1, 0.9, 0.1, 0, 1.0)],
        "cast": [("zoe", -1.7, 0.2, 34, "think", {"prop": None, "mood": "angry", "scarf": "#e8e0cc"}),
                 ("jayne", 0.2, 0.2, 10, "cower", {"prop": None, "mood": "scared", "skin": "#a8c07a",
                       "lean": (16, 0)}),
                 ("kaylee", 1.85, 0.3, -34, "think", {"prop": None, "mood": "scared", "scarf": "#c8506a"})],
    },
    "heist_jammed": {
        "set": "saloon", "light": "dusk", "lens": "two", "seed": 20,
        "props": [("stuckgun", -0.35, -0.3, 0.85, 0, 0.95)],
        "cast": [("mal", -1.35, 0.3, 34, "carry", {"prop": None, "mood": "scared"}),
                 ("scalper", 1.25, 0.6, -40, "strike", {"prop": "blade", "mood": "laugh"}),
                 ("scalper", 2.5, 1.3, -40, "hands_up", {"prop": None, "mood": "laugh", "hair": ("wild",
                       "#2a1c14")})],
    },
    "heist_covering_fire": {
        "set": "galley", "light": "night", "lens": "two", "seed": 21, "bright": 0.6,
        "props": [("shade", 1.65, 1.5, 0.0, -8, 0.95), ("salvo", -0.55, -0.3, 1.25, 0, 0.8),
                  ("salvo", -1.6, 0.5, 1.3, 0, 0.7), ("barricade", -1.5, -0.5, 0.25, 0, 0.7)],
        "cast": [("jayne", -1.1, 0.3, 46, "aim", {"prop": "rifle", "mood": "shout"}),
                 ("wash", -2.4, 0.9, 44, "aim", {"prop": "gun", "mood": "scared"})],
    },
    "heist_snagged": {
        "set": "mine", "light": "furnace", "lens": "two", "seed": 22, "bright": 0.3,
        "props": [("snag", 1.3, 0.3, -0.2, 0, 1.0)],
        "cast": [("kaylee", -0.15, 0.4, 40, "reach", {"prop": None, "mood": "sad"}),
                 ("mal", -1.6, 0.6, -30, "run", {"prop": None, "mood": "shout", "look": 40})],
    },
    "heist_torn_sack": {
        "set": "lock", "light": "dusk", "lens": "two", "seed": 23, "bright": 0.1,
        "props": [("tornsack", 0.05, 0.1, 0.35, 0, 1.05)],
        "cast": [("jayne", -0.95, 0.4, 34, "reach", {"prop": None, "mood": "scared"}),
                 ("inara", 2.0, 0.7, -40, "cower", {"prop": None, "mood": "scared"})],
    },
    "heist_proximity_alert": {
        "set": "bridge", "light": "alert", "lens": "two", "seed": 24, "bright": 0.4,
        "props": [("scope", 0.3, 0.9, -0.1, 0, 1.0)],
        "cast": [("wash", -1.6, 0.4, 40, "point", {"prop": None, "mood": "scared"}),
                 ("mal", 2.1, 0.7, -40, "hands_up", {"prop": None, "mood": "shout"})],
    },
    "heist_the_shakes": {
        "set": "cell", "light": "cold", "lens": "two", "seed": 25, "bright": 0.5,
        "props": [("tremor", 0.35, 0.2, 0.0, 0, 1.15)],
        "cast": [("simon", 0.35, 0.3, 10, "offer", {"prop": "gun", "mood": "scared", "skin": "#c8d4e8"}),
                 ("zoe", -1.65, 0.7, 40, "talk", {"prop": None, "mood": "sad"})],
    },
    "heist_below_decks": {
        "set": "wheel", "light": "alert", "lens": "group", "seed": 26, "bright": 0.6,
        "props": [("backrooms", 0.0, 1.6, 0.0, 0, 1.0)],
        "cast": [("mal", -0.1, -0.2, 10, "shrug", {"prop": "gun", "mood": "scared", "look": -30}),
                 ("grunt", -2.7, 1.9, 30, "level", {"mood": "grin"}),
                 ("grunt", 0.9, 1.9, -14, "level", {"mood": "grin"}),
                 ("grunt", 2.7, 1.9, -30, "level", {"mood": "grin"})],
    },
    "heist_screams": {
        "set": "ward", "light": "night", "lens": "two", "seed": 27, "bright": 0.8,
        "props": [("scream", 0.1, 1.3, 1.75, 0, 0.95)],
        "cast": [("crew_tracey", 0.1, 0.2, 2, "cower", {"prop": None, "mood": "shout", "hat": None, "lean": (-6, 0)}),
                 ("kaylee", -2.2, 1.0, 34, "cower", {"prop": None, "mood": "scared"}),
                 ("simon", 2.4, 1.0, -34, "hands_up", {"prop": None, "mood": "scared"})],
    },
}
# fmt: on

HEIST_EVENTS = {**GOOD, **BAD}
