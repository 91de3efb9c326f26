"""The Jobs that Patience gives in *Firefly: The Game*, one picture a title: cattle, what it eats, what it leaves,
who is robbed meanwhile.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size, how it leans).
"""

# fmt: off
RANCH = {
    "job_patience_big_black_cattle_drive": {
        "set": "bridge", "light": "lamp", "lens": "group", "seed": 17, "bright": 0.5,
        "props": [("cow", -1.4, 1.1, 0, 46, 1.0), ("cow", 1.75, 1.2, 0, -44, 1.0)],
        "cast": [("wash", 0.2, 0.7, 4, "shrug", {"prop": None, "mood": "scared", "hat": ("stetson", "#8a6238"),
                                                 "hair": None}),
                 ("crew_gun_hand", -2.7, 0.9, 34, "wave", {"prop": None, "mood": "shout"})],
    },
    "job_patience_dung_run": {
        "set": "fields", "air": "storm", "light": "overcast", "lens": "two", "seed": 12, "bright": 0.2,
        "props": [("dung", 0.85, 0.4, 0.1, 0, 1.15)],
        "cast": [("jayne", -1.1, 0.4, 28, "think", {"prop": None, "mood": "sad", "scarf": "#d8d0b8"}),
                 ("crew_hill_folk", 2.45, 1.1, -36, "shrug", {"mood": "laugh", "hat": ("straw", "#c8a050")})],
    },
    "job_patience_feed_for_the_herds": {
        "set": "hold", "light": "lamp", "lens": "two", "seed": 14,
        "props": [("feed", 0.45, 0.8, 0, -4, 1.15), ("cow", 2.35, 0.9, 0, -62, 1.0)],
        "cast": [("kaylee", -1.45, 0.4, 30, "hands_up", {"prop": None, "mood": "scared"})],
    },
    "job_patience_ranch_hand_recruitment": {
        "set": "market", "light": "lamp", "lens": "group", "seed": 9,
        "props": [("desk", -1.6, 0.8, 0, 6, 1.0), ("poster", -3.2, 2.2, 0, 14, 0.95)],
        "cast": [("mal", -1.7, 1.6, 16, "talk", {"prop": "papers", "mood": "stern"}),
                 ("crew_gun_hand", 0.15, 0.5, -30, "hips", {"prop": None, "mood": "grin"}),
                 ("crew_deputy", 1.4, 0.8, -34, "crossed", {"prop": None, "badge": None, "body": "#a8442c"}),
                 ("crew_grange_brothers", 2.6, 1.2, -36, None, {"prop": None, "hat": ("stetson", "#d8c49a")})],
    },
    "job_patience_guns_for_my_gun_hands": {
        "set": "street", "air": "gold", "light": "noon", "lens": "two", "seed": 15, "bright": -0.3,
        "props": [("arms", -0.5, 0.0, 0.0, -4, 1.1)],
        "cast": [("patience", -2.0, 0.7, 36, "point", {"prop": None}),
                 ("crew_gun_hand", -0.2, 1.5, -12, "level", {"prop": "rifle", "mood": "grin"}),
                 ("crew_stark", 1.2, 0.6, -30, "level", {"mood": "shout"}),
                 ("crew_grange_brothers", 2.5, 1.1, -34, "guard", {"mood": "grin"})],
    },
    "job_patience_the_beef_must_flow": {
        "set": "docks", "air": "night", "light": "night", "lens": "two", "seed": 5, "bright": 0.3,
        "props": [("beef", 0.75, 0.9, 0.15, -6, 1.0)],
        "cast": [("crew_ships_cook", -1.35, 0.4, 34, "raise", {"prop": "blade", "mood": "sly", "hat": None,
                                                               "bib": "#c8a8a0"}),
                 ("mal", 2.3, 0.4, -40, "offer", {"prop": "purse", "mood": "sly"})],
    },
}

