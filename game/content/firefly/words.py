"""The closed vocabulary of *Firefly* cards: what each word means and which values it takes.

In a file a word is one small table: `{ load = "cargo", n = 2 }`, `{ kill = 1 }`, `{ botch = true }`. The value of the
word is a name (`what`), a number (`n`) or true; `n` and `most` stand beside a name. "The team" is everyone on the Job
in a Work attempt and everyone aboard at any other time (R-FB-106); "the captain" is the seat the card is read for.
"""

from __future__ import annotations

from typing import NamedTuple

from game.content.firefly.records import CONTACTS, GOODS, JOB_KINDS, KEYWORDS, PROFESSIONS, SKILLS, Do

MONEY = range(-20_000, 20_001, 50)


class Takes(NamedTuple):
    """What a word takes: names, numbers beside the name or alone, and how much `most` may be."""

    what: tuple[str, ...] = ()
    n: range | None = None
    most: range | None = None


_FEW = range(1, 11)
_ANY = Takes()
_CREW = ("moral", "team", "all")
_OWN = Takes(("*",), range(-20_000, 20_001))
"""What only the cards of an expansion do: its name is a word of that box, see `boxed.py`."""

NEEDS: dict[str, Takes] = {
    "keyword": Takes((*KEYWORDS, "knife")),  # the team has that Keyword (R-FB-454, R-FB-631); "knife": any Knife
    "profession": Takes(PROFESSIONS),  # one of the team has that Profession
    "group": Takes(("hill-folk",)),  # one of the team belongs to that group
    "crew": Takes(("*",)),  # that person is on the team (any id of a Crew card)
    "gear": Takes(("*",)),  # that Gear is carried on the team (any id of a Gear card)
    "solid": Takes(CONTACTS),  # the captain is Solid with that Contact
    "team": Takes(n=_FEW),  # the team has so many heads, Leader included
    "firearm_fight": Takes(n=_FEW),  # so many Fight points come from carried Gear with FIREARM
    "content": _ANY,  # nobody on the team is Disgruntled
    "on_job": _ANY,  # a Job is worked, not a Goal
    "outlaw_afoot": _ANY,  # an Outlaw Ship is in Alliance Space
    "own": _OWN,
}
"""Words of `needs`, `free_with` and `ace`."""

PLUS: dict[str, Takes] = {
    "keyword": Takes((*KEYWORDS, "knife"), range(-5, 6)),  # so much more on the total with that Keyword
    "warrants": Takes(n=range(-3, 4)),  # so much for each Warrant on the ship
    "own": _OWN,
}
"""Words of a test's `plus`."""

COSTS: dict[str, Takes] = {
    "spend": Takes(GOODS, _FEW),  # so many tokens of a kind
    "pay": Takes(n=MONEY),  # so many $
}
"""Words of `cost`: what can't be paid in full can't be chosen."""

EFFECTS: dict[str, Takes] = {
    "load": Takes(GOODS, _FEW),  # take so many tokens aboard, as many as fit
    "load_up_to": Takes(GOODS, _FEW),  # as many of them as the captain wishes
    "load_any": Takes(("passenger", "fugitive")),  # as many as the captain wishes and as fit, at least one
    "load_per_crew": Takes(GOODS),  # one for each on the team
    "load_per_idle": Takes(GOODS),  # one for each on the team who carries no Gear
    "lose": Takes(GOODS, _FEW),  # so many tokens, or what there is
    "lose_all": Takes(("people",)),  # all Passengers and Fugitives, in the Stash too (R-FB-238, R-FB-248)
    "seize": Takes(("hold",)),  # all Contraband and Fugitives that aren't in the Stash (Customs Inspection)
    "take": Takes(n=MONEY),  # so many $ from the bank
    "lose_money": Takes(n=MONEY),  # so many $ to the bank, or all there is
    "kill": Takes(n=range(1, 4)),  # Kill so many of the team (R-FB-594)
    "kill_all": _ANY,  # Kill everyone on the team
    "kill_chosen": _ANY,  # Kill the one who took the test alone
    "disgruntle": Takes(_CREW),  # a token on Moral Crew, all Crew on the team, or all Crew
    "soothe": Takes(_CREW),  # no tokens any more
    "fire": Takes(PROFESSIONS),  # discard everyone of that Profession on the team; Leaders stay
    "warrant": _ANY,  # one Warrant, where it isn't the `end` (R-FB-468, R-FB-471)
    "cruiser": Takes(("here", "right", "free", "outlaw", "*")),  # the Cruiser moves, see hunters.py; or to a planet
    "cutter": Takes(("here", "right", "free")),  # the Cutter moves
    "contact": _ANY,  # Alliance Contact for the captain, once (R-FB-224)
    "buy": Takes(GOODS, MONEY, range(11)),  # tokens may be bought at so many $ each, `most` of them (0: any number)
    "lose_upgrade": _ANY,  # discard one Ship Upgrade
    "take_upgrade": _ANY,  # take one Ship Upgrade from any discard pile
    "pay_more": Takes(n=MONEY),  # the Job pays so much more or less
    "half_pay": _ANY,  # the Job pays half, rounded down; bonuses stay
    "lose_solid": Takes(CONTACTS),  # no longer Solid with that Contact
    "evade": _ANY,  # Evade, where it isn't the `end` (Harken's Folly)
    "own": _OWN,
    "special": Takes(("mercs-weighed", "no-confidence", "pay-or-botch"), MONEY),  # has a step class of its own
}
"""Words of `do`, `reward` and of bands. "special" names the few effects that are classes in rules/firefly/cards."""

