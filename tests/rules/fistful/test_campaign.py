"""Heists back to back: bots play a campaign to its end, every state on the way is sound."""

from __future__ import annotations

import pytest

from game.ai.greedy import choose
from game.ai.search import think
from game.ai.thought import Limits
from game.core.codec import dump, load
from game.core.engine import advance, legal, settle
from game.core.views import view
from game.rules.fistful.campaign import Onward, Part, after, earned, parts
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.scoring import Finish
from game.rules.fistful.state import Fistful


def test_the_order_is_the_tables() -> None:
    """R-FC-12, R-FC-16, R-FC-17: one heist or several, each once, in the order that was set."""
    g = FISTFUL.new(2, 1, {"heist": "intensive+derelict"})
    assert g.heist == "intensive" and after(g) == "derelict"
    assert after(FISTFUL.new(2, 1, {"heist": "paradiso"})) == ""
    for wrong in ("derelict+derelict", "derelict+moon", "derelict+", "+"):
        with pytest.raises(ValueError, match="heist"):
            FISTFUL.new(2, 1, {"heist": wrong})


@pytest.mark.parametrize("seats", [1, 3])
def test_what_carries_over_is_saved_and_sound(seats: int) -> None:
    """R-FC-18: through all three heists the state is sound, can be saved, and the decks go on."""
    g = FISTFUL.new(seats, 4, {"heist": "derelict+paradiso+intensive"})
    for heist in ("derelict", "paradiso", "intensive"):
        advance(g)
        while type(g.stack[-1]).__name__.startswith("Pick"):
            settle(g, legal(g)[0])
            advance(g)
        assert g.heist == heist and FISTFUL.faults(g) == []
        assert load(Fistful, dump(g)) == g
        cards = [item for zone in ("gear", "gear.discard") for item in g.zones.get(zone, ())]
        held = [item for seat in range(seats) for item in g.zones.get(f"slots:{seat}", ())]
        assert len(cards) + len(held) == 42
        g.stack[:] = [Finish("won", "R-FC-14")]
    advance(g)
    assert g.over == "won" and not g.stack
    assert Onward("paradiso").heist == "paradiso"


def on_to(g: Fistful, how: str = "won") -> None:
    """The heist is over, and the crew of the next is chosen."""
    g.stack[:] = [Finish(how, "R-FC-14" if how == "won" else "R-FC-35")]
    advance(g)
    while g.stack and type(g.stack[-1]).__name__.startswith("Pick"):
        settle(g, legal(g)[0])
        advance(g)


def test_each_heist_is_remembered_with_what_it_brought() -> None:
    """R-FC-15, R-FC-35, R-FC-108: what was banked is earned for good; the heist that is lost brings nothing."""
    g = FISTFUL.new(2, 4, {"heist": "derelict+paradiso+intensive", "heroes": "kaylee+wash,zoe+simon"})
    advance(g)
    g.zones["banked"], g.turn = ("credits-200#1", "credits-100#2"), 9
    before = FISTFUL.evaluate(g, 0)
    on_to(g)
    assert parts(g) == (Part("derelict", "won", 300, 9), Part("paradiso", "now", 0, 1), Part("intensive", "ahead"))
    assert FISTFUL.evaluate(g, 0) > before, "a bot does not shun the end of a heist"
    assert FISTFUL.faults(g) == [] and load(Fistful, dump(g)) == g
    g.zones["banked"], g.turn = ("credits-200#1",), 20
    assert earned(g) == 500
    on_to(g, "lost")
    assert parts(g)[1:] == (Part("paradiso", "lost", 0, 11), Part("intensive", "ahead")) and earned(g) == 300
    assert g.over == "lost" and not g.stack


@pytest.mark.parametrize("flag, value", [("earned:paradiso", 100), ("earned:derelict", -5), ("until:derelict", 99)])
def test_what_cannot_have_been_earned_is_a_fault(flag: str, value: int) -> None:
    """R-FC-108: a save that tells of credits from a heist that is not over is not sound."""
    g = FISTFUL.new(1, 4, {"heist": "derelict+paradiso", "heroes": "kaylee+wash"})
    advance(g)
    on_to(g)
    assert FISTFUL.faults(g) == []
    g.flags[flag] = value
    assert FISTFUL.faults(g)


@pytest.mark.parametrize("heist", ["paradiso", "intensive"])
def test_bots_play_the_second_heist_too(heist: str) -> None:
    """R-FC-17, R-FC-18: crew, hints and danger are asked for in a later heist as in the first."""
    g = FISTFUL.new(2, 4, {"heist": f"derelict+{heist}", "level": "easy"})
    done = turns = 0
    while not g.over and turns < 12:
        choice = advance(g)
        if choice is None:
            break
        assert FISTFUL.faults(g) == []
        options = legal(g)
        key = choose(FISTFUL, view(FISTFUL, g, choice.seat), choice, options, done)
        settle(g, next(option for option in options if option.key == key))
        done += 1
        if g.heist == "derelict" and g.turn == 1:
            g.stack[:] = [Finish("won", "R-FC-14")]
        elif g.heist == heist:
            turns = g.turn
    assert g.heist == heist
    choice = advance(g)
    if choice is not None:
        seen = view(FISTFUL, g, choice.seat)
        keys = [option.key for option in legal(g)]
        assert think(FISTFUL, seen, keys, 3, Limits(20)).key in keys


def test_five_players_have_no_seat() -> None:
    """R-FC-1: the box is for up to four."""
    assert FISTFUL.new(4, 1).at
    with pytest.raises(ValueError):
        FISTFUL.new(5, 1)
