"""The first half of the Event cards of *Keep Flyin'*: the Black round the ship, and who flies in it.

Figures are (who, x, y, turn, pose, more of the record); things are (what, x, y, z, turn, size, how it leans).
"""

# fmt: off
ABOUT = {
    "event_kf_derelict_ship": {
        "set": "hulk", "hue": "#4a5a62", "light": "cold", "lens": "two", "seed": 11, "bright": 0.7,
        "props": [("crates", 1.5, 0.9, 0, -8, 1.15)],
        "cast": [("mal", -0.55, 0.3, 30, "raise", {"prop": "lantern", "mood": "stern", "look": 10}),
                 ("jayne", -2.1, 0.9, 34, "guard", {"mood": "scared"})],
    },
    "event_kf_a_hulk_adrift": {
        "set": "orbit", "hue": "ita_moon", "light": "void", "lens": "space", "seed": 3, "bright": 0.5,
        "props": [("wreck", -0.4, 1.0, 0.25, 66, 1.7, (14, 26)), ("scrap", -3.3, 3.0, 0.9, 0, 0.6, (60, 20)),
                  ("shuttle", 3.4, 2.4, -0.5, 60, 0.8, (4, 6))],
    },
    "event_kf_quiet_sky": {
        "set": "bridge", "light": "moon", "seed": 9, "bright": 0.9,
        "lens": ((0.0, -8.8, 1.9), (0.0, 0.5, 1.75), 50, (0.0, 0.4, 1.5), 3.0),
        "props": [("calm", -1.5, 0.6, 0.1, 8, 1.0), ("breath", 1.2, 0.2, 1.95, 0, 0.95)],
        "cast": [("wash", 0.6, 0.4, -14, "carry", {"prop": "dino", "mood": "asleep", "tilt": 16, "lean": (-8, 0)})],
    },
    "event_kf_sensor_sweep": {
        "set": "corridor", "light": "green", "lens": "two", "seed": 5,
        "props": [("radar", 1.0, 0.4, 0.1, -8, 1.12)],
        "cast": [("wash", -0.95, 0.3, 38, "strike", {"prop": "wrench", "mood": "grin"}),
                 ("kaylee", -2.4, 1.0, 40, "pray", {"prop": None, "mood": "smile"})],
    },
    "event_kf_an_old_friends_warning": {
        "set": "cabin", "hue": "#6a4a7a", "light": "night", "lens": "two", "seed": 6, "bright": 0.6,
        "props": [("monitor", 1.1, 0.6, 0, -6, 1.05), ("static", 1.1, 0.6, 0, -6, 1.05)],
        "cast": [("mal", -1.15, 0.2, 38, "think", {"prop": None, "mood": "scared"}),
                 ("crew_old_sergeant", 1.15, 1.15, -28, "hands_up", {"prop": None, "mood": "shout", "z": 0.12})],
    },
    "event_kf_open_channel": {
        "set": "bridge", "light": "neon", "lens": "group", "seed": 3, "bright": 0.3,
        "props": [("monitor", -2.35, 0.8, 0, 10, 1.0), ("monitor", 2.35, 0.8, 0, -10, 1.0),
                  ("monitor", 0.0, 1.2, 0, 0, 1.0)],
        "cast": [("badger", -2.3, 1.3, 14, "talk", {"prop": None, "mood": "shout", "z": 0.12}),
                 ("crew_racing_pilot", 0.0, 1.7, -6, "hands_up", {"prop": None, "mood": "laugh", "z": 0.12}),
                 ("patience", 2.3, 1.3, -14, "point", {"prop": None, "mood": "shout", "z": 0.12}),
                 ("wash", -1.15, -0.5, 8, "cower", {"prop": None, "mood": "sad"})],
    },
    "event_kf_running_lights": {
        "set": "nebula", "hue": "#1c2a5a", "light": "moon", "lens": "space", "seed": 18, "bright": 0.5,
        "props": [("ship", 0.0, 0.6, 0.15, -76, 1.6, (6, 0)), ("floodlights", 0.0, -0.9, 0.15, 0, 1.25)],
    },
    "event_kf_who_goes_there": {
        "set": "lock", "light": "night", "lens": "two", "seed": 8, "bright": 0.5,
        "cast": [("crew_bounty_man", 0.05, 2.7, -4, "hips", {"prop": None, "mood": "sly"}),
                 ("mal", -1.7, 0.3, 120, "aim", {"mood": "stern"}),
                 ("river", 1.75, 0.5, -44, "cower", {"prop": None, "mood": "scared"})],
    },
    "event_kf_lights_out": {
        "set": "hulk", "hue": "#5a4a3a", "light": "candle", "lens": "two", "seed": 24, "bright": 0.6,
        "props": [("deadscope", -1.2, 0.7, 0.0, 8, 1.1)],
        "cast": [("kaylee", 0.75, 0.3, -30, "raise", {"prop": "lantern", "mood": "scared"}),
                 ("wash", 2.2, 0.8, -36, "shrug", {"prop": None, "mood": "sad"})],
    },
    "event_kf_solar_flare": {
        "set": "nebula", "hue": "#8a3a10", "light": "embers", "lens": "space", "seed": 12, "bright": 0.6,
        "props": [("flaresun", -3.4, 8.0, -0.3, 0, 2.3), ("ship", 2.5, 0.8, 0.3, -58, 1.0, (16, 30))],
    },
    "event_kf_echoes": {
        "set": "nebula", "hue": "#1f4a6a", "light": "void", "lens": "space", "seed": 31, "bright": 0.6,
        "props": [("ship", -2.5, 0.6, 0.0, -78, 1.0, (6, 0)), ("echo", -1.1, 0.4, -0.05, 0, 1.0)],
    },
    "event_kf_something_out_there": {
        "set": "bridge", "light": "moon", "lens": "two", "seed": 14, "bright": 0.8,
        "props": [("glimmer", 1.3, 6.0, 2.4, 0, 1.2)],
        "cast": [("river", -0.75, 0.5, 130, "point", {"prop": None, "mood": "scared"}),
                 ("simon", -2.2, 0.7, 44, "think", {"prop": None, "mood": "scared"}),
                 ("book", 2.3, 0.4, -40, "pray", {"prop": None, "mood": "stern"})],
    },
}