ENDS = {
    "nav": ("keep-flying", "full-stop", "evade"),  # R-FB-173
    "misbehave": ("proceed", "botched", "warrant"),  # R-FB-461; "warrant": failed, and a Warrant
    "job": ("complete", "botched", "warrant"),
    "goal": ("complete", "win", "botched", "warrant"),
}

PERKS: dict[str, Takes] = {
    "pay_bonus": Takes((*JOB_KINDS, "immoral", "illegal"), MONEY),  # so much more for completing such a Job
    "haul": Takes(("crime cargo", "crime contraband", "shipping cargo"), _FEW),  # completing such a Job loads so many
    "free_hire": _ANY,  # Crew are hired at no cost; their Cut stays
    "half_price": Takes(("explosives", "firearm", "upgrade", "drive")),  # buys such cards at half price
    "reroll": Takes(SKILLS),  # may roll tests of that Skill again; the second roll stands
    "reroll_ones": _ANY,  # while Misbehaving a 1 is rolled again
    "no_bonus_roll": Takes(SKILLS),  # a Firefly gives no Bonus Roll in tests of that Skill
    "range": Takes(n=_FEW),  # so much more Full Burn range
    "range_per_upgrade": Takes(n=range(-3, 4)),  # so much Full Burn range for every Ship Upgrade fitted
    "no_heavy": _ANY,  # heavy loads cost no more Fuel
    "mosey": Takes(n=range(2, 5)),  # a Mosey may go so many Sectors
    "no_breakdowns": _ANY,  # ignores Nav Cards tagged "breakdown": Keep Flying
    "salvage": Takes((*GOODS, "money"), range(1, 1001)),  # so much more from every option tagged "salvage"
    "crew_room": Takes(n=_FEW),  # room for so many more Crew
    "hold_room": Takes(n=_FEW),  # so many more squares
    "stash_room": Takes(n=_FEW),
    "medic_bonus": Takes(n=_FEW),  # so much on every Medic Check
    "medic_reroll": _ANY,  # a failed Medic Check may be rolled again
    "gear_slots": Takes(n=range(2, 5)),  # carries so many Gear
    "no_slot": _ANY,  # this Gear takes none of its carrier's room
    "carrier": Takes(SKILLS),  # only a Crew with a point of that Skill printed may carry it
    "no_gear": _ANY,  # carries no Gear at all
    "may_not_carry": Takes(KEYWORDS),  # may not carry Gear with that Keyword
    "with": Takes(("firearm negotiate", "explosives negotiate", "knife fight"), _FEW),  # carrying it, more Skill
    "together": Takes(("hill-folk fight",), _FEW),  # more of that Skill while 3 or more of the group are in the Crew
    "zone_skill": Takes(("border fight",), _FEW),  # in that space, more of that Skill
    "wanted_rolls": Takes(n=range(2, 4)),  # must survive so many Wanted rolls
    "ignore_wanted": _ANY,  # the carrier makes no Wanted roll
    "hide_wanted": Takes(n=_FEW),  # so many Crew aboard may skip their Wanted rolls
    "solid": Takes(CONTACTS),  # counts as Solid with that Contact, Warrants or not
    "consider_jobs": Takes(n=range(4, 6)),  # Considers so many Jobs when Dealing
    "buy_cards": Takes(n=range(3, 5)),  # may buy so many of the Considered cards
    "dies_first": _ANY,  # must be the first one Killed
    "dies_discarded": _ANY,  # discarded when Killed, not removed
    "takes_token": _ANY,  # takes a Disgruntled token in the Leader's place
    "deceptive": _ANY,  # leaves the game when another one with this perk is hired by anybody
    "stays_aboard": Takes(("immoral", "illegal")),  # does not go on such Jobs
    "fewer_cards": Takes(KEYWORDS, _FEW),  # carrying it on a Job: so many Misbehave cards fewer per stage, at least 1
    "kosher_gear": _ANY,  # the Gear this one carries, or this Gear itself, counts in Kosherized Fights
    "as_fight": _ANY,  # once per Job a Negotiate Test is a Fight Test, without Bribes
    "gifted": _ANY,  # River: a die before each test (rules/firefly/cards/gifted.py)
    "gifted_bonus": Takes(n=_FEW),  # added to what the gift gives
    "cheer": _ANY,  # as an Action of its own: removes the token of another Crew
    "sell_parts": Takes(n=MONEY),  # sells Parts to any Solid Contact at so many $ each
    "discard_for": Takes(SKILLS, _FEW),  # after the roll: discard it for so much more of that Skill
    "discard_as": Takes(KEYWORDS),  # counts as that Keyword once, then it is discarded
    "cry_baby": _ANY,  # discard: no Alliance Contact, and the Cruiser moves one Sector within Alliance Space
    "works_with": Takes(PROFESSIONS),  # the card does nothing without such a Crew
    "clear_warrants": Takes(n=MONEY),  # Contact: pay so much when Dealing, all Warrants are cleared
    "travel_hub": _ANY,  # Contact: when Dealing load any number of Passengers and Fugitives
    "pound_of_flesh": _ANY,  # Contact: a Warrant while working for him Kills one of the team
    "sells_fuel": Takes(n=MONEY),  # Contact: sells Fuel at so many $ each
    "papers": _ANY,  # Contact: may ignore Nav Cards tagged "customs"
    "own": _OWN,
}
"""Words of `perks` of Crew, Gear, Upgrades, Drive Cores and Contacts."""

