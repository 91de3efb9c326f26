"""The Jobs of Badger in *Firefly: The Game*: honest loads that he swears to, people, and a good many capers.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size, how it leans).
"""

# fmt: off
TRADE = {
    "job_ff_bilking_the_yokels": {
        "set": "plain", "air": "noon", "hue": "#a8944a", "light": "sun", "lens": "two", "seed": 7, "bright": -0.2,
        "props": [("elixir", -0.5, 0.7, 0.0, 0, 1.0), ("tents", -3.6, 9.0, 0, 0, 1.0)],
        "cast": [("crew_card_player", -1.75, 0.5, 34, "raise", {"prop": "flask", "mood": "grin"}),
                 ("crew_drifter", 1.1, 0.5, -40, "offer", {"prop": "purse", "mood": "laugh"}),
                 ("crew_hill_folk", 2.3, 0.9, -40, "hands_up", {"prop": None, "mood": "laugh", "hat": ("straw",
                       "#d8b870")})],
    },
    "job_ff_hard_goods_for_hard_times": {
        "set": "mud", "air": "storm", "light": "overcast", "lens": "two", "seed": 12, "bright": 0.1,
        "props": [("hardware", 0.2, 0.6, 0.05, 0, 1.05), ("shack", 3.6, 5.0, 0, -20, 1.2)],
        "cast": [("crew_smuggler", -1.6, 0.5, 40, "talk", {"prop": None, "mood": "grin"}),
                 ("crew_doralee", 1.9, 0.6, -40, "shrug", {"prop": None, "mood": "sad"})],
    },
    "job_ff_keep_your_noses_clean": {
        "set": "mill", "light": "green", "lens": "two", "seed": 11, "bright": 0.2,
        "props": [("hanky", 1.12, -0.12, 1.44, -24, 1.25)],
        "cast": [("badger", -1.2, 0.4, 44, "point", {"prop": None, "mood": "stern"}),
                 ("jayne", 1.3, 0.4, -24, "think", {"prop": None, "mood": "sad"}),
                 ("wash", 2.5, 1.1, -34, "salute", {"prop": None, "mood": "smile"})],
    },
    "job_ff_on_the_up_and_up_i_swear": {
        "set": "docks", "air": "gold", "light": "dusk", "lens": "two", "seed": 18, "bright": 0.1,
        "props": [("rightful", 1.7, 0.9, 0.1, -6, 1.0)],
        "cast": [("badger", 0.0, 0.3, 4, "hands_up", {"prop": "papers", "mood": "grin"}),
                 ("mal", -1.7, 0.7, 40, "crossed", {"prop": None, "mood": "stern"})],
    },
    "job_ff_playing_the_middleman": {
        "set": "saloon", "light": "dusk", "lens": "two", "seed": 7, "bright": 0.7,
        "cast": [("mal", 0.0, 0.2, 0, "talk", {"prop": "purse", "mood": "grin"}),
                 ("crew_quartermaster", -1.75, 0.5, 46, "carry", {"prop": "crate"}),
                 ("event_fence", 1.75, 0.5, -46, "offer", {"prop": "purse"})],
    },
    "job_ff_breaking_into_new_markets": {
        "set": "desert", "air": "noon", "light": "noon", "lens": "group", "seed": 6, "bright": -0.3,
        "props": [("stall", 2.6, 3.0, 0, -14, 1.0)],
        "cast": [("crew_the_fixer", -1.9, 0.4, 40, "wave", {"prop": "bag", "mood": "grin", "shades": None}),
                 ("crew_badgers_man", -0.7, 0.8, 40, "wave", {"prop": "bag", "mood": "grin"}),
                 ("crew_meadows", 0.45, 1.2, 40, "wave", {"prop": "bag", "mood": "grin", "hat": ("bowler", "#5a4a6a")}),
                 ("crew_bandit", 2.2, 0.6, -44, "level", {"prop": "rifle"})],
    },
}

