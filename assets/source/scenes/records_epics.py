"""The Epics of the card game, each at its last stage.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size).
"""

# fmt: off
EPICS = {
    "epic_the_ariel_job": {
        "set": "ward", "light": "clinic", "lens": "two", "seed": 4, "bright": -0.5,
        "props": [("bunk", 0.35, 1.1, 0.25, 6, 1.05), ("quilt", 0.0, 1.05, 1.22, 0, 1.0)],
        "cast": [("river", 0.62, 1.05, 90, None, {"z": 1.25, "laid": (-88, 0), "mood": "asleep", "turn": -30}),
                 ("simon", -1.45, 0.5, 40, "reach", {"prop": "needle", "mood": "stern", "hat": ("nurse", "#e8f0ee")}),
                 ("jayne", 2.05, 0.4, -40, None, {"prop": "bag", "mood": "sly", "body": "#8fb8b4",
                                                  "sleeves": "#8fb8b4"})],
    },
    "epic_the_train_and_the_town": {
        "set": "car", "air": "day", "light": "noon", "lens": "two", "props": [("medicine", 0.2, 0.6, 0.0, 10, 1.15)],
        "cast": [("mal", -1.25, 0.5, 44, "aim", {"mood": "sly", "scarf": "#7a2a22"}),
                 ("zoe", -2.35, 1.5, 40, "level", {"scarf": "#4a3a2a"}),
                 ("grunt", 1.9, 0.7, -46, "hands_up", {"prop": None, "mood": "scared"})],
    },
    "epic_the_lassiter": {
        "set": "ballroom", "hue": "#4a2f5a", "light": "lamp", "lens": "two",
        "props": [("bell_jar", 0.1, 0.5, 0.0, 0, 1.12)],
        "cast": [("event_con_woman", -1.4, 0.6, 46, "reach", {"prop": None}),
                 ("crew_light_fingered_girl", 1.6, 0.7, -42, "think", {"prop": None})],
    },
    "epic_a_war_of_niskas": {
        "set": "wheel", "light": "furnace", "lens": "two", "seed": 6, "props": [("arms", 0.6, 0.4, 0.0, -8, 1.1)],
        "cast": [("niska", -1.3, 0.5, 30, "point", {}), ("crew_enforcer", -2.5, 1.2, 24, "guard", {}),
                 ("crew_lund", 2.1, 0.9, -38, "level", {"mood": "shout"})],
    },
    "epic_a_ministrys_trust": {
        "set": "archive", "light": "lamp", "lens": "two", "props": [("desk", 0.4, 1.3, 0, 0, 1.0)],
        "cast": [("crew_fed_marshal", -1.35, 0.4, 48, "offer", {"prop": "papers", "hat": None, "mood": "smile"}),
                 ("inara", 1.2, 0.4, -46, "offer", {"prop": None, "mood": "smile"})],
    },
    "epic_relief_for_the_rim": {
        "set": "plain", "air": "noon", "hue": "#a8945a", "light": "sun", "lens": "group", "seed": 6, "bright": -0.2,
        "props": [("tents", -5.4, 9, 0, 0, 0.9), ("shuttle", 3.9, 5.0, 0.8, -60, 1.4),
                  ("supplies", 1.75, 0.8, 0, -10, 1.15)],
        "cast": [("crew_field_doctor", 0.2, 0.3, -48, "offer", {"prop": "needle", "mood": "smile"}),
                 ("crew_hill_folk", -1.2, 0.5, 44, None, {"hat": None, "mood": "sad"}),
                 ("crew_emma", -2.35, 1.1, 44, "pray", {"mood": "sad"})],
    },
    "epic_bring_down_the_pirates": {
        "set": "nebula", "hue": "#8a3a1c", "light": "void", "lens": "space", "bright": 0.5,
        "props": [("raider", 1.9, 1.4, 0.5, 66, 1.3, (10, -18)), ("patrol", -2.9, 1.0, -0.4, -74, 0.9, (6, 6)),
                  ("patrol", -1.2, 4.5, 1.7, -76, 0.9, (6, 10)), ("beams", -0.6, 1.0, 0.0, 0, 1.0)],
    },
    "epic_the_survey_of_the_dead_moon": {
        "set": "still", "air": "night", "light": "night", "lens": "two", "seed": 4,
        "props": [("screen", 1.75, 1.1, 0, -18, 0.8)],
        "cast": [("kaylee", 0.1, 0.4, 30, "think", {"prop": None, "mood": "scared"}),
                 ("mal", -1.5, 0.6, 16, "wave", {"prop": "lantern", "mood": "stern", "look": 20})],
    },
    "epic_both_ends_of_the_table": {
        "set": "temple", "light": "candle", "lens": "two", "props": [("supper", 0.0, 0.7, 0.0, 0, 1.1)],
        "cast": [("crew_discharged_officer", -1.75, 0.5, 50, "talk", {"prop": None, "mood": "stern"}),
                 ("niska", 1.8, 0.5, -50, "shrug", {"mood": "grin"}),
                 ("crew_card_player", 0.05, 1.5, 0, "hands_up", {"prop": None, "mood": "smile"})],
    },
    "epic_the_long_haul": {
        "set": "bridge", "light": "cold", "lens": "two", "seed": 3, "bright": 0.4,
        "cast": [("wash", -0.9, 0.4, 20, None, {"mood": "asleep", "tilt": 16, "lean": (0, 7)}),
                 ("kaylee", 1.1, 0.7, -30, "offer", {"prop": "flask", "mood": "smile"})],
    },
    "epic_the_message_goes_out": {
        "set": "roof", "air": "storm", "light": "neon", "lens": "two", "props": [("beacon", 0.7, 1.2, 0, 0, 0.72)],
        "cast": [("mal", -0.5, 0.3, 30, "raise", {"prop": "radio", "mood": "shout"}),
                 ("zoe", -2.0, 0.9, -40, "level", {"mood": "stern"}), ("jayne", 2.3, 1.0, 40, "level",
                                                                            {"mood": "angry"})],
    },
    "epic_a_cure_in_the_core": {
        "set": "clinic", "light": "sterile", "lens": "two", "seed": 9, "bright": -0.6,
        "props": [("bunk", 0.75, 0.8, 0.1, -8, 1.1), ("quilt", 0.75, 0.78, 1.17, 0, 1.0)],
        "cast": [("crew_nurse", 2.5, 0.6, -40, "talk", {"prop": None}),
                 ("event_alliance_surgeon", -1.3, 0.4, 42, "raise", {"mood": "smile", "scarf": None}),
                 ("crew_emma", 1.35, 0.78, 90, None, {"z": 1.2, "laid": (-88, 0), "turn": -30, "mood": "smile"})],
    },
    "epic_the_nobles_duel": {
        "set": "plain", "air": "rose", "hue": "#4f6a3c", "light": "dusk", "lens": "low", "seed": 4,
        "props": [("mansion", -4.6, 13, 0, 16, 1.1), ("roses", 3.4, 3.2, 0, -10, 1.0)],
        "cast": [("duellist", 1.45, 0.3, -58, "strike", {}),
                 ("mal", -1.2, 0.4, 58, "guard", {"prop": "sword", "mood": "scared"})],
    },
    "epic_the_bank_of_the_rim": {
        "set": "vault", "light": "lamp", "lens": "two", "seed": 2,
        "props": [("coins", 1.7, -0.1, 0, 0, 1.5), ("safe", 2.5, 1.7, 0, -20, 1.0)],
        "cast": [("event_local_thief", -0.5, 0.4, 40, "reach", {"mood": "sly"}),
                 ("crew_quartermaster", 1.0, 0.9, -20, "carry", {"prop": "crate", "mood": "grin"})],
    },
    "epic_old_soldiers": {
        "set": "ashes", "light": "furnace", "lens": "two", "seed": 5,
        "props": [("fire", 0.25, 0.5, 0.1, 0, 1.3), ("barricade", 0.4, 2.6, 0, 3, 1.0)],
        "cast": [("crew_old_sergeant", -1.35, 0.6, 44, "offer", {"prop": "flask", "mood": "smile"}),
                 ("event_veteran", 1.65, 0.6, -44, "salute", {"prop": None}), ("zoe", -2.6, 1.4, 40, None,
                                                                                        {"mood": "sad"})],
    },
    "epic_the_valley_stands": {
        "set": "canyon", "air": "day", "light": "noon", "lens": "group", "seed": 9, "bright": -0.2,
        "props": [("barricade", 0.4, -0.2, 0, 0, 1.0), ("palisade", 0.3, 9.0, 0, 0, 0.8)],
        "cast": [("crew_nandi", -0.15, 0.7, -14, "level", {"mood": "stern"}), ("crew_sheriff_bourne", -1.75, 1.0, 18,
                      "raise", {"prop": "gun", "mood": "shout"}),
                 ("crew_billy", 1.7, 1.0, -18, "level", {"prop": "rifle", "mood": "scared"})],
    },
}
# fmt: on
