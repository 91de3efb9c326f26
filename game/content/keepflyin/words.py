"""The closed vocabulary of *Keep Flyin'* Event cards: whom a card concerns, what must hold, and what then happens.

A captain who is out, detained or tortured is never concerned by another captain's card. "The bank" is endless.
"A random quadrant" is a roll of one die (R-KF-19), rolled once for the whole card. An "enemy" is an Alliance or Reaver
counter. No word moves, turns or takes away a counter that carries a Pursuit counter or that an eliminated player
controls, unless its line says so. What a word can't do (no such counter, no spare left) does not happen.
"""

from __future__ import annotations

from game.content.common.words import Values

MONEY = range(100, 1001, 100)
JOBS = ("any", "cargo", "passenger", "delivery", "heist", "illegal", "legal")

WHO = (
    "captain",  # the captain who draws the card
    "all",  # every captain
    "others",  # every captain but the one who draws
    "quadrant",  # every captain whose ship is in a random quadrant (a ship on a line is in both)
    "core",  # every captain whose ship is in the Core, and so on
    "border",
    "fringe",
    "notorious",  # the captain or captains with the highest NR
    "rich",  # the captain or captains with the most Platinum
    "poor",  # the captain or captains with the least Platinum
)

WHEN = (
    "space",  # the ship is in a hex without a location
    "location",  # the ship is at a location
    "core",  # the ship is in the Core, and so on
    "border",
    "fringe",
    "home",  # the ship is at its own home world
    "pursued",  # an enemy is in pursuit of the ship
    "cargo",  # a job of that type is in the hold, and so on
    "passenger",
    "delivery",
    "heist",
    "illegal",  # a job of positive Notoriety is in the hold
    "niska",  # a job of Niska's is in the hold
    "jobs",  # any job is in the hold
    "empty",  # no job is in the hold
    "room",  # a cargo space is free
    "notorious",  # the NR is 4 or more
    "quiet",  # the NR is 1 or less
    "rich",  # the captain has $3000 or more
    "poor",  # the captain has $500 or less
)

EVENT_WORDS: dict[str, Values] = {
    # About captains, with any `who`.
    # Take that much from the bank.
    "gain": MONEY,
    # Take that much times the roll of one die.
    "gain_die": MONEY,
    # Take that much for every Passenger job in the hold.
    "gain_passengers": MONEY,
    # Pay that much to the bank, or all there is if it is less.
    "pay": MONEY,
    # Pay that much per point of NR, or all there is if it is less.
    "fine": MONEY,
    # Change the NR, never below 0.
    "notoriety": (-4, -3, -2, -1, 1, 2, 3, 4),
    # Discard one held job of that sort, the captain's choice (a job of Niska's too); without one nothing happens.
    "lose_job": JOBS,
    # Added to every evasion roll until the end of the captain's next Encounter phase.
    "evade": (-2, -1, 1, 2, 3),
    # Every enemy in pursuit of the ship gives up: its Pursuit counter is removed.
    "calm": (True,),
    # About the turn of the captain who draws, only with `who = "captain"`.
    # Change the MOVE of this turn, never below 0.
    "moves": (-2, -1, 1, 2, 3),
    # No Job Search phase, no Play phase, or ("turn") neither; the Enemy phase stays.
    "skip": ("search", "play", "turn"),
    # The Job Search phase takes place as at a location, wherever the ship is.
    "search": (True,),
    # Every job paid this turn pays so much more or less, never below 0 (before Niska doubles).
    "job_pay": (-200, -100, 100, 200, 300),
    # Nobody checks for new pursuit at the end of this turn; pursuers go on.
    "quiet": (True,),
    # So many more counters may be moved in this turn's Enemy phase.
    "enemies": (1, 2),
    # The rest of the turn is lost: the ship is put on the Skyplex, its jobs stay. On each later turn one die is rolled:
    # so much or more frees the captain, who moves on the following turn; till then a turn is that roll and an Enemy
    # phase (R-KF-85). On a chart without a Skyplex nothing happens.
    "torture": (2, 3, 4, 5, 6),
    # The Derelict Ship of R-KF-92 to R-KF-95: its salvage sells for $100 times one die.
    "derelict": (True,),
    # About counters, only with `who = "captain"`.
    # A spare of that kind comes face up into an empty hex of a random quadrant, chosen by the captain: Alliance in the
    # Border, Reavers in the Fringe, Derelicts in any zone.
    "appear": ("alliance", "reaver", "derelict"),
    # A spare drawn unseen comes face down, by chance, into an empty hex of a random quadrant and that zone. It is drawn
    # from the spare Ghosts and Derelicts and, in the Fringe, Reavers; elsewhere Alliance.
    "echo": ("core", "border", "fringe"),
    # In a random quadrant every face-up enemy of that kind moves its printed move, as in pursuit, towards the ship
    # nearest to it.
    "patrol": ("alliance", "reaver", "all"),
    # The face-up enemy of that kind nearest to the captain's ship moves its printed move towards it, as in pursuit.
    "approach": ("alliance", "reaver", "all"),
    # The face-up enemy of that kind nearest to the captain's ship is placed as after an evasion (R-KF-71 to R-KF-73);
    # its Pursuit counter is removed if it carries one.
    "send_away": ("alliance", "reaver", "all"),
    # The nearest face-down counter, all within 2 hexes of the ship, or all in a random quadrant are turned face up; a
    # Ghost is removed.
    "flip": ("nearest", "around", "quadrant"),
    # The captain alone looks at the so many face-down counters nearest to the ship; they stay face down (R-KF-111).
    "scan": (1, 2, 3, 4),
    # In a random quadrant every face-down counter moves 1 hex by chance, as R-KF-126 to R-KF-129.
    "drift": (True,),
    # In a random quadrant the face-up enemies in space without a ship are turned face down, and the face-down counters
    # of each zone are mixed among their hexes: what was known of them is known no more.
    "mix": (True,),
}

ABOUT_CAPTAINS = frozenset(list(EVENT_WORDS)[:9])
TONES = ("good", "bad", "mixed")
