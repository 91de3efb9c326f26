"""The Jobs of Amnon Duul in *Firefly: The Game*: the post, scrap and settlers, gifts and guns; one scene for a title.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size, how it leans).
"""

# fmt: off
HONEST = {
    "job_ff_feeding_alliance_fat_cats": {
        "set": "ballroom", "hue": "#5a2f3a", "light": "lamp", "lens": "two", "seed": 6, "bright": 0.2,
        "props": [("banquet", 0.15, 0.6, 0, 0, 1.0), ("cat", 0.2, -0.3, 0.75, -8, 0.9)],
        "cast": [("crew_womack", -1.75, 0.6, 40, "raise", {"prop": "flask", "mood": "laugh", "bulk": 1.3,
                      "coat": ("#3f5a8a", 40), "sleeves": "#3f5a8a"}),
                 ("crew_ships_cook", 2.4, 1.6, -40, "carry", {"prop": None, "mood": "sad"})],
    },
    "job_ff_haulin_military_scrap": {
        "set": "plain", "air": "dusk", "hue": "#7a5a44", "light": "dusk", "lens": "group", "seed": 5, "bright": 0.2,
        "props": [("tankwreck", 0.9, 1.0, 0.1, -14, 1.1), ("helmets", -0.8, 0.3, 0.25, 0, 0.8),
                  ("flagpole", 2.7, 3.0, 0, 0, 1.0)],
        "cast": [("jayne", -2.0, 0.5, 40, "carry", {"prop": "maul", "mood": "angry"}),
                 ("kaylee", 0.3, 1.9, 20, "raise", {"mood": "grin", "z": 0.5})],
    },
    "job_ff_heavy_load_motherlode_ore": {
        "set": "canyon", "air": "noon", "light": "noon", "lens": "two", "seed": 11, "bright": -0.2,
        "props": [("oretub", -0.75, 0.6, 0.1, -6, 1.15)],
        "cast": [("jayne", 1.1, 0.4, -62, "carry", {"prop": None, "mood": "shout", "lean": (18, 0)}),
                 ("crew_corbin", -2.4, 1.1, 30, "cower", {"prop": None, "mood": "scared"})],
    },
    "job_ff_irrigation_supply_run": {
        "set": "fields", "air": "noon", "hue": "#b8943c", "light": "sun", "lens": "two", "seed": 9, "bright": -0.2,
        "props": [("pump", 0.2, 0.4, 0.1, 0, 1.05), ("pipes", 2.1, 1.4, 0, -18, 1.0)],
        "cast": [("crew_meadows", -1.5, 0.5, 34, "lift", {"prop": None, "mood": "laugh"}),
                 ("kaylee", 1.5, 2.2, -20, "raise", {"mood": "smile"})],
    },
    "job_ff_zir_com_priority_mail_run": {
        "set": "market", "light": "neon", "lens": "two", "seed": 13, "bright": 0.2,
        "props": [("postsign", 1.9, 0.7, 0, -8, 1.1), ("sacks", 0.7, 0.2, 0, 10, 0.85)],
        "cast": [("crew_young_pilot", -0.6, 0.3, 60, "run", {"prop": "papers", "mood": "shout", "lean": (12, 0),
                      "hat": ("cap", "#2f5aa0"), "body": "#2f5aa0", "sleeves": "#2f5aa0"}),
                 ("zoe", -2.1, 1.1, 20, "guard", {"mood": "stern"})],
    },
    "job_ff_homesteader_transport": {
        "set": "plain", "air": "rose", "hue": "#8a8a4a", "light": "low_sun", "lens": "group", "seed": 15,
        "bright": 0.1,
        "props": [("piano", 1.5, 0.9, 0, -12, 1.0), ("cart", -0.2, 2.9, 0, 14, 1.1), ("ship", 4.2, 9.0, 1.6, 70, 1.8)],
        "cast": [("crew_meadows", -2.3, 0.7, 26, "hips", {"prop": None, "mood": "smile"}),
                 ("crew_doralee", -1.15, 0.5, 16, "carry", {"prop": "crate", "mood": "smile"}),
                 ("crew_emma", 0.15, 0.5, 6, "wave", {"prop": None, "mood": "laugh", "bulk": 0.74})],
    },
    "job_ff_workers_and_equipment_transport": {
        "set": "jungle", "air": "gold", "light": "green", "lens": "group", "seed": 8, "bright": 0.3,
        "props": [("machine", 0.9, 0.8, 0.0, -6, 1.1), ("crates", 2.9, 1.9, 0, 10, 1.0)],
        "cast": [("event_ships_mechanic", -1.6, 0.4, 34, "raise", {"prop": "wrench", "mood": "smile",
                      "hat": ("cap", "#e8b82a")}),
                 ("crew_corbin", -2.7, 1.2, 30, "crossed", {"prop": None, "hat": ("cap", "#e8b82a")})],
    },
}

