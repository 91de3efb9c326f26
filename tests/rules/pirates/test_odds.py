"""The chances of an attack: in numbers that can be counted by hand, and against throws of the machine."""

from __future__ import annotations

import pytest

from game.rules.firefly.state import Firefly
from game.rules.pirates import odds
from game.rules.pirates.arming import best_dealing, dealt
from game.rules.pirates.sides import strength
from game.rules.pirates.throws import Side, again_chances, boards, duel_chance, reach
from tests.long.raids import raids
from tests.rules.firefly.table import table

ON = {"pirates": "on"}
JOB = "pilfer-purloin-and-plunder"


def raided(**tables: object) -> tuple[Firefly, str]:
    """Two ships in a Sector, and a Piracy Job in the hand of the first."""
    t = table(settings=ON, at={0: "boros", 1: "boros"}, hand={0: [JOB]}, **tables)
    return t.g, t.g.zones["hand:0"][0]


def test_one_die_each() -> None:
    """R-PB-32: 15 of 36 throws are higher, 6 are equal and the defender's."""
    plain = Side(0, "no")
    assert duel_chance(plain, plain) == pytest.approx(15 / 36)
    assert duel_chance(Side(1, "no"), plain) == pytest.approx(21 / 36)
    assert duel_chance(Side(6, "no"), plain) == pytest.approx(1) and duel_chance(plain, Side(5, "no")) == 0


def test_bonus_rolls_go_on() -> None:
    """R-PB-33: at least 7 is a Firefly and anything, at least 13 two of them and anything."""
    assert [reach(n, "again") for n in (6, 7, 13)] == pytest.approx([1 / 6, 1 / 6, 1 / 36])
    assert [reach(n, "once") for n in (7, 12, 13)] == pytest.approx([1 / 6, 1 / 36, 0])
    even = Side(0, "again")
    tie = (5 / 36) / (1 - 1 / 36)  # equal below a Firefly, or both a Firefly and equal from there
    assert duel_chance(even, even) == pytest.approx((1 - tie) / 2, abs=1e-6)


def test_who_may_throw_again_does_so_in_turn() -> None:
    """The attacker first: with an equal chance to answer, the last to throw is better off."""
    plain, again = Side(0, "no"), Side(0, "no", again=True)
    assert duel_chance(again, plain) > duel_chance(plain, plain) > duel_chance(plain, again)
    assert duel_chance(Side(0, "no", forces=True), plain) > duel_chance(plain, plain)
    keep, reroll = again_chances(again, plain, (3, 3), 0)
    assert (keep, reroll) == (0, pytest.approx(0.5))


def test_ways_aboard() -> None:
    """R-PB-20, R-PB-21: a 6 is needed; a Firefly always is one, grapplers and suits count by Tech alone."""
    g, job = raided(crew={0: ["marco"], 1: ["womack"]}, upgrades={0: ["mag-grappler-launchers"]})
    ways = odds.ways_aboard(g, 0, job, 1)
    talk = 6 - strength(g, 0, "negotiate")
    assert ways["negotiate"].chance == pytest.approx(reach(talk, "again"))
    assert ways["tech"].chance == pytest.approx(reach(6 - strength(g, 0, "tech") - 3, "again"))
    g, job = raided(crew={0: ["marco"]}, upgrades={1: ["electronic-defense-suite"]})
    assert list(odds.ways_aboard(g, 0, job, 1)) == ["negotiate"]


def test_a_trap_takes_the_points_of_whom_it_hits() -> None:
    """It was left out: 100 % were told where one throw in six springs it, and who is left is too weak."""
    assert boards(1, 2, "no", False) == pytest.approx(5 / 6) and boards(1, 2, "no", True) == pytest.approx(35 / 36)
    for trap, chance in (("electronic-defense-suite", 1), ("booby-traps", 5 / 6)):
        g, job = raided(crew={0: ["burgess", "emma", "chari"]}, gear={0: ["scan-proof-shades"]}, upgrades={1: [trap]})
        g.carrier["scan-proof-shades#1"] = "burgess#1"
        assert odds.ways_aboard(g, 0, job, 1)["negotiate"].chance == pytest.approx(chance)


def test_gear_is_dealt_for_the_best() -> None:
    """R-PB-37: rifles go to empty hands, whoever may carry none gets none."""
    crew = {0: ["malcolm", "crow", "zoe"], 1: ["nandi"]}
    g, job = raided(crew=crew, gear={0: ["alliance-sonic-rifle", "vera", "a-very-fine-hat"]})
    t = odds.set_out(g, 0, job, 1)
    best = best_dealing(t, 0, "fight")
    assert best["vera#1"] != "crow#1" and len(set(best.values())) == len(best)
    armed = dealt(t, 0, best)
    assert strength(armed, 0, "fight") > strength(t, 0, "fight") and t.carrier == g.carrier
    armed.carrier.pop("alliance-sonic-rifle#1")
    assert best_dealing(armed, 0, "fight") == best, "what silences the other side is dealt once no point is left, too"
    clash = next(c for c in odds.clashes(g, 0, job, 1) if (c.attack, c.reply) == ("fight", "fight"))
    assert clash.best > clash.chance and clash.best_points[0] == strength(armed, 0, "fight")


def test_the_wise_choose_knowing_the_other() -> None:
    """R-PB-28, R-PB-29: the defender answers with what is worst for the attacker, who reckons with that."""
    g, job = raided(crew={0: ["marco", "bandit"], 1: ["womack", "kaylee"]})
    found = odds.clashes(g, 0, job, 1)
    taken = odds.chosen(found)
    assert len(found) == 9
    assert taken.best == max(min(c.best for c in found if c.attack == name) for name in ("fight", "tech", "negotiate"))


def test_a_lone_target_takes_its_best_and_nothing_of_who_throws_for_it() -> None:
    """R-PB-99 to R-PB-102: no boarding, no answer, no help from the crew to the right."""
    t = table(
        settings=ON,
        at={0: "persephone"},
        crew={0: ["marco"], 1: ["womack", "bester"]},
        pile={"supply:persephone": ["river-tam"]},
        wanted=["wanted-river-tam"],
    )
    found = odds.clashes(t.g, 0, "wanted-river-tam#1", -1, "river-tam#1")
    assert {c.reply for c in found} == {"fight"} and len(found) == 3
    assert odds.attack_chance(t.g, 0, "wanted-river-tam#1", -1, "river-tam#1") == odds.chosen(found).best


def test_what_is_at_stake() -> None:
    assert odds.stake(f"{JOB}#1") == (1, True)
    assert odds.stake("wanted-crow#1") == (2, False)


def test_attacks_that_the_machine_rolls_come_out_as_told() -> None:
    """The short size; `python -m tests.long raids --full` rolls a million."""
    told = raids(12_000, 3)
    assert told.faults == []
