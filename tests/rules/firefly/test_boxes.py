"""The socket for expansions: a box of a few lines changes what it names, while it is on and only then."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import game
from game.content.firefly import firefly
from game.content.firefly.records import Band, Choosable, Do, Trial
from game.core.ruleset import Setting
from game.core.session import Session
from game.core.steps import Effect, Option, Step
from game.core.views import view
from game.core.zones import move
from game.rules.firefly import boxes
from game.rules.firefly.boxes import Box, JobKind, Mark, Zone
from game.rules.firefly.cards.happening import follow
from game.rules.firefly.cards.needs import holds
from game.rules.firefly.crew.killing import Killed
from game.rules.firefly.jobs import morals
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.settings import chosen
from game.rules.firefly.soundness import faults
from game.rules.firefly.state import Firefly
from game.rules.firefly.story.stories import HAS
from game.rules.firefly.tokens import job_card
from game.rules.firefly.turn import Actions
from tests.rules.firefly import happen
from tests.rules.firefly.table import Table, table
from tests.rules.firefly.work import total

ON = {"toy": "on"}


@dataclass(frozen=True, slots=True)
class RingToy(Effect[Firefly]):
    """The bell is rung, or has rung so often."""

    seat: int
    clap: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.flags["rung"] = self.clap
        return ()


def _ring(g: Firefly, choice: Actions) -> Iterator[Option]:
    yield Option("ring", (RingToy(choice.seat, 1),), "", f"ship:{choice.seat}")


def _echo(g: Firefly) -> tuple[Step, ...]:
    return (RingToy(g.active, 2),) if g.flags.get("rung") == 1 else ()


def _swap(g: Firefly, seat: int, crew: str, why: str, then: tuple[Step, ...]) -> tuple[Step, ...]:
    return (RingToy(seat, 3),) if why == "killed" and crew.startswith("zoe") else then


def _refuse(g: Firefly, seat: int, what: object, options: object) -> tuple[str, str]:
    return "R-FB-1", "now"


def _stack_up(g: Firefly, parts: boxes.Parts) -> boxes.Parts:
    return {**parts, "placing": (RingToy(0, 4), *parts["placing"])}


TEST = Choosable("Toy", "", test=Trial("fight", plus=(Do("own", "bell", 1),)), bands=(Band(1, (), "keep-flying"),))
TOY = Box(
    id="toy",
    settings=(Setting("toy", ("off", "on"), "R-FB-1"), Setting("bell", ("one", "two"), "R-FB-1")),
    kinds={
        "crime": JobKind(
            lambda g, seat, job: (RingToy(seat, 5),), lambda g, seat, job: (), lambda g, seat, job: not job.immoral
        )
    },
    offers={"Actions": (_ring,)},
    sets_up=_stack_up,
    between=(_echo,),
    after={"turn": (lambda g, seat, about: (RingToy(seat, 6),),)},
    losing=_swap,
    says={"toll": lambda g, said: (RingToy(said.seat, said.n),)},
    needs={"bell": lambda g, seat, do: do.n == 1},
    has={"bell": lambda g, seat, do: do.n == 2},
    plus={"bell": lambda g, seat: 7},
    trials={"toy:test": TEST},
    zones={"shelf": Zone(("gear",), per_seat=True)},
    marks={"rung": Mark(lambda g, tail, value: 0 < value < 9, secret=True)},
    fits={"clap": lambda g, value: value in range(9)},
    opening=(RingToy,),
    tells=lambda g: {"bell": g.flags.get("rung", 0)},
    lays={"rung": lambda g, key, value: g.flags.update(rung=int(str(value)))},
    verbs={"ring": _refuse},
)


@pytest.fixture(autouse=True)
def _there() -> Iterator[None]:
    before = boxes.known()
    boxes.know(TOY)
    yield
    boxes.know(*before)


def rung(t: Table) -> int:
    return t.g.flags.get("rung", 0)


def test_a_box_that_is_off_leaves_no_trace() -> None:
    t = table()
    assert "ring" not in t.offered() and t.g.flags == {} and "bell" not in t.g.settings
    assert chosen(FIREFLY, 2, {"toy": "off"}) == chosen(FIREFLY, 2, None) == t.g.settings
    assert {one.name for one in FIREFLY.extras} == {"toy", "bell", "tempers"}
    assert not {"toy"} & {s.name for s in FIREFLY.settings}
    assert not boxes.boxes(t.g) and boxes.between(t.g) == ()


def test_its_settings_count_while_it_is_on() -> None:
    assert {**chosen(FIREFLY, 2, ON), "x": ""}.items() >= {"toy": "on", "bell": "one"}.items()
    assert chosen(FIREFLY, 2, {**ON, "bell": "two"})["bell"] == "two"
    for settings, says in (
        ({"bell": "two"}, "which is off"),
        ({**ON, "bell": "six"}, "one, two"),
        ({"toy": "x"}, "off, on"),
    ):
        with pytest.raises(ValueError, match=says):
            chosen(FIREFLY, 2, settings)


def test_what_is_offered_happens_and_what_is_due_follows() -> None:
    t = table(settings=ON)
    assert rung(t) == 6, "the turn has begun"
    assert t.told("bell") == 6
    t.pick("ring")
    assert rung(t) == 2 and faults(FIREFLY, t.g) == []
    t.g.flags["rung"] = 9
    assert faults(FIREFLY, t.g) == ["there is no mark 'rung' of 9"]
    t.g.flags["rung"] = 1
    t.pick("end")
    assert rung(t) == 6 and t.seat == 1, "the mark went with the turn"


def test_the_set_up_is_made_anew_and_its_steps_may_wait() -> None:
    g = FIREFLY.new(2, 7, ON)
    session = Session(FIREFLY, g)
    assert faults(FIREFLY, session.state) == [] and any(isinstance(step, RingToy) for step in session.state.stack)
    assert not any(isinstance(step, RingToy) for step in Session(FIREFLY, FIREFLY.new(2, 7)).state.stack)


def test_words_of_cards_and_a_test_on_no_card() -> None:
    t = table(settings=ON, crew={0: ["malcolm", "zoe"]})
    happen.happen(t, *follow(0, "", (Do("own", "toll:loud", 7),)))
    assert rung(t) == 7
    assert [holds(t.g, 0, Do("own", "bell", n)) for n in (1, 2)] == [True, False]
    assert [HAS["own"](t.g, 0, Do("own", "bell", n)) for n in (1, 2)] == [False, True]
    assert total(t, ("toy:test", 0), 2) == 2 + 7 + 4
    with pytest.raises(KeyError):
        holds(t.g, 0, Do("own", "drum"))


def test_who_is_lost_may_be_spared() -> None:
    t = table(settings=ON, crew={0: ["malcolm", "zoe", "wash"]})
    zoe, wash = t.g.zones["crew:0"][1:]
    happen.happen(t, Killed(0, (zoe,)))
    assert rung(t) == 3 and zoe in t.g.zones["crew:0"]
    happen.happen(t, Killed(0, (wash,)))
    assert t.pile("removed") == ["wash"]


def test_a_kind_of_jobs_goes_its_own_way() -> None:
    t = table(settings=ON)
    crime = next(job for job in firefly().jobs.values() if job.kind == "crime" and not job.immoral)
    other = next(job for job in firefly().jobs.values() if job.kind == "shipping" and not job.immoral)
    assert morals.immoral(t.g, 0, crime) and not morals.immoral(t.g, 0, other)
    assert not morals.immoral(table().g, 0, crime)
    kind = boxes.job_kind(t.g, crime)
    assert kind is not None and list(kind.attempt(t.g, 0, crime.id)) == [RingToy(0, 5)]
    place = crime.places[0][0]
    held = table(
        settings=ON, at={0: place}, hand={0: [crime.id]}, crew={0: ["malcolm", "zoe", "jayne", "wash", "kaylee"]}
    )
    assert held.offered("work:") == [], "its box offers it, and nobody else"
    assert job_card(held.g.zones["hand:0"][0]) is crime


def test_zones_and_tables_of_a_box() -> None:
    t = table(settings=ON, gear={0: ["pistol"]}, rung=8)
    assert rung(t) == 6, "laid out as 8, and then the turn began"
    pistol = t.g.zones["gear:0"][0]
    move(t.g, pistol, "gear:0", "shelf:0")
    assert faults(FIREFLY, t.g) == []
    move(t.g, pistol, "shelf:0", "shelf:7")
    assert faults(FIREFLY, t.g) == ["there is no zone 'shelf:7'"]
    move(t.g, pistol, "shelf:7", "shelf:0")
    zoe = table(settings=ON, crew={0: ["malcolm", "zoe"]})
    move(zoe.g, zoe.g.zones["crew:0"][1], "crew:0", "shelf:0")
    assert faults(FIREFLY, zoe.g) == ["'shelf:0' holds a card of another kind"]


def test_why_not_is_asked_of_the_box_first() -> None:
    t = table(settings=ON)
    t.session.choice = None
    refused = FIREFLY.why_not(t.g, "", "ring:twice")
    assert refused and (refused.rule, refused.says) == ("R-FB-1", "firefly.why.now")


def test_a_secret_mark_is_hidden_until_the_team_sets_out() -> None:
    t = table(settings=ON, at={0: "sihnon"}, hand={0: ["cargo-ariel"]}, crew={0: ["malcolm"]})
    t.pick("work:cargo-ariel")
    t.g.flags["rung"] = 1
    assert "rung" in view(FIREFLY, t.g, 0).flags and "rung" not in view(FIREFLY, t.g, 1).flags


def test_cards_of_a_box_are_dealt_while_it_is_on() -> None:
    card = replace(firefly().gear["pistol"], box="toy")
    assert not boxes.deals(card, {}) and boxes.deals(card, {"toy": "on"})
    boxes.know(TOY._replace(deals=lambda card, part: part["bell"] == "two"))
    assert [boxes.deals(card, {"toy": "on", "bell": bell}) for bell in ("one", "two")] == [False, True]
    assert boxes.deals(firefly().gear["pistol"], {})


@pytest.mark.parametrize("floor", ["rules", "content", "app/games"])
def test_the_game_names_no_expansion(floor: str) -> None:
    """What a box adds stands in its own packages."""
    named = re.compile("pirate|piracy|bount(y|ies)|haven|showdown", re.IGNORECASE)
    home = Path(game.__file__).parent / floor / "firefly"
    found = {path.name for path in home.rglob("*.py") if named.search(path.read_text(encoding="utf-8"))}
    assert found == set()
