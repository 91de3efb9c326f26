"""The closed vocabulary of the fans' card game: what each word of a card means and which values it takes.

"Here" is where the ship of whoever plays the card is; "the carrier" is the character a card is attached to, and on a
crew card the character itself. What can't be done (no wound to take off) does not happen. A card that does what no
word tells has a `power` instead: its class in `game/rules/fancards/cards` is called by it.
"""

from __future__ import annotations

from game.content.common.words import Values
from game.content.fancards.parts import PLACES, SIDES, TRADES

FEW = range(1, 5)

PERKS: dict[str, Values] = {
    # So many movement points more for the ship, while aboard.
    "moves": FEW,
    # Each wound inflicted on a unit pays so many credits, instead of one (R-CG-52).
    "wound_pay": range(2, 6),
    # What core worlds ask for is so much lower for the ship, while aboard (R-CG-85).
    "core_easier": FEW,
    # Units of the Alliance cost so much more infamy when they are played against the ship, while aboard.
    "alliance_dearer": FEW,
    # In the own Reset phase: takes so many wound tokens off crew cards at the same place, the owner's choice.
    "tends": FEW,
    # Once a turn: a challenge of a crew costs no command point, when this one fights it.
    "free_challenge": (True,),
    # As captain: so many command points more at the Reset while that side stands higher.
    "alliance_command": FEW,
    "criminal_command": FEW,
    # Once a turn, while aboard: a move into a location that the ship never entered costs no movement point.
    "free_scouting": (True,),
    # The same for locations of the Rim alone.
    "rim_scouting": (True,),
}
"""Words of `perks` of crew and characters."""

GEAR: dict[str, Values] = {
    # So much more combat while the carrier defends against an attacker alone.
    "alone": FEW,
    # The combat of the card counts only while the carrier has no other weapon.
    "sole_weapon": (True,),
    # Only a character whose printed combat is so much or more can carry it.
    "carrier_combat": range(2, 7),
    # The carrier throws a 1 in a fight again, once a fight.
    "rethrow_ones": (True,),
    # The first wound of the carrier in each round of turns is thrown for: so much or more and there is none.
    "armour": range(2, 7),
    # In the own Crew phase discard it: takes off so many wound tokens where it is.
    "heals": FEW,
    # In the own Reset phase, if a crew member of the trade `medic` is where it is: takes off so many wounds there.
    "medic_tends": FEW,
    # When the ship enters such a world with it: may be handed in for so many credits, and is discarded.
    "sold_core": range(1, 13),
    "sold_unmarked": range(1, 13),
    "sold_rim": range(1, 13),
    # So much more combat while the carrier has a weapon whose price is 4 credits or more.
    "fine_weapon": FEW,
}
"""Words of `perks` of items and traits."""

ACTIONS: dict[str, Values] = {
    # Take off so many wound tokens here, the player's choice.
    "heal": FEW,
    # So many movement points more this turn.
    "moves": FEW,
    # So many command points more this turn.
    "command": FEW,
    # Chart so many locations, one after another, as in the Charter phase.
    "chart": FEW,
    # Take so many credits.
    "credits": range(1, 13),
    # So many locations may be entered this turn whatever they ask for.
    "bribe": FEW,
    # One job may be taken this turn, as always for a command point, though so much Reputation is missing.
    "good_word": FEW,
}
"""Words of `do` of actions."""

DEFENCE: dict[str, Values] = {
    # The first so many wounds of one of the player's characters in this phase are none; the character is chosen.
    "ward": FEW,
    # In one fight the player's side throws so many dice more and adds them.
    "extra_die": (1, 2),
    # One encounter aimed at the player goes back to its owner's hand, the infamy is spent: any, or a unit of a side.
    "send_back": ("any", *SIDES),
    # One unit that attacks the player loses so much health.
    "hurt": FEW,
    # Take off so many wound tokens where the player's ship is.
    "heal": FEW,
}
"""Words of `do` of instants for the defence."""

ATTACK: dict[str, Values] = {
    # So much is added to one roll of one unit.
    "roll": FEW,
    # One unit that was played has so much more health in this attack.
    "unit_health": FEW,
}
"""Words of `do` of nasty instants."""

UNITS: dict[str, Values] = {
    # Its owner chooses whom it fights, unless two or more defend together.
    "picks_foe": (True,),
    # Only against a ship on such a world or beside one.
    "only_near": PLACES,
    # Only while that side is the higher one of the player it is played on.
    "only_pool": SIDES,
    # Fights one of that trade first, if there is one.
    "seeks": TRADES,
    # Fights that crew member first, if there.
    "seeks_crew": ("river",),
}
"""Words of `perks` of units."""

HAZARDS: dict[str, Values] = {
    # The ship has so many movement points less in its next turn.
    "lose_moves": FEW,
    # One of the crew gets so many wounds, its owner's choice.
    "wound": FEW,
    # The player pays so many credits, or all there are.
    "pay": range(1, 13),
    # The player takes no job until the end of its next turn.
    "no_jobs": (True,),
    # So many items from the inventory are discarded, the attacker's choice.
    "steal": FEW,
    # Nobody charts a location until the attacker's next turn.
    "no_charting": (True,),
    # So many locations can't be entered until the attacker's next turn, the attacker's choice.
    "close_place": FEW,
}
"""Words of `do` of hazards."""

POWERS: dict[str, tuple[str, ...]] = {
    "crew": (
        "lookout",  # Kaylee: once a turn, looks at the top location before it is charted; it may go below the deck
        "gifted",  # River: a die before a fight; 1: she doesn't fight, 6: her combat is 6 in it
        "drifter",  # who stands in: one trade of the owner's choice, for good
    ),
    "item": (),
    "trait": (),
    "action": (
        "sensitive-information",  # the top three jobs: one whose terms are met may be taken, the others go back
        "a-favor",  # take one discarded item for nothing
        "fence-it",  # discard an item for its price in credits
    ),
    "defence": (
        "ambush",  # the player's character starts: before the dice of a fight, 4 to 6 wounds the unit
        "hold-the-door",  # one of the player's who has no attacker joins a fight, also one that has begun
        "run-for-it",  # the ship moves one space before the fights; attackers that need the old place go back
    ),
    "attack": (
        "sudden-betrayal",  # one defender without a trait takes no part in this phase
        "jam",  # one instant of the defence is cancelled
        "bounty-raised",  # killing that unit brings no infamy; its first wound counts twice
        "out-of-ammunition",  # one weapon counts for nothing in this phase
        "trap",  # nobody may join the first fight against that unit
    ),
    "unit": (
        "torture",  # who is wounded by it neither takes up nor uses items till the end of the round
    ),
    "hazard": (
        "inspection",  # discard one Illegal cargo or Black market weapons, or pay 3 credits
    ),
}
"""The powers there are, by the kind of card that may have them."""
