"""The Misbehave cards of *Firefly: The Game*: what goes wrong while a crew works, and what they do about it.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size, how it leans).
"""

# fmt: off
PEOPLE = {
    "misbehave_formal": {
        "set": "ballroom", "hue": "#6a2f5a", "light": "lamp", "lens": "two", "seed": 4,
        "cast": [("inara", -0.4, 0.3, 24, "offer", {"prop": None, "mood": "smile"}),
                 ("mal", 1.2, 0.6, -34, "shrug", {"prop": None, "mood": "scared", "coat": ("#20242c", 44)}),
                 ("crew_patron", -1.9, 1.0, 40, "raise", {"prop": "flask", "mood": "laugh"})],
    },
    "misbehave_vote": {
        "set": "hold", "light": "cold", "lens": "group", "seed": 8, "bright": 0.5,
        "cast": [("zoe", -2.1, 0.8, 40, "crossed", {"prop": None, "mood": "stern"}),
                 ("jayne", -0.7, 1.4, 26, "raise", {"prop": None, "mood": "angry"}),
                 ("wash", 0.6, 1.5, -14, "raise", {"prop": None, "mood": "sad"}),
                 ("mal", 1.9, 0.5, -50, "hips", {"prop": None, "mood": "angry"})],
    },
    "misbehave_operatives": {
        "set": "office", "air": "pale", "light": "sterile", "lens": "two", "seed": 3,
        "cast": [("hands", -1.9, 0.9, 34, "crossed", {"mood": "stern"}),
                 ("hands", -0.6, 0.4, 30, "raise", {"prop": "stick", "hair": ("neat", "#3a2c20"), "mood": "stern"}),
                 ("simon", 1.5, 0.5, -44, "run", {"prop": None, "mood": "scared"})],
    },
    "misbehave_ambush": {
        "set": "canyon", "air": "gold", "light": "noon", "lens": "low", "seed": 12, "bright": -0.2,
        "props": [("barricade", -1.2, 0.2, 0.0, 8, 0.9), ("cart", 2.6, 2.2, 0, -30, 1.1)],
        "cast": [("crew_bandit", -2.2, 2.6, 30, "level", {"prop": "rifle", "z": 1.0}),
                 ("zoe", -0.6, 0.8, -10, "level", {"mood": "angry"}),
                 ("crew_skunk", 1.7, 2.6, -40, "aim", {"prop": "gun", "z": 0.9})],
    },
    "misbehave_interesting": {
        "set": "street", "air": "storm", "light": "overcast", "lens": "two", "seed": 4, "bright": 0.7,
        "props": [("coins", 0.0, 0.0, 0, 0, 1.0)],
        "cast": [("crew_gun_hand", -1.1, 0.5, 46, "aim", {"mood": "angry"}),
                 ("jayne", -2.3, 1.1, 40, "offer", {"prop": "purse", "mood": "sly"}),
                 ("mal", 1.3, 0.5, -46, "talk", {"prop": None, "mood": "stern"})],
    },
    "misbehave_womans_touch": {
        "set": "saloon", "light": "neon", "lens": "two", "seed": 11, "bright": 0.6,
        "props": [("chips", 0.0, 0.9, 0, 0, 0.9)],
        "cast": [("crew_saffron", -0.9, 0.3, 44, "offer", {"prop": None, "mood": "sly"}),
                 ("grunt", 1.2, 0.6, -42, "think", {"prop": None, "mood": "grin"})],
    },
    "misbehave_locals": {
        "set": "mud", "air": "storm", "light": "overcast", "lens": "group", "seed": 2,
        "props": [("shack", -3.6, 4.6, 0, 20, 1.2), ("sacks", -0.4, 0.3, 0, 0, 0.8)],
        "cast": [("crew_hill_folk", 0.8, 0.8, -44, "pray", {"mood": "sad"}),
                 ("crew_doralee", 2.0, 1.2, -40, "offer", {"prop": None, "mood": "sad"}),
                 ("book", -1.6, 0.6, 44, "carry", {"prop": "crate", "mood": "smile"})],
    },
    "misbehave_vendetta": {
        "set": "plain", "air": "ember", "hue": "#7a4a2c", "light": "embers", "lens": "low", "seed": 9, "bright": 0.7,
        "props": [("deadtree", 2.8, 3.0, 0, 0, 1.2), ("graves", -2.6, 2.6, 0, 10, 1.0)],
        "cast": [("crew_womack", -1.2, 0.4, 52, "guard", {"mood": "angry"}),
                 ("zoe", 1.3, 0.5, -52, "guard", {"mood": "stern"})],
    },
    "misbehave_local_color": {
        "set": "saloon", "light": "green", "lens": "group", "seed": 14, "bright": 0.3,
        "props": [("chips", 1.7, 1.6, 0, 0, 0.9, (64, 0))],
        "cast": [("jayne", -0.7, 0.4, 40, "strike", {"prop": None, "mood": "laugh"}),
                 ("drunk", 0.7, 0.7, -30, "hands_up", {"prop": None, "mood": "scared", "lean": (-16, 0)}),
                 ("crew_scrapper_pilot", 2.2, 1.1, -40, "strike", {"prop": "flask", "mood": "shout"}),
                 ("mal", -2.2, 1.0, 20, "cower", {"prop": None, "mood": "scared"})],
    },
    "misbehave_rival": {
        "set": "vault", "light": "lamp", "lens": "two", "seed": 8, "bright": -0.2,
        "cast": [("crew_burgess", 1.0, 0.5, -46, "aim", {"prop": "gun", "mood": "sly"}),
                 ("crew_corbin", 2.2, 1.2, -40, "level", {"mood": "stern"})],
    },
    "misbehave_opportunity": {
        "set": "market", "light": "neon", "lens": "two", "seed": 21,
        "props": [("crates", 2.2, 1.6, 0, 16, 0.9)],
        "cast": [("crew_smuggler", 0.7, 0.4, -34, "offer", {"prop": "papers", "mood": "sly"})],
    },
    "misbehave_side_job": {
        "set": "archive", "light": "beam", "lens": "two", "seed": 5, "bright": 0.6,
        "props": [("safe", 1.4, 0.9, 0, -14, 1.05)],
        "cast": [("crew_light_fingered_girl", 0.1, 0.5, 30, "reach", {"prop": None, "mood": "sly"})],
    },
    "misbehave_kidnapped": {
        "set": "jungle", "light": "moon", "lens": "group", "seed": 6, "bright": 0.7,
        "props": [("fire", 1.4, 0.3, 0.25, 0, 1.2), ("hut", 3.4, 4.4, 0.5, -10, 1.0)],
        "cast": [("simon", -0.2, 0.7, 20, "bound", {"prop": None, "mood": "scared"}),
                 ("river", -1.5, 1.0, 24, "bound", {"prop": None, "mood": "sad"}),
                 ("crew_hill_folk", 2.3, 1.0, -40, "raise", {"prop": "stick", "mood": "angry"})],
    },
    "misbehave_crappy_town": {
        "set": "mud", "air": "storm", "light": "overcast", "lens": "low", "seed": 9, "bright": 0.6,
        "props": [("statue", 1.5, 2.2, -0.2, -16, 1.05), ("shack", -4.0, 4.6, 0, 24, 1.2)],
        "cast": [("jayne", -0.4, 0.4, 20, "lift", {"prop": None, "mood": "laugh"}),
                 ("crew_hill_folk", -1.9, 0.9, 34, "hands_up", {"prop": None, "mood": "laugh"})],
    },
    "misbehave_best_day": {
        "set": "ward", "light": "clinic", "lens": "two", "seed": 9, "bright": -0.7,
        "props": [("bench", 0.8, 1.2, 0, 4, 1.0)],
        "cast": [("crew_nurse", 2.2, 0.6, -44, "crossed", {"prop": None})],
    },
}