PEOPLE = {
    "job_ff_making_the_love_connection": {
        "set": "lock", "light": "stage", "lens": "two", "seed": 10, "bright": 0.3,
        "props": [("heart", 0.0, 1.0, 2.0, 0, 0.85)],
        "cast": [("crew_bridgit", -1.2, 0.4, 42, "pray", {"prop": None, "mood": "smile", "body": "#f4ece0",
                      "sleeves": "#f4ece0", "hat": ("hood", "#f8f4ec")}),
                 ("crew_deputy", 1.2, 0.4, -42, "offer", {"prop": "blooms", "mood": "grin"})],
    },
    "job_ff_send_them_to_the_ruttin_mines": {
        "set": "mine", "light": "dusk", "lens": "group", "seed": 9, "bright": 0.9,
        "props": [("picks", 2.3, 1.0, 0.1, 0, 1.0)],
        "cast": [("crew_two_fry", 0.95, 0.9, 20, "bound", {"prop": None, "mood": "sad"}),
                 ("crew_tracey", -0.25, 0.6, 20, "bound", {"prop": None, "mood": "scared"}),
                 ("crew_enforcer", -2.0, 0.4, 40, "point", {"mood": "shout"})],
    },
    "job_ff_slave_wrangling": {
        "set": "hold", "light": "cold", "lens": "group", "seed": 14, "bright": 1.3,
        "props": [("bars", 0.9, 1.5, 0, 0, 1.0), ("chain", 0.8, 0.9, 1.16, 0, 1.0)],
        "cast": [("crew_hill_folk", 0.0, 1.2, 4, "bound", {"prop": None, "mood": "sad", "hat": None}),
                 ("crew_bree", 1.6, 1.2, -4, "bound", {"prop": None, "mood": "scared"}),
                 ("crew_skunk", -1.9, 0.4, 40, "raise", {"prop": "keys", "mood": "sly"})],
    },
    "job_ff_sowing_chaos": {
        "set": "fields", "air": "ember", "light": "embers", "lens": "group", "seed": 12, "bright": 0.8,
        "props": [("bombs", 0.9, -0.3, 0.25, 0, 0.9), ("fire", 3.4, 5.0, 0.8, 0, 3.0)],
        "cast": [("crew_drifter", -1.7, 0.5, 40, "offer", {"prop": "bag", "mood": "sly"}),
                 ("crew_light_fingered_girl", 0.6, 1.5, -30, "raise", {"prop": "lantern", "mood": "laugh"})],
    },
}

GOODS = {
    "job_ff_pushing_drops": {
        "set": "street", "air": "night", "light": "neon", "lens": "two", "seed": 9, "bright": 0.2,
        "props": [("drops", 0.05, 0.1, 0.75, 0, 1.05), ("crates", 0.05, 0.6, -0.2, 0, 0.9),
                  ("pipette", -0.72, -0.3, 1.42, 0, 0.9)],
        "cast": [("crew_dalin", -1.5, 0.5, 40, "reach", {"prop": None, "mood": "sly", "hat": ("hood", "#4a2f5a")}),
                 ("crew_tracey", 1.55, 0.5, -40, "reach", {"prop": None, "mood": "scared", "skin": "#c8c4a8"})],
    },
    "job_ff_time_for_a_fancy_shindig": {
        "set": "ballroom", "hue": "#2f5a4a", "light": "candle", "lens": "two", "seed": 12, "bright": 0.4,
        "props": [("banquet", 2.6, 1.8, 0, -10, 0.95)],
        "cast": [("crew_yolonda", -0.5, 0.3, 40, "dance", {"prop": None, "mood": "laugh", "body": "#c8a83a",
                      "sleeves": "#c8a83a"}),
                 ("crew_burgess", 0.9, 0.4, -44, "dance", {"prop": None, "mood": "smile"}),
                 ("jayne", -2.2, 1.0, 34, "carry", {"prop": "crate", "mood": "sly", "hat": ("tall", "#17151a"),
                      "tie": "#17151a", "collar": "#f4f0e8", "coat": ("#1c1a20", 34), "sleeves": "#1c1a20"})],
    },
    "job_ff_try_one_of_the_border_planets": {
        "set": "plain", "air": "rose", "hue": "#a8785a", "light": "low_sun", "lens": "two", "seed": 26, "bright": 0.2,
        "props": [("signpost", 0.2, 0.5, 0.0, 0, 1.02), ("ringed", 4.4, 21, 4.6, 0, 1.6)],
        "cast": [("badger", 1.65, 0.6, -30, "point", {"prop": None, "mood": "grin"}),
                 ("kaylee", -1.5, 0.4, 34, "carry", {"prop": "crate", "mood": "scared"})],
    },
}

