"""The scenes of *Pirates & Bounty Hunters*: its robberies, the wanted, its stories, a boarding and a showdown.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size).
"""

# fmt: off
ROBBERIES = {
    "piracy_badger": {
        "set": "hold", "light": "lamp", "lens": "two", "props": [("crates", 2.75, 1.5, 0, -10, 0.9)],
        "cast": [("crew_bandit", -1.75, 0.5, 52, "carry", {"prop": "crate", "mood": "sly"}),
                 ("crew_skunk", -0.35, 0.9, 58, "aim", {"prop": "gun", "mood": "shout"}),
                 ("crew_bree", 1.35, 0.7, -42, "hands_up", {"prop": None, "mood": "scared"})],
    },
    "piracy_patience": {
        "set": "pasture", "air": "dusk", "light": "dusk", "lens": "group",
        "props": [("walden", -4.3, 8.5, 1.5, 118, 1.7), ("cow", -0.75, 1.2, 0, 70, 0.95),
                  ("cow", 0.35, 2.3, 0, 60, 0.9),
                  ("horse", 2.7, 1.5, 0, -62, 1.0)],
        "cast": [("crew_gun_hand", 1.45, 0.2, -48, "raise", {"mood": "shout"}),
                 ("crew_bandit", -2.3, 0.1, 40, "level", {"prop": "rifle"})],
    },
    "piracy_amnon_duul": {
        "set": "galley", "light": "lamp", "lens": "two", "props": [("desk", 0.35, 0.55, 0, 4, 1.05)],
        "cast": [("crew_sash", -1.45, 0.5, 54, "reach", {"prop": "papers", "mood": "sly"}),
                 ("crew_fendris", 1.9, 1.4, 150, None, {"prop": None})],
    },
    "piracy_niska": {
        "set": "wheel", "light": "alert", "lens": "two",
        "cast": [("crew_crow", 1.3, 0.5, -52, "raise", {"mood": "angry"}),
                 ("crew_marco", -0.5, 0.6, 40, "bound", {"prop": None, "mood": "scared", "lean": (-7, 0)}),
                 ("crew_enforcer", -1.95, 1.2, 36, "crossed", {"prop": None, "mood": "stern"})],
    },
    "piracy_harken": {
        "set": "lock", "light": "clinic", "lens": "two",
        "cast": [("grunt", -2.1, 1.0, 58, "level", {"prop": "rifle", "mood": "stern"}),
                 ("crew_agent_mcginnis", -0.65, 0.4, 50, "point", {"prop": "papers", "mood": "stern"}),
                 ("crew_stark", 1.45, 0.6, -46, "hands_up", {"prop": None, "mood": "angry"})],
    },
}

