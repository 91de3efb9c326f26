"""Misbehave cards (R-FB-449 to R-FB-479)."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.firefly import firefly
from game.rules.firefly.cards.resolving import choosable
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.jobs.misbehave import Misbehaving
from game.rules.firefly.tokens import cards_of
from tests.rules.firefly.table import Table, table
from tests.rules.firefly.work import at_work, card

MAYOR = "mayor-of-whitefall"
"""A Crime of Niska's at Athens with 3 Misbehave cards and no Needs."""


def crime(*cards: str, **tables: Any) -> Table:
    """Womack (2 Fight, 1 Negotiate) and whoever is given work the Mayor of Whitefall."""
    return at_work(MAYOR, *cards, **{"at": "athens", "crew": ["womack", "jayne"], **tables})


def test_cards_are_drawn_one_by_one_and_all_must_be_passed() -> None:
    """R-FB-403, R-FB-449 to R-FB-452, R-FB-462, R-FB-476: the next only after Proceed; no way to stop."""
    t = crime("a-little-job-on-the-side", "gun-play", "an-unexpected-opportunity")
    assert card(t) == "a-little-job-on-the-side" and t.pile("misbehave.discard") == []
    assert not {"cancel", "end", "stop"} & set(t.offered())
    t.pick("option:1")
    assert card(t) == "gun-play" and t.pile("misbehave.discard") == ["a-little-job-on-the-side"]
    t.pick("option:0", 3)
    assert card(t) == "an-unexpected-opportunity"
    t.pick("option:1")
    assert t.pending == "WayChoice" and len(t.pile("misbehave.discard")) == 3 and t.told("marks")["passed:0"] == 3


def test_requirements() -> None:
    """R-FB-453 to R-FB-456: only what the team has, carried, opens an option."""
    assert crime("old-fashioned-shoot-out").offered() == ["option:0"]
    assert crime("old-fashioned-shoot-out", gear={0: ["mule"]}).offered() == ["option:0"]
    t = crime("old-fashioned-shoot-out", "gun-play", carries={"jayne": "mule"})
    assert t.offered() == ["option:0", "option:1"]
    t.pick("option:1")
    assert card(t) == "gun-play" and t.told("gear", 0) == ["mule"]


def test_gear_that_meets_a_requirement_once() -> None:
    """Fast Horses are used up, and don't come again."""
    t = crime("old-fashioned-shoot-out", "old-vendetta", carries={"jayne": "fast-horses"})
    t.pick("option:1")
    assert card(t) == "old-vendetta" and t.told("gear", 0) == [] and t.offered() == ["option:0"]


@pytest.mark.parametrize(
    ("name", "crew", "carries"),
    [
        ("a-formal-affair", ["womack", "inara"], {}),
        ("knife-fight", ["womack", "crow"], {}),
        ("alliance-patrol", ["womack"], {"womack": "bona-fide-credentials"}),
        ("kidnapped-by-hill-folk", ["womack", "stark"], {}),
        ("crappy-town", ["womack"], {"womack": "jaynes-cunning-hat"}),
        ("reaver-raid", ["womack", "river-tam"], {}),
        ("alliance-patrol", ["womack"], {"womack": "hastily-forged-documents"}),
    ],
)
def test_aces(name: str, crew: list[str], carries: dict[str, str]) -> None:
    """R-FB-457, R-FB-459, R-FB-460, R-FB-632: Person, Profession, group, Gear or Keyword, on the Job: Proceed at once
    if so wished; what serves only once is used up."""
    t = crime(name, "gun-play", crew=crew, carries=carries)
    assert t.offered()[0] == "ace" and len(t.offered()) > 1
    t.pick("ace")
    assert card(t) == "gun-play" and t.told("marks")["passed:0"] == 1
    assert t.told("gear", 0) == [gear for gear in carries.values() if gear != "hastily-forged-documents"]


def test_an_ace_aboard_is_none() -> None:
    """R-FB-428, R-FB-458: it must be on the Job."""
    t = crime("a-formal-affair", crew=["womack", "inara"], go=False)
    t.pick("stay:inara")
    t.pick("go")
    assert t.offered() == ["option:1"]


def test_botched() -> None:
    """R-FB-463 to R-FB-467: the Job stays Active, costs nothing but the Action, and begins anew with its first card."""
    t = crime("a-little-job-on-the-side", "gun-play", solid={0: ["niska"]})
    t.pick("option:1")
    t.pick("option:1")
    assert t.told("jobs", 0) == [MAYOR] and t.told("work") == "" and "niska" in t.told("solid", 0)
    assert t.told("acted") == ["work"] and t.offered("work:") == [] and t.told("warrants", 0) == 0
    t.pick("end")
    t.pick("end")
    t.pick(f"work:{MAYOR}")
    t.pick("go")
    assert t.pending == "MisbehaveChoice" and Misbehaving(0, f"{MAYOR}#1", 2) in t.g.stack


