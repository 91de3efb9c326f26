"""Which file builds which set and which thing. No Blender here: the catalogue reads it."""

SETS = {
    **dict.fromkeys(("hold", "corridor", "lock", "engine", "cell", "wheel", "bridge", "galley"), "sets_ship"),
    **dict.fromkeys(("desert", "canyon", "pasture", "street", "docks", "market", "cave"), "sets_land"),
    **dict.fromkeys(("saloon", "office", "roof", "clinic", "ward"), "sets_room"),
    **dict.fromkeys(("approach", "giant", "belt"), "sets_space"),
    **dict.fromkeys(("plain", "snow", "shore", "jungle", "fields", "terrace", "mud", "ashes", "still"), "sets_far"),
    **dict.fromkeys(("temple", "ballroom", "theatre", "chapel", "archive", "bluehall"), "sets_hall"),
    **dict.fromkeys(("vault", "car", "hulk", "mill", "mine", "cabin"), "sets_work"),
    **dict.fromkeys(("orbit", "nebula", "tabletop"), "sets_sky"),
}
# fmt: off
THINGS = {
    **dict.fromkeys(("crates", "cow", "horse", "grey", "statue", "fire", "flag", "crown", "strongbox", "tunnel",
                     "scrap"), "props"),
    **dict.fromkeys(("coins", "desk", "casket", "bars", "barricade", "bench", "chair", "stall", "chips"), "furniture"),
    **dict.fromkeys(("jeep", "cruiser", "raider", "walden", "ship", "rival"), "vehicles"),
    **dict.fromkeys(("older", "runner", "yacht", "trader", "hauler", "dart", "patrol", "shuttle", "wreck",
                     "wheelstation", "oldhulls", "beams"),
                    "hulls_fans"),
    **dict.fromkeys(("parliament", "pagoda", "gate", "mansion", "hospital", "lighthouse", "church", "tents",
                     "arcade", "bridge_red", "wall_city"),
                    "things_town"),
    **dict.fromkeys(("chimneys", "dish", "hut", "shack", "tank", "silo", "refinery", "crane", "gallows", "watermill",
                     "palisade", "observatory", "locomotive"),
                    "things_works"),
    **dict.fromkeys(("palm", "deadtree", "roses", "sheep", "boat", "pier", "arch_rock", "mesa", "bales", "harvester",
                     "cart", "graves", "well", "moon", "redgiant", "ringed", "cloud", "flash", "estate", "stones"),
                    "things_land"),
    **dict.fromkeys(("screen", "poster", "bunk", "engine_part", "table", "supper", "map_table", "wires", "beacon",
                     "barrier", "ladder_arch", "lampstand", "flagpole", "quilt"),
                    "things_goods"),
    **dict.fromkeys(("barrels", "sacks", "safe", "lassiter", "bell_jar", "medicine", "arms", "gravgoods",
                      "snare", "teapot", "revolver", "blades", "cardfan", "reel"),
                    "things_trade"),
    **dict.fromkeys(("dung", "feed", "beef", "fence", "hen", "red_hen", "rations"), "things_ranch"),
    **dict.fromkeys(("teller", "clock", "strewn_letters", "orecart", "dynamite"), "things_robbery"),
    **dict.fromkeys(("wetware", "powder", "scales", "gizmo", "bluesun", "ticker", "orchard", "mound", "candy", "lolly",
                     "goldbars", "painting", "idol", "tether"),
                    "things_niska"),
    **dict.fromkeys(("fuelcells", "parts", "luggage", "books", "ramp"), "things_freight"),
}
# fmt: on
