"""Harken's Jobs of *Firefly: The Game*: what is loaded, and where it goes; and the five Contacts at home.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size, how it leans).
"""

VIEW = ((0.0, -8.0, 1.42), (0.0, 8.0, 1.66), 49, (0.0, 0.4, 1.4), 3.6)  # figures near, what a place is known by behind

# fmt: off
SHIPPING = {
    "job_harken_cargo_albion": {
        "set": "shore", "air": "storm", "hue": "#3a5662", "light": "overcast", "lens": VIEW, "seed": 4, "bright": 0.2,
        "props": [("lighthouse", 2.5, 9.0, -0.2, 0, 0.8), ("crates", 1.0, 0.2, 0, 10, 1.2),
                  ("boat", -3.6, 8.0, -0.1, 10, 0.9)],
        "cast": [("jayne", -0.9, 0.3, 30, "carry", {"prop": "crate", "hat": ("hood", "#c8a03a"), "body": "#c8a03a",
                      "sleeves": "#c8a03a", "mood": "sad"})],
    },
    "job_harken_cargo_ariel": {
        "set": "terrace", "air": "noon", "hue": "#dfe8ee", "light": "sun", "lens": VIEW, "seed": 11, "bright": -0.5,
        "props": [("hospital", -0.2, 10.0, -0.3, 0, 0.92), ("crates", -0.9, 0.2, 0, -8, 1.2)],
        "cast": [("mal", 0.9, 0.3, -30, "carry", {"prop": "crate", "mood": "grin"}),
                 ("crew_nurse", -2.2, 0.8, 30, "offer", {"prop": "papers"})],
    },
    "job_harken_cargo_osiris": {
        "set": "plain", "air": "violet", "hue": "#3f6a3c", "light": "low_sun", "lens": VIEW, "seed": 3,
        "props": [("mansion", 0.5, 10.0, 0, 4, 1.15), ("palm", -4.4, 8.0, 0, 0, 1.35),
                  ("crates", 0.45, 0.1, 0, 12, 1.15)],
        "cast": [("wash", -1.1, 0.3, 30, "carry", {"prop": "crate", "mood": "grin"}),
                 ("duellist", 2.0, 0.8, -38, "point", {"prop": None, "mood": "stern"})],
    },
    "job_harken_cargo_sihnon": {
        "set": "temple", "air": "gold", "light": "lamp", "lens": "two", "seed": 12, "bright": 0.2,
        "props": [("crates", -0.35, 0.2, 0, -14, 1.2), ("pagoda", 0.15, 14.0, -1.4, 8, 0.95)],
        "cast": [("zoe", -1.7, 0.5, 34, "carry", {"prop": "crate", "mood": "stern"}),
                 ("event_companion", 1.3, 0.4, -34, "pray", {"prop": None})],
    },
    "job_harken_cargo_valentine": {
        "set": "plain", "air": "rose", "hue": "#6a7a44", "light": "low_sun", "lens": VIEW, "seed": 2,
        "props": [("ladder_arch", 0.0, 3.4, 0, 0, 1.2), ("roses", -3.0, 2.6, 0, 10, 0.9), ("roses", 3.2, 2.8, 0, -10,
                      0.9), ("crates", -0.75, 0.1, 0, -10, 1.1)],
        "cast": [("kaylee", 0.55, 0.3, -24, "carry", {"prop": "crate", "mood": "laugh"}),
                 ("crew_doralee", 2.1, 0.9, -34, "wave", {"prop": "blooms", "mood": "smile"})],
    },
    "job_harken_equipment_bellerophon": {
        "set": "shore", "air": "noon", "hue": "#1c7ab0", "light": "sun", "lens": VIEW, "seed": 5, "bright": -0.4,
        "props": [("estate", 3.4, 12.0, 2.2, -12, 1.0), ("estate", -3.9, 15.0, 2.5, 16, 1.0),
                  ("parts", 0.75, 0.2, 0, -8, 1.1)],
        "cast": [("kaylee", -1.1, 0.3, 30, "raise", {"mood": "smile"})],
    },
    "job_harken_equipment_persephone": {
        "set": "docks", "air": "dusk", "light": "dusk", "lens": "two", "seed": 4,
        "props": [("ship", -2.6, 7.0, 1.6, 64, 1.6), ("machine", -0.25, 0.5, 0, 8, 1.0),
                  ("stall", 3.8, 3.4, 0, -24, 1.0)],
        "cast": [("crew_scrapper_mechanic", -1.9, 0.6, 36, "reach", {"prop": None}),
                 ("event_ships_mechanic", 1.4, 0.5, -34, "offer", {"mood": "grin"})],
    },
    "job_harken_fuel_run_boros": {
        "set": "plain", "air": "pale", "hue": "#7a8a6a", "light": "overcast", "lens": VIEW, "seed": 6,
        "props": [("cruiser", -2.8, 18, 4.4, 50, 2.0), ("dish", 3.6, 8.0, 0, -40, 1.0), ("fuelcells", -0.6, 0.2, 0, 6,
                      1.1)],
        "cast": [("grunt", 1.2, 0.4, -30, "salute", {"prop": None}),
                 ("crew_quartermaster", -2.3, 0.9, 34, "hands_up", {"mood": "scared", "prop": None})],
    },
    "job_harken_fuel_run_silverhold": {
        "set": "snow", "air": "storm", "light": "low_sun", "lens": VIEW, "seed": 3, "bright": -0.2,
        "props": [("refinery", 1.6, 8.0, 0, -6, 0.9), ("fuelcells", 0.9, 0.2, 0, -10, 1.1)],
        "cast": [("jayne", -1.0, 0.4, 28, "cower", {"prop": None, "mood": "scared"})],
    },
    "job_harken_relief_newhope": {
        "set": "plain", "air": "day", "hue": "#9a6a44", "light": "noon", "lens": "two", "seed": 14, "bright": -0.2,
        "props": [("shack", -4.0, 7.0, 0, 16, 1.1), ("hut", 4.6, 9.0, 0, -12, 1.0),
                  ("supplies", -0.4, 0.4, 0, 0, 1.0)],
        "cast": [("book", -2.1, 0.8, 34, "offer", {"prop": "papers", "mood": "smile"}),
                 ("crew_hill_folk", 1.35, 0.4, -36, "pray", {"hat": None, "mood": "sad"}),
                 ("crew_emma", 2.3, 1.1, -36, None, {"bulk": 0.8, "mood": "sad"})],
    },
    "job_harken_relief_st_albans": {
        "set": "snow", "light": "overcast", "lens": VIEW, "bright": -0.5, "seed": 7,
        "props": [("church", 1.8, 9.0, 0, -10, 0.85), ("sacks", -0.2, 0.4, 0, 0, 1.0),
                  ("blankets", 1.3, 0.2, 0.2, 0, 0.8)],
        "cast": [("simon", -1.3, 0.3, 34, "carry", {"prop": "crate", "scarf": "#a83a2c"}),
                 ("crew_doralee", 2.6, 1.0, -38, "pray", {"prop": None, "hat": ("hood", "#6a5a7a")})],
    },
    "job_harken_scrap_aesir": {
        "set": "plain", "air": "dusk", "hue": "#7a6048", "light": "low_sun", "lens": VIEW, "seed": 9, "bright": 0.3,
        "props": [("crane", -1.9, 6.0, 0, 8, 0.95), ("chimneys", 3.4, 12.0, 0, 6, 0.85), ("scrap", -0.8, 0.6, 0.3, 0,
                      1.15)],
        "cast": [("crew_scrapper_mechanic", 1.1, 0.3, -28, "strike", {"prop": "maul", "visor": None})],
    },
    "job_harken_scrap_space_bazaar": {
        "set": "market", "light": "neon", "lens": "two", "seed": 5, "bright": 0.3,
        "props": [("scrap", -0.5, 0.6, 0.3, 20, 1.05)],
        "cast": [("event_fence", 1.15, 0.4, -34, "think", {"prop": None}),
                 ("crew_scrapper_pilot", -2.1, 1.0, 34, "shrug", {"prop": None, "mood": "grin"})],
    },
    "job_harken_vital_jubilee": {
        "set": "plain", "air": "gold", "hue": "#a8803c", "light": "low_sun", "lens": VIEW, "seed": 3,
        "props": [("tents", 0.2, 9.0, 0, 0, 1.1), ("barrels", 1.3, 0.9, 0, 0, 1.0),
                  ("pump", 0.4, 0.5, 0, 0, 1.0)],
        "cast": [("zoe", -0.9, 0.4, -24, "level", {"mood": "stern"}),
                 ("crew_light_fingered_girl", 2.45, 1.0, -44, "reach", {"prop": None})],
    },
    "job_harken_vital_kerry": {
        "set": "canyon", "air": "day", "light": "noon", "lens": "two", "seed": 3, "bright": -0.2,
        "props": [("medicine", -0.9, 0.4, 0, 8, 0.95), ("barrels", -2.2, 1.2, 0, 20, 0.9),
                  ("jeep", -4.0, 3.4, 0, 60, 1.1)],
        "cast": [("mal", 0.35, 0.4, 40, "aim", {"mood": "stern"}),
                 ("crew_bandit", 1.9, 1.0, -44, "strike", {"prop": "blade", "mood": "angry"})],
    },
}

