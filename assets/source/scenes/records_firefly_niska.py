"""The Jobs that Niska gives in *Firefly: The Game*: who is fetched for him, what is smuggled, who is to be sorry.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size, how it leans).
"""

# fmt: off
CARRIED = {
    "job_niska_kidnapping_for_fun_and_profit": {
        "set": "plain", "air": "noon", "hue": "#5f8a4a", "light": "sun", "lens": "two", "seed": 31, "bright": -0.2,
        "props": [("mansion", 0.4, 9.5, 0, 0, 1.1), ("roses", -3.4, 3.0, 0, 10, 0.9)],
        "cast": [("crew_young_pilot", 0.15, 0.5, 6, "bound", {"prop": None, "mood": "scared", "hat": None, "bulk": 0.82,
                      "body": "#f0ece0", "coat": ("#2f4a9a", 26), "tie": "#c8a03a", "sleeves": "#2f4a9a"}),
                 ("crew_crow", -1.35, 0.5, 36, "offer", {"prop": "purse", "mood": "grin"}),
                 ("crew_skunk", 1.65, 0.7, -38, "strike", {"prop": "blade", "mood": "sly"})],
    },
    "job_niska_my_wifes_other_nephew": {
        "set": "plain", "air": "night", "hue": "#5a4048", "light": "night", "lens": "group", "seed": 4, "bright": 1.3,
        "props": [("arcade", -2.2, 6.5, 0, 8, 1.1), ("jeep", 1.7, 1.5, 0, -150, 1.05)],
        "cast": [("drunk", -0.35, 0.3, 44, "run", {"prop": "purse", "mood": "laugh", "lean": (10, 0)}),
                 ("grunt", -2.6, 1.7, 44, "aim", {"mood": "shout"}),
                 ("wash", 2.75, 1.0, -40, "wave", {"prop": None, "mood": "scared"})],
    },
    "job_niska_slave_grab": {
        "set": "hold", "light": "cold", "lens": "group", "seed": 21, "bright": 1.2,
        "props": [("bars", 0.9, 1.3, 0, 0, 1.0)],
        "cast": [("crew_crow", -2.1, 0.4, 36, "raise", {"prop": "keys", "mood": "sly"}),
                 ("crew_hill_folk", -0.5, 1.95, -10, "bound", {"mood": "sad", "hat": None}),
                 ("crew_doralee", 0.8, 1.95, -16, "bound", {"prop": None, "mood": "sad"}),
                 ("crew_corbin", 2.1, 1.95, -26, "bound", {"prop": None, "mood": "angry"})],
    },
    "job_niska_stranger_to_a_strange_land": {
        "set": "plain", "air": "teal", "hue": "#4a7a3c", "light": "overcast", "lens": "two", "seed": 23, "bright": 0.1,
        "props": [("hut", -3.0, 5.0, 0, 10, 1.0), ("sheep", 2.7, 0.7, 0.2, -40, 1.1),
                  ("shuttle", 2.4, 9.0, 3.0, 60, 1.0, (8, 10))],
        "cast": [("event_travelling_doctor", 0.2, 0.3, 4, "shrug", {"prop": None, "mood": "scared", "beard": None,
                      "coat": ("#23283a", 20), "sleeves": "#23283a", "body": "#f0ece0", "tie": "#8a1f2a",
                      "hat": ("bowler", "#23283a")}),
                 ("crew_hill_folk", -1.6, 0.8, 34, "point", {"mood": "laugh", "hair": None,
                      "hat": ("straw", "#d8b870")}),
                 ("crew_bridgit", 1.6, 1.2, -34, "hands_up", {"mood": "grin", "hat": ("straw", "#c8a050"),
                      "hair": None})],
    },
    "job_niska_wet_ware_run": {
        "set": "lock", "light": "green", "lens": "two", "seed": 14, "bright": 0.3,
        "props": [("wetware", -0.3, 0.2, 0.35, 0, 1.1), ("wetware", 1.02, 0.02, 0.78, 0, 0.62)],
        "cast": [("crew_interrogator", -1.75, 0.6, 34, "point", {"prop": "needle", "mood": "sly", "hat": ("nurse",
                      "#cfe4e0")}),
                 ("crew_smuggler", 1.2, 0.5, 34, "carry", {"prop": None, "mood": "scared", "lean": (10, 0)}),
                 ("crew_skunk", 2.5, 1.2, 40, "run", {"prop": "bag", "mood": "shout", "lean": (10, 0)})],
    },
    "job_niska_from_great_need": {
        "set": "snow", "air": "storm", "light": "overcast", "lens": "two", "seed": 11, "bright": -0.1,
        "props": [("medicine", -0.3, 0.4, 0.15, -6, 1.1), ("coins", 0.75, -0.2, 0.55, 0, 0.9)],
        "cast": [("crew_the_fixer", -1.55, 0.6, 36, "offer", {"prop": "purse", "mood": "grin"}),
                 ("crew_doralee", 1.3, 0.6, -36, "pray", {"prop": None, "mood": "sad", "scarf": "#d8d4c8"}),
                 ("crew_hill_folk", 2.45, 1.2, -40, "cower", {"mood": "sad", "scarf": "#a8a090", "hat": None})],
    },
    "job_niska_narcotics_express": {
        "set": "terrace", "air": "violet", "light": "dusk", "lens": "two", "seed": 22, "bright": -0.1,
        "props": [("table", 0.65, 0.6, -0.05, 0, 0.95), ("powder", 0.65, 0.45, 0.86, 0, 1.0)],
        "cast": [("crew_racing_pilot", -1.35, 0.4, 44, "run", {"prop": "bag", "mood": "shout", "lean": (8, 0)}),
                 ("crew_card_player", 2.25, 0.8, -40, "reach", {"prop": None, "mood": "grin"})],
    },
    "job_niska_pirated_tech_delivery": {
        "set": "tabletop", "hue": "#3a3a44", "light": "neon", "lens": "table", "seed": 12, "bright": 0.8,
        "props": [("gizmo", -0.62, 0.2, 0.9, 6, 0.85), ("flag", 1.75, 2.2, 1.3, 0, 0.85)],
        "cast": [("crew_dalin", 0.62, 0.9, -26, "point", {"prop": None, "mood": "sly", "z": -0.35})],
    },
}

