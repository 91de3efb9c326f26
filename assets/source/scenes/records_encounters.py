"""What is sent after a crew: units and hazards of the card game, and its ships from the side.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size, how it leans).
"""

# fmt: off
UNITS = {
    "event_bandits": {
        "set": "desert", "air": "day", "light": "noon", "lens": "low", "seed": 9, "bright": -0.2,
        "props": [("horse", 2.9, 2.2, 0, -70, 1.0)],
        "cast": [("crew_bandit", 0.0, 0.3, 6, "aim", {"mood": "shout"}),
                 ("crew_bandit", -1.7, 0.9, 22, "strike", {"prop": "blade", "scarf": "#3a5a3a", "hat": ("bandana",
                       "#3a5a3a"), "coat": ("#5a4a34", 40)}),
                 ("crew_skunk", 1.6, 1.0, -24, "level", {"scarf": "#8a6a2a"})],
    },
    "event_drunk_locals": {
        "set": "saloon", "light": "candle", "lens": "two", "seed": 3, "props": [("barrels", 2.2, 1.6, 0, 10, 0.95)],
        "cast": [("drunk", -0.4, 0.4, 14, "raise", {"mood": "shout", "lean": (0, -12)}),
                 ("crew_hill_folk", -1.9, 0.8, 40, "strike", {"prop": "flask", "mood": "angry", "lean": (4, 8)}),
                 ("crew_scrapper_pilot", 1.0, 1.0, -30, "run", {"prop": None, "mood": "angry", "lean": (0, 10)})],
    },
    "event_alliance_patrol": {
        "set": "docks", "air": "night", "light": "law", "lens": "two", "seed": 3,
        "props": [("patrol", 1.9, 3.4, 0.9, 66, 1.3)],
        "cast": [("grunt", -0.5, 0.4, 20, "level", {"prop": "rifle"}),
                 ("grunt", -1.9, 1.0, 26, "point", {"prop": None, "skin": "#8a5c3c"})],
    },
    "event_bounty_hunter": {
        "set": "hulk", "light": "cold", "lens": "poster", "seed": 5, "bright": 0.8,
        "props": [("poster", 1.5, 1.3, 0, -14, 0.95)],
        "cast": [("crew_bounty_man", -0.7, 0.2, 26, "level", {"mood": "stern"})],
    },
    "event_alliance_mercenaries": {
        "set": "lock", "light": "alert", "lens": "low", "seed": 2,
        "cast": [("trooper", -0.95, 0.2, 14, "level", {}), ("trooper", 1.0, 0.4, -14, "aim", {"prop": "gun"}),
                 ("crew_enforcer", -2.5, 1.2, 24, "guard", {"hat": ("helmet", "#3a4450"), "visor": 1}),
                 ("crew_enforcer", 2.55, 1.2, -24, "guard", {"hat": ("helmet", "#3a4450"), "visor": 1})],
    },
    "event_hired_guns": {
        "set": "street", "air": "night", "light": "night", "lens": "two", "seed": 12,
        "cast": [("crew_stitch", 0.1, 0.3, 4, "hips", {"prop": None, "mood": "sly"}), ("crew_gun_hand", -1.65, 0.8,
                      22, "aim", {"mood": "stern"}),
                 ("crew_lund", 1.75, 0.8, -22, "crossed", {"prop": None})],
    },
    "event_purple_bellies": {
        "set": "plain", "air": "violet", "hue": "#5a5a44", "light": "dusk", "lens": "low", "seed": 15,
        "props": [("cruiser", 3.0, 18, 5.6, 56, 1.7)],
        "cast": [("purple_belly", -1.5, 0.5, 30, "level", {}), ("purple_belly", 0.0, 0.2, 30, "level",
                      {"skin": "#8a5a3c"}),
                 ("purple_belly", 1.5, 0.5, 30, "point", {"prop": None, "hat": ("cap", "#5a3a6a"), "hair": ("short",
                       "#5a3a20"), "mood": "shout"})],
    },
    "event_niskas_torturers": {
        "set": "wheel", "light": "alert", "lens": "two", "seed": 8, "props": [("chair", 0.35, 0.7, 0, -6, 1.1)],
        "cast": [("crew_interrogator", -1.3, 0.5, 40, "reach", {"prop": "needle", "mood": "sly"}),
                 ("crew_crow", 2.0, 0.8, -40, "crossed", {"prop": None}),
                 ("crew_runaway_clerk", 0.35, 0.55, 0, "bound", {"prop": None, "z": 0.2, "mood": "scared",
                       "hat": None})],
    },
    "event_crow": {
        "set": "mill", "light": "furnace", "lens": "poster", "seed": 3, "props": [("blades", 1.2, 1.1, 0, 0, 1.0)],
        "cast": [("crew_crow", -0.7, 0.2, 24, "strike", {"mood": "shout"})],
    },
    "event_reaver_boarders": {
        "set": "corridor", "light": "alert", "lens": "low", "seed": 4, "bright": 0.2,
        "cast": [("brute", 0.35, 0.2, -8, "strike", {"mood": "shout"}), ("scalper", -1.5, 0.6, 24, "strike",
                      {"mood": "shout", "lean": (8, 0)}),
                 ("scalper", 2.1, 1.0, -30, "run", {"hair": ("wild", "#d8d0b8"), "lean": (8, 0)})],
    },
    "event_hands_of_blue": {
        "set": "bluehall", "light": "sterile", "lens": "two", "seed": 1,
        "cast": [("hands", -0.8, 0.3, 8, "raise", {"prop": "stick", "mood": "stern"}),
                 ("hands", 0.95, 0.5, -8, "crossed", {"hair": ("neat", "#3a2c20"), "mood": "stern"})],
    },
    "event_the_operative": {
        "set": "chapel", "light": "candle", "lens": "poster", "seed": 2, "bright": 0.2,
        "cast": [("operative", -0.5, 0.2, 20, "guard", {})],
    },
}

