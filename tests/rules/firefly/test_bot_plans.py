"""What captains reckon with when they plan: Fuel, turns that are counted, money that is wanted, Contacts."""

from __future__ import annotations

import pytest

from game.content.firefly.records import CONTACTS
from game.rules.firefly.bots.buys import buyer_of, gain
from game.rules.firefly.bots.errands import Errand, newly
from game.rules.firefly.bots.jobs import outfit_of
from game.rules.firefly.bots.plans import AHEAD, NEXT, best_plan, flight, full_burns, turns_left
from game.rules.firefly.bots.turn import act, is_left, open_errands
from game.rules.firefly.bots.ways import burns
from game.rules.firefly.outlook.scoring import dearness, hurried, whole_force
from game.rules.firefly.turn import Actions
from tests.rules.firefly.table import Table, table


def alone(**tables: object) -> Table:
    """A captain alone whose Story counts Misbehave cards and turns."""
    return table(1, story="lonely-wicked", **tables)


def test_a_flight_without_fuel_takes_long() -> None:
    """Full Burns as long as there is Fuel, then a turn for each Sector."""
    assert flight(1, 5, 0) == (1, 0)
    assert flight(5, 5, 6) == (burns(5, 5), 6 - burns(5, 5))
    turns, left = flight(10, 5, 1)
    assert burns(10, 5) + 4 < turns < 10 and left == 0
    assert flight(10, 5, 0) == (10, 0)


def test_fuel_that_a_job_waits_for_is_not_flown_with() -> None:
    """Two of the three that are aboard are to be delivered."""
    job = "fuel-run-boros"
    t = table(fuel={0: 5})
    assert full_burns(t.g, 0) == 5
    t = table(fuel={0: 5}, jobs={0: [job]}, stage={job: 1})
    assert full_burns(t.g, 0) < 5


def test_what_comes_after_the_last_turn_is_worth_nothing() -> None:
    """A place too far off for the turns that are left is no better than none."""
    t = alone(at={0: "persephone"})
    far, near = Errand(1, "work", "work:far", 5000, 0), Errand(t.g.ship[0], "work", "work:near", 100, 1)
    for last, first in ((1, far), (20, near)):
        t.g.round = last
        assert turns_left(t.g) == 20 - last
        plan = best_plan(t.g, 0, [far, near], NEXT)
        assert plan is not None and plan.errand is first


@pytest.mark.parametrize(("story", "hurry"), [("lonely-wicked", True), ("lonely-crime", False), ("desperadoes", False)])
def test_money_is_worth_little_where_turns_count(story: str, hurry: bool) -> None:
    """Unless the Story asks for it."""
    t = table(1, story=story, crew={0: ["malcolm"]}, money={0: 9000})
    assert hurried(t.g, 0) is hurry
    assert (dearness(t.g, 0, whole_force(t.g, 0)) < 0.3) is hurry


def test_money_that_is_wanted_costs_its_full_price() -> None:
    """The same Gear gains less when the money for it would be missed, and nothing without any."""
    gains = [
        gain(buyer_of(t.g, 0, whole_force(t.g, 0)), "flashkill-pod-grenades#1")
        for t in (alone(crew={0: ["malcolm"]}, money={0: money}) for money in (9000, 2000, 300))
    ]
    assert gains[0] > gains[1] > gains[2] == -1


def test_a_second_job_of_a_contact_counts_less() -> None:
    """Badger's favour is on the way already, Niska's is not."""
    t = table(1, story="lonely-connections", crew={0: ["malcolm", "jayne"]}, hand={0: ["postmans-parcel"]})
    outfit = outfit_of(t.g, 0, whole_force(t.g, 0))
    new = newly(t.g, 0, outfit)
    favours = {name: (old, now) for name, old, now in zip(CONTACTS, outfit.favours, new.favours)}
    assert favours["badger"][1] < favours["badger"][0] and favours["niska"][1] == favours["niska"][0] > 0


def test_nobody_waits_for_another_deal() -> None:
    """The best of a deck has been taken this turn: a Job is worth a stay, the deck is not."""
    t = alone(at={0: "persephone"}, crew={0: ["malcolm"]})
    t.g.acted = ("deal", "work")
    assert not is_left(t.g, Errand(29, "deal", "deal:badger", 900, 50))
    assert not is_left(t.g, Errand(29, "work", "makework", 200, 51))
    assert is_left(t.g, Errand(29, "work", "work:hot-cargo#1", 900, 0))


def test_without_fuel_nothing_is_planned_where_the_cutter_is() -> None:
    """It could not be lured away."""
    t = table(at={0: "persephone"}, crew={0: ["malcolm"]}, fuel={0: 0}, hand={0: ["postmans-parcel"]})
    t.g.cutter = next(errand.place for errand in open_errands(t.g, 0) if errand.place != t.g.ship[0])
    assert all(errand.place != t.g.cutter for errand in open_errands(t.g, 0))
    keys = [option.key for option in t.session.options]
    assert act(t.g, Actions(0), keys, AHEAD) in keys
