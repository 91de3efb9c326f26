"""Traits, actions and instants of the card game: a face, a gesture, a thing on a table.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size).
"""

# fmt: off
TRAITS = {
    "event_brute_strength": {
        "set": "hold", "light": "furnace", "lens": "low", "seed": 4,
        "props": [("strongbox", -0.3, 0.15, 2.2, 8, 1.1), ("barrels", 2.1, 1.0, 0, 0, 0.9)],
        "cast": [("jayne", -0.3, 0.2, 8, "lift", {"prop": None, "mood": "shout"})],
    },
    "event_heightened_senses": {
        "set": "corridor", "light": "cold", "lens": "close", "seed": 6, "bright": 0.4,
        "cast": [("river", -0.35, 0.2, 24, "cower", {"mood": "scared", "look": -30})],
    },
    "event_steady_hand": {
        "set": "canyon", "air": "day", "light": "noon", "lens": "close", "seed": 4, "bright": -0.3,
        "cast": [("zoe", -0.4, 0.2, 50, "aim", {"prop": "gun", "mood": "stern"})],
    },
    "event_old_campaigner": {
        "set": "plain", "air": "gold", "hue": "#7a5a34", "light": "dusk", "lens": "close", "seed": 6,
        "cast": [("crew_old_sergeant", 0.3, 0.2, -20, "salute", {"prop": None})], "props": [("flagpole", -1.6, 3.0, 0,
                                                                                                 0, 1.0)],
    },
    "event_silver_tongue": {
        "set": "theatre", "light": "stage", "lens": "close", "seed": 3,
        "cast": [("event_con_woman", -0.1, 0.2, 12, "talk", {"prop": None, "mood": "smile"})],
    },
    "event_born_to_fly": {
        "set": "bridge", "light": "deep", "lens": "close", "seed": 12, "bright": 1.2,
        "cast": [("crew_young_pilot", 0.2, 0.2, -16, "hands_up", {"prop": None, "mood": "laugh"})],
    },
    "event_grease_in_the_blood": {
        "set": "engine", "light": "furnace", "lens": "close", "seed": 3,
        "cast": [("kaylee", -0.5, 0.2, 24, "raise", {"mood": "laugh", "warpaint": "#4a3a30"})],
    },
    "event_nerves_of_the_surgeon": {
        "set": "clinic", "light": "clinic", "lens": "close", "seed": 3, "bright": -1.1,
        "cast": [("simon", 0.2, 0.2, 8, "raise", {"prop": "needle", "scarf": "#cfe4e0", "hat": ("nurse", "#cfe4e0"),
                                                  "mood": "stern"})],
    },
}