HAZARDS = {
    "event_engine_trouble": {
        "set": "engine", "light": "alert", "lens": "two", "seed": 6, "bright": 0.3,
        "props": [("engine_part", 0.9, 0.5, 0, 10, 1.1)],
        "cast": [("kaylee", -0.75, 0.3, 34, "cower", {"prop": None, "mood": "scared"})],
    },
    "event_alliance_inspection": {
        "set": "hold", "light": "clinic", "lens": "two", "seed": 6, "bright": -0.3,
        "props": [("arms", 0.5, 0.8, 0, -8, 1.0)],
        "cast": [("crew_womack", -1.0, 0.4, 36, "point", {"prop": "papers", "mood": "stern"}), ("grunt", -2.3, 1.2,
                      34, "guard", {"prop": "rifle"}),
                 ("mal", 1.9, 0.5, -44, "shrug", {"prop": None, "mood": "scared"})],
    },
    "event_fever_aboard": {
        "set": "cabin", "light": "candle", "lens": "two", "seed": 4,
        "props": [("bunk", 0.7, 0.8, 0.2, -6, 1.05), ("quilt", 0.7, 0.78, 1.22, 0, 1.0)],
        "cast": [("wash", 1.3, 0.78, 90, None, {"z": 1.25, "laid": (-88, 0), "turn": -30, "prop": None,
                                                "mood": "asleep", "skin": "#e89a84"}),
                 ("simon", -1.2, 0.4, 40, "think", {"prop": None, "mood": "sad"})],
    },
    "event_bad_rumour": {
        "set": "market", "light": "dusk", "lens": "two", "seed": 8,
        "cast": [("crew_bester", -1.3, 0.4, 62, "talk", {"prop": None, "mood": "sly"}), ("event_fence", -0.15,
                      0.4, -62, "think", {"prop": None}),
                 ("mal", 2.0, 1.5, 150, None, {"prop": None})],
    },
    "event_thief_in_the_hold": {
        "set": "hold", "light": "beam", "lens": "two", "seed": 15, "bright": 0.4,
        "props": [("crates", 1.2, 1.0, 0, 6, 1.2), ("sacks", 2.6, 0.9, 0, 0, 0.8)],
        "cast": [("crew_light_fingered_girl", -0.75, 0.3, 34, "carry", {"prop": "crate", "look": -40})],
    },
    "event_storm": {
        "set": "nebula", "hue": "#2f4a8a", "light": "void", "lens": "space", "seed": 5, "bright": 0.3,
        "props": [("flash", -2.2, 6.0, -2.2, 0, 1.6, (0, 14)), ("flash", 3.6, 9.0, -2.0, 0, 1.8, (0, -12)),
                  ("ship", 0.5, 0.4, 0.1, -64, 0.95, (14, 22))],
    },
    "event_travel_ban": {
        "set": "docks", "air": "dusk", "light": "dusk", "lens": "two", "seed": 6,
        "props": [("barrier", 0.3, 0.9, 0, -4, 1.0)],
        "cast": [("crew_fed_marshal", -1.3, 0.2, 20, "hands_up", {"prop": None, "mood": "stern"}),
                 ("crew_young_pilot", 2.0, 1.9, -30, "shrug", {"prop": None, "mood": "sad"})],
    },
}

HULLS = {
    "ship_serenity": {
        "set": "orbit", "hue": "persephone", "light": "void", "lens": "space", "seed": 1, "bright": 0.2,
        "props": [("ship", -0.1, 0.0, 0.15, -72, 1.5, (6, -4))],
    },
    "ship_older_firefly": {
        "set": "orbit", "hue": "ezra", "light": "void", "lens": "space", "seed": 5, "bright": 0.2,
        "props": [("older", 0.2, 0.0, 0.15, 76, 1.5, (6, 5))],
    },
    "ship_salvage_scow": {
        "set": "belt", "light": "void", "lens": "space", "seed": 3, "bright": 0.2,
        "props": [("walden", -0.2, 0.0, 0.2, -70, 1.45, (6, -5)), ("wreck", 3.4, 4.5, -0.6, 40, 1.2, (20, 30))],
    },
    "ship_mail_runner": {
        "set": "nebula", "hue": "#2a5a6a", "light": "void", "lens": "space", "seed": 11, "bright": 0.2,
        "props": [("runner", 0.1, 0.0, 0.2, 66, 1.55, (10, -10))],
    },
    "ship_rich_mans_yacht": {
        "set": "orbit", "hue": "bellerophon", "light": "void", "lens": "space", "seed": 6, "bright": 0.2,
        "props": [("yacht", -0.1, 0.0, 0.1, 74, 1.3, (6, -4))],
    },
    "ship_armed_trader": {
        "set": "nebula", "hue": "#5a3a1c", "light": "void", "lens": "space", "seed": 2, "bright": 0.3,
        "props": [("trader", 0.0, 0.0, 0.15, 70, 1.5, (8, 6))],
    },
    "ship_dart": {
        "set": "orbit", "hue": "newhall", "light": "void", "lens": "space", "seed": 5, "bright": 0.4,
        "props": [("dart", 0.1, 0.0, 0.2, -68, 1.4, (8, 16))],
    },
    "ship_freight_hauler": {
        "set": "orbit", "hue": "silverhold", "light": "void", "lens": "space", "seed": 6, "bright": 0.1,
        "props": [("hauler", 0.1, 0.0, 0.1, -74, 1.4, (6, 3))],
    },
}
# fmt: on

ENCOUNTERS = {**UNITS, **HAZARDS, **HULLS}
