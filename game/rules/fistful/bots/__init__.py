"""What a bot should know about heists: how well one stands, and which answers deserve a look."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.reactions import React
from game.core.steps import Step
from game.rules.fistful.battle import encounter, hunters
from game.rules.fistful.battle import rounds as battle
from game.rules.fistful.battle.retreat import FallBack
from game.rules.fistful.board import board_of, heist_of, steps_to
from game.rules.fistful.bots import fights as bot_fights
from game.rules.fistful.bots import goals as bot_goals
from game.rules.fistful.bots import moves as bot_moves
from game.rules.fistful.bots.taste import PLAIN, Taste
from game.rules.fistful.campaign import heists
from game.rules.fistful.cards import hazards, tricks
from game.rules.fistful.cards.gear import card_of
from game.rules.fistful.crew import top_ammo, top_health
from game.rules.fistful.outlook.forecast import chance
from game.rules.fistful.search.movement import Move
from game.rules.fistful.search.supplies import FullSlots, Keep
from game.rules.fistful.setup import PickHero, PickSidekick
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import kind
from game.rules.fistful.turn import Plan
from game.rules.fistful.zones import around

HEROES = ("kaylee", "jayne", "mal", "zoe", "river", "simon", "inara", "wash", "book")
SIDEKICKS = ("zoe", "jayne", "mal", "simon", "book", "wash", "river", "inara", "kaylee")
VALUED = (
    "vera",
    "medkit",
    "stopwatch",
    "scattergun",
    "hold-out-pistol",
    "grenade",
    "browncoat-vest",
    "scrap-cannon",
    "trauma-kit",
    "boarding-knife",
    "dark-cloak",
    "mares-leg",
    "care-package",
    "signal-flare",
    "bandolier",
    "cry-baby",
    "box-of-shells",
    "tow-line",
    "deck-plans",
    "box-of-spares",
    "hatch-override",
    "sensor-amp",
    "mudders-milk",
    "ship-stew",
)


def standing(g: Fistful) -> float:
    """How well the table stands, 0 (lost) to 1 (won); of a campaign each heist that was won is a share (R-FC-17)."""
    if g.over:
        return 1.0 if g.over == "won" else 0.0
    here, order = chance(g), heists(g.settings["heist"])
    return here if len(order) == 1 else (order.index(g.heist) + here) / len(order)


def worth_a_look(g: Fistful, options: Sequence[str], taste: Taste = PLAIN) -> Sequence[str]:
    """The answers a bot should look at, from a view; often one, because a habit says so."""
    step = g.stack[-1]
    for kind_of_step, habit in HABITS:
        if isinstance(step, kind_of_step):
            chosen = habit(g, step, options, taste)
            return (chosen,) if chosen in options else options
    return options


def mistakes(g: Fistful, options: Sequence[str]) -> Sequence[str]:
    """What a beginner does by mistake: walks somewhere else than would be best, but not away from where the way leads,
    and doesn't give a move up."""
    step = g.stack[-1]
    return bot_moves.onward(g, step.seat, options) if isinstance(step, Move) else options


def _draft(g: Fistful, step: PickHero | PickSidekick, options: Sequence[str], taste: Taste) -> str:
    word, order = ("hero:", HEROES) if isinstance(step, PickHero) else ("sidekick:", SIDEKICKS)
    return next((word + who for who in order if word + who in options), "")


def _plan(g: Fistful, step: Plan, options: Sequence[str], taste: Taste) -> str:
    seat = step.seat
    useful = _deed(options) or _before_walking(g, seat, options, taste)
    if useful:
        return useful
    if "scrounge:health" in options and g.health[seat] < top_health(g, seat):
        return "scrounge:health"
    if "scrounge:ammo" in options and g.ammo[seat] * 2 <= top_ammo(g, seat):
        return "scrounge:ammo"
    if "scrounge:gear" in options and bot_goals.heads_home(g, seat, taste) and g.sidekick[seat] != "wash":
        return "scrounge:gear"
    return "roll"


def _move(g: Fistful, step: Move, options: Sequence[str], taste: Taste) -> str:
    useful = _deed(options) or _before_walking(g, step.seat, options, taste)
    return useful or bot_moves.walk(g, step.seat, options, taste)


def _deed(options: Sequence[str]) -> str:
    """What is to be done on an Objective icon, "" when nothing is."""
    return next((key for key in options if key.startswith("do:")), "")


