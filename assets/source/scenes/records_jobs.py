"""The Jobs of the card game: what is carried, whom one meets, what goes wrong.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size).
"""

# fmt: off
HONEST = {
    "job_medicine_to_regina": {
        "set": "mine", "light": "lamp", "lens": "two", "seed": 3, "props": [("medicine", 0.35, 0.4, 0, -6, 1.15)],
        "cast": [("simon", -1.3, 0.5, 40, "reach", {"prop": "needle", "mood": "smile"}),
                 ("crew_hill_folk", 1.9, 0.8, -40, "offer", {"mood": "sad", "hat": ("bandana", "#6a5a44")})],
    },
    "job_a_place_at_the_table": {
        "set": "temple", "air": "violet", "light": "lamp", "lens": "two", "seed": 5,
        "props": [("table", 0.3, 0.7, 0.0, 0, 1.1), ("teapot", 0.3, 0.6, 1.0, 0, 1.2)],
        "cast": [("inara", -1.6, 0.5, 44, "offer", {"prop": "fan", "mood": "smile"}),
                 ("event_companion", 1.9, 0.5, -44, "talk", {"prop": None})],
    },
}

CROOKED = {
    "job_stamp_removal": {
        "set": "tabletop", "light": "candle", "lens": "table",
        "props": [("gravgoods", -0.5, 0.35, 0.9, 12, 0.8), ("lampstand", 1.35, 0.5, 0.9, 0, 0.9)],
        "cast": [("kaylee", 0.5, 1.3, -16, "reach", {"z": -0.35, "mood": "sly"})],
    },
    "job_lassiter_first_try": {
        "set": "roof", "air": "violet", "light": "night", "lens": "two", "seed": 6,
        "props": [("lassiter", 1.2, 0.6, 0, 0, 1.1)],
        "cast": [("crew_saffron", -0.6, 0.4, 30, "reach", {"mood": "sly", "hat": ("hood", "#2a2430")})],
    },
}
# fmt: on

JOBS = {**HONEST, **CROOKED}
