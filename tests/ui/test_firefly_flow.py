"""What goes by itself in a turn of Firefly, what is asked, and what lies apart from it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from re import findall, sub
from typing import Any

import pytest

from game.app.games.firefly.dock.proposal import asks, lead, only_way
from game.app.games.firefly.dock.row import card_of, row
from game.app.games.firefly.dock.rows import rows
from game.app.games.firefly.dock.together import Bundle
from game.app.games.firefly.hints.preview import preview
from game.app.games.firefly.log import entries
from game.app.games.firefly.names import title
from game.app.games.firefly.panels.pages import moment
from game.app.games.firefly.sayings import saying
from game.app.games.firefly.scene import FireflyScene
from game.app.games.firefly.situation import BESIDE, Situation
from game.app.lessons.files import lesson_path
from game.app.lessons.hints import Hints
from game.app.lessons.schema import read
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.duel.data import Duel, Side
from game.app.table.duel.told import ToldDuel
from game.app.table.panels import blocks
from game.app.table.results.results import Result
from game.core.session import Session
from game.core.steps import Option
from game.rules import firefly
from game.rules.firefly import news as news_of
from game.rules.firefly.board import distances
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.jobs.jobs import cards_to_pass, completes
from game.rules.firefly.tokens import job_card
from game.rules.registry import ruleset
from tests.golden.bot_games import played
from tests.rules.firefly.table import table as laid
from tests.told import news as told_as
from tests.ui.firefly_table import NAMES, table
from tests.ui.seated_table import seated

CHOSEN = tuple((one.name, one.values[0]) for one in ruleset("firefly").settings)
SHOWN = 24


def moments(wanted: Callable[[Situation], bool], most: int = SHOWN) -> list[tuple[Situation, int, int]]:
    """Moments of the first captain that are like that: as they are seen, the seed, how many answers were given."""
    found = []
    rules = ruleset("firefly")
    for seed in (3, 5, 8, 11):
        session = Session(rules, rules.new(2, seed, dict(CHOSEN)))
        now = Situation(session, NAMES[:2], (0, 1))
        for number, key in enumerate(played("firefly", 2, seed)):
            now.read()
            if now.mine and now.seat == 0 and wanted(now):
                found.append((now, seed, number))
                break
            session.answer(key)
        if len(found) >= most:
            break
    return found


def at(seed: int, answers: int, speed: str = "off") -> tuple[Any, FireflyScene]:
    """The table of such a moment, with hands over it; the other captain is a bot."""
    app = Program(size=(1280, 720), prefs=Settings(speed=speed))
    return seated(app, FireflyScene, "firefly", 2, seed, (0, 1), dict(CHOSEN), played("firefly", 2, seed)[:answers])


def quiet(now: Situation) -> bool:
    """An empty Nav Card, and Gear that could be handed over meanwhile."""
    return now.kind == "NavChoice" and len(now.find("option", "ignore")) == 1 and bool(now.find("equip", "unequip"))


def test_a_breakdown_that_troubles_nobody_passes_by_itself() -> None:
    """R-FB-342: the card doesn't say "may"; the free acts beside it change nothing."""
    t = laid(at={0: "s25"}, upgrades={0: ["full-tune-up"]}, gear={0: ["pistol"]})
    stack_deck(t.g, ["drive-core-blown"])
    t.pick("burn:s34")
    now = Situation(t.session, NAMES[:2], (0, 1))
    now.read()
    option = only_way(now)
    assert now.kind == "NavChoice" and now.find("equip") and option is not None and option.key == "ignore"


