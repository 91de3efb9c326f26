"""The people of *Firefly: The Game*: who leads, flies, mends, shoots and talks for pay. Records as in `people_records`;
each is called as its card calls its picture."""

FOLK = {
    "crew_monty": {
        "skin": "#d8a07a", "body": "#6a5a3c", "legs": "#4a3d2c", "coat": ("#5c3a22", 30), "belt": "#2e2016",
        "hair": ("back", "#6b3a1c"), "beard": "#7a421e", "sleeves": "#5c3a22", "prop": "wrench",
    },
    "crew_nandi": {
        "skin": "#a9714c", "body": "#6d2f5c", "skirt": 1, "hem": "#c99a4a", "sash": "#c99a4a", "trim": "#c99a4a",
        "gold": 1, "hair": ("long", "#160d0a"), "hair_len": 0.7, "earrings": 1, "sleeves": "#6d2f5c", "prop": "rifle",
    },
    "crew_marco": {
        "skin": "#c48a63", "body": "#8c2a1e", "legs": "#3b3a36", "coat": ("#3a3228", 32), "belt": "#1f1812",
        "hair": ("back", "#1d120d"), "moustache": "#1d120d", "frown": -2, "sleeves": "#3a3228", "prop": "gun",
    },
    "crew_womack": {
        "skin": "#e0ad88", "body": "#5d6a72", "legs": "#333a44", "coat": ("#414b57", 24), "belt": "#23272d",
        "buttons": 1, "collar": "#2b3138", "hair": ("neat", "#7a5a34"), "frown": -5, "badge": 1,
        "sleeves": "#414b57", "prop": "gun",
    },
    "crew_burgess": {
        "skin": "#e6b490", "body": "#e8e0cc", "legs": "#2c2a30", "coat": ("#7c1f22", 26), "buttons": 1,
        "collar": "#f0ead8", "tie": "#2a2530", "hair": ("neat", "#b88a4c"), "frown": -4, "sleeves": "#7c1f22",
        "prop": "gun",
    },
    "crew_corbin": {
        "skin": "#d6a27c", "body": "#39667a", "bib": "#3b4a56", "hair": ("short", "#8a8478"), "brow": "#8a8478",
        "beard": "#9a9488", "sleeves": "#39667a", "prop": "wrench",
    },
    "crew_interrogator": {
        "skin": "#dcb59a", "body": "#20242c", "legs": "#16191f", "coat": ("#2a2f3a", 18), "long_coat": 1,
        "collar": "#8a93a4", "hair": ("neat", "#2b2a2c"), "frown": -5, "gloves": "#1f4a5c", "sleeves": "#2a2f3a",
        "prop": "bag",
    },
    "crew_med_staff": {
        "skin": "#c99272", "body": "#e9efec", "legs": "#86a8a4", "belt": "#5c8c88", "collar": "#9cc4bd",
        "hair": ("bun", "#3a2418"), "sleeves": "#e9efec", "prop": "bag",
    },
    "crew_yolonda": {
        "skin": "#efc4a6", "body": "#1f5a4a", "skirt": 1, "hem": "#d8b868", "sash": "#d8b868", "trim": "#d8b868",
        "gold": 1, "hair": ("bun", "#a2401c"), "earrings": 1, "sleeves": "#1f5a4a", "prop": "fan",
    },
    "crew_billy": {
        "skin": "#e0a680", "body": "#b8862e", "bib": "#4c4438", "hair": ("short", "#b0682c"), "freckles": 1,
        "hat": ("bandana", "#7a2a20"), "sleeves": "#b8862e", "prop": "wrench",
    },
    "crew_bree": {
        "skin": "#b87e58", "body": "#3f7a5a", "bib": "#5a4630", "hair": ("pony", "#2a1810"), "sleeves": "#3f7a5a",
        "prop": "wrench",
    },
    "crew_emma": {
        "skin": "#f0c6a8", "body": "#c9a24a", "skirt": 1, "hem": "#8a5a28", "sash": "#8a5a28",
        "hair": ("long", "#c98a3a"), "hair_len": 0.9, "sleeves": "#efe2c2", "necklace": "#8a5a28",
    },
    "crew_enforcer": {
        "skin": "#8c5c3c", "body": "#2b3038", "legs": "#1f2228", "armour": "#4a5460", "hair": None, "brow": "#1a100b",
        "frown": -5, "sleeves": "#2b3038", "gloves": "#1a1c20", "prop": "rifle", "bulk": 1.05,
    },
    "crew_gun_hand": {
        "skin": "#d9a67e", "body": "#7a6a4a", "legs": "#4c4030", "belt": "#2a1c12", "holster": 1,
        "coat": ("#6a4a2c", 40), "hat": ("stetson", "#5a3c22"), "hair": ("short", "#4a2f1a"), "frown": -2,
        "sleeves": "#7a6a4a", "prop": "gun",
    },
    "crew_scrapper_mechanic": {
        "skin": "#c38e68", "body": "#5b5148", "bib": "#7a4a22", "hat": ("helmet", "#8a6a34"), "visor": 1,
        "hair": None, "gloves": "#3a3028", "sleeves": "#5b5148", "prop": "wrench",
    },
    "crew_bester": {
        "skin": "#e8b892", "body": "#3d7f86", "bib": "#a0562a", "hair": ("long", "#d0a04a"), "hair_len": 1.05,
        "sleeves": "#3d7f86", "prop": "wrench",
    },
    "crew_bridgit": {
        "skin": "#efc4a6", "body": "#7c6aa8", "skirt": 1, "hem": "#efe2d0", "sash": "#4a3a6a", "trim": "#efe2d0",
        "hair": ("pony", "#a2401c"), "sleeves": "#efe2d0", "necklace": "#4a3a6a",
    },
    "crew_crow": {
        "skin": "#8e5f42", "body": "#3a2a22", "legs": "#241a15", "coat": ("#1f1a1a", 34), "long_coat": 1,
        "belt": "#6a4a2a", "hair": None, "brow": "#140c08", "scar": "#5a2a20", "frown": -7, "sleeves": "#3a2a22",
        "prop": "blade", "bulk": 1.06,
    },
    "crew_grange_brothers": {
        "skin": "#dcaa84", "body": "#8a4a2a", "legs": "#3e352a", "coat": ("#4a4234", 36), "belt": "#241a12",
        "hat": ("stetson", "#2e241c"), "hair": ("short", "#6a4424"), "beard": "#6a4424", "frown": -4, "holster": 1,
        "sleeves": "#4a4234", "prop": "rifle",
    },
    "crew_lucy": {
        "skin": "#a2694a", "body": "#b0304c", "skirt": 1, "hem": "#e0b050", "sash": "#2a1a24",
        "hair": ("curly", "#1f120c"), "earrings": 1, "sleeves": "#b0304c",
    },
    "crew_lund": {
        "skin": "#e4b28c", "body": "#6a7048", "legs": "#474c34", "armour": "#6a6a58", "hair": ("mohawk", "#c8a060"),
        "frown": -3, "sleeves": "#6a7048", "prop": "rifle",
    },
    "crew_two_fry": {
        "skin": "#d8a880", "body": "#a89468", "legs": "#5a4a34", "belt": "#2a1a10", "hat": ("bandana", "#2c4a5a"),
        "hair": ("short", "#2a1a12"), "moustache": "#2a1a12", "sleeves": "#a89468", "holster": 1, "prop": "gun",
    },
    "crew_doralee": {
        "skin": "#e9bd9c", "body": "#8aa0b4", "skirt": 1, "hem": "#e6ddc8", "collar": "#efe8d8",
        "hair": ("bun", "#8a5a30"), "freckles": 1, "sleeves": "#8aa0b4", "prop": "bag",
    },
    "crew_fendris": {
        "skin": "#caa07c", "body": "#6e5a80", "legs": "#3a3244", "coat": ("#4a3c58", 28), "belt": "#241c2c",
        "buttons": 1, "hair": ("back", "#3a2c22"), "sleeves": "#4a3c58", "prop": "rifle",
    },
    "crew_hill_folk": {
        "skin": "#d49c74", "body": "#8c7048", "legs": "#5a4830", "belt": "#3a2a1a", "hat": ("stetson", "#b08c50"),
        "hair": ("back", "#5c3a20"), "beard": "#7a5430", "sleeves": "#c9b48a",
    },
    "crew_saffron": {
        "skin": "#efc4a6", "body": "#d8763a", "skirt": 1, "hem": "#f0d49a", "sash": "#8a2c1c", "trim": "#f0d49a",
        "hair": ("long", "#a2401c"), "hair_len": 0.8, "earrings": 1, "sleeves": "#f0d49a",
    },
    "crew_skunk": {
        "skin": "#cf9a72", "body": "#4c5238", "legs": "#33372a", "belt": "#1f1a12", "hair": ("mohawk", "#e8e2d2"),
        "brow": "#2a1c14", "scar": "#7a3a2a", "frown": -3, "sleeves": "#4c5238", "prop": "rifle",
    },
    "crew_stark": {
        "skin": "#d9a27e", "body": "#5a4632", "legs": "#3c2f22", "coat": ("#3f3126", 30), "belt": "#1f1610",
        "hair": ("back", "#8c8478"), "brow": "#6a6258", "beard": "#a39a8c", "frown": -3, "sleeves": "#3f3126",
        "prop": "rifle",
    },
    "crew_stitch": {
        "skin": "#c98e68", "body": "#6a3a2c", "legs": "#2c2420", "coat": ("#2c2622", 38), "belt": "#6a4a2a",
        "hair": ("back", "#2a1a12"), "scar": "#8a2a1c", "frown": -6, "sleeves": "#2c2622", "prop": "gun",
    },
    "crew_patron": {
        "skin": "#dba680", "body": "#e4dac0", "legs": "#4a3a2c", "coat": ("#5a2c1c", 26), "long_coat": 1,
        "collar": "#efe6d0", "tie": "#7a2a20", "hat": ("stetson", "#3a2a1e"), "hair": ("short", "#b4aca0"),
        "brow": "#b4aca0", "moustache": "#c4bcb0", "sleeves": "#5a2c1c",
    },
    "crew_helen": {
        "skin": "#e2b08c", "body": "#2c4a6a", "skirt": 1, "hem": "#c9a24a", "sash": "#c9a24a", "belt": "#2a1a12",
        "holster": 1, "hair": ("bun", "#5a2f18"), "sleeves": "#2c4a6a", "prop": "gun",
    },
    "crew_jesse": {
        "skin": "#b57c54", "body": "#b84a2a", "legs": "#4a4a3a", "coat": ("#7a5a34", 34), "belt": "#2a1a10",
        "hat": ("helmet", "#b86a2a"), "visor": 1, "hair": None, "sleeves": "#7a5a34", "prop": "gun",
    },
    "crew_scrapper_pilot": {
        "skin": "#e0ae88", "body": "#5b6470", "legs": "#3a4048", "belt": "#22262c", "hat": ("bandana", "#8a5a24"),
        "hair": ("pony", "#7a4a26"), "coat": ("#6a5a44", 36), "sleeves": "#6a5a44", "prop": "dino",
    },
    "crew_tracey": {
        "skin": "#e8bc98", "body": "#6a7a5a", "legs": "#4a4a3a", "belt": "#2a2218", "coat": ("#5a4a36", 32),
        "hair": ("neat", "#a8743c"), "sleeves": "#5a4a36", "prop": "gun",
    },
}
