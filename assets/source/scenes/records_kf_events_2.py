"""The second half of Keep Flyin's Events: engines, time, passengers, money, the law and Mr Niska.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size, how it leans).
"""

# fmt: off
SHIP = {
    "event_kf_she_sings_today": {
        "set": "engine", "light": "lamp", "lens": "two", "seed": 41, "bright": 0.3,
        "props": [("notes", 0.75, 0.2, 0.85, 0, 0.95)],
        "cast": [("kaylee", -1.5, 0.4, 34, "dance", {"prop": "wrench", "mood": "laugh"})],
    },
    "event_kf_compression_coil": {
        "set": "hold", "light": "alert", "lens": "two", "seed": 42, "bright": 0.6,
        "props": [("coil", 0.05, 0.3, 0.35, 0, 0.95)],
        "cast": [("kaylee", -1.5, 0.5, 36, "hips", {"prop": None, "mood": "angry"}),
                 ("mal", 1.7, 0.6, -34, "shrug", {"prop": None, "mood": "scared"})],
    },
    "event_kf_out_of_gas": {
        "set": "bridge", "light": "cold", "lens": "two", "seed": 43, "bright": 0.6,
        "props": [("gauge", 0.75, 0.4, 0.0, -6, 1.05)],
        "cast": [("wash", -0.9, 0.5, 34, "hands_up", {"mood": "scared"}),
                 ("mal", -2.2, 1.0, 34, "think", {"prop": None, "mood": "sad"})],
    },
    "event_kf_ion_storm": {
        "set": "nebula", "hue": "#5a2a9a", "light": "void", "lens": "space", "seed": 44, "bright": 0.8,
        "props": [("flash", 1.9, 5.0, -1.6, 0, 1.3), ("flash", -3.3, 7.0, -0.6, 30, 1.1),
                  ("flash", 5.2, 9.0, -0.4, -20, 1.2),
                  ("ship", -0.5, 2.4, 0.2, 64, 0.62, (10, 24))],
    },
    "event_kf_word_over_the_cortex": {
        "set": "corridor", "light": "cold", "lens": "two", "seed": 45, "bright": 0.7,
        "props": [("caller", 1.05, 1.2, 0.0, -6, 1.0)],
        "cast": [("badger", 1.0, 1.2, -12, "wave", {"prop": "papers", "mood": "grin", "z": 0.1}),
                 ("mal", -1.3, 0.4, 44, "think", {"prop": None, "mood": "sly"})],
    },
    "event_kf_rush_order": {
        "set": "docks", "air": "gold", "light": "low_sun", "lens": "two", "seed": 46, "bright": 0.1,
        "props": [("stopwatch", 1.35, 0.8, 0.25, -8, 0.92)],
        "cast": [("kaylee", -0.55, 0.3, 44, "run", {"prop": "bag", "mood": "shout", "lean": (14, 0)}),
                 ("jayne", -2.1, 0.9, 40, "carry", {"prop": "crate", "mood": "scared", "lean": (12, 0)})],
    },
}

ABOARD = {
    "event_kf_paying_guests": {
        "set": "docks", "air": "noon", "light": "sun", "lens": "group", "seed": 47, "bright": -0.2,
        "props": [("luggage", 2.5, 0.9, 0.1, -10, 0.85)],
        "cast": [("mal", -2.1, 0.4, 40, "offer", {"prop": None, "mood": "grin"}),
                 ("crew_patron", -0.7, 0.6, -40, "offer", {"prop": "purse", "mood": "smile"}),
                 ("crew_bree", 0.45, 0.9, -40, "offer", {"prop": "purse", "mood": "smile"}),
                 ("book", 1.5, 1.2, -40, "offer", {"prop": "purse", "mood": "smile"})],
    },
    "event_kf_a_helpful_stranger": {
        "set": "cabin", "hue": "#7a3a5a", "light": "neon", "lens": "two", "seed": 48, "bright": 0.5,
        "props": [("mirror", 0.6, 0.4, 0.1, -6, 1.0)],
        "cast": [("crew_saffron", -1.0, 0.3, -20, "carry", {"prop": "purse", "mood": "sly", "look": 20}),
                 ("wash", 2.2, 1.1, -36, "cower", {"prop": None, "mood": "scared"})],
    },
    "event_kf_leaking_seals": {
        "set": "hold", "light": "cold", "lens": "group", "seed": 49, "bright": 0.8,
        "props": [("leak", 0.3, 0.6, 0.1, 0, 1.0)],
        "cast": [("kaylee", -1.75, 0.4, 44, "reach", {"prop": "wrench", "mood": "shout"}),
                 ("jayne", 2.35, 0.6, -40, "carry", {"prop": "crate", "mood": "angry"})],
    },
    "event_kf_a_greedy_inspector": {
        "set": "corridor", "light": "lamp", "lens": "group", "seed": 50, "bright": 0.3,
        "props": [("trapdoor", -0.1, 0.0, 0.1, 0, 0.9)],
        "cast": [("purple_belly", 1.5, 0.7, -36, "offer", {"prop": None, "mood": "sly", "bulk": 1.3,
                      "hat": ("cap", "#4a4468"), "hair": ("short", "#3a2418")}),
                 ("mal", -1.6, 0.7, 40, "offer", {"prop": "purse", "mood": "sad"})],
    },
    "event_kf_honest_work": {
        "set": "pasture", "air": "noon", "light": "noon", "lens": "group", "seed": 51, "bright": -0.2,
        "props": [("bales", 2.6, 2.2, 0, 0, 0.9), ("cow", -2.9, 2.3, 0, 40, 0.9)],
        "cast": [("jayne", -1.1, 0.4, 30, "raise", {"prop": "maul", "mood": "smile", "hat": ("straw", "#d8b870")}),
                 ("mal", 0.4, 0.4, 20, "carry", {"prop": "crate", "mood": "smile", "coat": None,
                      "hat": ("straw", "#c8a050")}),
                 ("crew_meadows", 2.0, 0.6, -40, "offer", {"prop": "purse", "mood": "smile"})],
    },
}

