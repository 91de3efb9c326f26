"""The move over the board: searching, locks, Objective icons, Gear that is found, banking."""