CONTACT_PERKS = ("clear_warrants", "travel_hub", "pound_of_flesh", "sells_fuel", "papers")
"""Perks that are rules of Contacts alone."""

GOAL_HAS: dict[str, Takes] = {
    "solid": Takes(CONTACTS),
    "solids": Takes(n=range(1, 6)),  # Solid with so many Contacts
    "money": Takes(n=MONEY),
    "goals": Takes(n=_FEW),  # so many Goal tokens
    "passed": Takes(n=range(1, 41)),  # so many Misbehave cards passed in this game
    "own": _OWN,
}

STORY: dict[str, Takes] = {
    "start_warrants": Takes(n=range(1, 4)),  # every ship begins with so many
    "no_deals": Takes(CONTACTS),  # nobody may Deal with that Contact, no starting Job of that deck
    "start_jobs": Takes(CONTACTS),  # starting Jobs come from those Contacts only (one word each)
    "illegal_bonus": Takes(n=MONEY),  # Illegal Jobs pay so much more
    "last_call": _ANY,  # the last Goal lets its captain declare Last Call with an Action; most money wins
    "settle_jobs": _ANY,  # before counting, everybody pays the Pay of unfinished Jobs
    "turn_limit": Takes(n=range(5, 61)),  # the game ends after so many turns (solo)
    "every_action": _ANY,  # each kind of Action once a turn, and a Fly Action ends the turn
    "start_crew": Takes(n=range(1, 7)),  # so many Crew may be chosen at the start, `start_crew_cost` $ together
    "start_crew_cost": Takes(n=MONEY),
    "own": _OWN,
}


def do_of(entry: object, vocabulary: dict[str, Takes]) -> Do:
    """The word of one entry. ValueError says what was expected."""
    if not isinstance(entry, dict) or not entry:
        raise ValueError('each word is a small table, as in { load = "cargo", n = 2 }')
    words = [name for name in entry if name not in ("n", "most")]
    if len(words) != 1:
        raise ValueError('each entry holds one word, with "n" and "most" beside it at most')
    word = str(words[0])
    takes, value = vocabulary.get(word), entry[words[0]]
    if takes is None:
        raise ValueError(f"{word[:40]!r} is no word that may stand here; known are {', '.join(sorted(vocabulary))}")
    what = value if isinstance(value, str) else ""
    beside = entry.get("n")
    number = beside if beside is not None else (0 if value is True or what else value)
    most = entry.get("most", 0)
    if takes.what and what not in takes.what and ("*" not in takes.what or not what):
        raise ValueError(f"{word} takes {' or '.join(takes.what)}")
    if not takes.what and (what or value is False):
        raise ValueError(f"{word} takes {'a number' if takes.n else 'true'}")
    _numbered(word, "n", number, takes.n)
    _numbered(word, "most", most, takes.most)
    return Do(word, what, number, most)


def _numbered(word: str, name: str, number: object, known: range | None) -> None:
    if known is None and number != 0:
        raise ValueError(f"{word} takes no {name!r}")
    if known is not None and name == "n" and word == "special" and number == 0:
        return
    if known is not None and (type(number) is not int or number not in known):
        shown = f"from {known[0]} to {known[-1]}" + (f" in steps of {known.step}" if known.step > 1 else "")
        raise ValueError(f"{word}: {name!r} must be a whole number {shown}")