CROOKED = {
    "job_ff_courting_aphrodite": {
        "set": "shore", "air": "rose", "hue": "#2f8aa0", "light": "low_sun", "lens": "two", "seed": 5, "bright": 0.2,
        "props": [("shell", 0.9, 1.0, 0.1, 0, 1.15), ("gifts", -0.45, -0.3, 0.25, 10, 0.7)],
        "cast": [("crew_saffron", 0.9, 0.6, -14, "dance", {"prop": None, "mood": "smile", "hat": None,
                      "hair": ("long", "#d8863a"), "body": "#f4e2d8", "sleeves": "#f0c8a8"}),
                 ("mal", -1.8, 0.4, 46, "offer", {"prop": "blooms", "mood": "grin"})],
    },
    "job_ff_courting_kerry": {
        "set": "pasture", "air": "pale", "light": "overcast", "lens": "two", "seed": 12, "bright": 0.1,
        "props": [("sheep", 2.4, 1.9, 0, -60, 1.0), ("gifts", -0.2, 0.0, 0.2, -10, 0.75)],
        "cast": [("crew_yolonda", 1.0, 0.5, -34, "crossed", {"prop": None, "mood": "stern", "body": "#2f8a3a",
                      "sleeves": "#2f8a3a", "hem": "#e8e0c0"}),
                 ("wash", -1.5, 0.4, 44, "offer", {"prop": "blooms", "mood": "scared", "hat": ("bowler", "#2f6a34"),
                      "print": None, "body": "#3f7a3a", "sleeves": "#3f7a3a"})],
    },
    "job_ff_courting_regina": {
        "set": "temple", "air": "ember", "light": "candle", "lens": "two", "seed": 3, "bright": 0.5,
        "props": [("crown", 1.1, 0.6, 2.02, 0, 0.62), ("gifts", -0.1, 0.2, 0.3, 6, 0.75)],
        "cast": [("crew_nandi", 1.1, 0.6, -30, "hips", {"prop": None, "mood": "sly", "hem": "#e8c050",
                      "body": "#8a1428", "sleeves": "#8a1428"}),
                 ("jayne", -1.6, 0.5, 46, "offer", {"prop": "purse", "mood": "smile", "hat": None, "hair": ("neat",
                      "#3a2418"), "tie": "#8a2a22", "collar": "#efe6d0"})],
    },
    "job_ff_gun_running_jiangyin": {
        "set": "plain", "air": "green", "hue": "#6a7a44", "light": "low_sun", "lens": "two", "seed": 21,
        "bright": 0.3,
        "props": [("arms", 0.3, 0.3, 0.1, 6, 1.1), ("pagoda", 2.9, 9.0, 0, 10, 0.9), ("gate", -2.6, 6.0, 0, 10, 1.0)],
        "cast": [("crew_hill_folk", 1.7, 0.8, -36, "guard", {"prop": "rifle", "mood": "grin", "hat": ("straw",
                      "#d8b870")}),
                 ("zoe", -1.5, 0.6, 40, "offer", {"prop": "rifle", "mood": "stern"})],
    },
    "job_ff_gun_running_special_order": {
        "set": "office", "air": "violet", "light": "lamp", "lens": "two", "seed": 14,
        "props": [("guncase", 0.1, 1.0, 0.9, 0, 1.05), ("table", 0.1, 1.1, 0.0, 0, 1.0)],
        "cast": [("crew_burgess", 1.85, 0.4, -40, "reach", {"prop": "papers", "mood": "grin"}),
                 ("mal", -1.75, 0.5, 40, "talk", {"prop": None, "mood": "sly"})],
    },
    "job_ff_gun_running_three_hills": {
        "set": "plain", "air": "noon", "hue": "#c09a5a", "light": "sun", "lens": "group", "seed": 30, "bright": -0.2,
        "props": [("mesa", 0.0, 9.0, 0.4, 0, 1.05), ("arms", 0.1, 0.0, 0.1, 0, 0.9)],
        "cast": [("crew_drifter", -2.1, 1.0, 24, "strike", {"prop": "rifle", "mood": "shout"}),
                 ("crew_hill_folk", -0.7, 1.3, 8, "strike", {"prop": "rifle", "mood": "shout", "hat": ("bandana",
                      "#6a5a44")}),
                 ("crew_meadows", 0.7, 1.3, -8, "strike", {"prop": "rifle", "mood": "shout"}),
                 ("crew_doralee", 2.1, 1.0, -24, "strike", {"prop": "rifle", "mood": "shout"})],
    },
    "job_ff_hot_cargo_for_cold_settlers": {
        "set": "snow", "air": "storm", "light": "overcast", "lens": "two", "seed": 8, "bright": -0.2,
        "props": [("blankets", 0.1, 0.1, 0.3, 0, 0.85), ("medicine", 2.2, 1.6, 0.2, -20, 1.0)],
        "cast": [("kaylee", -1.6, 0.4, 40, "offer", {"prop": None, "mood": "smile", "hat": ("earflap", "#8a5a8a")}),
                 ("crew_hill_folk", 1.35, 0.6, -36, "bound", {"mood": "sad", "scarf": "#c83a2c", "prop": None,
                      "skin": "#a8a8c0", "hat": ("hood", "#7a8a9a")}),
                 ("crew_emma", 2.35, 0.6, -40, "cower", {"mood": "sad", "bulk": 0.78, "skin": "#c4c4dc",
                      "hat": ("hood", "#8a6a5a")})],
    },
    "job_ff_some_discretion_is_required": {
        "set": "corridor", "light": "beam", "lens": "two", "seed": 17, "bright": 0.7,
        "props": [("sealed", 0.0, 0.3, 0.75, 0, 0.95), ("strongbox", 0.0, 0.5, 0.0, 0, 0.9)],
        "cast": [("event_con_woman", -1.25, 0.5, 30, "think", {"prop": None, "mood": "sly", "look": -20,
                      "hat": ("hood", "#3a2a44")}),
                 ("mal", 1.3, 0.6, 24, "crossed", {"prop": None, "mood": "stern", "shades": "#0c0d12",
                      "hat": ("hood", "#2a2a30")})],
    },
    "job_ff_stolen_goods_still_stolen": {
        "set": "cave", "light": "night", "lens": "two", "seed": 15, "bright": 0.8,
        "props": [("loot", 0.25, 0.2, 0.2, 0, 1.1), ("tag", 0.95, -0.4, 0.85, -6, 1.0)],
        "cast": [("event_local_thief", 1.7, 0.7, -40, "hands_up", {"prop": None, "mood": "angry"}),
                 ("crew_light_fingered_girl", -1.5, 0.5, 44, "aim", {"prop": "gun", "mood": "sly",
                      "scarf": "#7a2a3a"})],
    },
}
# fmt: on

AMNON_DUUL = {**HONEST, **CROOKED}
