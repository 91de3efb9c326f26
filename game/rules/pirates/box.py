"""The box as Firefly looks it up: all it adds, in one value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.content.firefly.records import Card, Crew, Job, Story
from game.core.ruleset import Setting
from game.core.steps import Option
from game.rules.firefly.acting import can_act
from game.rules.firefly.board import board
from game.rules.firefly.boxes import Box, Mark, Zone
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import items
from game.rules.pirates import (
    boarding,
    bound,
    deeds,
    duel,
    gambling,
    given,
    havens,
    hunting,
    listing,
    loot,
    piracy,
    powers,
    prisoners,
    refusals,
    sets,
    stories,
    story_whynot,
    whynot,
)
from game.rules.pirates.bots import dealing, fear, passing, showdown, values
from game.rules.pirates.bots import errands as hunts
from game.rules.pirates.bots import stories as bot_stories
from game.rules.pirates.marks import PREY, RIVAL, STOLEN, WRONGED

SETTINGS = (
    Setting("pirates", ("off", "on"), "R-PB-3"),
    Setting("piracy", ("yes", "no"), "R-PB-3"),  # the Piracy Jobs
    Setting("bounties", ("yes", "no"), "R-PB-3"),  # the Most Wanted List
    Setting("absent", ("remove", "guests"), "R-PB-173"),  # two whom a Bounty seeks and who belong to another set
    Setting("law_bonus", ("each", "once"), "R-PB-159"),  # for every Fugitive who is delivered, or once per Bounty
    Setting("lawmen", ("yes", "no"), "R-PB-3"),  # the Crew who never work an Illegal Job
    Setting("new_ships", ("yes", "no"), "R-PB-3"),  # both ships with their cores
    Setting("hunt_gear", ("defender", "both", "fixed"), "R-PB-39"),  # who may deal out Gear when a Bounty is hunted
    Setting("look", ("open", "blind"), "R-PB-81"),  # whether a pirate sees the Jobs before taking some
)
"""What a table may set once the box is on; the first turns it on."""
SHIPS = ("ss-walden", "interceptor", "tri-capissen-28hd", "echelon-lr-8")


def deals(card: Card, settings: Mapping[str, str]) -> bool:
    """Whether a card is played with (R-PB-3 to R-PB-8): by the parts that are on."""
    if isinstance(card, Job):
        return settings["piracy" if card.kind == piracy.PIRACY else "bounties"] == "yes"
    if isinstance(card, Crew) and any(do.what == "lawman" for do in card.perks):
        return settings["lawmen"] == "yes"
    if card.id in SHIPS:
        return settings["new_ships"] == "yes"
    if isinstance(card, Crew) and card.guest:
        return settings["absent"] == "guests"
    return not isinstance(card, Story) or stories.playable(card, settings)


def drags(g: Firefly, key: str, seat: int) -> tuple[str, str] | None:
    """A Piracy Job is dragged on to the ship it is worked against, a ship to where its Haven is to be."""
    word, _, rest = key.partition(":")
    if word == "haven":
        return f"ship:{seat}", f"sector:{rest}"
    other = rest.rpartition(":")[2]
    if word != "work" or not other.isdigit():
        return None
    return "", key


WORKS = (piracy.piracy_options, hunting.hunt_options, bound.delivery_options, sets.set_options)
"""What a Work Action can be used for besides."""


def works(g: Firefly, choice: Any) -> Iterable[Option]:
    """The same, while a Work Action may still be taken."""
    return [option for asks in WORKS for option in asks(g, choice)] if can_act(g, "work") else ()


PIRATES = Box(
    id="pirates",
    settings=SETTINGS,
    seats=lambda settings: 2 if settings["new_ships"] == "yes" else 0,
    alone={"piracy": "no"},
    unfit=stories.unfit,
    deals=deals,
    sets_up=stories.sets_up,
    opening=(
        havens.Placing,
        havens.PlaceHaven,
        havens.TakeHaven,
        prisoners.Prisoners,
        prisoners.PickPrisoner,
        prisoners.Imprison,
        stories.Spread,
    ),
    rights=(loot.HandDown,),
    decks=(listing.BOUNTY,),
    kinds={piracy.PIRACY: piracy.KIND, listing.BOUNTY: hunting.KIND},
    offers={
        "Actions": (works, powers.action_options, gambling.gamble_options),
        "NavChoice": (powers.slip_options,),
        "MisbehaveChoice": (powers.redraw_options,),
        "AfterRoll": (boarding.boards_again,),
    },
    between=(listing.due,),
    after={
        "turn": (deeds.dawn,),
        "done": (piracy.robbed, deeds.done),
        "thrown": (boarding.sprung,),
        "nav": (listing.revised,),
        "people lost": (bound.lost_to_reavers,),
        "salvaged": (powers.winched,),
    },
    losing=powers.losing,
    says={
        "steal": loot.steal,
        "aboard": lambda g, said: duel.aboard(g, said.seat),
        "storm": prisoners.storm,
        "rescued": prisoners.rescued,
        "pardon": prisoners.pardon,
    },
    has={
        "never": lambda g, seat, do: False,
        "dawn": lambda g, seat, do: not g.acted,
        "cruiser": lambda g, seat, do: g.ship[seat] == g.cruiser,
        "haven": lambda g, seat, do: havens.at_haven(g, seat),
        "bounties": lambda g, seat, do: g.flags.get(f"{deeds.BROUGHT}:{seat}", 0) >= do.n,
    },
    plus={"boards": boarding.more_by_tech},
    trials={**boarding.TRIALS, **powers.TRIALS, **prisoners.TRIALS},
    zones={
        listing.LIST: Zone(("job",)),
        bound.BOUND: Zone(("job", "crew"), per_seat=True, per_card=True),
        prisoners.PRISONER: Zone(("job", "crew"), per_seat=True),
    },
    marks={
        powers.REDRAWN: Mark(lambda g, tail, value: not tail and value == 1, "attempt"),
        PREY: Mark(lambda g, tail, value: tail in items() and value == 1, "attempt"),
        RIVAL: Mark(lambda g, tail, value: not tail and value - 1 in g.ship, "attempt", secret=True),
        WRONGED: Mark(lambda g, tail, value: not tail and value == 1),
        STOLEN: Mark(lambda g, tail, value: not tail and 0 < value < 1000, "attempt"),
        havens.HAVEN: Mark(lambda g, tail, value: tail in map(str, g.ship) and value in board(g).sectors, "game"),
        deeds.BROUGHT: Mark(lambda g, tail, value: tail in map(str, g.ship) and 0 < value < 100, "game"),
    },
    fits={
        "reply": lambda g, value: value in ("fight", "tech", "negotiate"),
        "regift": lambda g, value: value in range(7),
        "back": lambda g, value: isinstance(value, tuple) and len(value) < 64 and all(v in range(1, 7) for v in value),
        "suit": lambda g, value: value in gambling.SUITS,
        "asked": lambda g, value: value in range(-2, 5),
        "bounty": lambda g, value: value in items(),
        "freed": lambda g, value: isinstance(value, tuple) and len(value) < 64 and all(v in items() for v in value),
        "who": lambda g, value: value == -1 or value in g.ship,
        "stows": lambda g, value: type(value) is bool,
    },
    lays={
        "wanted": given.lay_list,
        "bound": given.lay_bound,
        "haven": given.lay_havens,
        "prisoner": given.lay_prisoners,
    },
    tells=given.told,
    drags=drags,
    verbs={
        "work": whynot.raid,
        "card": whynot.raid,
        "hunt": whynot.hunt,
        "jump": whynot.jump,
        "deliver": whynot.deliver,
        "set": story_whynot.bring,
        **refusals.VERBS,
    },
    explains=(*story_whynot.EXPLAIN, *refusals.EXPLAIN),
    habits=(*bot_stories.HABITS, *showdown.HABITS, *fear.HABITS, *dealing.HABITS, *passing.HABITS),
    errands=(bot_stories.errands, hunts.errands),
    hopes=values.hopes,
    wants=bot_stories.wants,
    worths=values.OWN,
    leads={"storm": prisoners.STORM},
)
