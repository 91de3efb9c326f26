"""What the panel beside a card claims, against what the rules then do: every option of every Nav and Misbehave card."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.ai.moments import waits
from game.app.captains.played import played
from game.app.games.firefly.cards.ways import card_view, grudges
from game.app.games.firefly.hints import trouble
from game.app.games.firefly.scene import FireflyScene
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.percent import percent
from game.content.firefly import firefly
from game.content.firefly.records import SKILLS
from game.core.steps import Chance, Choice
from game.core.views import view
from game.rules.firefly.cards.foretelling import Upset
from game.rules.firefly.cards.resolving import Resolve, choosable, spared
from game.rules.firefly.flight import nav
from game.rules.firefly.jobs import misbehave
from game.rules.firefly.outlook.odds import force, foreseen, misbehave_chance
from game.rules.firefly.tokens import face as card_face
from game.rules.firefly.tokens import in_play, job_card, option_of
from game.rules.firefly.zones import amount
from tests.ui.firefly_table import table

CREWS = {
    "a Leader alone": ("malcolm",),
    "a Pilot, a Mechanic and a Medic": ("malcolm", "wash", "kaylee", "simon-tam"),
    "Moral Crew": ("nandi", "shepherd-book", "zoe", "river-tam"),
    "no Pilot": ("monty", "jayne", "stitch"),
}
HOLDS = ({}, {"fuel": 1}, {"fuel": 4, "part": 2, "cargo": 2}, {"fuel": 2, "part": 1, "contraband": 1, "passenger": 2})
CARDS = [*firefly().nav, *firefly().misbehave]
ROLLS = ("SkillDie", "GiftDie", "AloneChoice", "Prepare")


@pytest.fixture
def scene(home):
    _, scene = table(1, 8, to="NavChoice")
    return scene


def states(scene) -> Iterator[tuple[str, object]]:
    """Games with all kinds of Crew, goods and money; the same Crew Disgruntled and content."""
    base = view(scene.session.rules, scene.session.state, 0)
    for who, crew in CREWS.items():
        for number, goods in enumerate(HOLDS):
            g = base.copy()
            every = [item for pile in base.zones.values() for item in pile]
            taken = tuple(next((i for i in every if i.startswith(f"{one}#")), f"{one}#1") for one in crew)
            for zone, pile in list(g.zones.items()):
                g.zones[zone] = tuple(item for item in pile if item not in taken)
            g.zones["crew:0"], g.zones["gear:0"], g.carrier = taken, (), {}
            g.goods = {f"hold:0:{good}": n for good, n in goods.items()}
            g.money[0] = (0, 300, 2000, 700)[number]
            g.disgruntled = {taken[-1]: 1} if number % 2 else {}
            yield f"{who}, {goods}", g


def shown(scene, g, face: str):
    """The panel of a card in such a game."""
    now = scene.now
    step = nav.NavChoice(0, f"{face}#1") if face in firefly().nav else misbehave.MisbehaveChoice(0, "", f"{face}#1")
    g.stack = [step]
    now.g, now.choice, now.kind, now.seat = g, step, type(step).__name__, 0
    now.options = tuple(step.options(g))
    return card_view(now, scene.words, scene.kit)


def done(g, face: str, n: int):
    """The game after an option, up to the first thing that is left to luck or to somebody."""
    after = g.copy()
    after.stack = [Resolve(0, f"{face}#1", n)]
    for _ in range(60):
        if not after.stack or isinstance(after.stack[-1], (Choice, Chance)):
            break
        step = after.stack.pop()
        after.stack.extend(reversed(tuple(step.run(after))))
    return after


def test_costs_and_what_is_certain_are_what_the_rules_do(scene):
    """A Leader who is a Pilot pays nothing for weaving through; the panel told of 1 Fuel."""
    told = 0
    for said, g in states(scene):
        for face in CARDS:
            panel = shown(scene, g, face)
            for way in panel.ways:
                if not way.key:
                    continue
                where = f"{face}, {way.title}; {said}"
                option = option_of(f"{face}#1", way.number)
                after = done(g, face, way.number)
                taken = any(do.word in ("seize", "lose_all") for do in option.do)  # told as one number
                for good in ("fuel", "part", "cargo", *(() if taken else ("contraband", "passenger", "fugitive"))):
                    name = scene.words(f"firefly.good.{good}", n=1), scene.words(f"firefly.good.{good}", n=2)
                    change = amount(after, 0, good) - amount(g, 0, good)
                    claimed = 0
                    for left, right, _ in way.rows:
                        if left == "Spends" and right.partition(" ")[2] in name:
                            claimed -= int(right.partition(" ")[0])
                        found = re.fullmatch(r"([+-])(\d+) (.*)", left)
                        if found and found[3] in name:
                            claimed += int(found[1] + found[2])
                    certain = option.test is None or spared(g, 0, option) or claimed
                    if certain and not _more_to_come(after):
                        assert claimed == change, (where, good)
                        told += change != 0
                paid = sum(int(re.sub(r"\D", "", right)) for left, right, _ in way.rows if left == "Costs")
                if option.test is None:
                    gain = sum(int(left[2:]) for left, _, _ in way.rows if re.fullmatch(r"[+]\$\d+", left))
                    assert after.money[0] - g.money[0] == gain - paid or _more_to_come(after), where
                rolls = any(type(step).__name__ in ROLLS for step in after.stack)
                assert bool(way.faces) == rolls or not choosable(g, 0, f"{face}#1", way.number), where
                angry = {c for c in after.disgruntled if c not in g.disgruntled}
                named = {
                    title
                    for left, _, _ in way.rows
                    if left.startswith("Disgruntled: ")
                    for title in left.partition(": ")[2].split(", ")
                }
                if not rolls:
                    assert named == {firefly().crew[c.partition("#")[0]].title for c in angry}, where
    assert told > 50


def _more_to_come(after) -> bool:
    """Whether something is still to be asked or drawn, so that not all has happened."""
    return bool(after.stack)


def test_the_chance_is_that_of_all_rolls(scene):
    """The chance beside an option against every face of the die, and of the die that follows a 6."""
    seen = 0
    for said, g in states(scene):
        for face in CARDS:
            for way in shown(scene, g, face).ways:
                option = option_of(f"{face}#1", way.number)
                if not way.key or option.test is None or spared(g, 0, option) or option.test.alone:
                    continue
                good = [b for b in option.bands if b.end in ("keep-flying", "proceed")] or [option.bands[-1]]
                level = foreseen(force(g, 0), option)
                share = 0.0
                for first in range(1, 7):
                    for second in range(1, 7) if first == 6 else (0,):
                        total = level + first + second
                        band = next((b for b in reversed(option.bands) if b.low <= total), option.bands[0])
                        share += (1 / 36 if first == 6 else 1 / 6) * (band in good)
                assert abs(float(way.head.strip(" %<>")) - 100 * share) < 1.01, (face, way.title, said)
                seen += 1
    assert seen > 100


def test_what_a_way_lacks_is_told_with_all_that_it_takes(scene):
    """One Part of two: the slip said "Spends 1 Part" beside a card that takes 2, and not why it was crossed out."""
    g = next(g for who, g in states(scene) if "'part': 1" in who)
    way = shown(scene, g, "coil-busts").ways[1]
    assert not way.key and way.rows == (("Takes 2 Parts", "you have 1", "bad"),)
    g.goods["hold:0:part"] = 2
    way = shown(scene, g, "coil-busts").ways[1]
    assert way.key and way.rows == (("Spends", "2 Parts", "warn"),)


def test_all_leave_a_leader_who_never_leaves(scene):
    words = scene.words
    assert grudges(words, [Upset("nandi#1", True), Upset("bree#1", True)]) == ["leaving: Bree", "all but Nandi leave"]


def test_setting_out_tells_the_odds_of_the_misbehave_cards_first(home):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    session, names = played(app, "firefly", 1, lambda s: waits("TeamChoice", 0)(s) and ahead(s) > 0, {"limit": "20"})
    scene = FireflyScene(app, session, names)
    app.stack.push(scene)
    n, g = ahead(session), session.state
    chance = percent(misbehave_chance(force(g, 0)) ** n)
    assert trouble.ahead(scene.now) == n and trouble.passing(scene.now) == chance
    assert scene.words("firefly.team.odds", n=n, chance=chance) == scene.group.named("primary").sub
    sub = scene.staged.up().shown.sub
    deck = [firefly().misbehave[card_face(item)] for item in in_play(g.settings)["misbehave"]]
    for skill in SKILLS:
        many = sum(any(o.test and o.test.skill == skill for o in card.options) for card in deck)
        assert f"{scene.words(f'firefly.skill.{skill}')} {many}" in sub
    before = trouble.passing(scene.now)
    stay = next(o.key for o in session.options if o.key.startswith("stay:"))
    scene.answer(stay)
    after = percent(misbehave_chance(force(session.state, 0)) ** n)
    assert trouble.passing(scene.now) == after != before, "it follows who goes"


def ahead(session):
    """The Misbehave cards of the stage that a team sets out for."""
    work, g = session.choice.work, session.state
    return 0 if work.startswith("goal:") else sum(job_card(work).misbehave[g.stage.get(work, 0) :][:1])