PASSENGERS = {
    "job_harken_relocation": {
        "set": "plain", "air": "dusk", "hue": "#6a5a44", "light": "dusk", "lens": "two", "seed": 8, "bright": 0.3,
        "props": [("palisade", 0.6, 6.0, 0, -6, 0.8), ("luggage", -0.2, -0.1, 0, 6, 0.62)],
        "cast": [("trooper", 1.55, 0.3, -62, "level", {}),
                 ("crew_doralee", -0.75, 0.7, 30, "pray", {"mood": "sad", "prop": None}),
                 ("crew_hill_folk", -1.9, 0.4, 36, "shrug", {"mood": "sad"})],
    },
    "job_harken_laborers_albion": {
        "set": "plain", "air": "pale", "hue": "#7a7266", "light": "overcast", "lens": "group", "seed": 5,
        "props": [("ramp", 0.0, 3.4, 0, 0, 1.0)],
        "cast": [("crew_corbin", -1.7, 0.4, 30, "raise", {"prop": "wrench", "hat": ("cap", "#c88a2c"),
                      "mood": "grin"}),
                 ("crew_monty", 0.1, 0.2, 8, "strike", {"prop": "maul", "hat": ("bandana", "#b0402a"),
                      "mood": "smile"}),
                 ("crew_bridgit", 1.8, 0.5, -28, "offer", {"prop": "bag", "hat": ("bandana", "#3a6a8a"),
                      "mood": "smile"})],
    },
    "job_harken_medical_emergency": {
        "set": "lock", "light": "lamp", "lens": "two", "seed": 6,
        "props": [("bunk", 0.1, 0.8, 0.1, 0, 1.1), ("quilt", 0.1, 0.78, 1.17, 0, 1.0)],
        "cast": [("crew_tracey", 0.7, 0.78, 90, None, {"z": 1.2, "laid": (-88, 0), "turn": -30, "prop": None,
                      "mood": "asleep"}),
                 ("crew_field_doctor", -2.0, 0.5, 44, "reach", {"prop": "needle", "mood": "stern"}),
                 ("kaylee", 1.9, 0.8, -40, "carry", {"prop": None, "mood": "scared"})],
    },
    "job_harken_settlers_new_melbourne": {
        "set": "shore", "air": "dusk", "hue": "#2f5a72", "light": "low_sun", "lens": VIEW, "seed": 5,
        "props": [("pier", -3.4, 1.4, 0, 10, 1.0), ("boat", 3.4, 6.4, 0.0, -14, 1.2),
                  ("luggage", 1.5, 0.1, 0, -6, 0.9)],
        "cast": [("crew_meadows", -1.6, 0.5, 36, "point", {"prop": None, "mood": "grin"}),
                 ("crew_doralee", -0.45, 0.7, 20, None, {"mood": "smile"}),
                 ("crew_emma", 0.5, 0.3, 10, "hands_up", {"bulk": 0.8, "mood": "laugh"})],
    },
    "job_harken_settlers_regina": {
        "set": "plain", "air": "day", "hue": "#7a6a5a", "light": "low_sun", "lens": VIEW, "seed": 7,
        "props": [("locomotive", -0.2, 7.0, 0.1, 4, 1.05), ("luggage", 1.35, 0.1, 0, -6, 0.9),
                  ("chimneys", 4.6, 13.0, 0, -10, 0.9)],
        "cast": [("crew_drifter", -0.25, 0.7, 24, "think", {"prop": None, "mood": "sad"}),
                 ("crew_bridgit", -1.5, 0.3, 24, "cower", {"scarf": "#b8b0a0"})],
    },
    "job_harken_university_students": {
        "set": "galley", "light": "lamp", "lens": "two", "seed": 4,
        "props": [("books", 0.35, 0.5, 0.0, 0, 0.95)],
        "cast": [("crew_young_pilot", -0.6, 0.5, 30, "talk", {"prop": "book", "hat": None, "body": "#2f4a7a",
                      "sleeves": "#2f4a7a", "mood": "laugh", "tie": "#c8a040"}),
                 ("crew_companion_in_training", 1.6, 0.6, -34, "raise", {"prop": "book", "body": "#6a2f5a",
                      "sash": "#c8a040", "mood": "laugh"}),
                 ("mal", -2.1, 1.0, 20, "crossed", {"prop": None, "mood": "sad"})],
    },
    "job_harken_vacationers_pelorum": {
        "set": "shore", "air": "noon", "hue": "#1f9ab0", "light": "sun", "lens": VIEW, "seed": 9, "bright": -0.3,
        "props": [("palm", -3.2, 3.6, 0, 0, 0.95), ("palm", 4.0, 5.0, 0, 150, 1.0), ("luggage", 0.1, 0.0, 0, 4, 0.75)],
        "cast": [("crew_patron", -1.35, 0.5, 30, "raise", {"prop": "flask", "coat": None, "shades": "#14141a",
                      "print": ["#d8402f", "#2f9a8a", "#f4e3a8", "#2f6fb0"], "body": "#e8862a", "tie": None,
                      "hat": ("straw", "#e8d08a"), "mood": "grin"}),
                 ("crew_lucy", 1.5, 0.5, -30, "hands_up", {"hat": ("straw", "#f0e0b0"), "shades": "#14141a",
                      "mood": "laugh"})],
    },
}

