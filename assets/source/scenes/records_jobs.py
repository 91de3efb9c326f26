"""The Jobs of the card game: what is carried, whom one meets, what goes wrong.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size).
"""

# fmt: off
HONEST = {
    "job_cattle_for_the_border": {
        "set": "hold", "light": "cold", "lens": "group", "seed": 3, "bright": 0.6,
        "props": [("cow", -0.9, 0.9, 0, 40, 1.0), ("cow", 0.8, 1.6, 0, -30, 1.0), ("cow", 2.6, 1.4, 0, 20, 0.95)],
        "cast": [("mal", -2.5, 0.4, 40, "shrug", {"prop": None, "mood": "sad"})],
    },
    "job_mail_round": {
        "set": "street", "air": "day", "light": "noon", "lens": "two", "seed": 5, "bright": -0.3,
        "props": [("sacks", 1.3, 0.6, 0, 0, 1.15)],
        "cast": [("crew_young_pilot", -0.9, 0.3, 34, "offer", {"prop": "papers", "mood": "grin"})],
    },
    "job_foodstuffs_to_harvest": {
        "set": "fields", "air": "day", "light": "dusk", "lens": "two", "seed": 4,
        "props": [("cart", 1.1, 0.7, 0, 10, 1.15)],
        "cast": [("crew_ships_cook", -1.3, 0.4, 34, "carry", {"prop": "crate", "mood": "smile"})],
    },
    "job_medicine_to_regina": {
        "set": "mine", "light": "lamp", "lens": "two", "seed": 3, "props": [("medicine", 0.35, 0.4, 0, -6, 1.15)],
        "cast": [("simon", -1.3, 0.5, 40, "reach", {"prop": "needle", "mood": "smile"}),
                 ("crew_hill_folk", 1.9, 0.8, -40, "offer", {"mood": "sad", "hat": ("bandana", "#6a5a44")})],
    },
    "job_passengers_to_boros": {
        "set": "lock", "light": "lamp", "lens": "two", "seed": 4,
        "cast": [("crew_emma", -0.2, 0.5, 14, None, {"mood": "smile"}),
                 ("event_travelling_doctor", -1.75, 0.9, 24, None, {}),
                 ("kaylee", 1.7, 0.4, -42, "wave", {"prop": None, "mood": "laugh"})],
    },
    "job_a_preacher_to_jiangyin": {
        "set": "chapel", "light": "clinic", "lens": "two", "seed": 7, "bright": 0.0,
        "cast": [("book", 0.0, 0.4, 6, "talk", {"mood": "smile"}),
                 ("crew_hill_folk", -1.9, 0.2, 140, None, {"hat": None}), ("crew_doralee", 1.9, 0.2, -140, None, {})],
    },
    "job_escort_a_judges_daughter": {
        "set": "terrace", "air": "gold", "light": "dusk", "lens": "two", "seed": 8,
        "cast": [("crew_companion_in_training", 0.0, 0.3, 8, "hips", {"prop": None, "mood": "smile",
                      "body": "#d8c4e0", "sash": "#6a4a8a"}),
                 ("zoe", -1.8, 0.9, -20, "level", {"mood": "stern"}),
                 ("jayne", 1.8, 0.9, 30, "crossed", {"prop": None, "mood": "sad"})],
    },
    "job_escort_a_rich_fool": {
        "set": "ballroom", "hue": "#7a2f3a", "light": "candle", "lens": "two", "seed": 3,
        "props": [("chips", 1.5, 0.8, 0, 0, 1.0)],
        "cast": [("event_travelling_doctor", -0.2, 0.4, 20, "raise", {"prop": "flask", "mood": "laugh",
                      "beard": None, "coat": ("#8a2f5a", 30), "hat": ("tall", "#8a2f5a"), "sleeves": "#8a2f5a"}),
                 ("inara", -1.8, 0.8, 40, "think", {"prop": None, "mood": "sad"})],
    },
    "job_census_of_the_rim": {
        "set": "mud", "air": "day", "light": "noon", "lens": "two", "seed": 6, "bright": -0.2,
        "props": [("shack", 2.6, 4.0, 0, -20, 1.2), ("desk", -1.6, 1.0, 0, 6, 0.95)],
        "cast": [("crew_runaway_clerk", -1.5, 1.7, 10, "talk", {}), ("crew_hill_folk", 0.4, 0.5, -40, None, {}),
                 ("crew_drifter", 1.8, 1.0, -44, "think", {"prop": None})],
    },
    "job_spare_parts_for_a_patrol_boat": {
        "set": "docks", "air": "day", "light": "noon", "lens": "two", "seed": 9, "bright": -0.2,
        "props": [("patrol", 2.0, 3.4, 1.1, 70, 1.4), ("engine_part", 0.9, 0.4, 0, 0, 0.8)],
        "cast": [("kaylee", -0.6, 0.3, 30, "raise", {"mood": "smile"}),
                 ("grunt", -2.1, 1.0, 40, "crossed", {"prop": None})],
    },
    "job_a_shindig": {
        "set": "ballroom", "light": "lamp", "lens": "two", "seed": 9,
        "cast": [("kaylee", 0.1, 0.3, 10, "dance", {"prop": None, "mood": "laugh", "bib": None, "skirt": 1,
                                                    "body": "#f0a0b8", "hem": "#f4e4d0", "sash": "#e87a9a"}),
                 ("event_dock_pilot", -1.6, 0.8, 40, "offer", {"prop": None, "mood": "smile", "hat": None}),
                 ("duellist", 1.8, 0.9, -40, "talk", {"prop": None})],
    },
    "job_find_the_lost_survey_ship": {
        "set": "belt", "light": "deep", "lens": "space", "seed": 6, "bright": 0.6,
        "props": [("wreck", 1.6, 2.0, 0.4, 50, 1.6, (20, 20)), ("shuttle", -2.6, 0.6, -0.3, -70, 0.8, (8, 8))],
    },
    "job_bring_him_in": {
        "set": "saloon", "light": "night", "lens": "two", "seed": 6, "bright": 0.9,
        "props": [("poster", 2.2, 1.6, 0, -16, 0.9)],
        "cast": [("crew_bounty_man", -1.3, 0.5, 46, "aim", {"prop": "gun"}),
                 ("crew_tracey", 0.75, 0.4, -40, "hands_up", {"prop": None, "mood": "scared"})],
    },
    "job_salvage_the_derelict": {
        "set": "hulk", "light": "beam", "lens": "two", "seed": 9, "bright": 0.5,
        "props": [("scrap", 1.5, 1.0, 0, 10, 0.95)],
        "cast": [("kaylee", -0.9, 0.4, 34, "wave", {"prop": "lantern", "mood": "scared"})],
    },
    "job_two_hundred_sheep": {
        "set": "pasture", "air": "day", "light": "noon", "lens": "group", "seed": 5, "bright": -0.3,
        "props": [("sheep", -1.6, 0.4, 0, 40, 1.1), ("sheep", -0.2, 0.9, 0, -20, 1.1),
                  ("sheep", 1.5, 0.5, 0, -50, 1.1), ("sheep", 2.7, 1.6, 0, 30, 1.1), ("sheep", -2.8, 1.6, 0, 0, 1.1),
                  ("sheep", 0.6, 2.2, 0, 60, 1.1)],
        "cast": [("jayne", 0.4, 1.4, -10, "cower", {"prop": None, "mood": "scared"})],
    },
    "job_brides_for_triumph": {
        "set": "plain", "air": "day", "hue": "#8a8444", "light": "noon", "lens": "two", "seed": 17, "bright": -0.2,
        "props": [("ladder_arch", 0.0, 1.2, 0, 0, 1.15), ("church", 4.4, 8.0, 0, -12, 1.0)],
        "cast": [("crew_saffron", -0.85, 0.6, 40, "pray", {"mood": "smile", "hat": ("hood", "#f0e8d8")}),
                 ("crew_meadows", 0.85, 0.6, -40, "offer", {"prop": "blooms", "mood": "grin"})],
    },
    "job_message_from_a_friend": {
        "set": "snow", "light": "cold", "lens": "two", "seed": 3, "bright": 0.3,
        "props": [("casket", 0.7, 0.9, 0, 8, 1.0)],
        "cast": [("mal", -1.5, 0.4, 34, "think", {"prop": None, "mood": "sad"}),
                 ("zoe", 2.1, 1.4, -34, None, {"prop": None, "mood": "sad"})],
    },
    "job_show_them_the_sky": {
        "set": "bridge", "light": "dusk", "lens": "two", "seed": 9,
        "cast": [("wash", -1.5, 0.4, 20, "talk", {"mood": "grin"}),
                 ("crew_emma", 0.3, 0.6, 20, "point", {"mood": "laugh"}),
                 ("crew_billy", 1.8, 0.8, -10, "hands_up", {"prop": None, "mood": "laugh"})],
    },
    "job_a_place_at_the_table": {
        "set": "temple", "air": "violet", "light": "lamp", "lens": "two", "seed": 5,
        "props": [("table", 0.3, 0.7, 0.0, 0, 1.1), ("teapot", 0.3, 0.6, 1.0, 0, 1.2)],
        "cast": [("inara", -1.6, 0.5, 44, "offer", {"prop": "fan", "mood": "smile"}),
                 ("event_companion", 1.9, 0.5, -44, "talk", {"prop": None})],
    },
}