SCHEMES = {
    "job_niska_a_judge_in_niskas_pocket": {
        "set": "office", "air": "violet", "light": "lamp", "lens": "two", "seed": 19, "bright": 0.6,
        "props": [("desk", 0.8, 0.6, 0, -4, 1.05), ("scales", 0.55, 0.35, 0.97, 0, 0.8)],
        "cast": [("event_travelling_doctor", 0.95, 1.4, -14, "cower", {"prop": None, "mood": "scared", "beard": None,
                      "hair": ("curly", "#f0eee8"), "hat": None, "coat": ("#1c1a22", 12), "body": "#8a1f2a",
                      "sleeves": "#1c1a22", "collar": "#f6f2e8"}),
                 ("niska", -1.2, 0.4, 42, "reach", {"prop": "papers", "mood": "grin"}),
                 ("crew_enforcer", 2.5, 1.6, -34, "crossed", {"prop": None})],
    },
    "job_niska_target_blue_sun": {
        "set": "office", "air": "pale", "light": "cold", "lens": "two", "seed": 24, "bright": 0.4,
        "props": [("bluesun", -0.75, 2.6, 1.75, 0, 0.95), ("screen", 1.5, 0.8, 0, -14, 1.05)],
        "cast": [("kaylee", 0.35, 0.4, 34, "reach", {"prop": None, "mood": "sly"}),
                 ("zoe", -2.1, 0.8, -24, "guard", {"mood": "stern"})],
    },
    "job_niska_her_majesty_the_mayor": {
        "set": "street", "air": "rose", "light": "dusk", "lens": "two", "seed": 25, "bright": 0.6,
        "props": [("chair", 0.3, 0.95, 0, 0, 1.3), ("crown", 0.3, 0.55, 1.9, 0, 0.72)],
        "cast": [("patience", 0.3, 0.5, 0, "hips", {"hat": None, "prop": None, "mood": "stern"}),
                 ("crew_crow", -1.5, 1.3, 40, "reach", {"mood": "sly"}),
                 ("crew_bandit", 2.0, 0.7, -42, "aim", {})],
    },
    "job_niska_infiltrate_the_trade_ministry": {
        "set": "plain", "air": "pale", "hue": "#b8b2a2", "light": "overcast", "lens": "two", "seed": 26, "bright": -0.1,
        "props": [("parliament", 0.3, 11.0, -0.3, 0, 1.0)],
        "cast": [("mal", -0.5, 0.4, 36, "offer", {"prop": "papers", "mood": "smile", "coat": ("#20242c", 40),
                      "sleeves": "#20242c", "tie": "#8a1f2a", "hat": ("tall", "#20242c")}),
                 ("inara", -1.9, 0.9, 30, "raise", {"mood": "smile"}),
                 ("grunt", 1.3, 0.5, -42, "think", {"prop": None, "mood": "stern"})],
    },
    "job_niska_inside_information": {
        "set": "office", "air": "gold", "light": "dusk", "lens": "two", "seed": 27, "bright": 0.6,
        "props": [("ticker", 1.15, 1.9, -0.1, -6, 0.95)],
        "cast": [("event_companion", -1.35, 0.7, 52, "think", {"prop": None, "mood": "sly"}),
                 ("crew_patron", -0.15, 0.4, 10, "offer", {"prop": "papers", "mood": "sly", "look": -20})],
    },
    "job_niska_postman_only_rung_once": {
        "set": "archive", "light": "lamp", "lens": "two", "seed": 28, "bright": 0.3,
        "props": [("sacks", 1.9, 1.3, 0, 0, 1.1), ("strewn_letters", 0.5, 0.6, 0.4, 0, 0.9)],
        "cast": [("crew_crow", -1.0, 0.4, 44, "strike", {"mood": "shout"}),
                 ("amnon_duul", 0.95, 0.5, -40, "hands_up", {"mood": "scared"})],
    },
    "job_niska_sad_little_king": {
        "set": "mud", "air": "storm", "light": "overcast", "seed": 29, "bright": 0.6,
        "lens": ((0.0, -9.6, 1.9), (0.2, 0.6, 1.7), 46, (0.3, 0.6, 1.9), 2.4),
        "props": [("mound", 0.3, 0.9, 0.2, 0, 1.3), ("crown", 0.3, 0.78, 2.68, 0, 0.74),
                  ("flag", 1.1, 1.6, 2.2, 10, 0.7)],
        "cast": [("badger", 0.3, 0.8, 2, "hips", {"z": 0.78, "mood": "sad", "hat": None}),
                 ("crew_crow", -1.9, 0.4, 40, "strike", {"mood": "angry"}),
                 ("event_hired_killer", 2.4, 0.6, -40, "guard", {"mood": "stern"})],
    },
}

