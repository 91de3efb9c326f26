"""Death and Medics (R-FB-594 to R-FB-616)."""

from __future__ import annotations

import pytest

from game.rules.firefly.cards.happening import follow
from game.rules.firefly.crew.killing import MANY, Kill
from game.rules.firefly.tokens import misbehave_card
from tests.rules.firefly.happen import happen
from tests.rules.firefly.work import at_work, card, crew


def test_the_owner_picks_who_dies() -> None:
    """R-FB-594 to R-FB-597: as many as said, out of the game and on no pile; in a rival's turn, too."""
    t = crew("nandi", "zoe", "jayne", "wash")
    happen(t, Kill(0, 2))
    assert t.pending == "KillChoice" and t.seat == 0 and len(t.offered("kill:")) == 4
    t.pick("kill:zoe")
    t.pick("kill:wash")
    assert sorted(t.told("removed")) == ["wash", "zoe"] and t.told("crew", 0) == ["nandi", "jayne"]
    assert not any("zoe" in pile for pile in t.told("pile").values())
    t = crew("nandi", "zoe", "wash", active=1)
    happen(t, Kill(0, 1))
    assert t.seat == 0


def test_surplus_kills_are_lost() -> None:
    """R-FB-600: nobody is picked twice; the Leader takes a token."""
    t = crew("nandi", "zoe")
    happen(t, Kill(0, 3))
    assert t.told("removed") == ["zoe"] and t.told("disgruntled") == ["nandi"] and t.told("crew", 0) == ["nandi"]


def test_a_killed_leader() -> None:
    """R-FB-319 to R-FB-321, R-FB-323, R-FB-598: a token instead; a second one dismisses everybody else."""
    t = crew("nandi", "zoe", "wash")
    happen(t, Kill(0, 1))
    t.pick("kill:nandi")
    assert t.told("disgruntled") == ["nandi"] and t.told("crew", 0) == ["nandi", "zoe", "wash"]
    happen(t, Kill(0, 1))
    t.pick("kill:nandi")
    assert t.told("crew", 0) == ["nandi"] and t.told("disgruntled") == [] and t.told("removed") == []
    assert "zoe" in t.told("pile")["supply:silverhold"] and "wash" in t.told("pile")["supply:space-bazaar"]
    t = crew("nandi", "zoe", "wash", disgruntled=["nandi"])
    happen(t, Kill(0, MANY))
    assert sorted(t.told("removed")) == ["wash", "zoe"], "those who are Killed with the Leader are Killed, not fired"


def test_gear_of_the_dead() -> None:
    """R-FB-340, R-FB-427: it goes back to the ship."""
    t = crew("nandi", "zoe", carries={"zoe": "vera"})
    happen(t, Kill(0, 1))
    t.pick("kill:zoe")
    assert t.told("gear", 0) == ["vera"] and t.told("carries") == {"nandi": [], t.told("leader", 1): []}


def test_medic_checks() -> None:
    """R-FB-602 to R-FB-608, R-FB-610: one die for each who is Killed, however many Medics; 5 and 6 save."""
    for face, saved in ((4, False), (5, True), (6, True)):
        t = crew("nandi", "zoe", "med-staff", "interrogator")
        happen(t, Kill(0, 1))
        t.pick("kill:zoe", face)
        assert ("zoe" in t.told("crew", 0)) == saved and (t.told("removed") == ["zoe"]) != saved
    t = crew("nandi", "zoe", "wash")
    happen(t, Kill(0, 1))
    t.pick("kill:wash")
    assert t.told("removed") == ["wash"]


def test_the_sample_of_the_rulebook() -> None:
    """R-FB-606, R-FB-612, R-FB-613: 3, 6 and 5; a Medic who is Killed, too, makes all the checks."""
    t = crew("nandi", "zoe", "wash", "med-staff")
    happen(t, Kill(0, MANY), faces=(3, 6, 5, 6))
    assert t.told("removed") == ["zoe"] and t.told("crew", 0) == ["nandi", "wash", "med-staff"]
    t = crew("nandi", "med-staff", "zoe")
    happen(t, Kill(0, MANY), faces=(1, 5, 5))
    assert t.told("removed") == ["med-staff"] and t.told("crew", 0) == ["nandi", "zoe"]


def test_a_leader_and_the_medic() -> None:
    """R-FB-616: the check first; saved means no token."""
    t = crew("nandi", "med-staff")
    happen(t, Kill(0, 1))
    t.pick("kill:nandi", 6)
    assert t.told("disgruntled") == []
    happen(t, Kill(0, 1))
    t.pick("kill:nandi", 4)
    assert t.told("disgruntled") == ["nandi"]