MONEY = {
    "event_kf_the_lining_of_a_coat": {
        "set": "cabin", "hue": "#3a5a4a", "light": "lamp", "lens": "two", "seed": 52, "bright": 0.1,
        "props": [("coat", 0.55, 0.4, 0.2, 0, 1.0)],
        "cast": [("mal", -1.2, 0.4, 36, "hands_up", {"prop": None, "mood": "laugh", "coat": None})],
    },
    "event_kf_tall_card": {
        "set": "galley", "light": "neon", "lens": "group", "seed": 53, "bright": 0.5,
        "props": [("table", 0.1, 0.4, 0.0, 0, 1.05), ("plums", 0.1, 0.2, 0.92, 0, 0.9),
                  ("coins", 1.1, 0.1, 0.92, 0, 0.5)],
        "cast": [("crew_card_player", -2.1, 0.7, 36, "reach", {"prop": "cards", "mood": "sly"}),
                 ("kaylee", -0.75, 1.5, 12, "hands_up", {"prop": None, "mood": "laugh"}),
                 ("jayne", 0.85, 1.5, -10, "reach", {"prop": "cards", "mood": "angry"}),
                 ("crew_drifter", 2.3, 0.7, -36, "reach", {"prop": "cards", "mood": "scared"})],
    },
    "event_kf_supper_at_home": {
        "set": "pasture", "air": "rose", "light": "low_sun", "lens": "group", "seed": 54, "bright": 0.2,
        "props": [("supper", 0.0, 0.3, 0, 0, 1.1)],
        "cast": [("crew_doralee", -2.1, 0.9, 30, "offer", {"prop": "ladle", "mood": "laugh"}),
                 ("kaylee", -0.8, 1.5, 8, None, {"prop": None, "mood": "laugh"}),
                 ("crew_meadows", 0.6, 1.5, -8, "raise", {"prop": "flask", "mood": "smile"}),
                 ("crew_emma", 1.9, 0.9, -24, "wave", {"prop": None, "mood": "laugh", "bulk": 0.8})],
    },
    "event_kf_relief_fund": {
        "set": "desert", "air": "noon", "light": "sun", "lens": "group", "seed": 55, "bright": -0.2,
        "props": [("parachute", 0.5, 1.2, 0.35, 0, 0.95)],
        "cast": [("wash", -1.5, 0.5, 36, "hands_up", {"prop": None, "mood": "laugh"}),
                 ("river", 2.3, 0.8, -36, "hands_up", {"prop": None, "mood": "smile"})],
    },
    "event_kf_tax_season": {
        "set": "office", "air": "gold", "light": "dusk", "lens": "two", "seed": 56, "bright": 0.1,
        "props": [("taxbag", 0.15, 1.3, 0.0, 0, 0.95)],
        "cast": [("crew_runaway_clerk", -1.4, 0.4, 40, "point", {"prop": "book", "mood": "stern",
                      "hat": ("bowler", "#17151a")}),
                 ("crew_burgess", 1.6, 0.4, -34, "cower", {"prop": None, "mood": "scared"})],
    },
    "event_kf_meteor_shower": {
        "set": "orbit", "hue": "georgia", "light": "void", "lens": "space", "seed": 57, "bright": 0.5,
        "props": [("ship", -0.3, 2.6, -0.3, 64, 0.6, (8, 12)), ("meteor", 1.9, 0.2, 0.1, 0, 0.9),
                  ("meteor", -1.9, 1.4, 0.6, 0, 0.8), ("meteor", 3.9, 3.4, -0.5, 0, 1.1),
                  ("meteor", 0.9, 6.0, 2.6, 0, 1.0),
                  ("meteor", -3.9, 5.0, -0.7, 0, 0.9), ("meteor", 5.5, 8.0, 2.9, 0, 1.0)],
    },
    "event_kf_market_week": {
        "set": "street", "air": "day", "light": "noon", "lens": "group", "seed": 58, "bright": -0.2,
        "props": [("stall", -1.9, 2.2, 0, 14, 0.95), ("stall", 2.1, 2.2, 0, -14, 0.95),
                  ("hen", 0.1, 0.1, 0.05, 20, 1.0)],
        "cast": [("kaylee", -1.1, 0.5, 34, "hands_up", {"prop": None, "mood": "laugh"}),
                 ("crew_smuggler", 1.2, 0.5, -34, "offer", {"prop": "blooms", "mood": "grin"}),
                 ("crew_doralee", 2.5, 0.8, -30, "carry", {"prop": "crate", "mood": "smile"})],
    },
    "event_kf_rim_prices": {
        "set": "mud", "air": "dusk", "light": "low_sun", "lens": "group", "seed": 59, "bright": 0.1,
        "props": [("labelled", 0.2, 0.5, 0.45, 0, 0.95), ("table", 0.2, 0.6, -0.5, 0, 1.0)],
        "cast": [("inara", -1.5, 0.5, 24, "talk", {"prop": None, "mood": "sly"}),
                 ("crew_hill_folk", 1.7, 0.5, -40, "reach", {"prop": "purse", "mood": "shout"}),
                 ("crew_drifter", 2.7, 1.0, -40, "reach", {"prop": "purse", "mood": "shout"})],
    },
}