LAW = {
    "misbehave_patrol": {
        "set": "street", "air": "night", "light": "law", "lens": "two", "seed": 3,
        "cast": [("grunt", 0.6, 0.5, -36, "point", {"prop": None, "mood": "stern"}),
                 ("grunt", 1.9, 1.1, -36, "level", {"prop": "rifle", "skin": "#8a5c3c"})],
    },
    "misbehave_deputies": {
        "set": "desert", "air": "noon", "light": "sun", "lens": "two", "seed": 13,
        "props": [("horse", 2.9, 2.4, 0, -70, 1.0)],
        "cast": [("crew_deputy", 0.5, 0.5, -32, "hips", {"prop": None, "mood": "stern"}),
                 ("crew_deputy", 1.7, 1.0, -32, "crossed", {"prop": None, "skin": "#a8784c", "beard": "#5a3a20"})],
    },
    "misbehave_docking": {
        "set": "docks", "air": "storm", "light": "overcast", "lens": "two", "seed": 6, "bright": -0.1,
        "props": [("barrier", 0.6, 1.2, 0, 0, 1.0), ("ship", -3.4, 6.5, 1.3, 62, 1.5)],
        "cast": [("crew_runaway_clerk", 1.6, 0.6, -38, "point", {"prop": "papers", "mood": "angry"})],
    },
    "misbehave_law": {
        "set": "street", "air": "day", "light": "noon", "lens": "low", "seed": 16, "bright": -0.3,
        "props": [("gallows", 2.9, 4.0, 0, -20, 1.1)],
        "cast": [("crew_fed_marshal", -0.2, 0.3, 6, "guard", {"mood": "stern"}),
                 ("crew_deputy", -1.7, 1.0, 20, "level", {"mood": "stern"})],
    },
    "misbehave_sheriff": {
        "set": "canyon", "air": "rose", "light": "dusk", "lens": "low", "seed": 2,
        "cast": [("crew_sheriff_bourne", 0.9, 0.2, -20, "hips", {"prop": None, "mood": "stern"}),
                 ("mal", -1.6, 2.0, 36, "hands_up", {"prop": None, "mood": "sad"})],
    },
    "misbehave_shoot_out": {
        "set": "street", "air": "noon", "light": "sun", "lens": "low", "seed": 22, "bright": -0.1,
        "cast": [("crew_gun_hand", 1.0, 3.2, -20, "aim", {"mood": "angry"}),
                 ("crew_bandit", 2.2, 3.8, -20, "level", {"prop": "rifle"}),
                 ("zoe", -1.7, 0.3, 156, "level", {"mood": "stern"}),
                 ("mal", -0.3, 0.1, 160, "aim", {"mood": "stern"})],
    },
    "misbehave_gun_play": {
        "set": "saloon", "light": "alert", "lens": "low", "seed": 5, "bright": 0.5,
        "props": [("table", -0.9, 0.5, 0, 20, 0.95, (74, 0))],
        "cast": [("jayne", -1.3, 1.0, 44, "aim", {"prop": "gun", "mood": "shout"}),
                 ("crew_stitch", 1.5, 0.7, -44, "aim", {"prop": "gun", "mood": "angry"})],
    },
    "misbehave_knife_fight": {
        "set": "cave", "light": "furnace", "lens": "two", "seed": 6, "bright": 0.9,
        "cast": [("crew_crow", 0.9, 0.4, -44, "strike", {"prop": "blade", "mood": "shout"}),
                 ("zoe", -0.9, 0.4, 44, "guard", {"prop": "blade", "mood": "angry"})],
    },
    "misbehave_heroics": {
        "set": "roof", "air": "ember", "light": "embers", "lens": "low", "seed": 3, "bright": 0.9,
        "props": [("fire", 2.4, 2.6, 0.4, 0, 1.8), ("fire", -2.9, 3.4, 0.4, 0, 1.6)],
        "cast": [("mal", 0.0, 0.3, 24, "run", {"prop": None, "mood": "shout", "lean": (8, 0)}),
                 ("crew_emma", 1.5, 1.4, -30, "hands_up", {"prop": None, "mood": "scared"})],
    },
    "misbehave_reaver_raid": {
        "set": "vault", "hue": "#6a5a4a", "light": "alert", "lens": "low", "seed": 3, "bright": 0.5,
        "cast": [("scalper", 0.3, 0.2, -30, "strike", {"mood": "shout"}),
                 ("brute", 2.0, 0.9, -36, "strike", {"mood": "shout"})],
    },
}