CONTACTS = {
    "contact_amnon_duul": {
        "set": "market", "light": "lamp", "lens": "poster", "seed": 4, "bright": 0.3,
        "props": [("sacks", 1.35, 0.9, 0, -6, 1.0)],
        "cast": [("amnon_duul", -0.8, 0.2, 24, "offer", {"prop": "papers", "look": 4})],
    },
    "contact_badger": {
        "set": "docks", "air": "day", "light": "lamp", "lens": "poster", "seed": 6, "bright": 0.3,
        "props": [("rival", 2.6, 7.0, 1.4, 62, 1.3), ("stall", -3.2, 3.2, 0, 20, 1.0)],
        "cast": [("badger", -0.6, 0.2, 20, "hips", {"look": 8}),
                 ("crew_badgers_man", 1.5, 1.4, -20, "crossed", {"prop": None, "mood": "stern"})],
    },
    "contact_harken": {
        "set": "bridge", "light": "cold", "lens": "poster", "seed": 8, "bright": 0.5,
        "props": [("screen", -1.9, 1.9, 0, 14, 0.85)],
        "cast": [("harken", 0.55, 0.2, -22, "crossed", {"look": 6}),
                 ("grunt", 1.95, 1.4, -20, "guard", {"prop": "rifle"})],
    },
    "contact_niska": {
        "set": "wheel", "light": "furnace", "lens": "poster", "seed": 4, "bright": 0.2,
        "cast": [("niska", 0.6, 0.2, -22, "pray", {"look": 4, "mood": "smile"}),
                 ("crew_crow", -1.1, 1.4, 20, "guard", {"mood": "stern"})],
    },
    "contact_patience": {
        "set": "plain", "air": "day", "hue": "#e0d2b0", "light": "low_sun", "lens": "poster", "seed": 6,
        "props": [("tank", 3.4, 8.0, 0, 0, 0.9), ("grey", -1.5, 2.2, 0, 60, 0.95), ("shack", -4.6, 10.0, 0, 10, 1.1)],
        "cast": [("patience", 0.65, 0.2, -24, "guard", {"look": 4})],
    },
}
# fmt: on

HARKEN = {**SHIPPING, **PASSENGERS, **CONTACTS}