LAW = {
    "event_kf_papers_please": {
        "set": "terrace", "air": "noon", "light": "overcast", "lens": "group", "seed": 60, "bright": -0.2,
        "props": [("barrier", 1.5, 1.9, 0.0, 0, 1.0), ("strewn_letters", -1.1, 0.0, -0.55, 0, 0.8)],
        "cast": [("grunt", 1.4, 0.5, -36, "reach", {"prop": None, "mood": "stern"}),
                 ("wash", -0.4, 0.4, 40, "offer", {"prop": "papers", "mood": "scared"}),
                 ("zoe", -2.0, 1.0, 36, "crossed", {"prop": None, "mood": "stern"})],
    },
    "event_kf_a_better_likeness": {
        "set": "street", "air": "noon", "light": "noon", "lens": "two", "seed": 61, "bright": -0.1,
        "props": [("likeness", 0.9, 0.9, 0.0, -6, 0.95)],
        "cast": [("mal", -1.1, 0.4, 30, "hips", {"prop": None, "mood": "grin", "hat": ("stetson", "#7a4a26")}),
                 ("crew_deputy", 2.6, 1.0, -36, "point", {"prop": None, "mood": "shout"})],
    },
    "event_kf_a_clerk_in_records": {
        "set": "archive", "light": "sterile", "lens": "two", "seed": 62, "bright": 0.3,
        "props": [("strewn_letters", 0.55, 0.4, 0.5, 0, 0.8), ("brazier", 0.25, 0.3, 0.0, 0, 0.9)],
        "cast": [("crew_runaway_clerk", 1.5, 0.6, -36, "offer", {"prop": "papers", "mood": "sly"}),
                 ("mal", -1.5, 0.5, 42, "offer", {"prop": "purse", "mood": "sly"})],
    },
    "event_kf_mr_niska_is_waiting": {
        "set": "wheel", "light": "night", "lens": "two", "seed": 63, "bright": 1.0,
        "props": [("irons", 1.0, 0.2, 0.1, 0, 1.0), ("teapot", -0.35, 0.1, 0.82, 0, 0.95),
                  ("table", -0.35, 0.3, -0.1, 0, 0.75)],
        "cast": [("niska", -1.6, 0.5, 30, "wave", {"prop": None, "mood": "smile"})],
    },
    "event_kf_an_evening_with_mr_niska": {
        "set": "ballroom", "hue": "#5a2430", "light": "candle", "lens": "group", "seed": 64, "bright": 0.8,
        "props": [("banquet", -0.9, 0.5, 0, 0, 0.85)],
        "cast": [("niska", -2.2, 0.9, 34, "raise", {"prop": "flask", "mood": "grin"}),
                 ("crew_enforcer", 0.75, 1.2, 20, "reach", {"prop": None, "mood": "stern"}),
                 ("mal", 1.5, 0.5, -34, "bound", {"prop": None, "mood": "scared"}),
                 ("crew_crow", 2.75, 0.8, -14, "reach", {"prop": None, "mood": "angry"})],
    },
}
# fmt: on

AFFAIRS = {**SHIP, **ABOARD, **MONEY, **LAW}
