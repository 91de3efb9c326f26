"""The people of the fans' card game who stand in no other: crew to start with, and characters one meets. Records as
in `people_records`; each is called as its card calls its picture."""

# fmt: off
CARDS = {
    "crew_badgers_man": {
        "skin": "#e0b090", "body": "#6a5a44", "legs": "#3a342c", "coat": ("#4a4a3a", 30), "collar": "#d8ccb0",
        "tie": "#8a2a22",
        "hat": ("bowler", "#3a3430"), "hair": ("short", "#6a4a2c"), "frown": -2, "sleeves": "#4a4a3a", "prop": "purse",
    },
    "crew_old_sergeant": {
        "skin": "#a87450", "body": "#6a4a2c", "legs": "#4a3a28", "armour": "#7a6a4a", "belt": "#2a1c12", "holster": 1,
        "hair": ("short", "#b8b0a4"), "brow": "#b8b0a4", "moustache": "#b8b0a4", "scar": "#7a4a38", "frown": -3,
        "sleeves": "#6a4a2c", "prop": "rifle",
    },
    "crew_smuggler": {
        "skin": "#c88e66", "body": "#e2d6bc", "legs": "#2c3040", "coat": ("#2a2a32", 40), "belt": "#5a3a1e",
        "holster": 1,
        "hair": ("wild", "#5a3418"), "mood": "sly", "sleeves": "#e2d6bc", "prop": "gun",
    },
    "crew_ships_cook": {
        "skin": "#e8b48e", "body": "#efe8dc", "bib": "#c8b890", "hat": ("toque", "#f2ede2"), "hair": ("short",
                                                                                                           "#7a4a28"),
        "moustache": "#7a4a28", "sleeves": "#efe8dc", "prop": "ladle", "bulk": 1.08,
    },
    "crew_companion_in_training": {
        "skin": "#f0cdb0", "body": "#7ab0c0", "skirt": 1, "hem": "#f0e0c0", "sash": "#d87a9a", "trim": "#f0e0c0",
        "hair": ("braid", "#c8924a"), "earrings": 1, "necklace": "#d87a9a", "sleeves": "#f0e0c0", "prop": "blooms",
    },
    "crew_bounty_man": {
        "skin": "#7a4e34", "body": "#2f4a44", "legs": "#1f2a28", "coat": ("#24342f", 36), "long_coat": 1,
        "belt": "#8a6a3a", "holster": 1,
        "hat": ("goggles", "#3a2a1e"), "hair": None, "brow": "#140c08", "beard": "#1a110c", "frown": -3,
        "sleeves": "#24342f", "gloves": "#1a1a18", "prop": "rifle",
    },
    "crew_field_doctor": {
        "skin": "#8a5a3c", "body": "#7a8454", "legs": "#4c5438", "armour": "#8c9468", "belt": "#3a2e1c",
        "collar": "#efe8d8",
        "hair": ("bun", "#1a110c"), "sleeves": "#7a8454", "gloves": "#e8ecea", "prop": "bag",
    },
    "crew_young_pilot": {
        "skin": "#f0c4a0", "body": "#d8a23a", "legs": "#4a5a6a", "belt": "#3a2a1c", "hat": ("headset", "#b3302c"),
        "hair": ("wild", "#d8a050"),
        "freckles": 1, "mood": "grin", "collar": "#4a5a6a", "sleeves": "#d8a23a", "prop": "dino",
    },
    "crew_runaway_clerk": {
        "skin": "#eabf9c", "body": "#d8d4c8", "legs": "#3a3e4c", "coat": ("#6a6478", 28), "buttons": 1,
        "collar": "#f2ede2", "tie": "#3a5a4a",
        "hat": ("visor", "#3f9a5a"), "hair": ("neat", "#5a4a3a"), "mood": "scared", "sleeves": "#d8d4c8",
        "prop": "papers",
    },
    "crew_quartermaster": {
        "skin": "#9a6a48", "body": "#8a5a3a", "bib": "#3f4a5a", "belt": "#2a1c12", "hat": ("cap", "#3f4a5a"),
        "hair": ("short", "#1f1510"),
        "beard": "#1f1510", "sleeves": "#c8b894", "prop": "keys", "bulk": 1.07,
    },
    "crew_light_fingered_girl": {
        "skin": "#dca27c", "body": "#3a3a4a", "legs": "#2a2a34", "belt": "#7a5a2c", "hat": ("hood", "#4a3a5a"),
        "hair": ("short", "#2a1a12"),
        "freckles": 1, "mood": "sly", "sleeves": "#3a3a4a", "gloves": "#2a2420", "prop": "purse",
    },
    "crew_discharged_officer": {
        "skin": "#d8a07c", "body": "#5a6a8a", "legs": "#33405a", "coat": ("#46587a", 14), "buttons": 1,
        "collar": "#2a344a", "belt": "#1c1c22",
        "hair": ("neat", "#8a8478"), "brow": "#6a6458", "moustache": "#8a8478", "frown": -3, "sleeves": "#46587a",
        "prop": "sword",
    },
    "crew_card_player": {
        "skin": "#e8c0a0", "body": "#7a2436", "legs": "#2a2228", "coat": ("#33242c", 32), "buttons": 1,
        "collar": "#f2ead8", "tie": "#1a1418",
        "hat": ("tall", "#2a2228"), "hair": ("back", "#3a241a"), "moustache": "#3a241a", "mood": "sly",
        "sleeves": "#f2ead8", "prop": "cards",
    },
    "crew_nurse": {
        "skin": "#6f4630", "body": "#e8eef0", "skirt": 1, "hem": "#5f9ab0", "sash": "#5f9ab0", "collar": "#5f9ab0",
        "hat": ("nurse", "#f4f6f4"), "hair": ("curly", "#17100c"), "mood": "smile", "sleeves": "#e8eef0",
        "prop": "needle",
    },
    "crew_racing_pilot": {
        "skin": "#c8906a", "body": "#c8281f", "legs": "#e8e2d2", "armour": "#d8382a", "belt": "#17151a",
        "hat": ("helmet", "#e8e2d2"), "hair": None,
        "mood": "grin", "scarf": "#e8c03a", "sleeves": "#c8281f", "gloves": "#17151a",
    },
    "event_out_of_work_gunman": {
        "skin": "#d8a884", "body": "#8a8468", "legs": "#5a5240", "coat": ("#6a5a48", 44), "belt": "#4a3422",
        "holster": 1,
        "hat": ("stetson", "#7a7262"), "hair": ("wild", "#8a5a34"), "beard": "#8a5a34", "mood": "sad",
        "sleeves": "#8a8468", "prop": "gun",
    },
    "event_ships_mechanic": {
        "skin": "#b07a54", "body": "#d8c8a8", "bib": "#8a4a22", "hat": ("bandana", "#3a6a5a"), "hair": ("braid",
                                                                                                             "#1f130d"),
        "mood": "smile", "sleeves": "#d8c8a8", "gloves": "#4a3a2c", "prop": "wrench",
    },
    "event_dock_pilot": {
        "skin": "#e4b490", "body": "#4a5a4a", "legs": "#3a3a34", "coat": ("#7a5a34", 38), "collar": "#e8dcc0",
        "belt": "#2a1c12",
        "hat": ("cap", "#2a3a4a"), "hair": ("neat", "#2a1c14"), "sleeves": "#7a5a34", "prop": "chart",
    },
    "event_travelling_doctor": {
        "skin": "#efc8a8", "body": "#e8e0cc", "legs": "#4a4038", "coat": ("#3a4a3a", 30), "long_coat": 1,
        "collar": "#f2ece0", "tie": "#7a2a2a",
        "hat": ("tall", "#3a4a3a"), "hair": ("back", "#c8c0b0"), "brow": "#b8b0a0", "beard": "#d8d2c4",
        "sleeves": "#3a4a3a", "prop": "bag",
    },
    "event_con_woman": {
        "skin": "#f0c8a8", "body": "#5a2f6a", "skirt": 1, "hem": "#d8b868", "sash": "#17151a", "trim": "#d8b868",
        "gold": 1,
        "hair": ("curly", "#c8562a"), "earrings": 1, "mood": "sly", "sleeves": "#5a2f6a", "prop": "fan",
    },
    "event_local_thief": {
        "skin": "#c08a62", "body": "#5a5a48", "legs": "#33332a", "belt": "#1f1a14", "hat": ("hood", "#4a5242"),
        "hair": None, "brow": "#2a1a10",
        "scarf": "#2f2a28", "sleeves": "#4a4a3c", "gloves": "#26221e", "prop": "keys",
    },
    "event_kyle_gimshaw": {
        "skin": "#e2ae86", "body": "#a8b0b8", "legs": "#2c3648", "armour": "#5a6c8a", "belt": "#1a1e26", "holster": 1,
        "badge": 1,
        "hair": ("short", "#d8b060"), "mood": "grin", "sleeves": "#46587a", "gloves": "#22262e", "prop": "gun",
    },
    "event_alliance_surgeon": {
        "skin": "#d8a582", "body": "#8fb8b4", "legs": "#4a7a7a", "coat": ("#e8f0ee", 24), "long_coat": 1,
        "collar": "#8fb8b4",
        "hat": ("nurse", "#8fb8b4"), "hair": ("neat", "#2a2018"), "scarf": "#cfe4e0", "sleeves": "#e8f0ee",
        "gloves": "#5f9ab0", "prop": "needle",
    },
    "event_hired_killer": {
        "skin": "#c8967a", "body": "#17151a", "legs": "#0f0e12", "coat": ("#26202a", 22), "long_coat": 1,
        "belt": "#8a1a1a", "collar": "#8a1a1a",
        "hair": ("mohawk", "#17131a"), "shades": "#0a0a0e", "scar": "#8a3a2c", "frown": -5, "sleeves": "#26202a",
        "gloves": "#17151a", "prop": "blade",
    },
    "event_fence": {
        "skin": "#dcb08a", "body": "#8a7a34", "legs": "#4a3a2c", "coat": ("#5a3a1e", 28), "buttons": 1,
        "collar": "#c8a04a", "tie": "#2f5a4a",
        "hair": ("back", "#4a4a44"), "patch": "#17130f", "moustache": "#3a3a34", "mood": "sly", "earrings": 1,
        "sleeves": "#5a3a1e", "prop": "purse", "bulk": 1.08,
    },
    "event_companion": {
        "skin": "#a8704c", "body": "#d8a020", "skirt": 1, "hem": "#8a1c3a", "sash": "#8a1c3a", "trim": "#f0d890",
        "gold": 1,
        "hair": ("long", "#120c0a"), "hair_len": 0.5, "earrings": 1, "necklace": "#8a1c3a", "mood": "smile",
        "sleeves": "#8a1c3a", "prop": "fan",
    },
    "event_veteran": {
        "skin": "#7c5038", "body": "#7a4a26", "legs": "#4a3422", "coat": ("#8a5428", 36), "long_coat": 1,
        "belt": "#2a1810", "armour": "#5f4a34",
        "hair": None, "brow": "#c8c0b4", "beard": "#c8c0b4", "scar": "#5a2c20", "frown": -3, "sleeves": "#8a5428",
        "prop": "rifle",
    },
    "crew_drifter": {
        "skin": "#d0a07a", "body": "#8a8068", "legs": "#5a5240", "coat": ("#7a6a54", 42), "belt": "#3a2c1e",
        "hat": ("straw", "#b89a5a"),
        "hair": ("short", "#6a5038"), "beard": "#8a7050", "sleeves": "#8a8068", "prop": "flask",
    },
}

