"""What lies behind the end of a game, wide: whoever was there is put into it by the table.

Things are (what, x, y, z, turn, size, how it leans).
"""

# fmt: off
ENDINGS = {
    "ending_landing": {
        "set": "desert", "air": "gold", "light": "low_sun", "lens": "group", "seed": 5, "bright": 0.5,
        "props": [("cart", -5.2, 5.5, 0, 30, 1.1), ("tents", 5.6, 8.0, 0, -20, 1.1), ("ringed", 6.5, 26, 6.2, 0, 2.2)],
    },
    "ending_adrift": {
        "set": "desert", "air": "night", "light": "moon", "lens": "group", "seed": 5, "bright": 0.9,
        "props": [("wreck", -4.4, 6.0, 1.0, 60, 1.8, (20, 16)), ("raider", 3.9, 9.0, 4.0, 62, 1.3, (8, 10)),
                  ("raider", 6.4, 15.0, 5.8, 62, 1.2, (8, 10))],
    },
    "ending_hold": {
        "set": "hold", "light": "lamp", "lens": "group", "seed": 5, "bright": 0.2,
        "props": [("coins", -2.3, 0.6, 0, 0, 1.5), ("coins", 2.2, 0.3, 0, 40, 1.3),
                  ("strongbox", 3.3, 1.2, 0, -24, 1.2), ("crates", -3.6, 1.6, 0, 16, 1.1)],
    },
    "ending_derelict": {
        "set": "hulk", "light": "alert", "lens": "group", "seed": 4, "bright": 0.9,
        "props": [("scrap", -3.4, 2.0, 0, 10, 1.1), ("scrap", 3.6, 2.4, 0, 60, 1.0)],
    },
    "ending_paradiso": {
        "set": "desert", "air": "violet", "light": "moon", "lens": "group", "seed": 12, "bright": 1.0,
        "props": [("locomotive", 2.9, 6.0, 0, -62, 1.5), ("deadtree", -4.2, 4.0, 0, 0, 1.2)],
    },
    "ending_intensive": {
        "set": "ward", "light": "sterile", "lens": "group", "seed": 3, "bright": 0.1,
        "props": [("bench", -2.9, 1.8, 0, 14, 1.0), ("screen", 3.2, 1.6, 0, -20, 1.1)],
    },
}
# fmt: on
