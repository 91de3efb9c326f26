"""The order of turns, what a turn may be, and how the objectives stand (R-FC-33, R-FC-97, R-FC-110 to R-FC-115)."""

from __future__ import annotations

import pytest

from game.rules.fistful.board import board_of, heist_of
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.scoring import objectives
from game.rules.fistful.tokens import number
from game.rules.fistful.zones import alert
from game.rules.registry import RULESETS, ruleset
from tests.rules.fistful.table import Table, table


def test_play_goes_clockwise() -> None:
    """After the first player comes the second, after the last the first again (R-FC-33)."""
    t = table("simon+kaylee,book+river,mal+wash")
    order = []
    for _ in range(6):
        order.append(t.seat)
        t.pick("scrounge:gear", 2)
    assert order == [0, 1, 2, 0, 1, 2] and t.g.turn == 7


def test_each_player_draws_one_gear_and_starts_landed() -> None:
    """Full tracks, one Gear card in a slot, every avatar on a landing space of its own (R-FC-23, R-FC-27, R-FC-32)."""
    t = Table(FISTFUL.new(4, 9, {"heroes": "kaylee+jayne,mal+simon,zoe+book,river+wash"}))
    assert [len(t.pile(f"slots:{seat}")) for seat in range(4)] == [1, 1, 1, 1]
    assert t.g.health == {0: 5, 1: 5, 2: 5, 3: 4} and t.g.uses == {0: 4, 1: 3, 2: 0, 3: 0}
    assert len(set(t.g.at.values())) == 4 and t.g.timer == 0 and t.g.turn == 1
    assert ("landed", 4, 4) in objectives(t.g)


def test_an_easy_heist_starts_with_more_gear() -> None:
    """The level sets the Gear at the start and the Timer (R-FC-168)."""
    easy, hard = (Table(FISTFUL.new(1, 2, {"heroes": "kaylee+wash", "level": level})) for level in ("easy", "hard"))
    assert len(easy.pile("slots:0")) == 2 and len(hard.pile("slots:0")) == 1
    assert len(easy.pile("extras")) < len(hard.pile("extras"))


@pytest.mark.parametrize("heist", ["paradiso", "intensive"])
def test_a_hard_heist_has_enemies_on_its_spawn_zones_from_the_start(heist: str) -> None:
    """So many of the extras, each on a zone of its strength (R-FC-168, R-FC-63)."""
    posted = heist_of(heist).levels["hard"].posted
    standing = {}
    for level in ("normal", "hard"):
        g = FISTFUL.new(
            1, 2, {"heist": heist, "heroes": "mal+wash" if heist == "paradiso" else "simon+river", "level": level}
        )
        cells = dict(board_of(heist).spawns)
        found = [(cell, number(token)) for token, cell in alert(g, board_of(heist))]
        assert all(cells[cell] == strength for cell, strength in found)
        standing[level] = len(found)
    assert posted and standing["hard"] == standing["normal"] + posted


def test_scrounging_health_needs_no_roll() -> None:
    """1 Health for a turn on the Landing Zone; the Timer can't move by it (R-FC-113, R-FC-199, R-FC-200)."""
    t = table(health={0: 2})
    news = t.pick("scrounge:health")
    assert t.g.health[0] == 3 and t.seat == 1 and not [line for line in news if line[0] == "rolled"]


def test_scrounging_gear_and_a_one() -> None:
    """5 or 6 draws a card, less does not; a 1 gives nothing and advances the Timer (R-FC-111, R-FC-114, R-FC-115)."""
    for face, cards, timer in ((5, 1, 0), (4, 0, 0), (1, 0, 1)):
        t = table(event=["jammed"])
        t.pick("scrounge:gear", face)
        assert (len(t.pile("slots:0")), t.g.timer, t.seat) == (cards, timer, 1)


def test_banking_ends_the_turn() -> None:
    """On the Landing Zone the sack is banked and nothing more is walked (R-FC-107, R-FC-109)."""
    t = table(at={0: "3,4"}, sack={0: ["credits-100", "credits-50"]})
    t.pick("roll", 6)
    assert "move:0,4" not in t.offered(), "the first landing space ends the walk"
    t.pick("move:1,4")
    assert sorted(t.pile("banked")) == ["credits-100", "credits-50"] and t.pile("sack:0") == [] and t.seat == 1


def test_objectives_say_done_and_needed() -> None:
    """Every objective of the card with what is done and what is needed (R-FC-14, R-FC-40 to R-FC-44)."""
    t = table("kaylee+wash,mal+river", at={0: "5,4"}, banked=["credits-200"], card=["trap"])
    assert objectives(t.g) == (("trap", 1, 2), ("safe", 1, 1), ("credits", 200, 1000), ("landed", 1, 2))


def test_the_registry_knows_its_games() -> None:
    """Games are found by their ids."""
    assert "fistful" in [rules.id for rules in RULESETS] and ruleset("fistful") is FISTFUL
