"""The worlds of the card game, each from where one lands: core, unmarked, rim.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size).
"""

# fmt: off
CORE = {
    "place_londinium": {
        "set": "terrace", "air": "pale", "hue": "#8fa4b8", "light": "overcast", "lens": "vista", "seed": 3,
        "props": [("parliament", 0.0, 8.5, -0.6, 0, 1.05)],
    },
    "place_sihnon": {
        "set": "plain", "air": "gold", "hue": "#a8803c", "light": "low_sun", "lens": "vista",
        "props": [("pagoda", -3.2, 7.0, 0, 6, 0.95), ("pagoda", 3.6, 11.0, 0, 20, 1.1), ("bridge_red", 0.9, 4.2, 0,
                       -8, 0.95),
                  ("gate", 4.6, 5.0, 0, -16, 0.8)],
    },
    "place_osiris": {
        "set": "plain", "air": "violet", "hue": "#3f6a3c", "light": "low_sun", "lens": "vista",
        "props": [("mansion", 0.6, 7.5, 0, 4, 1.25), ("roses", -2.6, 3.0, 0, 6, 0.8), ("roses", 3.6, 3.2, 0, -8, 0.8),
                  ("palm", -5.2, 7.0, 0, 0, 1.5), ("moon", 5.0, 18, 5.6, 0, 0.9)],
    },
    "place_ariel": {
        "set": "terrace", "air": "noon", "hue": "#dfe8ee", "light": "sun", "lens": "vista", "seed": 11, "bright": -0.3,
        "props": [("hospital", 0.2, 6.2, -0.3, 0, 1.0), ("shuttle", -4.2, 6.5, 3.6, -74, 0.8, (8, 6))],
    },
    "place_bellerophon": {
        "set": "shore", "air": "noon", "hue": "#1c7ab0", "light": "sun", "lens": ((0, -8, 2.4), (0, 8, 2.6), 38, None,
                                                                                       8),
        "bright": -0.6,
        "props": [("estate", -2.7, 6.0, 2.9, 12, 1.15), ("estate", 4.0, 11.0, 3.8, -24, 1.2), ("cloud", 0.8, 20, 5.4,
                       0, 1.6),
                  ("yacht", 1.3, 4.0, 1.1, -70, 0.7, (4, 6))],
    },
    "place_persephone": {
        "set": "docks", "air": "day", "light": "low_sun", "lens": "vista", "seed": 4, "bright": 0.4,
        "props": [("stall", -3.4, 1.6, 0, 24, 1.0), ("ship", 2.6, 6.0, 1.5, 64, 1.5), ("barrels", 0.2, 1.4, 0, 10, 0.7),
                  ("poster", 3.9, 0.6, 0, -20, 0.85), ("wall_city", -2.6, 9.0, 0, 8, 1.0)],
        "cast": [("crew_the_fixer", -1.5, 2.6, 30, "talk", {}), ("crew_gun_hand", 1.3, 3.0, -34, None, {"prop": None})],
    },
    "place_santo": {
        "set": "plain", "air": "night", "hue": "#4a3038", "light": "moon", "lens": "vista", "bright": 0.6,
        "props": [("arcade", -1.4, 6.0, 0, 6, 1.15), ("redgiant", 6.4, 21, 5.0, 0, 3.0), ("sheep", 2.3, 2.4, 0, 50,
                       0.9),
                  ("sheep", 3.5, 3.2, 0, -30, 0.9)],
    },
    "place_bernadette": {
        "set": "plain", "air": "noon", "hue": "#5f8a3a", "light": "sun", "lens": "vista", "seed": 9,
        "props": [("silo", -4.2, 6.5, 0, 10, 1.0), ("cow", -0.6, 3.0, 0, 60, 0.9), ("cow", 1.2, 4.2, 0, -50, 0.9),
                  ("hauler", 4.0, 9.0, 4.0, -40, 1.0, (52, 0)), ("cloud", -2.0, 19, 6.0, 0, 1.3), ("bales", 3.6, 3.4,
                                                                                                        0, 0, 0.8)],
    },
    "place_liann_jiun": {
        "set": "plain", "air": "teal", "hue": "#4a6a3c", "light": "overcast", "lens": "vista", "seed": 12,
        "bright": 0.4,
        "props": [("gate", -0.4, 3.4, 0, 0, 1.15), ("stones", 0, 5.2, 0, 0, 1.0), ("pagoda", 4.6, 12.5, 1.6, 10, 0.9),
                  ("hut", -4.8, 11.5, 1.6, -10, 0.9)],
        "cast": [("crew_hill_folk", 1.9, 3.0, -30, None, {"hat": ("straw", "#d8b870"), "hair": None})],
    },
    "place_gonghe": {
        "set": "plain", "air": "gold", "hue": "#8a5a3a", "light": "low_sun", "lens": "vista", "seed": 5,
        "props": [("crane", -3.4, 6.0, 0, 12, 1.05), ("chimneys", 3.4, 11.0, 0, -6, 0.95), ("crates", 0.2, 3.0, 0, 12,
                       1.0),
                  ("cart", 3.4, 3.2, 0, 20, 0.9)],
        "cast": [("crew_scrapper_mechanic", -1.2, 3.2, 24, "raise", {"hat": ("straw", "#c89a4a"), "visor": None})],
    },
    "place_albion": {
        "set": "shore", "air": "storm", "hue": "#3a5662", "light": "overcast", "lens": "vista", "bright": -0.2,
        "props": [("lighthouse", 3.4, 6.0, 0, 0, 0.85), ("cloud", -5.6, 20, 5.8, 0, 2.0), ("boat", -2.6, 4.2, -0.1,
                       12, 0.9),
                  ("shack", 5.6, 2.4, 0, -20, 1.0)],
    },
    "place_valentine": {
        "set": "plain", "air": "rose", "hue": "#6a7a44", "light": "low_sun", "lens": "vista", "seed": 2,
        "props": [("roses", -3.2, 1.6, 0, 10, 0.9), ("roses", 3.2, 1.8, 0, -10, 0.9), ("ladder_arch", 0.1, 3.0, 0, 0,
                       1.15),
                  ("mansion", 0.2, 13.0, 0, 0, 0.9), ("well", -4.6, 6.5, 0, 0, 1.0)],
    },
}