CROOKED = {
    "job_brand_goods_no_brand": {
        "set": "mill", "light": "cold", "lens": "two", "seed": 5, "bright": 0.6,
        "props": [("crates", 1.4, 0.5, 0, -8, 1.25)],
        "cast": [("event_fence", -0.9, 0.4, 34, "reach", {"prop": None})],
    },
    "job_whiskey_for_the_mudders": {
        "set": "mud", "air": "dusk", "light": "dusk", "lens": "two", "seed": 2,
        "props": [("barrels", 1.3, 0.5, 0, 10, 1.2)],
        "cast": [("jayne", -0.3, 0.3, 10, "raise", {"prop": "flask", "mood": "laugh"}),
                 ("crew_hill_folk", -1.9, 0.9, 40, "hands_up", {"mood": "laugh", "beard": None, "hat": ("straw",
                       "#a8885a")})],
    },
    "job_stamp_removal": {
        "set": "tabletop", "light": "candle", "lens": "table",
        "props": [("gravgoods", -0.5, 0.35, 0.9, 12, 0.8), ("lampstand", 1.35, 0.5, 0.9, 0, 0.9)],
        "cast": [("kaylee", 0.5, 1.3, -16, "reach", {"z": -0.35, "mood": "sly"})],
    },
    "job_guns_to_whitefall": {
        "set": "plain", "air": "day", "hue": "#e0d2b0", "light": "noon", "lens": "two", "seed": 8, "bright": -0.4,
        "props": [("arms", 0.3, 0.4, 0, -4, 1.1), ("horse", 3.3, 2.4, 0, -60, 1.0)],
        "cast": [("mal", -1.7, 0.5, 44, "talk", {"prop": None, "mood": "stern"}),
                 ("patience", 1.9, 0.6, -44, "level", {})],
    },
    "job_the_pay_train": {
        "set": "car", "air": "dusk", "light": "dusk", "lens": "two", "seed": 4,
        "props": [("safe", 0.7, 0.6, 0, -8, 1.15)],
        "cast": [("jayne", -0.9, 0.4, 34, "strike", {"prop": "maul", "mood": "shout"}),
                 ("crew_light_fingered_girl", 2.1, 0.8, -40, "reach", {"prop": None})],
    },
    "job_card_game_gone_wrong": {
        "set": "saloon", "light": "green", "lens": "two", "seed": 9, "bright": 0.3,
        "props": [("chips", 0.2, 0.6, 0, 0, 1.1)],
        "cast": [("crew_card_player", -1.35, 0.6, 44, "hands_up", {"prop": None, "mood": "scared"}),
                 ("crew_stitch", 1.5, 0.5, -46, "aim", {"mood": "shout"}),
                 ("crew_lund", 2.6, 1.3, -40, "strike", {"prop": "flask", "mood": "angry"})],
    },
    "job_hospital_at_ariel": {
        "set": "clinic", "light": "cold", "lens": "two", "seed": 3, "bright": 0.4,
        "props": [("medicine", 0.6, 0.5, 0, 0, 1.0)],
        "cast": [("jayne", -1.0, 0.4, 30, "carry", {"prop": "crate", "mood": "sly", "hat": ("nurse", "#8fb8b4"),
                                                    "body": "#8fb8b4", "sleeves": "#8fb8b4"}),
                 ("crew_enforcer", 2.2, 1.2, 120, None, {})],
    },
    "job_lassiter_first_try": {
        "set": "roof", "air": "violet", "light": "night", "lens": "two", "seed": 6,
        "props": [("lassiter", 1.2, 0.6, 0, 0, 1.1)],
        "cast": [("crew_saffron", -0.6, 0.4, 30, "reach", {"mood": "sly", "hat": ("hood", "#2a2430")})],
    },
    "job_strip_the_gravestones": {
        "set": "plain", "air": "night", "hue": "#4a4a3c", "light": "night", "lens": "two", "seed": 4, "bright": 0.4,
        "props": [("graves", 0.9, 0.8, 0, -6, 1.05), ("deadtree", 3.0, 3.4, 0, 0, 1.0)],
        "cast": [("crew_drifter", -1.0, 0.4, 30, "wave", {"prop": "lantern", "mood": "scared"})],
    },
    "job_niskas_first_job": {
        "set": "wheel", "light": "lamp", "lens": "two", "seed": 2,
        "cast": [("niska", 1.1, 0.5, -40, "offer", {"mood": "grin"}),
                 ("mal", -1.1, 0.4, 44, None, {"prop": None, "mood": "stern"}),
                 ("crew_crow", 2.4, 1.2, -30, "crossed", {"prop": None})],
    },
    "job_alliance_scrap_tender": {
        "set": "belt", "light": "void", "lens": "space", "seed": 9, "bright": 0.2,
        "props": [("walden", -2.0, 0.8, 0.3, -66, 1.2, (8, 4)), ("scrap", 1.9, 1.4, -0.2, 10, 1.0, (24, 30)),
                  ("cruiser", 4.0, 16, 3.0, 60, 2.0)],
    },
    "job_quarantine_run": {
        "set": "plain", "air": "green", "hue": "#6a6a3c", "light": "green", "lens": "two", "seed": 11,
        "props": [("barrier", -0.5, 1.6, 0, 6, 0.95), ("hut", 4.0, 5.0, 0, -16, 1.1),
                  ("supplies", 1.9, 0.3, 0.1, -10, 1.0)],
        "cast": [("crew_field_doctor", 0.35, 0.4, 14, "carry", {"scarf": "#e8ecea", "prop": None}),
                 ("grunt", -1.9, 0.9, 30, "guard", {"prop": "rifle"})],
    },
    "job_pirate_hunt": {
        "set": "nebula", "hue": "#3a5a2f", "light": "void", "lens": "space", "seed": 8, "bright": 0.4,
        "props": [("dart", -1.9, 0.4, 0.3, -70, 1.1, (8, 12)), ("walden", 2.6, 4.0, 0.5, -64, 1.2, (10, -8)),
                  ("beams", 0.5, 1.6, 0.0, 0, 1.0)],
    },
    "job_false_papers": {
        "set": "archive", "light": "green", "lens": "two", "seed": 4, "bright": 0.2,
        "props": [("desk", 0.3, 0.6, 0, 0, 1.05)],
        "cast": [("crew_runaway_clerk", 0.2, 1.4, 4, "talk", {"prop": "papers", "mood": "sly"}),
                 ("crew_smuggler", -1.7, 0.5, 44, "offer", {"prop": "purse"})],
    },
    "job_rob_the_robbers": {
        "set": "cave", "light": "lamp", "lens": "two", "seed": 4,
        "props": [("fire", 0.5, 1.0, 0, 0, 1.2), ("strongbox", -0.6, 0.3, 0, 14, 1.0), ("crates", 2.4, 1.8, 0, 0, 1.0)],
        "cast": [("zoe", -1.8, 0.6, 40, "aim", {"prop": "gun"}),
                 ("crew_bandit", 1.5, 0.6, -40, "hands_up", {"prop": None, "mood": "scared"})],
    },
    "job_smuggle_a_doctor_out": {
        "set": "hold", "light": "law", "lens": "two", "seed": 9, "bright": 0.3,
        "props": [("casket", 0.3, 0.6, 0, 4, 1.15)],
        "cast": [("simon", -0.2, 0.66, 8, "hands_up", {"prop": None, "z": 0.2, "mood": "scared"}),
                 ("crew_smuggler", -2.0, 0.9, 40, "offer", {"prop": None}),
                 ("mal", 2.1, 0.9, -40, "wave", {"prop": "lantern"})],
    },
    "job_old_debts": {
        "set": "wheel", "light": "alert", "lens": "two", "seed": 12,
        "props": [("strongbox", 0.2, 0.4, 0, 0, 1.1), ("coins", 1.3, 0.0, 0, 0, 1.0)],
        "cast": [("niska", -1.3, 0.5, 40, "crossed", {"mood": "sly"}),
                 ("crew_quartermaster", 1.9, 0.8, -44, "pray", {"prop": None, "mood": "scared"})],
    },
}
# fmt: on

JOBS = {**HONEST, **CROOKED}