QUIET = {
    "misbehave_alarm": {
        "set": "corridor", "light": "alert", "lens": "two", "seed": 2, "bright": 0.5,
        "props": [("wires", 1.3, 1.1, 0, 0, 1.1)],
        "cast": [("kaylee", 0.1, 0.5, 36, "reach", {"prop": "wrench", "mood": "scared"}),
                 ("zoe", -1.7, 0.5, -30, "guard", {"mood": "stern"})],
    },
    "misbehave_low_profile": {
        "set": "theatre", "light": "stage", "lens": "two", "seed": 4, "bright": 0.2,
        "props": [("crates", 1.4, 0.6, 0, 12, 1.0)],
        "cast": [("wash", -0.5, 0.9, 30, "cower", {"prop": None, "mood": "scared"}),
                 ("mal", 0.6, 1.4, -14, "think", {"prop": None, "mood": "sly"}),
                 ("grunt", -2.3, 2.2, -40, "level", {"prop": "rifle"})],
    },
    "misbehave_not_nailed": {
        "set": "terrace", "air": "violet", "light": "dusk", "lens": "group", "seed": 6,
        "props": [("jeep", 1.8, 1.4, 0, -150, 1.05), ("lassiter", -0.4, 0.2, 0, 0, 0.9)],
        "cast": [("jayne", -1.0, 0.7, 40, "carry", {"prop": "crate", "mood": "grin"}),
                 ("kaylee", -2.4, 1.2, 40, "lift", {"prop": None, "mood": "laugh"})],
    },
    "misbehave_security": {
        "set": "bluehall", "light": "clinic", "lens": "two", "seed": 6, "bright": -0.4,
        "props": [("screen", 1.5, 0.9, 0, -16, 1.1), ("barrier", 3.0, 2.6, 0, 0, 1.0)],
        "cast": [],
    },
    "misbehave_tight_security": {
        "set": "terrace", "air": "night", "light": "night", "lens": "two", "seed": 3, "bright": 0.5,
        "props": [("gate", 2.0, 4.2, 0, 0, 1.0)],
        "cast": [("trooper", 0.6, 0.5, -20, "level", {}), ("trooper", 2.1, 1.2, -20, "level", {})],
    },
    "misbehave_distraction": {
        "set": "fields", "air": "night", "light": "night", "lens": "group", "seed": 8, "bright": 0.4,
        "props": [("silo", 3.2, 7.0, 0.3, 0, 1.2), ("fire", 2.2, 5.0, 0.6, 0, 3.2), ("fire", 3.8, 5.8, 1.6, 0, 2.6)],
        "cast": [("kaylee", -0.9, 0.4, 40, "lift", {"prop": None, "mood": "laugh"}),
                 ("wash", -2.2, 0.9, 44, "cower", {"prop": None, "mood": "grin"})],
    },
}
# fmt: on

TROUBLE = {**PEOPLE, **LAW, **QUIET}