ROBBERIES = {
    "job_patience_bank_holdup": {
        "set": "archive", "light": "cold", "lens": "two", "seed": 15, "bright": 0.7,
        "props": [("teller", 0.35, 1.3, -0.1, 0, 1.0), ("clock", 0.35, 3.7, 2.75, 0, 1.0)],
        "cast": [("crew_runaway_clerk", 0.35, 2.0, 0, "hands_up", {"prop": None, "mood": "scared"}),
                 ("crew_bandit", -1.35, 0.4, 46, "aim", {"mood": "stern"}),
                 ("jayne", 2.0, 0.4, -46, "aim", {"prop": "gun", "scarf": "#2f4a6a", "hat": ("stetson", "#3a2c20")})],
    },
    "job_patience_cattle_rustling": {
        "set": "plain", "air": "night", "hue": "#5a5a34", "light": "moon", "lens": "group", "seed": 19, "bright": 0.9,
        "props": [("cow", 0.1, 0.9, 0, 62, 1.0), ("cow", -1.5, 1.5, 0, 66, 1.0), ("cow", -2.9, 1.2, 0, 60, 0.95),
                  ("fence", -3.4, 3.0, 0, 4, 1.0), ("moon", 4.6, 20, 5.0, 0, 0.9)],
        "cast": [("crew_bandit", 1.9, 0.5, -24, "wave", {"prop": "lantern", "mood": "sly"})],
    },
    "job_patience_good_fences": {
        "set": "pasture", "air": "rose", "light": "dusk", "lens": "two", "seed": 7,
        "props": [("fence", 0.15, 1.4, 0, 62, 1.0)],
        "cast": [("patience", -1.35, 0.4, 40, "level", {"mood": "angry"}),
                 ("crew_crow", 1.35, 0.4, -40, "strike", {"mood": "shout"}),
                 ("crew_enforcer", 2.5, 1.1, -40, "guard", {"mood": "stern"})],
    },
    "job_patience_mail_robbery": {
        "set": "canyon", "air": "day", "light": "noon", "lens": "two", "seed": 9, "bright": -0.2,
        "props": [("sacks", 0.45, 0.5, 0, 0, 1.15), ("strewn_letters", 0.5, 0.2, 0.3, 0, 1.0),
                  ("grey", -2.7, 2.0, 0, 34, 1.0)],
        "cast": [("crew_bandit", -1.15, 0.4, 46, "aim", {"mood": "shout"}),
                 ("crew_meadows", 1.95, 0.5, -40, "hands_up", {"prop": None, "mood": "scared", "body": "#4a6a9a",
                      "sleeves": "#4a6a9a", "bib": None, "hat": ("cap", "#2f4a7a")})],
    },
    "job_patience_henpecked_badger": {
        "set": "docks", "air": "day", "light": "noon", "lens": "two", "seed": 11, "bright": -0.2,
        "props": [("crates", -0.95, 0.5, 0, 0, 0.95), ("crates", 1.2, 0.5, 0, 20, 0.95),
                  ("hen", -0.85, 0.3, 1.0, 64, 1.0), ("red_hen", 1.05, 0.3, 1.0, -60, 1.0),
                  ("hen", 1.9, 0.2, 0.6, -40, 1.0), ("red_hen", -1.75, 0.2, 0.6, 40, 1.0)],
        "cast": [("badger", 0.1, 0.5, 6, "cower", {"mood": "scared"}),
                 ("patience", 2.6, 1.6, -34, "crossed", {"prop": None, "mood": "grin"})],
    },
    "job_patience_motherlode_mine_holdup": {
        "set": "mine", "light": "lamp", "lens": "two", "seed": 8, "bright": 0.4,
        "props": [("orecart", 0.05, 0.6, 0.0, -8, 1.05)],
        "cast": [("zoe", -1.65, 0.4, 44, "level", {"mood": "stern", "scarf": "#7a2a22"}),
                 ("crew_corbin", 1.45, 0.3, -30, "hands_up", {"prop": None, "mood": "scared", "beard": "#3a2a1c",
                      "hat": ("goggles", "#d8a82c"), "hair": None}),
                 ("crew_scrapper_mechanic", 2.65, 1.3, -36, "hands_up", {"prop": None, "mood": "scared",
                      "hat": ("goggles", "#8a5a2c")})],
    },
    "job_patience_rob_the_alliance_pay_train": {
        "set": "desert", "air": "day", "light": "low_sun", "lens": "two", "seed": 6,
        "props": [("locomotive", 0.9, 4.4, 0.25, 6, 1.05), ("barrels", 0.75, 0.4, -0.55, 0, 0.85),
                  ("dynamite", 0.75, 0.35, 1.05, 0, 1.15)],
        "cast": [("jayne", -0.9, 0.3, 26, "cower", {"prop": None, "mood": "laugh"}),
                 ("grunt", 2.5, 1.8, -30, "run", {"prop": None, "mood": "scared"})],
    },
    "job_patience_swipe_settler_rations": {
        "set": "snow", "light": "overcast", "lens": "two", "seed": 8, "bright": -0.2,
        "props": [("shack", 3.2, 4.6, 0, -14, 1.3), ("rations", -0.15, 0.3, 0.2, -6, 1.05)],
        "cast": [("crew_light_fingered_girl", -1.5, 0.4, 36, "reach", {"prop": None, "mood": "sly"}),
                 ("crew_doralee", 2.1, 1.1, -34, "pray", {"prop": None, "mood": "sad"}),
                 ("crew_emma", 1.25, 0.8, -30, None, {"bulk": 0.74, "mood": "sad"})],
    },
}
# fmt: on

PATIENCE = {**RANCH, **ROBBERIES}
