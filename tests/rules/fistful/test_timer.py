"""The Timer with all its colours, yellow and alarms on a small map of its own (R-FC-48 to R-FC-57)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.content.common.mod import Mod
from game.content.common.records import Word
from game.content.fistful import fistful
from game.content.fistful.records import Fistful, Heist, HeistMap, Level, Spawn, Zone
from game.content.load import brought
from game.rules.fistful.battle.knockout import KnockedOut
from game.rules.fistful.cards.words import EventWord
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.timer import AdvanceTimer, track
from tests.rules.fistful.table import Table, table
from tests.told import lines

TRACK = ("green", "yellow", "gray", "yellow", "red", "black")


@pytest.fixture
def alarmed() -> Iterator[Heist]:
    """A heist with a yellow Timer: one landing room, one room with a Spawn Zone, an alarm that moves enemies."""
    zones = {"L": Zone("L", "Landing Zone", "landing", "landing"), "A": Zone("A", "Store", "crew", "hold")}
    plan = HeistMap(
        "vault",
        "Vault",
        ("LLAAAA", "LLAAAA"),
        ("LA",),
        (),
        (),
        (),
        zones,
        (Spawn((5, 0), 3, False),),
        (),
        {"crew": ((4, 1),), "engine": ()},
        (),
    )
    heist = replace(
        fistful().heists["derelict"],
        id="vault",
        title="Vault",
        map=plan,
        tokens=(),
        guards=(),
        timer=TRACK,
        must_have=(),
        must_not_fall=(),
        levels={"normal": Level(TRACK, (("brute-3", 1),), 1)},
        alarm=(Word("spawn", "all"), Word("timer", 1)),
    )
    brings = Fistful({}, {}, {}, {}, {"vault": heist})
    with brought(Mod("vault", "Vault", "", "fistful", brings)):
        yield heist


def vault() -> Table:
    """One seat on the small map."""
    g = FISTFUL.new(1, 3, {"heist": "vault", "heroes": "kaylee+wash"})
    t = Table(g)
    while t.pending != "Plan":
        t.pick(t.session.options[0].key)
    return t


def test_yellow_triggers_the_alarm_once(alarmed: Heist) -> None:
    """Yellow makes the Heist card's alarm rules active; a second yellow does not trigger them again (R-FC-54,
    R-FC-120)."""
    t = vault()
    t.session.state.zones["event"] = tuple(sorted(t.g.zones["event"], key=lambda c: c == "wall-safe#1"))
    t.resolve(AdvanceTimer(1))
    assert t.g.flags["alarm"] == 1
    assert t.lies("5,0") == ["brute-3"], "the alarm of this card: enemies on all zones"
    assert t.g.timer == 2 and t.pile("sack:0") == ["credits-100"], "and the Timer one on, into gray"
    t.resolve(AdvanceTimer(1))
    assert t.g.timer == 3, "the second yellow only shows that the alarm is on"
    assert FISTFUL.faults(t.g) == []


def test_the_alarm_outlasts_the_turn(alarmed: Heist) -> None:
    """Active from now on means for the rest of the heist (R-FC-54)."""
    t = vault()
    t.resolve(AdvanceTimer(1))
    t.pick("roll", 2)
    t.pick("stop")
    assert t.g.turn == 2 and t.g.flags.get("alarm") == 1


def test_several_positions_are_resolved_in_order() -> None:
    """An advance by three enters each position and resolves it before the next (R-FC-56)."""
    t = table("simon+kaylee", settings={"level": "easy"}, at={0: "5,4"}, timer=2, event=["wall-safe", "jammed"])
    t.resolve(AdvanceTimer(3))
    words = [line[0] for line in lines(t.session.news) if line[0] in ("timer", "event", "spawned")]
    assert words[:3] == ["timer", "event", "timer"] and words[-2:] == ["timer", "event"] and "spawned" in words
    assert t.g.timer == 5


def test_black_ends_at_once() -> None:
    """Black loses the heist, nothing after it is resolved (R-FC-35, R-FC-55)."""
    t = table("simon+kaylee", at={0: "5,4"}, timer=5)
    t.pick("roll", 1)
    assert (t.g.over, t.g.why, t.pending, t.g.stack) == ("lost", "R-FC-35", "", [])


def test_black_with_all_objectives_met_is_a_victory() -> None:
    """Objectives that are all met count even when time runs out in the same moment (R-FC-203)."""
    ten = ["credits-200"] * 3 + ["credits-100"] * 4
    t = table("simon+kaylee", at={0: "1,4"}, timer=5, banked=ten, card=["trap", "trap"])
    t.resolve(AdvanceTimer(1))
    assert (t.g.over, t.g.why) == ("won", "R-FC-14")


@pytest.mark.parametrize(
    ("heroes", "more"),
    [("wash+zoe", 0), ("wash+zoe,kaylee+mal", 2), ("zoe+wash,kaylee+mal", 0), ("inara+zoe,wash+mal,kaylee+jayne", 3)],
)
def test_the_timer_is_longer_with_some_heroes_where_several_play(alarmed: Heist, heroes: str, more: int) -> None:
    """What a level gives for who leads is there from the start, next to the green space, and outlasts its hero."""
    level = replace(alarmed.levels["normal"], longer_with=(("wash", 2), ("inara", 1)))
    own = replace(alarmed, id="timed", stars=(), levels={"normal": level})
    seats = heroes.count(",") + 1
    with brought(Mod("timed", "Timed", "", "fistful", Fistful({}, {}, {}, {}, {"timed": own}))):
        t = Table(FISTFUL.new(seats, 3, {"heist": "timed", "heroes": heroes}))
        picked = Table(FISTFUL.new(seats, 3, {"heist": "timed"}))
        for side in (0, 1):
            for pair in heroes.split(","):
                picked.pick(f"{('hero', 'sidekick')[side]}:{pair.split('+')[side]}")
        while t.g.turn < 2:
            keys = [option.key for option in t.session.options]
            t.pick(next((key for key in keys if key in ("stop", "done", "roll")), keys[0]))
        for one in (t, picked):
            assert track(one.g) == ("green", *("gray",) * more, *TRACK[1:]) and not FISTFUL.faults(one.g)
        t.resolve(KnockedOut(0))
        assert t.g.hero[0] == heroes.split(",")[0].split("+")[1], "the Sidekick has stepped in"
        assert len(track(t.g)) == len(TRACK) + more


def test_an_empty_event_deck_is_shuffled_anew() -> None:
    """The discards become the new deck, and nobody knows its order (R-FC-57)."""
    t = table("simon+kaylee", at={0: "5,4"}, event_left=0)
    t.pick("roll", 1)
    assert len(t.g.zones["event"]) == 29 and not any(card in t.g.seen for card in t.g.zones["event"])


def test_scalpers_fill_the_zone_of_seven_only() -> None:
    """A zone takes a defeated enemy of its printed strength, then an extra of it, then nothing (R-FC-202)."""
    t = table("simon+kaylee", at={0: "5,4"}, timer=4, defeated=["scalper-7", "brute-2"], extras=["brute-3"])
    t.pick("roll", 1)
    assert t.lies("16,5") == ["scalper-7"] and t.lies("9,5") == ["brute-3"]
    assert t.lies("17,1") == t.lies("7,0") == [] and t.pile("defeated") == ["brute-2"]


def test_a_taken_zone_spawns_nothing_and_an_avatar_gets_company() -> None:
    """A zone with an enemy is skipped; on a zone with a hero the enemy goes beneath it and waits (R-FC-66,
    R-FC-175)."""
    t = table("simon+kaylee,mal+river", at={0: "7,0", 1: "5,4"}, tokens={"9,5": "brute-2 up"}, timer=2, active=1)
    t.pick("roll", 1)
    assert t.lies("9,5") == ["brute-2"] and t.lies("7,0") == ["brute-4"] and t.pending == "Move"
    t.pick("stop")
    assert (t.seat, t.pending) == (0, "Ready")


def test_event_words_are_all_known() -> None:
    """Every word an Event or an alarm may use has its step."""
    from game.content.fistful.words import ALARM_WORDS
    from game.rules.fistful.cards.words import EVENT_STEPS

    assert set(ALARM_WORDS) == {*EVENT_STEPS, "spawn"}
    assert EventWord("hurt", "1")