def test_better_chances() -> None:
    """R-FB-609, R-FB-611: Simon's +2, the kit's +1 while it is carried, a second throw from the Med Bay."""
    t = crew("nandi", "zoe", "simon-tam", carries={"simon-tam": "simons-surgical-kit"})
    happen(t, Kill(0, 1))
    t.pick("kill:zoe", 2)
    assert "zoe" in t.told("crew", 0)
    t = crew("nandi", "zoe", "simon-tam", gear={0: ["simons-surgical-kit"]})
    happen(t, Kill(0, 1))
    t.pick("kill:zoe", 2)
    assert t.told("removed") == ["zoe"]
    for answer, faces, dead in (("keep", (), True), ("reroll", (5,), False), ("reroll", (4,), True)):
        t = crew("nandi", "zoe", "med-staff", upgrades={0: ["fully-equipped-med-bay"]})
        happen(t, Kill(0, 1))
        t.pick("kill:zoe", 1)
        assert t.pending == "MedicAgain"
        t.pick(answer, *faces)
        assert (t.told("removed") == ["zoe"]) == dead and t.pending == "Actions"


def test_on_a_job() -> None:
    """R-FB-322, R-FB-431, R-FB-478, R-FB-599, R-FB-605, R-FB-614: only the team dies, a Medic aboard is of no use, who
    is saved is out of the attempt."""
    t = at_work("mayor-of-whitefall", "ambush", at="athens", crew=["womack", "jayne", "med-staff"], go=False)
    t.pick("stay:med-staff")
    t.pick("go")
    t.pick("option:0", 1)
    assert sorted(t.offered("kill:")) == ["kill:jayne", "kill:womack"]
    t.pick("kill:jayne")
    assert t.told("removed") == ["jayne"]
    t = at_work("mayor-of-whitefall", "sheriffs-justice", "gun-play", at="athens", crew=["womack", "zoe", "med-staff"])
    t.pick("option:1", 5)
    t.pick("kill:zoe", 5)
    assert card(t) == "gun-play" and t.told("team", 0) == ["womack", "med-staff"] and t.told("crew", 0) == ["zoe"]
    assert ("test", 0, "fight", 5) in t.pick("option:0", 3)


def test_a_leader_killed_on_a_job_goes_back_to_the_ship() -> None:
    """R-FB-322: out of this attempt."""
    t = at_work("mayor-of-whitefall", "sheriffs-justice", "gun-play", at="athens", crew=["womack", "zoe", "jayne"])
    t.pick("option:1", 5)
    t.pick("kill:womack")
    assert t.told("team", 0) == ["zoe", "jayne"] and t.told("crew", 0) == ["womack"] and card(t) == "gun-play"


def test_medics_aboard_by_another_reading() -> None:
    """R-FB-614: with the setting "ship" they help those on the Job."""
    t = at_work(
        "mayor-of-whitefall",
        "ambush",
        at="athens",
        crew=["womack", "jayne", "med-staff"],
        go=False,
        settings={"medics": "ship"},
    )
    t.pick("stay:med-staff")
    t.pick("go")
    t.pick("option:0", 1)
    t.pick("kill:jayne", 5)
    assert "jayne" in t.told("crew", 0)


def test_those_with_a_rule_of_their_own() -> None:
    """Tracey must be the first one Killed; Gun Hands are discarded."""
    t = crew("nandi", "zoe", "tracey", "gun-hand")
    happen(t, Kill(0, 1))
    assert t.told("removed") == ["tracey"] and t.pending == "Actions"
    t = crew("nandi", "zoe", "tracey", "gun-hand")
    happen(t, Kill(0, 2))
    assert sorted(t.offered("kill:")) == ["kill:gun-hand", "kill:nandi", "kill:zoe"]
    t.pick("kill:gun-hand")
    assert t.told("removed") == ["tracey"]
    assert any("gun-hand" in pile for deck, pile in t.told("pile").items() if deck.startswith("supply:"))


@pytest.mark.parametrize(("card_", "n"), [("gun-play", 0), ("reaver-raid", 0)])
def test_kills_without_a_test_are_the_same(card_: str, n: int) -> None:
    """R-FB-601: the owner picks, whatever the effect comes from."""
    option = misbehave_card(f"{card_}#1").options[n]
    words = option.do or option.bands[0].do
    t = crew("nandi", "zoe")
    happen(t, *follow(0, f"{card_}#1", words))
    assert sorted(t.offered("kill:")) == ["kill:nandi", "kill:zoe"]