def test_a_warrant() -> None:
    """R-FB-468 to R-FB-475: the attempt failed, one more Warrant, an Outlaw Ship; the Job is discarded, its load and
    other Jobs stay."""
    beef = "beef-must-flow-athens"
    t = table(
        2,
        at={0: "silverhold"},
        crew={0: ["womack", "jayne"]},
        jobs={0: [beef, "cargo-ariel"]},
        warrants={0: 1},
        stage={beef: 1},
        stash={0: {"contraband": 2}},
    )
    stack_deck(t.g, ["kill-the-alarm"])
    t.pick(f"work:{beef}")
    t.pick("go")
    t.pick("option:1", 1)
    assert t.told("warrants", 0) == 2 and t.told("outlaw", 0) and t.told("contraband", 0) == 2
    assert t.told("jobs", 0) == ["cargo-ariel"] and t.told("pile")["contact:patience"] == [beef]
    assert t.told("stage") == {} and t.told("work") == ""


def test_kills_of_the_ones_before_matter() -> None:
    """R-FB-478: who is gone does not count for the next card."""
    t = crime("sheriffs-justice", "gun-play", crew=["womack", "jayne", "lund"])
    t.pick("option:1", 3)
    t.pick("kill:lund")
    news = t.pick("option:0", 3)
    assert ("test", 0, "fight", 3 + 4) in news


def test_nobody_left() -> None:
    """R-FB-479: the last one sent back on a Proceed: Botched."""
    t = crime("sheriffs-justice", crew=["womack", "jayne", "crow"], go=False)
    t.pick("stay:jayne")
    t.pick("stay:crow")
    t.pick("go")
    t.pick("option:1", 6, 6)
    assert t.told("crew", 0) == ["womack", "crow", "jayne"] and t.told("disgruntled") == ["womack"]
    assert t.told("work") == "" and t.told("jobs", 0) == [MAYOR] and len(t.pile("misbehave.discard")) == 1


def test_the_deck_comes_round() -> None:
    """R-FB-477: an empty deck is made of its discards; "Alliance Operatives" brings all together again."""
    t = table(
        2,
        at={0: "athens"},
        crew={0: ["womack"]},
        hand={0: [MAYOR]},
        pile={"misbehave": ["an-unexpected-opportunity"]},
        deck={"misbehave": 0},
    )
    t.pick(f"work:{MAYOR}")
    t.pick("go")
    assert card(t) == "an-unexpected-opportunity"
    t = crime("gun-play", "alliance-operatives", crew=["marco"])
    t.pick("option:0", 6, 5)
    t.pick("option:0")
    assert t.pile("misbehave.discard") == [] and t.told("deck")["misbehave"] == 40
    assert not any(item in t.g.seen for item in cards_of("misbehave"))


def test_every_end_is_one_of_three() -> None:
    """R-FB-461: Proceed, Botched, Warrant."""
    options = [option for one in firefly().misbehave.values() for option in one.options]
    ends = {option.end for option in options if not option.bands} | {b.end for o in options for b in o.bands}
    assert ends == {"proceed", "botched", "warrant"}


def test_half_the_pay() -> None:
    """A deal with a rival crew: half the Pay for this Job, bonuses not, and not on a Goal."""
    t = crime("rival-crew", "a-little-job-on-the-side", "an-unexpected-opportunity", crew=["womack"])
    for _ in range(3):
        t.pick("option:1")
    t.pick("option:0", 5)
    assert t.told("money", 0) == 3000 + 2000 + 500, "Womack has $500 for Immoral Jobs"
    t = table(2, at={0: "jiangyin"}, crew={0: ["womack"]})
    assert not choosable(t.g, 0, "rival-crew#1", 1)


def test_half_the_pay_in_whole_hundreds() -> None:
    """R-FB-642: half of $3500 is $1700, there is no smaller money."""
    cards = ("rival-crew", "a-little-job-on-the-side", "an-unexpected-opportunity")
    t = at_work("racket-jubilee", *cards, at="jubilee", crew=["nandi", "jayne"])
    for _ in cards:
        t.pick("option:1")
    assert t.told("money", 0) == 3000 + 1700


def test_half_the_pay_from_the_pick_up_on() -> None:
    """A deal made at the pick-up holds at the drop-off; one made in an attempt that is Botched does not."""
    guns = "guns-for-gun-hands-athens"
    t = at_work(guns, "rival-crew", at="silverhold", crew=["womack"])
    t.pick("option:1")
    t.g.ship[0] = table(1, at={0: "athens"}).g.ship[0]
    t.pick("end")
    t.pick("end")
    t.pick(f"work:{guns}")
    t.pick("go")
    assert t.told("money", 0) == 3000 + 1200 and "half_pay" not in str(t.told("marks"))


