"""Which file builds which set. No Blender here: the catalogue reads it."""

SETS = {
    **dict.fromkeys(("hold", "corridor", "lock", "engine", "cell", "wheel", "bridge", "galley"), "sets_ship"),
    **dict.fromkeys(("desert", "canyon", "pasture", "street", "docks", "market", "cave"), "sets_land"),
    **dict.fromkeys(("saloon", "office", "roof", "clinic", "ward"), "sets_room"),
    **dict.fromkeys(("approach", "giant", "belt"), "sets_space"),
}
