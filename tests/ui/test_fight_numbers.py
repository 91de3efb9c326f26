"""One fight, one number: what a tile says of a way to fight is what the panel says of it, and what the rules give for
exactly the means that are named (R-FC-131 to R-FC-142)."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.app.games.fistful.fight.means import means_of, means_page, way
from game.app.games.fistful.fight.odds_grid import Grid
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.core.session import Session
from game.core.views import view
from game.rules.fistful.battle.rounds import Ready
from game.rules.fistful.crew import extra_ammo
from game.rules.fistful.outlook.chances import Fight
from game.rules.fistful.ruleset import FISTFUL
from tests.long.battles import FOES, laid_out
from tests.ui.fistful_table import NAMES

WORDS = Words.load("en")
CASES = 24


def fight(seed: int) -> tuple[Session, str]:
    """A fight of whatever crew with whatever Gear against whatever enemy, before its dice."""
    g, token = laid_out(Random(f"numbers:{seed}"), FOES)
    g.stack = [*g.stack[:-1], Ready(0, token, -1)]
    return Session(FISTFUL, g), token


def given(now: Situation, option, ammo: int, cards: tuple[str, ...], helper: int):
    """What the rules give for an answer where nothing is left but the means named: worked out from the bare state."""
    g = view(FISTFUL, now.session.state, 0)
    fought = Fight(g, 0, now.choice.token, True)
    bare = g.copy()
    bare.stack = [bare.stack[-1]]
    for seat in (0, helper):
        if seat >= 0:
            bare.zones[f"slots:{seat}"] = tuple(c for c in bare.zones.get(f"slots:{seat}", ()) if c in cards)
    spare = min(extra_ammo(bare, 0), ammo)
    if extra_ammo(bare, 0):
        bare.uses[0] = spare
    bare.ammo[0] = ammo - spare
    return fought.unhurt.after(bare, option), fought.won.after(bare, option)


def told(now: Situation) -> int:
    """See that every answer has the number of the rules for the means that its words name; how many have one."""
    count = 0
    for option in now.options:
        found = way(now, WORDS, option)
        if found is None:
            continue
        means = means_of(now, option)
        spent = int(option.key[5:]) if option.key.startswith("ammo:") else 0
        named = re.search(r"with (\d+) (?:more )?Ammo", found.said(WORDS) + found.means)
        assert (int(named[1]) if named else 0) == means.ammo - spent, "what the answer spends it says itself"
        assert (found.safe, found.end) == given(now, option, means.ammo, means.gear, means.helper), option.key
        count += 1
    return count


@pytest.mark.parametrize("seed", range(CASES))
def test_tile_and_panel_say_the_same_and_it_is_what_the_rules_give(seed):
    session, token = fight(seed)
    now = Situation(session, NAMES[:2])
    grid = next(block for block in means_page(now, WORDS, 0, token, -1) if isinstance(block, Grid))
    rows = [(line.label, percent(line.chance)) for line in grid.lines]
    assert told(now)
    for option in now.options:
        found, means = way(now, WORDS, option), None
        if found is None or not (found.safe or found.end):
            continue
        means = means_of(now, option)
        shown = percent(found.safe)
        if option.key == "fight" or option.key.startswith("backup:"):
            assert shown in {chance for _, chance in rows}
            label = "alone" if not means.ammo else f"with {means.ammo} Ammo"
            assert option.key != "fight" or any(label in row and chance == shown for row, chance in rows)
        elif option.key.count(":") == 1 and f"with {means.ammo}" not in option.key:
            named = [chance for row, chance in rows if row.startswith(now.gear(option.source).title)]
            assert not named or shown in named, option.key


@pytest.mark.parametrize("seed", range(CASES))
def test_after_the_dice_each_way_on_has_the_number_for_what_it_names(seed):
    session, _ = fight(seed)
    session.answer("fight")
    now = Situation(session, NAMES[:2])
    assert now.kind != "Round" or told(now)


def test_what_brings_ammo_has_no_chance_of_its_own_while_ammo_is_full(home):
    """Box of Shells can't be used before Ammo is spent: no row speaks of it before that."""
    for seed in range(60):
        session, token = fight(seed)
        g = session.state
        now = Situation(session, NAMES[:2])
        grid = next(block for block in means_page(now, WORDS, 0, token, -1) if isinstance(block, Grid))
        loads = [c for c in g.zones.get("slots:0", ()) if any(w.name == "load" for w in now.gear(c).do)]
        offered = {option.source for option in now.options}
        for card in loads:
            if card not in offered:
                assert not [line for line in grid.lines if line.label.startswith(now.gear(card).title)]