def test_best_day_ever() -> None:
    """FANCY DUDS or a Medic make an option free of its test."""
    t = crime("best-day-ever", "gun-play", crew=["womack", "interrogator"])
    t.pick("option:1")
    assert card(t) == "gun-play"
    t = crime("best-day-ever", "gun-play", crew=["burgess"])
    t.pick("option:0")
    assert card(t) == "gun-play"
    t = crime("best-day-ever", "gun-play")
    t.pick("option:1", 5)
    assert t.told("work") == ""


def test_an_interesting_day() -> None:
    """Mercs stronger than all others are discarded; talking badly loses them anyway."""
    t = crime("an-interesting-day", "gun-play", crew=["nandi", "jayne", "gun-hand"])
    t.pick("option:1")
    assert t.told("team", 0) == ["nandi"] and card(t) == "gun-play"
    t = crime("an-interesting-day", "gun-play", crew=["nandi", "zoe", "gun-hand"], carries={"nandi": "pistol"})
    t.pick("option:1")
    assert t.told("team", 0) == ["nandi", "zoe", "gun-hand"]
    t = crime("an-interesting-day", "gun-play", crew=["nandi", "gun-hand"])
    t.pick("option:1")
    assert t.told("team", 0) == ["nandi", "gun-hand"], "as strong is not stronger"
    t = crime("an-interesting-day", crew=["nandi", "zoe", "gun-hand"])
    t.pick("option:0")
    t.pick("roll", 1)
    assert t.told("crew", 0) == ["nandi", "zoe"] and t.told("work") == ""


def test_a_vote_of_no_confidence() -> None:
    """Every Disgruntled Crew wants a Cut or is discarded; with none a Cargo is loaded. The Leader asks for nothing."""
    angry = ["womack", "jayne", "crow"]
    t = crime("vote-of-no-confidence", "gun-play", crew=angry, disgruntled=angry, money={0: 300})
    t.pick("option:1")
    t.pick("pay:jayne")
    assert t.offered() == ["dismiss:crow"] and t.told("money", 0) == 0
    t = crime("vote-of-no-confidence", "gun-play", crew=angry, disgruntled=angry)
    assert t.offered() == ["option:1"]
    t.pick("option:1")
    assert t.offered() == ["pay:jayne", "dismiss:jayne"]
    t.pick("pay:jayne")
    t.pick("dismiss:crow")
    assert t.told("money", 0) == 2700 and t.told("team", 0) == ["womack", "jayne"] and card(t) == "gun-play"
    assert t.told("disgruntled") == ["womack", "jayne"]
    t = crime("vote-of-no-confidence", "gun-play", crew=["womack", "jayne"], disgruntled=["jayne"], money={0: 0})
    t.pick("option:1")
    assert t.offered() == ["dismiss:jayne"]
    t = crime("vote-of-no-confidence", "gun-play")
    t.pick("option:0")
    assert t.told("cargo", 0) == 1


def test_not_nailed_down() -> None:
    """1 Contraband for each on the Job who carries nothing, or up to 3 with TRANSPORT."""
    t = crime("not-nailed-down", "gun-play", crew=["womack", "jayne", "crow"], carries={"crow": "knife"})
    t.pick("option:1")
    assert t.told("contraband", 0) == 2
    t = crime("not-nailed-down", "gun-play", carries={"jayne": "mule"})
    t.pick("option:0")
    t.pick("load:contraband:3")
    assert t.told("contraband", 0) == 3


@pytest.mark.parametrize("name", firefly().misbehave)
@pytest.mark.parametrize("face", [1, 3, 5])
def test_every_card_and_option_can_be_resolved(name: str, face: int) -> None:
    """R-FB-172, R-FB-453, R-FB-476: whatever the dice show, the card ends on its pile and the attempt goes on or is
    over."""
    gear = {"womack": "vera", "jayne": ["mule", "flashkill-pod-grenades"], "inara": "shiny-neck-tie"}
    crew = ["womack", "jayne", "inara", "wash", "crow"]
    for number in range(len(firefly().misbehave[name].options)):
        t = crime(f"{name}#1", crew=crew, carries=gear, cargo={0: 1}, disgruntled=["wash"])
        if f"option:{number}" not in t.offered():
            continue
        t.session.answer(f"option:{number}", lambda chance, outcomes: face - 1)
        while t.pending not in ("MisbehaveChoice", "Actions"):
            t.session.answer(t.session.options[0].key, lambda chance, outcomes: face - 1)
        assert t.rules.faults(t.g) == []
        assert name in t.pile("misbehave.discard") or firefly().misbehave[name].reshuffle