UNMARKED = {
    "place_boros": {
        "set": "plain", "air": "pale", "hue": "#7a8a6a", "light": "overcast", "lens": "vista", "seed": 6,
        "props": [("cruiser", -2.8, 15, 4.6, 50, 2.0), ("dish", 4.3, 6.0, 0, -40, 1.1), ("dish", 1.8, 8.5, 0, -20, 1.1),
                  ("patrol", -2.4, 4.2, 0.5, -66, 1.1)],
        "cast": [("grunt", 0.3, 3.0, -16, "salute", {"prop": None})],
    },
    "place_ita": {
        "set": "plain", "air": "night", "hue": "#8a7a66", "light": "moon", "lens": "vista", "seed": 8, "bright": 0.5,
        "props": [("observatory", -1.6, 6.0, 0, 0, 1.15), ("moon", 3.9, 20, 5.0, 0, 1.6),
                  ("shuttle", 3.4, 4.6, 0.5, 116, 1.0)],
    },
    "place_ezra": {
        "set": "desert", "air": "dusk", "light": "low_sun", "lens": "vista", "seed": 5,
        "props": [("arch_rock", 2.4, 8.0, 0, -8, 1.0), ("ringed", -5.4, 21, 5.6, 0, 2.2),
                  ("dart", -2.4, 4.0, 0.5, 58, 0.9)],
    },
    "place_niskas_skyplex": {
        "set": "orbit", "hue": "ezra", "light": "void", "lens": "space", "seed": 3, "bright": 0.4,
        "props": [("wheelstation", 0.4, 2.4, 0.0, 20, 1.8, (-22, 10)), ("shuttle", -3.4, 0.6, -0.8, 70, 0.5, (6, 10))],
    },
    "place_paquin": {
        "set": "plain", "air": "rose", "hue": "#8a6a5a", "light": "low_sun", "lens": "vista", "seed": 3,
        "props": [("tents", 0.6, 6.5, 0, 0, 1.15), ("cart", -4.0, 3.0, 0, -20, 0.9)],
        "cast": [("crew_bridgit", -1.6, 2.4, 30, "dance", {}), ("crew_saffron", 3.4, 3.0, -30, "wave", {})],
    },
    "place_beaumonde": {
        "set": "plain", "air": "storm", "hue": "#3a3e46", "light": "moon", "lens": "vista", "seed": 4, "bright": 0.6,
        "props": [("chimneys", -2.6, 7.0, 0, 8, 1.05), ("chimneys", 4.4, 10.0, 0, -10, 1.0), ("refinery", 3.0, 5.0, 0,
                       -10, 0.7),
                  ("crates", -0.4, 2.6, 0, 0, 0.9)],
    },
    "place_space_bazaar": {
        "set": "orbit", "hue": "greenleaf", "light": "void", "lens": "space", "seed": 2, "bright": 0.6,
        "props": [("oldhulls", 0.6, 2.6, -0.2, 20, 1.7, (42, 8)), ("ship", -3.5, 1.4, 0.9, -60, 0.55, (10, 12))],
    },
    "place_greenleaf": {
        "set": "jungle", "light": "green", "lens": "vista", "bright": 0.5,
        "props": [("hut", -0.9, 5.5, 0, 10, 1.1), ("medicine", 1.7, 2.0, 0, -14, 0.9)],
        "cast": [("crew_hill_folk", 0.5, 2.6, -20, "reach", {"hat": ("straw", "#c8b060"), "hair": None})],
    },
    "place_harvest": {
        "set": "fields", "air": "gold", "light": "low_sun", "lens": "vista",
        "props": [("harvester", 2.2, 3.4, 0.3, 10, 1.1), ("silo", -4.8, 12, 0, 0, 1.2), ("moon", 5.8, 22, 6.2, 0, 0.8)],
        "cast": [("crew_meadows", -1.9, 1.0, 30, "wave", {"prop": None, "hat": ("straw", "#d8b870")})],
    },
    "place_higgins_moon": {
        "set": "mud", "air": "dusk", "light": "low_sun", "lens": "vista", "seed": 3,
        "props": [("statue", 1.9, 4.0, 0, -12, 1.0), ("shack", -4.6, 7.0, 0, 12, 1.1),
                  ("shack", 5.4, 9.0, 0, -14, 1.2)],
        "cast": [("crew_hill_folk", -1.2, 3.0, 34, "pray", {"hat": ("straw", "#a8885a"), "hair": None,
                                                            "body": "#7a5a3c"}),
                 ("crew_hill_folk", -2.5, 3.6, 40, None, {"body": "#6a4c34", "sleeves": "#8a6a4a", "beard": None,
                                                          "hat": ("bandana", "#8a5a3a")})],
    },
    "place_silverhold": {
        "set": "plain", "air": "pale", "hue": "#9aa2aa", "light": "overcast", "lens": "vista", "seed": 10,
        "props": [("refinery", 0.8, 6.0, 0, 0, 1.2), ("mesa", -0.5, 17, 0, 0, 1.1), ("jeep", -3.8, 3.4, 0, 30, 1.0)],
    },
    "place_regina": {
        "set": "plain", "air": "day", "hue": "#7a6a5a", "light": "low_sun", "lens": "vista", "seed": 7,
        "props": [("locomotive", -0.6, 4.6, 0.1, 4, 1.0), ("crane", 4.4, 10, 0, -10, 1.1), ("shack", -5.0, 9, 0, 10,
                       1.2),
                  ("shack", -1.6, 11, 0, 0, 1.2)],
    },
}

