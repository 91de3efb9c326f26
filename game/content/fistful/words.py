"""The closed vocabulary of *Fistful of Credits* cards: every word with the values it may take."""

from __future__ import annotations

from game.content.common.words import Values

GEAR_WORDS: dict[str, Values] = {
    "heal": range(1, 7),  # restore Health to the user
    "heal_other": range(1, 7),  # restore Health to any hero on the board
    "load": range(1, 7),  # reload Ammo
    "refill": range(1, 7),  # restore uses of the seat's Sidekick
    "roll_bonus": range(1, 7),  # more on the total of this battle round
    "reroll": (True,),  # roll the battle dice again
    "extra_die": (4, 6),  # one die more in this battle round
    "steps": range(1, 7),  # more steps this turn
    "scan": ("room",),  # flip the face-down tokens of the room
    "peek": range(1, 7),  # look at the face-down tokens within so many spaces
    "freeze": (True,),  # the Timer does not advance
    "shield": range(1, 7),  # lose less Health
    "hide": (True,),  # no battle forced by sight
    "blast": range(1, 10),  # an alert enemy of at most this strength is defeated
    "recall": (True,),  # to the Landing Zone at once
    "draw_gear": range(1, 4),  # draw Gear
    "nudge": range(1, 7),  # move an alert enemy
    "escape": (True,),  # retreat from a battle without losing Health
}

EVENT_WORDS: dict[str, Values] = {
    "draw_gear": range(1, 4),
    "each_gear": range(1, 3),
    "heal_all": range(1, 7),
    "load_all": range(1, 7),
    "hurt": range(1, 4),
    "hurt_all": range(1, 4),
    "lose_ammo": range(1, 7),
    "lose_ammo_all": range(1, 7),
    "steps": range(1, 7),
    "timer": range(1, 4),
    "calm": range(1, 4),
    "spawn": ("all", "nearest", "engine", "crew"),
    "alert": range(1, 7),
    "peek": range(1, 10),
    "lose_gear": range(1, 3),
    "find": (50, 100, 150, 200),
    "drop": (True,),
    "blast": range(1, 10),
    "hide": (True,),
    "wander": range(1, 7),
    "weaken": (-3, -2, -1, 1, 2, 3),
    "refill_all": range(1, 7),
}

ALARM_WORDS: dict[str, Values] = {
    **EVENT_WORDS,
    "hunt": (True,),  # the hunters of the heist come to the Spawn Zones of their strength
}

STARS = ("trap", "goods")
"""The kinds of objective tokens."""
KINDS = ("supply", "equipment", "arms")
DICE = ("d4", "d6", "d8", "d10")