ENEMIES = {
    "event_kf_the_decoy": {
        "set": "nebula", "hue": "#3a3a7a", "light": "void", "lens": "space", "seed": 41, "bright": 0.5,
        "props": [("beacon", -2.6, 0.4, -1.3, 20, 0.85, (6, -14)), ("cruiser", 2.6, 6.5, 0.8, 66, 2.0),
                  ("ship", 4.0, 1.6, -1.1, -74, 0.5, (6, 8))],
    },
    "event_kf_bigger_prey": {
        "set": "nebula", "hue": "#6a4a1c", "light": "void", "lens": "space", "seed": 57, "bright": 0.7,
        "props": [("hauler", -2.1, 1.4, 0.35, 72, 1.35, (6, 8)), ("raider", 2.2, 0.6, 0.0, 64, 0.95, (8, 12)),
                  ("raider", 3.9, 4.6, 1.3, 68, 0.95, (8, -8)), ("raider", 1.4, 6.0, -1.3, 70, 0.9, (8, 10))],
    },
    "event_kf_engines_cold": {
        "set": "corridor", "light": "cold", "lens": "two", "seed": 21, "bright": 0.6,
        "props": [("rimecoil", 0.95, 0.6, 0, -8, 1.05)],
        "cast": [("kaylee", -0.9, 0.3, 34, "cower", {"prop": None, "mood": "scared", "scarf": "#c8402c"}),
                 ("wash", -2.3, 1.0, 30, "crossed", {"prop": None, "mood": "scared", "hat": ("earflap", "#4a6a8a")})],
    },
    "event_kf_barn_swallow": {
        "set": "approach", "light": "deep", "lens": "space", "seed": 4, "bright": 0.4,
        "props": [("swoop", 0.2, 1.2, -0.35, 0, 1.0), ("ship", -0.35, 0.2, 0.95, 66, 0.8, (10, -30)),
                  ("raider", 3.9, 3.2, -0.9, -70, 0.8, (6, -8))],
    },
    "event_kf_loose_hull_plate": {
        "set": "hold", "light": "lamp", "lens": "two", "seed": 18, "bright": 0.1,
        "props": [("hullplate", 0.55, 1.2, 0.1, -8, 1.0)],
        "cast": [("kaylee", -1.45, 0.4, 40, "strike", {"prop": "maul", "mood": "angry"}),
                 ("simon", 2.35, 0.6, -30, "cower", {"prop": None, "mood": "sad"})],
    },
    "event_kf_patrol_routes": {
        "set": "office", "air": "pale", "light": "clinic", "lens": "two", "seed": 5, "bright": 0.1,
        "props": [("routes", 0.35, 1.2, -0.1, 0, 1.0)],
        "cast": [("harken", -1.75, 0.4, 40, "point", {"prop": None, "mood": "stern"}),
                 ("grunt", 2.55, 0.5, -40, "salute", {"prop": None})],
    },
    "event_kf_feeding_time": {
        "set": "mill", "hue": "#4a2a24", "light": "alert", "lens": "two", "seed": 13, "bright": 0.6,
        "props": [("beef", 0.3, 1.5, 0.0, 4, 1.05)],
        "cast": [("brute", -1.15, 0.3, 40, "strike", {"prop": "blade", "mood": "shout"}),
                 ("scalper", 1.5, 0.4, -44, "reach", {"prop": None, "mood": "laugh"})],
    },
    "event_kf_a_blip_on_the_scope": {
        "set": "bridge", "light": "alert", "lens": "two", "seed": 6, "bright": 0.5,
        "props": [("blip", -0.9, 0.3, 0.1, 8, 1.15)],
        "cast": [("wash", 1.15, 0.3, -36, "point", {"prop": None, "mood": "shout"}),
                 ("mal", 2.45, 1.0, -40, "hips", {"prop": None, "mood": "scared"})],
    },
    "event_kf_routine_stop": {
        "set": "hold", "light": "law", "lens": "two", "seed": 26, "bright": 0.1,
        "props": [("barrier", 0.1, 1.5, 0, 0, 0.95)],
        "cast": [("marshal", 0.85, 0.4, -34, "wave", {"prop": None, "mood": "stern"}),
                 ("grunt", 2.35, 1.0, -38, "level", {"prop": "rifle"}),
                 ("mal", -1.5, 0.3, 40, "offer", {"prop": "papers", "mood": "smile"})],
    },
    "event_kf_the_net_is_tightened": {
        "set": "orbit", "hue": "londinum", "light": "void", "lens": "space", "seed": 10, "bright": 0.5,
        "props": [("drydock", 1.7, 3.4, 0.35, 8, 1.25), ("cruiser", -0.3, 3.2, 0.35, 76, 2.1),
                  ("patrol", -3.9, 3.0, -0.9, 70, 0.6, (6, 6))],
    },
    "event_kf_other_peoples_trouble": {
        "set": "street", "air": "dusk", "light": "law", "lens": "two", "seed": 9, "bright": 0.2,
        "cast": [("mal", -1.35, 0.1, -34, "think", {"prop": "radio", "mood": "sly"}),
                 ("crew_monty", 1.15, 1.8, -28, "hands_up", {"prop": None, "mood": "scared"}),
                 ("grunt", -0.05, 2.3, 44, "level", {"prop": "rifle"}),
                 ("grunt", 2.5, 2.2, -44, "aim", {"prop": "gun", "skin": "#8a5c3c"})],
    },
    "event_kf_solar_wind": {
        "set": "giant", "light": "deep", "lens": "space", "seed": 3, "bright": 0.5,
        "props": [("solarwind", 0.0, 1.0, 0.2, 0, 1.0), ("ship", 0.8, 0.2, 0.2, -72, 1.35, (10, -8))],
    },
}
# fmt: on

EVENTS_1 = {**ABOUT, **ENEMIES}