RIM = {
    "place_whitefall": {
        "set": "plain", "air": "day", "hue": "#e0d2b0", "light": "sun", "lens": "vista", "seed": 4, "bright": -0.3,
        "props": [("tank", -4.2, 7.0, 0, 0, 1.0), ("shack", 4.6, 7.5, 0, -12, 1.2), ("horse", 1.6, 3.2, 0, -60, 1.0),
                  ("grey", 3.0, 4.2, 0, -50, 1.0)],
        "cast": [("crew_gun_hand", -1.4, 2.6, 36, "level", {"prop": "rifle"})],
    },
    "place_triumph": {
        "set": "plain", "air": "noon", "hue": "#8a8444", "light": "sun", "lens": "vista", "seed": 13,
        "props": [("watermill", -2.6, 5.4, 0, 10, 1.1), ("church", 3.4, 8.5, 0, -14, 0.95),
                  ("hut", 6.4, 7.0, 0, 0, 0.8)],
        "cast": [("crew_saffron", 1.1, 2.6, -24, None, {"body": "#c8b890", "hem": None, "sash": None})],
    },
    "place_jiangyin": {
        "set": "pasture", "air": "day", "light": "low_sun", "lens": "vista", "seed": 3,
        "props": [("cow", -2.8, 1.6, 0, 60, 0.95), ("cow", -1.2, 2.4, 0, 110, 0.9), ("well", 2.8, 2.2, 0, 0, 0.9)],
        "cast": [("book", 1.2, 1.6, -20, None, {})],
    },
    "place_haven": {
        "set": "plain", "air": "night", "hue": "#8a6244", "light": "moon", "lens": "vista", "seed": 6, "bright": 0.7,
        "props": [("fire", 0.2, 2.6, 0.1, 0, 1.4), ("shack", -4.0, 6.0, 0, 16, 1.1), ("crane", 3.2, 8.0, 0, -8, 1.0),
                  ("shack", 0.4, 9.0, 0, -4, 1.2), ("moon", -1.4, 21, 6.4, 0, 0.6)],
        "cast": [("crew_corbin", -1.2, 2.6, 44, None, {"prop": None}),
                 ("crew_jesse", 1.6, 2.8, -44, "offer", {"hat": None, "visor": None, "hair": ("wild", "#3a2416"),
                  "prop": "flask"})],
    },
    "place_three_hills": {
        "set": "plain", "air": "day", "hue": "#7a7a3c", "light": "sun", "lens": "vista", "seed": 21,
        "props": [("mesa", 0.2, 7.5, 0, 0, 1.15), ("cart", -1.6, 2.2, 0, 14, 0.8), ("sheep", 1.9, 2.6, 0, -60, 0.8)],
    },
    "place_new_melbourne": {
        "set": "shore", "air": "dusk", "hue": "#2f5a72", "light": "low_sun", "lens": "vista", "seed": 5,
        "props": [("pier", -3.0, 0.4, 0, 16, 1.0), ("boat", 1.6, 3.4, -0.1, -14, 1.05), ("boat", 5.0, 8.5, -0.1, 10,
                       1.0),
                  ("barrels", 4.2, -0.6, 0, 0, 0.7)],
    },
    "place_st_albans": {
        "set": "snow", "light": "overcast", "lens": "vista", "bright": -0.4,
        "props": [("church", -0.6, 8.0, 0, 10, 0.9), ("hut", 2.6, 6.5, 0, -14, 0.75), ("graves", 0.9, 2.6, 0, -6, 0.8)],
    },
    "place_lilac": {
        "set": "street", "air": "violet", "light": "low_sun", "lens": "vista", "seed": 2,
        "props": [("safe", -2.7, 1.6, 0, 16, 1.0), ("jeep", 1.9, 1.6, 0, -150, 1.0), ("coins", -1.3, 0.9, 0, 0, 1.0)],
    },
    "place_newhall": {
        "set": "shore", "air": "storm", "hue": "#2c4660", "light": "moon", "lens": "vista", "seed": 9, "bright": 0.6,
        "props": [("flash", 3.6, 19, 1.2, 0, 1.5), ("hut", -2.8, 5.0, 0.5, 14, 0.95), ("hut", 1.0, 7.5, 0.5, -10, 0.95),
                  ("cloud", -3.4, 20, 5.6, 0, 2.4), ("boat", 2.7, 2.4, -0.2, 24, 0.8)],
    },
    "place_shadow": {
        "set": "ashes", "light": "embers", "lens": "vista", "bright": 1.0,
        "props": [("deadtree", 3.0, 4.0, 0, 0, 1.0), ("tank", -2.3, 8.0, 0, 10, 0.9)],
        "cast": [("mal", 0.2, 2.6, 160, None, {"prop": None})],
    },
    "place_deadwood": {
        "set": "street", "air": "smoke", "light": "embers", "lens": "vista", "seed": 8, "bright": 0.3,
        "props": [("deadtree", -3.9, 1.8, 0, 0, 0.95), ("gallows", 2.5, 2.2, 0, -14, 0.85),
                  ("barrels", -1.4, 1.4, 0, 0, 0.6)],
        "cast": [("crew_stitch", 0.2, 2.0, -20, "hips", {"prop": None})],
    },
    "place_miranda": {
        "set": "still", "light": "overcast", "lens": "vista", "bright": -0.5,
        "props": [("beacon", 2.1, 3.2, 0, 0, 0.8)],
    },
}
# fmt: on

PLACES = {**CORE, **UNMARKED, **RIM}