def test_an_empty_nav_card_passes_whatever_gear_is_carried(home):
    """The free acts beside it made every empty Sector a dead click."""
    found = [one for one in moments(quiet) if only_way(one[0]) is not None]
    assert found, "no such moment"
    hands, scene = at(*found[0][1:], speed="normal")
    now, done = found[0][0], found[0][2]
    card, now.auto = now.shown_card(), True
    assert not rows(now, scene.words, ""), "what passes by itself has no button"
    pressed = [block for block in moment(now, scene.words, lambda key: True, "", 0) if block.answers]
    assert not pressed and scene.card.up() is None
    for _ in range(600):
        if scene.results.lying:
            break
        hands.frames(1)
    assert scene.session.record[done].startswith("option:") and done in scene.undoing.autos
    slip = scene.results.lying[-1].result
    assert title(card) in slip.head and slip.card is not None and slip.weight, "it is read as other results are"


def test_a_way_on_a_card_is_pressed_on_the_card(home):
    _, scene = table(1, 8, to="NavChoice", auto=False)
    ways = [key.key for key in scene.now.find("option")]
    assert ways and all(scene.group.named(f"big:{key}") is not None for key in ways)


def test_what_could_be_done_another_time_lies_under_ship(home):
    """Cargo to the Stash, Fuel dumped, Gear handed over stood as equals beside "Stop here": ten buttons."""
    found = moments(lambda now: now.kind in ("FlightChoice", "NavChoice") and len(now.beside()) > 1)
    assert found
    for _, seed, answers in found:
        _, scene = at(seed, answers)
        names = [one.name for one in scene.group.widgets if one.name.startswith(("press:", "tile:", "big:"))]
        heads = {name.split(":")[1] for name in names}
        assert not heads & set(BESIDE), f"seed {seed}: {names}"
        assert "press:mode:ship" in names or "tile:mode:ship" in names, f"seed {seed}: {names}"


def test_nobody_is_asked_whether_to_fly_on_where_they_wanted_to_go(home):
    """A flight that was ordered ends at its place by itself."""
    found = moments(lambda now: now.kind == "FlightChoice" and now.key("stop") is not None)
    assert found
    hands, scene = at(*found[0][1:])
    scene.now.plan, scene.now.bound = (), scene.now.g.ship[0]
    done = len(scene.session.record)
    hands.frames(3)
    assert scene.session.record[done] == "stop" and done in scene.undoing.autos


def test_all_that_may_be_considered_is_drawn_with_one_click(home):
    found = moments(
        lambda now: (
            now.kind == "Consider"
            and getattr(now.choice, "left", 0) > 1
            and (first := lead(now)) is not None
            and first.key == "draw"
        )
    )
    assert found
    hands, scene = at(*found[0][1:])
    done, many = len(scene.session.record), scene.now.choice.left
    assert scene.group.named("primary").label == f"Draw {many} cards"
    hands.click("primary")
    hands.frames(60)
    assert scene.session.record[done : done + many] == ["draw"] * many
    assert scene.now.kind != "Consider" or not scene.now.find("draw")


def test_a_turn_in_which_no_action_is_left_ends_with_one_press(home):
    """Being asked about an Action that can't be taken is one click for nothing."""
    _, scene = table(2, 5, to="Actions")
    now = scene.now
    end = now.key("end")
    assert end is not None and asks(now, end) == "end"
    now.options = tuple(
        option for option in now.options if not any(option in now.group(n) for n in ("fly", "buy", "deal", "work"))
    )
    assert asks(now, end) == ""


