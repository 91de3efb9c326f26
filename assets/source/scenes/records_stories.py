"""The scenes of the Story Cards of *Firefly: The Game*.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size).
"""

# fmt: off
STORIES = {
    "story_king": {
        "set": "office", "air": "dusk", "light": "dusk", "lens": "two",
        "props": [("desk", 0.15, 0.75, 0, 0, 1.0),
                  ("crown", -0.35, 0.45, 0.93, 0, 0.62), ("crown", 0.62, 0.45, 0.93, 24, 0.62)],
        "cast": [("inara", -1.55, 0.6, 44, "talk", {"prop": None, "mood": "sly"}),
                 ("mal", 1.75, 0.6, -44, "reach", {"prop": None, "mood": "grin"})],
    },
    "story_folly": {
        "set": "approach", "light": "deep", "lens": "space",
        "props": [("cruiser", -2.3, 9.0, 1.7, 58, 2.2), ("ship", 2.2, 0.2, -0.55, -80, 0.9, (12, 14))],
    },
    "story_desperadoes": {
        "set": "street", "air": "smoke", "light": "dusk", "lens": "low",
        "cast": [("zoe", -1.75, 0.9, -28, "level", {"mood": "stern"}),
                 ("mal", 0.0, 0.2, 4, "aim", {"mood": "sly"}),
                 ("jayne", 1.75, 0.9, 28, "level", {"mood": "shout"})],
    },
    "story_first_time": {
        "set": "bridge", "light": "lamp", "lens": "two",
        "cast": [("mal", 0.0, 0.2, 6, "hips", {"mood": "grin", "prop": None}),
                 ("kaylee", 1.75, 0.9, -34, "raise", {"mood": "laugh"}),
                 ("wash", -1.75, 0.9, 34, None, {"mood": "grin"})],
    },
    "story_respectable": {
        "set": "office", "air": "night", "light": "lamp", "lens": "two", "seed": 4,
        "props": [("chips", 0.0, 0.7, 0, 0, 0.95)],
        "cast": [("simon", -1.55, 0.5, 40, "talk", {"prop": None, "mood": "grin"}),
                 ("crew_patron", 1.5, 0.5, -40, "hips", {"mood": "stern"})],
    },
    "story_holiday": {
        "set": "wheel", "light": "cold", "lens": "two", "seed": 9,
        "props": [("strongbox", 0.75, 0.5, 0, -24, 1.35), ("coins", 1.7, 0.1, 0, 0, 1.0)],
        "cast": [("kaylee", -0.65, 0.5, 46, "reach", {"mood": "sly"}),
                 ("jayne", -2.1, 1.0, -20, "level", {"mood": "scared", "look": -16})],
    },
    "story_connections": {
        "set": "giant", "light": "deep", "lens": "space", "props": [("ship", 1.6, 0.2, 0.1, 62, 1.15, (14, -10))],
    },
    "story_crime_pays": {
        "set": "hold", "light": "lamp", "lens": "two", "seed": 3,
        "props": [("coins", -0.9, -0.2, 0, 0, 2.1), ("crates", 2.1, 1.5, 0, 12, 1.0),
                  ("strongbox", 1.35, 0.4, 0, -18, 0.9)],
        "cast": [("jayne", -0.1, 0.7, -8, "hands_up", {"prop": None, "mood": "laugh"}),
                 ("mal", -1.9, 0.9, 30, "hips", {"prop": None, "mood": "sly"})],
    },
    "story_no_rest": {
        "set": "belt", "light": "deep", "lens": "space", "bright": 0.6,
        "props": [("raider", -2.6, 2.6, 1.0, -64, 1.25, (10, 12)), ("ship", 2.3, 0.4, -0.5, -70, 0.85, (8, 16))],
    },
}
# fmt: on