WANTED = {
    "bounty_billy": {
        "set": "docks", "air": "dusk", "light": "dusk", "lens": "poster", "props": [("rival", 2.1, 4.4, 1.3, 62, 1.5)],
        "cast": [("crew_billy", -0.95, 0.3, 28, "raise", {"mood": "grin", "look": 14})],
    },
    "bounty_bree": {
        "set": "engine", "light": "furnace", "lens": "poster",
        "cast": [("crew_bree", -0.85, 0.3, 34, "reach", {"mood": "sly", "look": -26})],
    },
    "bounty_crow": {
        "set": "wheel", "light": "cold", "lens": "poster", "seed": 3,
        "cast": [("crew_crow", 0.85, 0.2, -30, "raise", {"mood": "angry", "look": 10})],
    },
    "bounty_grange_brothers": {
        "set": "canyon", "air": "smoke", "light": "night", "lens": "poster",
        "props": [("fire", -0.02, -0.2, 0.25, 0, 1.4)],
        "cast": [("crew_grange_brothers", -1.15, 0.5, 34, "guard", {"mood": "stern"}),
                 ("crew_grange_brothers", 1.1, 0.6, -34, "hips", {"beard": None, "mood": "sly", "prop": None,
                  "coat": ("#6a3a2a", 36), "sleeves": "#6a3a2a"})],
    },
    "bounty_helen": {
        "set": "market", "light": "neon", "lens": "poster",
        "cast": [("crew_helen", 0.8, 0.2, -38, "aim", {"mood": "stern", "look": 6})],
    },
    "bounty_interrogator": {
        "set": "ward", "light": "cold", "lens": "poster", "props": [("chair", 1.35, 1.3, 0, -24, 1.05)],
        "cast": [("crew_interrogator", -0.85, 0.2, 26, "crossed", {"mood": "sly", "prop": None})],
    },
    "bounty_jayne": {
        "set": "street", "air": "day", "light": "noon",
        "lens": ((0, -7.2, 1.5), (0, 0.2, 1.72), 46, (-1, 0.2, 1.6), 2.2),
        "props": [("statue", 1.35, 2.6, -0.2, -14, 1.0)],
        "cast": [("jayne", -1.15, 0.2, 20, "hips", {"mood": "grin", "prop": None, "look": 12})],
    },
    "bounty_jesse": {
        "set": "docks", "air": "night", "light": "night", "lens": "poster",
        "props": [("jeep", 1.35, 1.9, 0.0, -152, 1.0)],
        "cast": [("crew_jesse", -0.9, 0.2, 34, "wave", {"lean": (0, -6)})],
    },
    "bounty_river": {
        "set": "hold", "light": "beam", "lens": "poster", "seed": 11,
        "cast": [("river", -0.85, 0.4, 24, "dance", {"tilt": 14, "lean": (0, 9)})], "bright": 0.3,
    },
    "bounty_simon": {
        "set": "clinic", "light": "clinic", "lens": "poster", "props": [("bench", 1.35, 1.4, 0, -6, 1.0)],
        "bright": -0.8,
        "cast": [("simon", -0.9, 0.2, 30, "talk", {"mood": "scared", "look": -20})],
    },
    "bounty_stitch": {
        "set": "saloon", "light": "lamp", "lens": "poster", "props": [("chips", 1.25, 1.0, 0, 0, 1.0)],
        "cast": [("crew_stitch", -0.75, 0.2, 22, "crossed", {"mood": "angry", "prop": None})],
    },
    "bounty_tracey": {
        "set": "market", "light": "cold", "lens": "two", "seed": 5, "props": [("casket", 0.1, 0.7, 0, 6, 1.15)],
        "cast": [("crew_tracey", -0.45, 0.75, 14, "wave", {"prop": None, "mood": "grin", "z": 0.22})],
    },
    "bounty_two_fry": {
        "set": "desert", "air": "day", "light": "noon", "lens": "poster",
        "props": [("grey", 1.25, 1.2, -0.15, -58, 1.0)],
        "cast": [("crew_two_fry", -0.75, 0.2, 30, "hips", {"mood": "sly", "prop": None})],
    },
    "bounty_zoe": {
        "set": "desert", "air": "smoke", "light": "night", "lens": "poster",
        "props": [("barricade", 0.4, 0.9, 0.0, 3, 1.05),
                                                                          ("fire", 2.1, 2.6, 0.2, 0, 1.2)],
        "cast": [("zoe", -0.7, 0.0, 40, "level", {"mood": "stern", "look": -8})],
    },
    "bounty_dalin": {
        "set": "market", "light": "lamp", "lens": "poster", "seed": 2, "props": [("stall", 1.35, 1.3, 0, -10, 0.95)],
        "cast": [("crew_dalin", -0.85, 0.2, 34, "talk", {"prop": None, "mood": "grin"})],
    },
    "bounty_the_fixer": {
        "set": "office", "air": "night", "light": "lamp", "lens": "poster", "props": [("desk", 1.1, 0.9, 0.05, -8, 1.0),
                                                                             ("coins", 0.95, 0.5, 1.02, 0, 0.5)],
        "cast": [("crew_the_fixer", -0.95, 0.3, 24, "talk", {"mood": "sly"})],
    },
    "bounty_the_specialist": {
        "set": "roof", "air": "night", "light": "cold", "lens": "poster",
        "cast": [("crew_the_specialist", 0.8, 0.2, -34, "guard", {"mood": "stern", "look": 14})],
    },
    "bounty_enforcers": {
        "set": "corridor", "light": "alert", "lens": "two",
        "cast": [("crew_enforcer", -1.55, 0.9, 22, "guard", {"mood": "stern"}),
                 ("crew_enforcer", 0.1, 0.2, 4, "crossed", {"mood": "angry", "prop": None,
                           "skin": "#d8a684", "hair": ("mohawk", "#3a2416")}),
                 ("crew_enforcer", 1.7, 0.9, -22, "level", {"mood": "stern", "skin": "#b37c58", "beard": "#1f140e"})],
    },
    "bounty_scrappers": {
        "set": "desert", "air": "dusk", "light": "dusk", "lens": "two", "seed": 4,
        "props": [("scrap", 0.0, 1.7, 0, 0, 1.3)],
        "cast": [("crew_scrapper_mechanic", -1.65, 0.5, 34, "raise", {}),
                 ("crew_scrapper_pilot", 1.6, 0.5, -36, "hips", {"prop": None, "mood": "grin"})],
    },
    "bounty_bandits": {
        "set": "canyon", "air": "dusk", "light": "dusk", "lens": "two", "props": [("horse", -2.2, 1.8, 0, 30, 1.0)],
        "cast": [("crew_bandit", -0.75, 0.4, 24, "aim", {}),
                 ("crew_bandit", 1.2, 0.8, -26, "level", {"prop": "rifle", "scarf": "#2c4a5a",
                           "coat": ("#4a4234", 42), "hat": ("stetson", "#6a4a2c")})],
    },
}