IN = ("salvage", "sold", "pay", "bonus", "start", "make-work", "card", "trade")
OUT = ("bought", "leave", "hire", "fine", "warrants", "card", "cost", "cut", "settle", "bribe", "trade")
"""What money comes in for, and what it is paid for."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_payment_says_what_for(home, language):
    """ "+$300" stood in the log without a reason."""
    _, scene = table(2, 5, to="Actions", language=language)
    for n, reasons in ((300, IN), (-300, OUT)):
        bare, *said = (
            entries(scene.now, scene.words, [(0, news_of.Money(0, n, why))])[0].text for why in ("", *reasons)
        )
        assert bare not in said and len(set(said)) == len(reasons)


def test_every_reason_of_the_rules_is_among_them():
    found = set()
    for file in Path(firefly.__file__).parent.rglob("*.py"):
        text = sub(r"\s+", " ", file.read_text())
        found |= set(findall(r'\bearn\(g, [^"\n]*?, "([a-z-]+)"\)', text))
    assert found <= {*IN, *OUT} and len(found) > 10, found


def test_own_gear_is_marked_where_cards_are_for_sale(home):
    found = moments(lambda now: now.kind in ("Consider", "BuyChoice") and bool(now.held("gear", 0)))
    assert found
    _, scene = at(*found[0][1:])
    for item in scene.now.held("gear", 0):
        assert card_of(scene.now, scene.words, item).foot == "Yours"


@pytest.mark.parametrize("news", [("token", "malcolm#1", 1), ("goal", 1), ("warrant", 1), ("killed", "jayne#1")])
def test_a_tip_about_what_happened_to_a_rival_rings_nobody(home, news):
    """A rival's Disgruntled Crew, a rival's Goal: the tip ringed one's own."""
    for seat, told in ((1, False), (0, True)):
        _, scene = table(2, 5, to="Actions", bots=(0, 1))
        tips = Hints(scene, read(lesson_path("firefly")))
        tips.heard(told_as("firefly", (news[0], seat, *news[1:])))
        tips.settled()
        assert (tips.hint is not None and tips.hint.id == news[0]) is told, seat


def test_a_hint_waits_until_a_result_that_fills_the_board_was_seen(home):
    """A hint that came up took the stage of a Test away before anybody read how it had ended."""
    _, scene = table(2, 5, to="Actions", bots=(0, 1))
    scene.coach = tips = Hints(scene, read(lesson_path("firefly")))
    scene.results.clear()
    scene.results.heard(
        [Result(0, "", "Failed", weight=1, stage=ToldDuel(Duel("", "", "", (Side(0, "", ""), Side(-1, "", "")))))]
    )
    scene.results.settled()
    tips.heard(told_as("firefly", ("warrant", 0, 1)))
    tips.settled()
    scene.panels.refresh()
    assert tips.hint is None and scene.results.lying
    scene.results.last()
    tips.update(10.0)
    assert tips.hint is not None


def teams() -> list[Situation]:
    """The moments in which somebody chooses who goes and all are to go, each with a table of its own."""
    rules, found = ruleset("firefly"), []
    for seed in (3, 5):
        session = Session(rules, rules.new(2, seed, dict(CHOSEN)))
        for key in played("firefly", 2, seed):
            if type(session.choice).__name__ == "TeamChoice":
                found.append(Situation(Session(rules, session.state.copy()), NAMES[:2], (0, 1)))
            session.answer(key)
    return found


def test_all_set_out_by_themselves_where_it_makes_no_difference_who_goes(home):
    """No cards to pass, no Gear to use up, and nobody to mind it; any other work asks who goes."""
    found = teams()
    going = [now for now in found if only_way(now) is not None]
    assert going and len(going) < len(found)
    for now in going:
        g, work = now.g, now.choice.work
        option, job = only_way(now), job_card(work)
        assert option.key == "go" and not cards_to_pass(g, now.seat, work) and not job.keywords
        assert not completes(g, work) or not (job.immoral or job.options)
    now = going[0]
    now.session.answer(now.find("stay")[0].key)
    now.read()
    assert only_way(now) is None, "somebody was kept aboard: the captain has something in mind"


def test_own_jobs_keep_their_order_from_turn_to_turn(home):
    _, scene = table(2, 3, to="Actions", bots=(0, 1))
    now, g = scene.now, scene.session.state
    first = [card.item for card in row(now, scene.words) if now.job(card.item)]
    assert len(first) > 1
    last = first[-1]
    g.zones["hand:0"] = tuple(item for item in g.zones["hand:0"] if item != last)
    g.zones["active:0"], g.seen[last], g.turn = (last,), 3, g.turn + 2
    now.read()
    assert [card.item for card in row(now, scene.words) if now.job(card.item)] == first