ACTIONS = {
    "event_sensitive_information": {
        "set": "archive", "light": "cold", "lens": "two", "seed": 9, "bright": 0.4,
        "props": [("screen", 1.4, 0.9, 0, -14, 0.95)],
        "cast": [("crew_dobson", -0.7, 0.3, 30, "offer", {"prop": "papers", "mood": "sly"})],
    },
    "event_a_favor": {
        "set": "saloon", "light": "lamp", "lens": "two", "seed": 12,
        "cast": [("crew_badgers_man", -1.0, 0.4, 50, "offer", {"prop": None, "mood": "sly"}),
                 ("mal", 0.9, 0.4, -50, "offer", {"prop": None, "mood": "grin"})],
    },
    "event_bribe_the_harbour_master": {
        "set": "docks", "air": "night", "light": "night", "lens": "two", "seed": 7,
        "props": [("coins", 0.25, 0.5, 0.9, 0, 0.6), ("crates", 0.25, 0.5, 0, 0, 0.85)],
        "cast": [("crew_smuggler", -1.4, 0.5, 44, "offer", {"prop": "purse"}),
                 ("crew_fed_marshal", 1.7, 0.6, -44, "think", {"prop": None, "mood": "sly", "hat": ("cap",
                       "#1f2a44")})],
    },
    "event_patch_them_up": {
        "set": "clinic", "light": "lamp", "lens": "two", "seed": 6, "bright": -0.5,
        "props": [("bench", 0.8, 1.0, 0, -6, 1.0)],
        "cast": [("crew_field_doctor", -1.1, 0.4, 36, "reach", {"prop": "needle"}),
                 ("jayne", 0.5, 0.8, -20, "cower", {"prop": None, "mood": "scared", "z": 0.5})],
    },
    "event_crazy_ivan": {
        "set": "approach", "light": "deep", "lens": "space", "seed": 4, "bright": 0.4,
        "props": [("ship", -1.2, 0.0, 0.3, 40, 1.2, (30, 50)), ("raider", 3.0, 4.0, -0.2, 80, 1.1, (8, 20))],
    },
    "event_good_word": {
        "set": "temple", "light": "lamp", "lens": "two", "seed": 9,
        "cast": [("book", -1.3, 0.4, 44, "talk", {"prop": None, "mood": "smile"}),
                 ("crew_patron", 0.4, 0.4, -44, "think", {}),
                 ("mal", 2.0, 1.2, -30, None, {"prop": None, "mood": "grin"})],
    },
    "event_fence_it": {
        "set": "tabletop", "light": "lamp", "lens": "table", "seed": 3,
        "props": [("coins", 0.75, 0.1, 0.9, 0, 0.7), ("crown", -0.55, 0.2, 0.9, 10, 0.55)],
        "cast": [("event_fence", 0.1, 1.4, -4, "offer", {"prop": None, "z": -0.3})],
    },
    "event_new_charts": {
        "set": "tabletop", "hue": "#5a3a24", "light": "cold", "lens": "table", "seed": 5, "bright": 0.6,
        "props": [("map_table", 0.0, 0.4, 0.02, 4, 1.0)],
        "cast": [("event_dock_pilot", -0.5, 1.5, 10, "reach", {"prop": None, "z": -0.42})],
    },
    "event_council_of_war": {
        "set": "galley", "light": "candle", "lens": "group", "seed": 4, "props": [("map_table", 0.0, 0.6, 0.0, 0, 1.0)],
        "cast": [("mal", 0.0, 1.6, 0, "talk", {"prop": None, "mood": "stern"}),
                 ("zoe", -1.7, 0.9, 40, "crossed", {"prop": None, "mood": "stern"}),
                 ("wash", 1.7, 0.9, -40, "think", {"prop": None}), ("book", -2.8, 1.8, 40, None, {"prop": None})],
    },
}

DEFENCE = {
    "event_take_cover": {
        "set": "street", "air": "smoke", "light": "dusk", "lens": "two", "seed": 4,
        "props": [("barrels", 0.4, 0.2, 0, 0, 1.1), ("crates", 1.7, 0.6, 0, 0, 1.0)],
        "cast": [("wash", -0.7, 0.7, 20, "cower", {"prop": None, "mood": "scared", "z": -0.4})],
    },
    "event_thrilling_heroics": {
        "set": "hold", "light": "stage", "lens": "low", "seed": 18,
        "cast": [("mal", 0.0, 0.2, 20, "strike", {"prop": "gun", "mood": "shout", "lean": (0, 14), "z": 0.35}),
                 ("zoe", -2.0, 1.2, 30, "level", {"mood": "sly"})],
    },
    "event_not_our_problem": {
        "set": "galley", "light": "lamp", "lens": "two", "seed": 7,
        "cast": [("jayne", -0.8, 0.3, 14, "shrug", {"prop": None, "mood": "sly"}),
                 ("wash", 1.0, 0.5, -16, "shrug", {"prop": None, "mood": "grin"})],
    },
    "event_friend_in_the_patrol": {
        "set": "lock", "light": "law", "lens": "two", "seed": 8,
        "cast": [("event_kyle_gimshaw", -0.9, 0.4, 34, "wave", {"prop": None}),
                 ("mal", 1.1, 0.5, -40, "salute", {"prop": None, "mood": "grin"})],
    },
    "event_friend_in_low_places": {
        "set": "mine", "light": "night", "lens": "two", "seed": 6, "bright": 0.5,
        "cast": [("event_local_thief", -0.8, 0.4, 30, "wave", {"prop": "lantern"}),
                 ("crew_badgers_man", 1.2, 0.8, -30, None, {"prop": None, "mood": "sly"})],
    },
    "event_ambush": {
        "set": "jungle", "light": "green", "lens": "two", "seed": 3, "bright": 0.4,
        "cast": [("zoe", -0.4, 0.6, 30, "level", {"mood": "stern"}), ("crew_bounty_man", -2.2, 1.2, 36, "level", {})],
    },
    "event_hold_the_door": {
        "set": "lock", "light": "alert", "lens": "low", "seed": 11,
        "cast": [("event_veteran", 0.0, 0.5, 8, "hands_up", {"prop": None, "mood": "shout"})],
    },
    "event_a_look_is_enough": {
        "set": "bluehall", "light": "cold", "lens": "close", "seed": 2, "bright": 0.5,
        "cast": [("river", 0.2, 0.2, 0, None, {"mood": "stern", "tilt": 8})],
    },
    "event_run_for_it": {
        "set": "desert", "air": "dusk", "light": "dusk", "lens": "two", "seed": 8,
        "props": [("shuttle", 3.0, 3.4, 0.8, 60, 1.3)],
        "cast": [("mal", 0.5, 0.3, 66, "run", {"prop": None, "mood": "shout", "lean": (14, 0)}),
                 ("kaylee", -0.9, 0.7, 66, "run", {"prop": None, "mood": "scared", "lean": (14, 0)}),
                 ("simon", -2.2, 1.1, 66, "run", {"prop": "bag", "mood": "scared", "lean": (14, 0)})],
    },
    "event_second_wind": {
        "set": "ashes", "air": "gold", "light": "dusk", "lens": "close", "seed": 4,
        "cast": [("crew_smuggler", 0.1, 0.2, -8, "hands_up", {"prop": None, "mood": "grin", "scar": "#a83a2c"})],
    },
}