STORIES = {
    "story_another_mans_treasure": {
        "set": "cave", "light": "lamp", "lens": ((0.1, -7.2, 1.95), (0.1, 0.9, 1.3), 45, (0.2, 1.0, 1.4), 2.4),
        "bright": 0.5,
        "props": [("crates", -1.6, 1.0, 0, 10, 1.05), ("crates", 2.3, 1.8, 0, -20, 1.1),
                  ("strongbox", 0.95, 0.6, 0, -12, 1.0),
                  ("coins", -0.3, 0.2, 0, 0, 1.1), ("coins", 1.9, 0.1, 0, 70, 0.8), ("flag", -2.9, 2.4, 2.2, 4, 0.9)],
        "cast": [("crew_sash", 0.2, 1.3, -18, "hips", {"mood": "grin", "prop": None})],
    },
    "story_jail_break": {
        "set": "cell", "light": "cold", "lens": "two", "props": [("bars", 0.9, 1.25, 0, 0, 1.0)],
        "cast": [("crew_stark", 1.15, 2.0, -14, "reach", {"prop": None, "mood": "grin"}),
                 ("zoe", -2.0, 0.5, -30, "level", {"mood": "stern"}),
                 ("mal", -0.55, 0.55, 46, "reach", {"prop": "keys", "mood": "sly"})],
    },
    "story_the_choices_we_make": {
        "set": "hold", "light": "law", "lens": "two", "seed": 5,
        "cast": [("crew_sheriff_bourne", -1.75, 0.9, 46, "talk", {"mood": "stern"}),
                 ("mal", 0.0, 0.2, 0, None, {"mood": "sad", "prop": None, "look": 16}),
                 ("crew_sash", 1.75, 0.9, -46, "talk", {"mood": "sly"})],
    },
}

MOMENTS = {
    "boarding": {
        "set": "approach", "light": "deep", "lens": "space",
        "props": [("walden", -2.7, 1.2, 0.75, -76, 1.1), ("ship", 2.5, 0.4, -0.35, -258, 0.95),
                  ("tunnel", 0.17, 0.75, 0.3, 0, 0.68, (0, 33))],
    },
    "showdown": {
        "set": "lock", "light": "lamp", "lens": "low",
        "cast": [("crew_jubal_early", -1.15, 0.3, 62, "aim", {"mood": "sly"}),
                 ("crew_bandit", -2.35, 1.0, 58, "level", {"prop": "rifle"}),
                 ("mal", 1.15, 0.3, -62, "aim", {"mood": "stern"}),
                 ("zoe", 2.35, 1.0, -58, "level", {"mood": "angry"})],
    },
}

# fmt: on

PIRATES = {**ROBBERIES, **WANTED, **STORIES, **MOMENTS}
