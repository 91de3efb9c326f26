"""What bots do with the box: they attack who is weaker, defend and stow, hunt and deliver, and beware of pirates."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.firefly import firefly
from game.content.firefly.records import Story
from game.core.views import view
from game.rules.firefly.bots import answer, deals
from game.rules.firefly.bots import turn as bot_turn
from game.rules.firefly.bots.buys import buyer_of, gain
from game.rules.firefly.bots.errands import Errand
from game.rules.firefly.bots.plans import NEAR, Plan
from game.rules.firefly.outlook.scoring import whole_force
from game.rules.firefly.set_up.dealing import HAND
from game.rules.firefly.trade.deal import DealChoice
from game.rules.pirates.bots.dealing import pirate_too
from game.rules.pirates.bots.errands import errands, listed
from game.rules.pirates.bots.fear import beware, threats
from game.rules.pirates.bots.passing import is_attack, strike
from game.rules.pirates.bots.values import raid_worth, stowed
from game.rules.pirates.box import PIRATES
from game.rules.registry import ruleset
from tests.rules.firefly.table import Table, table

RULES = ruleset("firefly")
ON = {"pirates": "on"}
JOB = "pilfer-purloin-and-plunder"
STRONG = ["marco", "bandit", "crow"]
HERE: dict[str, Any] = {
    "at": {0: "boros", 1: "boros"},
    "crew": {0: STRONG, 1: ["nandi"]},
    "hold": {1: {"contraband": 3, "cargo": 1}},
    "hand": {0: [JOB]},
}


def answered(t: Table) -> str:
    """What a greedy bot answers."""
    choice = t.session.choice
    assert choice is not None
    keys = [option.key for option in t.session.options]
    return answer(view(RULES, t.g, choice.seat), keys, NEAR)


def raid(**tables: object) -> Table:
    """Two ships in a Sector; the first holds a Piracy Job."""
    return table(settings=ON, **{**HERE, **tables})


def test_who_is_weaker_and_rich_is_worth_a_raid() -> None:
    t = raid()
    keys = [errand.key.partition(":")[0] for errand in errands(t.g, 0)]
    assert "work" in keys
    job = t.g.zones["hand:0"][0]
    assert raid_worth(t.g, 0, 1, job, 0.9) > raid_worth(t.g, 0, 1, job, 0.2)
    among_four = table(4, settings=ON, **HERE)
    there = among_four.g.zones["hand:0"][0]
    assert raid_worth(t.g, 0, 1, job, 0.9) > raid_worth(among_four.g, 0, 1, there, 0.9), "one of few rivals"
    poor = raid(crew={0: ["nandi"], 1: STRONG})
    assert not [errand for errand in errands(poor.g, 0) if errand.key.startswith("work:")]


def test_bots_know_what_each_card_of_the_box_is_good_for() -> None:
    """Who is rich fits what keeps pirates out: no perk of a card of the box is worth nothing."""
    cards = [card for card in firefly().faces.values() if card.box == "pirates" and not isinstance(card, Story)]
    printed = {do.what for card in cards for do in getattr(card, "perks", ()) if do.word == "own"}
    assert printed == set(PIRATES.worths)
    t = table(settings=ON, at={0: "osiris"}, money={0: 9000}, crew={0: STRONG, 1: ["nandi"]})
    buyer = buyer_of(t.g, 0, whole_force(t.g, 0))
    assert gain(buyer, "electronic-defense-suite#1") > 0 and gain(buyer, "mag-grappler-launchers#1") > 0


def test_a_showdown_goes_on_with_sense() -> None:
    """The attacker boards and fights by what is best, the defender answers, stows and is ready."""
    t = raid()
    t.pick(f"work:{JOB}:1")
    t.pick("go")
    assert answered(t).startswith("board:")
    t.pick(answered(t), 6, 6, 1)
    assert answered(t) == "attack:fight"
    t.pick("attack:fight")
    assert t.seat == 1 and answered(t).startswith("defend:")
    t.pick(answered(t))
    stowing = []
    while t.pending == "GetReady" and answered(t) != "ready":
        stowing.append(answered(t))
        t.pick(answered(t))
    assert "stow:contraband" in stowing and stowed(t.g, 1, ["stow:fuel"]) == ""


def test_nothing_is_stowed_from_who_steals_jobs() -> None:
    """A Contract Jumper takes no Goods: who is ready says so."""
    t = raid(hand={0: ["contract-jumper"], 1: ["hard-goods"]})
    t.pick("work:contract-jumper:1")
    t.pick("go")
    t.pick(answered(t), 6, 6, 1)
    t.pick("attack:fight")
    t.pick(answered(t))
    swapped = 0
    while t.pending == "GetReady" and answered(t) != "ready":
        swapped += 1
        assert answered(t).partition(":")[0] in ("equip", "unequip") and swapped < 9
        t.pick(answered(t))
    assert t.g.goods.get("stash:1:contraband", 0) == 0


def test_hunters_travel_and_deliver() -> None:
    """An errand leads to where the Fugitive lies, the next from there to the drop-off."""
    t = table(
        settings=ON,
        at={0: "boros"},
        crew={0: STRONG[:2]},
        pile={"supply:persephone": ["billy"]},
        wanted=["wanted-billy"],
        bound={0: ["wanted-jayne", "jayne"]},
    )
    found = {errand.key.partition("#")[0]: errand for errand in errands(t.g, 0)}
    hunt, bring = found["hunt:wanted-billy"], found["deliver:wanted-billy"]
    assert bring.after == hunt.what and bring.place != hunt.place
    assert "deliver:wanted-jayne" in found


def test_a_pirate_near_makes_captains_beware() -> None:
    """Goods go into the Stash while somebody near shows a Piracy Job; nobody hires who is on the List."""
    t = table(
        settings=ON,
        at={0: "boros", 1: "boros"},
        crew={0: ["nandi"], 1: STRONG},
        jobs={1: [JOB]},
        hold={0: {"cargo": 2}},
        wanted=["wanted-zoe"],
    )
    assert threats(t.g, 0) == [1] and threats(t.g, 1) == []
    keys = [option.key for option in t.session.options]
    assert beware(t.g, t.session.choice, keys) == "stow:cargo"  # type: ignore[arg-type]
    assert listed(t.g, "zoe#1") and not listed(t.g, "wash#1")


@pytest.mark.parametrize(("worth", "place", "strikes"), [(500.0, "athens", True), (90_000.0, "athens", False)])
def test_who_meets_somebody_weaker_strikes_in_passing(monkeypatch, worth, place, strikes) -> None:
    """What the ship is bound for waits an Action, unless that costs more than the attack brings in."""
    t = raid()
    bound = Errand(t.g.ship[1] + 1, "deal", f"deal:{place}", worth, 50)
    monkeypatch.setattr(bot_turn, "trip", lambda *asked: Plan(bound, worth, bound.place))
    assert is_attack(answered(t)) == strikes


def test_what_there_is_to_do_here_comes_before_an_attack(monkeypatch) -> None:
    t = raid()
    here = Errand(t.g.ship[0], "buy", "buy", 500.0, 50)
    monkeypatch.setattr(bot_turn, "trip", lambda *asked: Plan(here, 500.0, here.place))
    keys = [option.key for option in t.session.options]
    assert strike(t.g, t.session.choice, keys) == ""  # type: ignore[arg-type]


@pytest.mark.parametrize(("hand", "taken"), [(0, True), (HAND, False)])
def test_a_piracy_job_takes_nothing_but_a_free_hand(monkeypatch, hand, taken) -> None:
    """Who deals anyway takes one along, where it takes no other Job's place."""
    jobs = ["hard-rustlin", "contract-jumper", "a-message-from-niska"][:hand]
    pile = {"contact:badger": [JOB]}
    t = table(settings=ON, at={0: "persephone"}, crew={0: STRONG}, hand={0: jobs}, pile=pile)
    t.pick("deal:badger")
    t.pick(f"pick:{JOB}")
    t.pick("done")
    monkeypatch.setattr(deals, "deal", lambda *asked: "done")
    keys = [option.key for option in t.session.options]
    assert pirate_too(t.g, t.session.choice, keys).startswith("accept:") == taken  # type: ignore[arg-type]
    assert (DealChoice, pirate_too) in PIRATES.habits
