"""Traits, actions and instants of the card game: a face, a gesture, a thing on a table.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size).
"""

# fmt: off
TRAITS = {
    "event_old_campaigner": {
        "set": "plain", "air": "gold", "hue": "#7a5a34", "light": "dusk", "lens": "close", "seed": 6,
        "cast": [("crew_old_sergeant", 0.3, 0.2, -20, "salute", {"prop": None})], "props": [("flagpole", -1.6, 3.0, 0,
                                                                                                 0, 1.0)],
    },
    "event_silver_tongue": {
        "set": "theatre", "light": "stage", "lens": "close", "seed": 3,
        "cast": [("event_con_woman", -0.1, 0.2, 12, "talk", {"prop": None, "mood": "smile"})],
    },
}

ACTIONS = {
    "event_new_charts": {
        "set": "tabletop", "hue": "#5a3a24", "light": "cold", "lens": "table", "seed": 5, "bright": 0.6,
        "props": [("map_table", 0.0, 0.4, 0.02, 4, 1.0)],
        "cast": [("event_dock_pilot", -0.5, 1.5, 10, "reach", {"prop": None, "z": -0.42})],
    },
}

DEFENCE = {
}

NASTY = {
    "event_dirty_trick": {
        "set": "tabletop", "hue": "#4a2a1c", "light": "furnace", "lens": "table", "seed": 7,
        "props": [("revolver", 0.6, 0.0, 0.9, 10, 1.0), ("cardfan", -0.55, 0.0, 0.9, 0, 1.0)],
        "cast": [("crew_card_player", 0.0, 1.4, 0, "reach", {"prop": "cards", "z": -0.3})],
    },
    "event_jam": {
        "set": "corridor", "light": "cold", "lens": "two", "seed": 14, "bright": 0.5,
        "props": [("wires", 1.1, 0.9, 0, -10, 1.0)],
        "cast": [("crew_scrapper_mechanic", -0.8, 0.4, 34, "raise", {"prop": "radio"})],
    },
    "event_trap": {
        "set": "jungle", "air": "gold", "light": "dusk", "lens": ((0, -7, 2.4), (0, 0.5, 1.0), 44, (0, 0.3, 0.9), 3.0),
        "seed": 11, "props": [("snare", -0.7, 0.3, 0.1, 10, 1.3)],
        "cast": [("crew_hill_folk", 1.3, 0.9, -50, "run", {"mood": "scared", "lean": (8, 0)})],
    },
}

BROADCAST = {
    "part_a_recording": {
        "set": "hulk", "light": "cold", "lens": "table", "seed": 7, "bright": 0.7,
        "props": [("table", 0.0, 0.4, 0.0, 0, 1.0), ("reel", 0.0, 0.3, 0.92, 0, 1.0)],
    },
}
# fmt: on

DEEDS = {**TRAITS, **ACTIONS, **DEFENCE, **NASTY, **BROADCAST}