CAPERS = {
    "job_ff_badgers_11_casino_caper": {
        "set": "saloon", "light": "neon", "lens": "group", "seed": 3, "bright": 0.4,
        "props": [("eleven", 0.0, 2.4, 2.62, 0, 0.9), ("roulette", 0.0, -0.6, 0.82, 0, 0.75, (34, 0)),
                  ("dice_pair", 0.9, -0.9, 0.62, 0, 0.8)],
        "cast": [("mal", -1.1, 0.7, 14, None, {"prop": "cards", "mood": "sly", "shades": "#0c0d12", "coat": ("#17151a",
                      34), "sleeves": "#17151a", "tie": "#8a1a24", "collar": "#f4f0e8"}),
                 ("inara", -2.35, 0.7, 30, "think", {"prop": None, "mood": "sly", "shades": "#0c0d12"}),
                 ("badger", 1.1, 0.7, -14, "crossed", {"shades": "#0c0d12"}),
                 ("jayne", 2.35, 0.7, -30, "crossed", {"prop": None, "mood": "sly", "shades": "#0c0d12",
                      "coat": ("#17151a", 34), "sleeves": "#17151a", "hat": ("tall", "#17151a")})],
    },
    "job_ff_diamonds_the_size_of_testicles": {
        "set": "mine", "light": "cold", "lens": "two", "seed": 12, "bright": 0.8,
        "props": [("diamonds", 0.3, 0.1, 0.3, 0, 1.35)],
        "cast": [("jayne", -1.5, 0.5, 40, "hands_up", {"prop": None, "mood": "laugh"}),
                 ("wash", 1.9, 0.9, -40, "wave", {"prop": "lantern", "mood": "scared"})],
    },
    "job_ff_hump_em_let_em_twist": {
        "set": "street", "air": "gold", "light": "low_sun", "lens": "two", "seed": 19, "bright": 0.1,
        "props": [("gallows", 1.1, 2.4, 0, -8, 0.8)],
        "cast": [("crew_marco", -0.95, 0.5, 46, "reach", {"prop": "papers", "mood": "shout"}),
                 ("crew_lund", 0.45, 0.5, -46, "reach", {"prop": None, "mood": "angry"}),
                 ("event_con_woman", 2.0, 0.4, 24, "carry", {"prop": "purse", "mood": "sly"})],
    },
    "job_ff_losing_patience_with_patience": {
        "set": "canyon", "air": "noon", "light": "sun", "lens": "low", "seed": 7, "bright": -0.2,
        "props": [("grey", 3.2, 3.2, 0, -60, 1.0), ("coins", -0.7, 0.2, 0.2, 0, 1.0)],
        "cast": [("patience", 1.2, 0.3, -40, "level", {"mood": "shout"}),
                 ("badger", -1.8, 1.1, 40, "hips", {"prop": None, "mood": "angry"})],
    },
    "job_ff_offload_the_motherlode": {
        "set": "docks", "air": "night", "light": "night", "lens": "two", "seed": 21, "bright": 1.5,
        "props": [("oretub", 0.0, 0.4, 0.0, -4, 1.1), ("crane", 3.2, 6.0, 0, 10, 1.0)],
        "cast": [("zoe", -1.9, 0.7, 66, "carry", {"prop": None, "mood": "stern", "scarf": "#7a2a22", "lean": (10, 0)}),
                 ("crew_gun_hand", 1.8, 0.8, -14, "bound", {"prop": None, "mood": "angry", "scarf": "#e8e0cc"})],
    },
    "job_ff_poking_holes_in_niskas_plans": {
        "set": "wheel", "light": "lamp", "lens": "two", "seed": 20, "bright": 0.3,
        "props": [("plans", 0.3, 0.9, -0.1, 0, 1.05)],
        "cast": [("niska", 2.1, 0.5, -36, "hands_up", {"prop": None, "mood": "shout"}),
                 ("river", -1.55, 0.5, 46, "strike", {"prop": "blade", "mood": "sly"})],
    },
    "job_ff_procure_the_postmans_parcel": {
        "set": "market", "light": "lamp", "lens": "two", "seed": 5, "bright": 0.6,
        "props": [("parcel", -0.15, 0.0, 0.75, -6, 1.0), ("crates", -0.15, 0.5, -0.15, 8, 0.85)],
        "cast": [("event_dock_pilot", 1.5, 0.5, 24, "point", {"prop": None, "hat": ("cap", "#2f5aa0"),
                      "coat": ("#2f5aa0", 20), "sleeves": "#2f5aa0", "buttons": 1}),
                 ("event_local_thief", -1.6, 0.5, 50, "reach", {"prop": None, "mood": "sly"})],
    },
    "job_ff_raising_the_funds": {
        "set": "theatre", "light": "lamp", "lens": "two", "seed": 15, "bright": 0.1,
        "props": [("donation", 0.0, 0.4, 0.0, 0, 1.08)],
        "cast": [("inara", -1.6, 0.6, 34, "talk", {"prop": None, "mood": "smile"}),
                 ("jayne", 1.5, 0.6, -42, "reach", {"prop": None, "mood": "sly", "hat": None, "hair": ("neat",
                      "#3a2418"), "tie": "#17151a", "collar": "#f4f0e8", "coat": ("#1c1a20", 34),
                      "sleeves": "#1c1a20"})],
    },
    "job_ff_takes_my_breath_away": {
        "set": "corridor", "light": "sterile", "lens": "two", "seed": 23, "bright": 0.5,
        "props": [("filters", 0.1, 0.6, 0.1, 0, 1.0)],
        "cast": [("crew_billy", 2.3, 0.9, -30, "cower", {"prop": None, "mood": "scared", "skin": "#a8b0d8"}),
                 ("jayne", -1.6, 0.4, 40, "carry", {"prop": None, "mood": "grin", "scarf": "#4a5a4a"})],
    },
    "job_ff_the_alliance_payroll_caper": {
        "set": "canyon", "air": "dusk", "light": "low_sun", "lens": "two", "seed": 18, "bright": 0.2,
        "props": [("paychest", 0.2, 0.3, 0.25, 6, 1.1), ("cart", 2.9, 3.4, 0, 30, 1.2)],
        "cast": [("zoe", -1.7, 0.6, 46, "level", {"mood": "stern", "scarf": "#8a2a22"}),
                 ("purple_belly", 1.55, 0.6, -34, "hands_up", {"prop": None, "mood": "scared"}),
                 ("purple_belly", 2.6, 1.4, -34, "hands_up", {"prop": None, "mood": "sad"})],
    },
    "job_ff_the_hospital_job": {
        "set": "terrace", "air": "pale", "hue": "#dfe8ee", "light": "overcast", "lens": "group", "seed": 6,
        "bright": -0.3,
        "props": [("hospital", 0.5, 8.0, 0.4, 0, 0.9), ("medicine", 0.1, 0.0, 0.25, 0, 0.95)],
        "cast": [("simon", -1.5, 0.4, 24, "talk", {"prop": "papers", "mood": "stern", "coat": ("#f0f4f4", 24),
                      "sleeves": "#f0f4f4"}),
                 ("jayne", 1.5, 0.4, -24, "carry", {"prop": None, "mood": "sly", "hat": ("nurse", "#f4f6f4"),
                      "body": "#8fb8b4", "sleeves": "#8fb8b4"}),
                 ("zoe", 2.6, 1.0, -30, None, {"prop": "bag", "hat": ("nurse", "#f4f6f4"), "body": "#e8eef0",
                      "coat": None, "sleeves": "#e8eef0"})],
    },
    "job_ff_first_bank_and_trust": {
        "set": "vault", "light": "night", "lens": "two", "seed": 5, "bright": 0.6,
        "props": [("drill", 0.4, 0.5, 0.0, 0, 1.05)],
        "cast": [("kaylee", -1.7, 0.4, 44, "offer", {"prop": "wrench", "mood": "stern", "hat": ("goggles", "#3a2a1e"),
                      "hair": None, "brow": "#6a3c1e"}),
                 ("mal", 2.3, 0.8, -30, "guard", {"mood": "sly", "scarf": "#7a2a22"})],
    },
}
# fmt: on

BADGER = {**TRADE, **PEOPLE, **GOODS, **CAPERS}