TAKEN = {
    "job_niska_hit_the_relief_supplies_convoy": {
        "set": "desert", "air": "gold", "light": "low_sun", "lens": "group", "seed": 30,
        "props": [("jeep", 1.9, 2.2, 0, -60, 1.1), ("jeep", 4.0, 6.0, 0, -60, 1.1), ("supplies", 0.2, 0.4, 0, -6, 1.1)],
        "cast": [("jayne", -1.5, 0.4, 42, "level", {"mood": "shout"}),
                 ("crew_bandit", -2.7, 1.2, 40, "aim", {}),
                 ("crew_med_staff", 1.7, 0.8, -38, "hands_up", {"prop": None, "mood": "scared", "hat": ("nurse",
                      "#f4f6f4"), "hair": ("short", "#3a2418")})],
    },
    "job_niska_jump_and_hump_the_competition": {
        "set": "docks", "air": "storm", "light": "overcast", "lens": "group", "seed": 31, "bright": 0.7,
        "props": [("jeep", 1.4, 2.2, 0, -150, 1.15), ("crates", 1.5, 2.0, 0.75, 10, 0.8)],
        "cast": [("jayne", -0.35, 0.4, -38, "carry", {"prop": "crate", "mood": "grin"}),
                 ("zoe", -1.5, 0.7, -38, "carry", {"prop": "crate", "mood": "sly"}),
                 ("wash", -2.7, 0.9, -38, "carry", {"prop": "crate", "mood": "sad"}),
                 ("crew_monty", 1.0, 0.6, -20, "bound", {"prop": None, "mood": "angry"})],
    },
    "job_niska_shake_down_greenleaf": {
        "set": "plain", "air": "noon", "hue": "#6a8a3a", "light": "sun", "lens": "two", "seed": 32, "bright": -0.2,
        "props": [("orchard", 0.3, 1.6, 0, 0, 1.0), ("orchard", 3.4, 5.5, 0, 60, 1.1),
                  ("orchard", -3.2, 5.0, 0, 30, 1.1)],
        "cast": [("crew_lund", -1.35, 0.4, 40, "strike", {"prop": "maul", "mood": "shout"}),
                 ("crew_meadows", 1.75, 0.5, -40, "offer", {"prop": "purse", "mood": "scared", "hat": ("straw",
                      "#d8b870")})],
    },
    "job_niska_shake_down_jubilee": {
        "set": "chapel", "light": "candle", "lens": "two", "seed": 33, "bright": 0.5,
        "props": [("fire", -0.55, -0.3, 0.5, 0, 0.9)],
        "cast": [("crew_skunk", -1.5, 0.4, 42, "strike", {"prop": "maul", "mood": "shout"}),
                 ("event_travelling_doctor", 1.0, 0.4, -38, "offer", {"prop": "purse", "mood": "scared", "hat": None,
                      "coat": ("#1c1c22", 14), "sleeves": "#1c1c22", "collar": "#f6f2e8"}),
                 ("crew_doralee", 2.3, 1.3, -34, "cower", {"prop": None, "mood": "scared"})],
    },
    "job_niska_taking_candy_from_babies": {
        "set": "plain", "air": "rose", "hue": "#8a8a5a", "light": "dusk", "lens": "two", "seed": 34,
        "props": [("candy", 0.35, 0.3, 0.5, 0, 1.05), ("lolly", -0.32, 0.3, 1.62, 0, 1.0),
                  ("church", 4.2, 9.0, 0, -10, 1.0)],
        "cast": [("jayne", -1.1, 0.4, 24, "raise", {"prop": None, "mood": "laugh"}),
                 ("crew_emma", 1.35, 0.6, -34, "hands_up", {"bulk": 0.76, "mood": "sad"}),
                 ("crew_billy", 2.3, 0.9, -38, "hands_up", {"prop": None, "bulk": 0.72, "mood": "shout", "hat": None})],
    },
    "job_niska_reserve_bank_heist": {
        "set": "vault", "hue": "#8a8270", "light": "cold", "lens": "two", "seed": 35, "bright": 0.6,
        "props": [("goldbars", 0.5, 0.6, 0.1, 0, 1.15)],
        "cast": [("mal", -1.6, 0.5, 40, "wave", {"prop": "lantern", "mood": "grin"}),
                 ("kaylee", 2.2, 0.6, -40, "hands_up", {"prop": None, "mood": "laugh"})],
    },
    "job_niska_museum_art_heist": {
        "set": "ballroom", "hue": "#5a2f3a", "light": "lamp", "lens": "two", "seed": 36,
        "props": [("painting", 0.1, 0.45, 1.15, 0, 0.9), ("lassiter", 3.0, 2.2, 0, 0, 1.1)],
        "cast": [("mal", -1.45, 0.6, 40, "reach", {"prop": None, "mood": "sly", "coat": ("#20242c", 40),
                      "sleeves": "#20242c", "hat": ("bowler", "#20242c")}),
                 ("wash", 1.65, 0.6, -40, "reach", {"prop": None, "mood": "scared", "hat": ("tall", "#20242c"),
                      "hair": None, "coat": ("#3a2a4a", 40), "print": None, "body": "#f0ece0", "sleeves": "#3a2a4a"})],
    },
    "job_niska_the_temple_job": {
        "set": "temple", "air": "gold", "light": "dusk", "lens": "two", "seed": 37,
        "props": [("idol", 0.35, 0.6, 0.1, 0, 1.1)],
        "cast": [("jayne", -1.3, 0.4, 40, "reach", {"prop": None, "mood": "sly", "hat": ("hood", "#4a3a2a"),
                      "body": "#4a3a2a", "sleeves": "#4a3a2a"}),
                 ("crew_hill_folk", 2.0, 0.8, -36, "pray", {"mood": "asleep", "hat": None, "hair": None,
                      "beard": "#e8e4d8", "body": "#d8782a", "legs": "#d8782a", "sleeves": "#d8782a"})],
    },
    "job_niska_the_train_job": {
        "set": "car", "air": "day", "light": "noon", "lens": "two", "seed": 38, "bright": 0.4,
        "props": [("crates", 0.3, 0.5, -0.25, 0, 1.15), ("tether", 0.3, 0.9, 0.6, 0, 1.0)],
        "cast": [("jayne", 0.3, 0.8, 176, None, {"prop": None, "z": 3.35, "laid": (180, 0), "mood": "scared"}),
                 ("zoe", -1.7, 0.4, 40, "guard", {"mood": "stern"}),
                 ("purple_belly", 2.3, 1.3, -30, None, {"prop": None, "mood": "asleep", "tilt": 14})],
    },
    "job_niska_whats_yours_is_mine": {
        "set": "street", "air": "noon", "light": "sun", "lens": "group", "seed": 39, "bright": 0.4,
        "props": [("strongbox", 0.1, 0.3, 0.75, 0, 0.95)],
        "cast": [("mal", -1.1, 0.4, 42, "carry", {"prop": None, "mood": "grin"}),
                 ("crew_meadows", 1.3, 0.4, -42, "carry", {"prop": None, "mood": "angry"}),
                 ("jayne", -2.5, 1.0, 36, "carry", {"prop": "crate", "mood": "laugh"}),
                 ("kaylee", 2.7, 1.4, -20, "offer", {"prop": "purse", "mood": "sly"})],
    },
}
# fmt: on

NISKA = {**CARRIED, **SCHEMES, **TAKEN}