def test_a_hint_and_the_brass_button_speak_for_the_same(home):
    hands, scene = table(2, 3, to="Actions", bots=(0, 1))
    now = scene.now
    others = [option.key for option in now.options if lead(now) is not None and option.key != lead(now).key]
    scene.hint.foresee = lambda: others[-1]
    scene.hint.ask()
    assert lead(now).key == others[-1] == scene.hint.best[0].key
    scene.hint.forget()
    assert lead(now).key not in others[-1:]


def test_what_is_pointed_at_out_of_reach_says_how_far_it_is(home):
    _, scene = table(2, 3, to="Actions", bots=(0, 1))
    now = scene.now
    here = now.g.ship[0]
    far = max(distances(now.g, here), key=lambda n: bool(now.place(n).planets) * distances(now.g, here)[n])
    tag = preview(now, scene.words, far).tag
    assert tag is not None and tag.lines == (scene.words("firefly.page.far", n=distances(now.g, here)[far]),)


def test_a_long_row_is_told_to_its_end(home):
    """No line is left out, and the row is as high as all of them."""
    hands, scene = table()
    kit, said = scene.kit, " ".join(["Transport"] * 30)
    row = blocks.Row("star", said, "5")
    words = kit.para(None, (0, 0), said, row.room(kit, 250), 14, "ink", lead=1.2, dry=True)
    assert row.tall(kit, 250) == words > 4 * kit.t(16)


def test_of_dealt_jobs_the_brass_button_keeps_the_best_and_never_proposes_a_loss(home):
    """A press leaves three of them ticked, which can still be changed; the next one keeps them (R-FB-88)."""
    hands, scene = table(2, 7, bots=(0, 2), to="KeepJobs")
    assert len(scene.now.held("hand", 0)) == 5
    assert not any(card.first for card in scene.staged.up().shown.cards), "no card is marked that would go"
    assert scene.panels.dock.primary()[:2] == ("Pick the best 3", "you can still change them")
    hands.click("primary")
    hands.frames(4)
    assert scene.now.kind == "KeepJobs" and len(scene.now.held("hand", 0)) == 3
    assert scene.panels.dock.primary()[0] == "Keep these Jobs"
    kept = {title(item) for item in scene.now.held("hand", 0)}
    scene.bots.update = lambda dt: False
    hands.click("primary")
    assert not scene.now.mine and scene.now.held("considered", 0), "the others decide, and all give back together"
    assert {card.title for card in row(scene.now, scene.words)} == kept, "what was given back is no card of one's own"


def test_a_full_hand_is_told_before_a_deal_and_a_job_that_is_given_for_another(home):
    _, scene = table(1, 1, to="Actions")
    (deal,) = scene.now.find("deal")
    assert len(scene.now.held("hand", 0)) == 3
    (told,) = [one for one in rows(scene.now, scene.words, "") if one.key == deal.key]
    assert told.note == "hand full" and "discard one of yours first" in told.how
    assert "discard one" in saying(scene.now, scene.words, deal).note
    scene.answer(deal.key)
    scene.answer("draw")
    (looked,) = row(scene.now, scene.words)
    assert looked.foot == "Considered" and not looked.seals, "it lies there, and is nobody's yet"
    while scene.now.kind == "Consider":
        scene.answer("draw" if scene.now.key("draw") else "done")
    assert "Your hand is full" in scene.staged.up().shown.sub
    job = scene.now.find("drop")[0]
    more = scene.now.held("considered", 0)[0]
    scene.now.bundles, scene.panels.dock.first = True, lambda: job
    scene.now.bundle = (
        scene.now.g,
        scene.now.off,
        Bundle((("DealChoice", job), ("DealChoice", Option(f"accept:{more}")))),
    )
    assert scene.panels.dock.primary()[1] == f"discards {title(job.key[5:])}"