EXTRAS = {  # who is only seen in scenes
    "operative": {
        "skin": "#5c3a28", "body": "#2c3440", "legs": "#1c222c", "coat": ("#3a4656", 12), "long_coat": 1,
        "collar": "#c8ccd2", "belt": "#14161a",
        "hair": ("short", "#0f0b09"), "mood": "stern", "sleeves": "#3a4656", "gloves": "#14161a", "prop": "sword",
        "bulk": 1.04,
    },
    "niska": {
        "skin": "#efd2b8", "body": "#4a4a44", "legs": "#2a2a2a", "coat": ("#3a342c", 24), "buttons": 1,
        "collar": "#e8e0cc", "tie": "#5a1a1a",
        "hair": ("back", "#d8d4ca"), "brow": "#d8d4ca", "mood": "sly", "sleeves": "#3a342c",
    },
    "badger": {
        "skin": "#ecc0a2", "body": "#8a7a5a", "legs": "#4a4438", "coat": ("#5a4a34", 26), "buttons": 1,
        "collar": "#e8dcc0", "tie": "#c8506a",
        "hat": ("bowler", "#2a2420"), "hair": ("short", "#3a2618"), "mood": "sly", "sleeves": "#5a4a34",
    },
    "harken": {
        "skin": "#e4b898", "body": "#4a5464", "legs": "#2a303c", "coat": ("#5a6678", 10), "buttons": 1,
        "collar": "#c8ced8", "belt": "#16181e", "badge": 1,
        "hair": ("neat", "#8a8880"), "brow": "#6a665e", "frown": -3, "mood": "stern", "sleeves": "#5a6678",
        "gloves": "#16181e",
    },
    "amnon_duul": {
        "skin": "#d8a27c", "body": "#3f7a8a", "legs": "#4a3a2c", "coat": ("#8a4a2c", 34), "sash": "#d8b050",
        "hair": ("long", "#b0aaa0"), "hair_len": 0.95, "brow": "#9a948a", "beard": "#b8b2a8", "necklace": "#d8b050",
        "earrings": 1, "mood": "smile", "sleeves": "#e2d2a8",
    },
    "patience": {
        "skin": "#e0b08c", "body": "#8a7a5a", "legs": "#4a3c2c", "coat": ("#5f5240", 34), "long_coat": 1,
        "belt": "#2a1c12", "holster": 1,
        "hat": ("stetson", "#8a7654"), "hair": ("bun", "#b8b2a6"), "brow": "#a8a298", "frown": -4,
        "sleeves": "#5f5240", "prop": "rifle",
    },
    "duellist": {
        "skin": "#e8bc98", "body": "#f0ece0", "legs": "#3a2a3a", "sash": "#8a1c2a", "collar": "#f0ece0", "buttons": 1,
        "hair": ("neat", "#c8a04a"), "moustache": "#c8a04a", "mood": "sly", "sleeves": "#f0ece0", "gloves": "#d8d0c0",
        "prop": "sword",
    },
    "purple_belly": {
        "skin": "#d8a886", "body": "#6a4a7a", "legs": "#33293c", "armour": "#8a7a9a", "belt": "#1f1a24",
        "hat": ("helmet", "#7a6a8a"), "hair": None,
        "brow": "#2a1c14", "frown": -4, "sleeves": "#6a4a7a", "gloves": "#1f1a24", "prop": "rifle",
    },
    "drunk": {
        "skin": "#e8a888", "body": "#b0603a", "legs": "#4a4234", "belt": "#2a1c12", "hair": ("wild", "#7a4a28"),
        "moustache": "#7a4a28",
        "sleeves": "#d8c8a8", "prop": "flask",
    },
}
# fmt: on