def _before_walking(g: Fistful, seat: int, options: Sequence[str], taste: Taste) -> str:
    """Gear and skills that are good to use now, "" when none is."""
    missing = top_health(g, seat) - g.health[seat]
    home = steps_to(board_of(g.heist), board_of(g.heist).landing)[g.at[seat]]
    landed = home == 0
    for key in options:
        word, _, rest = key.partition(":")
        if word == "skill":
            if rest == "river" or (rest.startswith("simon") and (missing > 0 or rest != "simon")):
                return key
        elif word == "use" and _good_now(g, seat, kind(rest.partition(":")[0]), rest, missing, home, landed, taste):
            return key
    return ""


def _good_now(g: Fistful, seat: int, name: str, rest: str, missing: int, home: int, landed: bool, taste: Taste) -> bool:
    """Whether a Gear card is better used now than kept."""
    words = {word.name: word.value for word in card_of(rest.partition(":")[0]).do}
    if rest.endswith(":refill") or "draw_gear" in words:
        return True
    if "heal_other" in words:
        other = int(rest.rpartition(":")[2])
        return top_health(g, other) - g.health[other] >= int(words["heal_other"]) or g.health[other] <= 2
    if "steps" in words:
        return not landed and (bot_goals.heads_home(g, seat, taste) or missing >= 1) and home > 3
    if "heal" in words:
        return (missing >= int(words["heal"]) and not landed) or g.health[seat] <= 2
    if "load" in words:
        return top_ammo(g, seat) - g.ammo[seat] >= int(words["load"])
    if "recall" in words:
        return home > 6 and bot_goals.heads_home(g, seat, taste)
    if "peek" in words:
        return len(around(g, seat, int(words["peek"]))) >= 3
    if "scan" in words:
        return g.health[seat] >= 4 and len(tricks.room_tokens(g, seat)) >= 2 and not _precious_near(g, seat)
    return "blast" in words


def _precious_near(g: Fistful, seat: int) -> bool:
    """Whether somebody who must not be knocked out stands in the room of a seat: who is turned up there would fight."""
    board, precious = board_of(g.heist), heist_of(g.heist).must_not_fall
    room = board.room(g.at[seat])
    return any(g.hero[other] in precious for other, cell in g.at.items() if cell in room)


def _full(g: Fistful, step: FullSlots, options: Sequence[str], taste: Taste) -> str:
    for key in options:
        if key.startswith("use:"):
            words = {word.name for word in card_of(key[4:].partition(":")[0]).do}
            if words & {"heal", "heal_other", "load", "steps", "peek", "draw_gear", "refill"}:
                return key
    least = _least(g, step, options, taste)
    used = "use:" + least.partition(":")[2]
    return next((key for key in options if key == used or key.startswith(used + ":")), least)


def _least(g: Fistful, step: Step, options: Sequence[str], taste: Taste) -> str:
    """Give up the Gear that is worth least."""
    drops = [key for key in options if key.startswith(("swap:", "discard:"))]
    return max(drops, key=lambda key: _rank(key.partition(":")[2]))


def _keep(g: Fistful, step: Keep, options: Sequence[str], taste: Taste) -> str:
    return min(options, key=lambda key: _rank(key.partition(":")[2]))


def _rank(card: str) -> int:
    name = kind(card)
    return VALUED.index(name) if name in VALUED else len(VALUED)


def _react(g: Fistful, step: React, options: Sequence[str], taste: Taste) -> str:
    return bot_fights.react(g, step, options)


def _fall_back(g: Fistful, step: FallBack, options: Sequence[str], taste: Taste) -> str:
    return bot_moves.fall_back(g, step.seat, options, taste)


def _lure(g: Fistful, step: tricks.Lure, options: Sequence[str], taste: Taste) -> str:
    return bot_moves.lure(g, step.seat, options)


def _quarry(g: Fistful, step: hunters.Quarry, options: Sequence[str], taste: Taste) -> str:
    """The fittest one is followed."""
    return max(options, key=lambda key: g.health[int(key[7:])])


HABITS: tuple[tuple[type[Step], Callable[..., str]], ...] = (
    (Move, _move),
    (Plan, _plan),
    (battle.Ready, bot_fights.ready),
    (battle.Round, bot_fights.answer),
    (encounter.Target, bot_fights.target),
    (React, _react),
    (FallBack, _fall_back),
    (FullSlots, _full),
    (Keep, _keep),
    (hazards.GiveUp, _least),
    (tricks.Lure, _lure),
    (hunters.Quarry, _quarry),
    (PickHero, _draft),
    (PickSidekick, _draft),
)