NASTY = {
    "event_dirty_trick": {
        "set": "tabletop", "hue": "#4a2a1c", "light": "furnace", "lens": "table", "seed": 7,
        "props": [("revolver", 0.6, 0.0, 0.9, 10, 1.0), ("cardfan", -0.55, 0.0, 0.9, 0, 1.0)],
        "cast": [("crew_card_player", 0.0, 1.4, 0, "reach", {"prop": "cards", "z": -0.3})],
    },
    "event_sudden_betrayal": {
        "set": "corridor", "light": "furnace", "lens": "two", "seed": 9,
        "cast": [("jayne", -0.9, 0.6, 40, "aim", {"prop": "gun", "mood": "sly"}),
                 ("simon", 0.7, 0.3, 30, "hands_up", {"prop": None, "mood": "scared"})],
    },
    "event_reinforcements": {
        "set": "plain", "air": "dusk", "hue": "#7a5a3c", "light": "dusk", "lens": "low", "seed": 22,
        "props": [("shuttle", 2.8, 4.0, 1.6, -60, 1.5), ("jeep", -3.0, 2.6, 0, 40, 1.0)],
        "cast": [("trooper", -0.4, 0.3, 20, "level", {}), ("trooper", -1.9, 1.0, 22, "guard", {}),
                 ("trooper", 1.2, 1.0, 10, "point", {"prop": None})],
    },
    "event_jam": {
        "set": "corridor", "light": "cold", "lens": "two", "seed": 14, "bright": 0.5,
        "props": [("wires", 1.1, 0.9, 0, -10, 1.0)],
        "cast": [("crew_scrapper_mechanic", -0.8, 0.4, 34, "raise", {"prop": "radio"})],
    },
    "event_bounty_raised": {
        "set": "office", "air": "night", "light": "lamp", "lens": "two", "seed": 8,
        "props": [("poster", 1.0, 0.8, 0, -6, 1.1)],
        "cast": [("crew_fed_marshal", -0.9, 0.3, 30, "point", {"prop": None})],
    },
    "event_out_of_ammunition": {
        "set": "tabletop", "hue": "#6a4a34", "light": "cold", "lens": ((0.1, -2.6, 1.9), (0.1, 0.2, 0.98), 50, (0.1,
                                                                            0.0, 1.0), 4.0), "seed": 9, "bright": 0.6,
        "props": [("revolver", 0.1, 0.05, 0.9, 8, 1.5)],
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
    "part_a_dish": {
        "set": "plain", "air": "night", "hue": "#5a5a64", "light": "moon", "lens": "vista", "seed": 14, "bright": 0.7,
        "props": [("dish", 0.2, 4.6, 0, 30, 1.25), ("moon", -4.4, 20, 5.6, 0, 1.0)],
    },
    "part_a_code": {
        "set": "archive", "light": "green", "lens": "two", "seed": 12,
        "props": [("screen", 0.6, 0.5, 0, -8, 1.15)],
        "cast": [("river", -1.3, 0.4, 40, "point", {})],
    },
    "part_a_moons_silence": {
        "set": "still", "air": "pale", "hue": "#dfe4dc", "light": "overcast", "lens": "low", "seed": 8, "bright": -0.5,
        "cast": [("crew_emma", 0.3, 0.8, -10, None, {"mood": "asleep", "tilt": 14, "skin": "#d8d4d0"})],
    },
}
# fmt: on

DEEDS = {**TRAITS, **ACTIONS, **DEFENCE, **NASTY, **BROADCAST}
