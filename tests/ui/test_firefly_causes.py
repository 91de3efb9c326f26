"""Whoever is Disgruntled, leaves or is Killed, a Warrant, what Contacts think: log, recap and slip say why."""

from __future__ import annotations

from pathlib import Path
from re import findall, sub
from typing import NamedTuple

import pytest

from game.ai.moments import waits
from game.app.captains.played import played
from game.app.games.firefly.cards.called import decided
from game.app.games.firefly.causes import Causes
from game.app.games.firefly.log import entries
from game.app.games.firefly.names import title
from game.app.games.firefly.results import GIVEN
from game.app.games.firefly.scene import FireflyScene
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.results.gather import plain
from game.content.firefly import firefly as content
from game.rules import firefly
from game.rules.firefly import news as news_of
from game.rules.firefly.board import board
from game.rules.firefly.cards.endings import ENDS
from game.rules.firefly.jobs.payday import Morals, Unpaid
from game.rules.firefly.jobs.reputation import Warrant
from game.rules.firefly.set_up.dealing import StartingJobs
from game.rules.firefly.ship.goods import load, unload
from game.rules.firefly.tokens import crew_card, face, job_card, kind, option_of
from tests.ui.firefly_table import table
from tests.ui.test_banners import read
from tests.ui.test_rival_cards import captains, some
from tests.ui.test_spread_crew import CHOICES, at


def lines(scene, *news) -> list[str]:
    return [line.text for line in scene.lines_of([(0, one) for one in news])]


def happens(scene, *steps):
    """The news of steps, with all that follows from them."""
    g = scene.session.state
    g.news.clear()
    todo = list(steps)
    while todo:
        todo = [*todo.pop(0).run(g), *todo]
    return list(g.news)


def moral_and_job(scene):
    """A Moral one who is now of Bo's Crew, and an Immoral Job."""
    g = scene.session.state
    held = {
        kind: [card for zone, cards in g.zones.items() if zone.startswith(kind) for card in cards]
        for kind in ("supply:", "contact:")
    }
    crew = next(item for item in held["supply:"] if kind(item) == "crew" and crew_card(item).moral)
    job = next(item for item in held["contact:"] if job_card(item).immoral)
    for zone in g.zones:
        g.zones[zone] = tuple(item for item in g.zones[zone] if item != crew)
    g.zones["crew:1"] = (*g.zones["crew:1"], crew)
    g.seen[crew] = g.seen[job] = 15
    return crew, job


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_unpaid_one_and_a_moral_one_are_disgruntled_for_different_reasons(home, language):
    _, scene = captains(language=language)
    crew, job = moral_and_job(scene)
    unpaid = lines(scene, *happens(scene, Unpaid(1, crew)))
    scene.session.state.disgruntled.clear()
    immoral = [one for one in lines(scene, *happens(scene, Morals(1, job, ()))) if title(crew) in one]
    said = {"en": ("not paid", "Immoral"), "de": ("nicht bezahlt", "unmoralisch")}[language]
    assert len(unpaid) == 1 and said[0] in unpaid[0] and len(immoral) == 1 and said[1] in immoral[0]


def test_who_leaves_says_both_reasons(home):
    _, scene = captains()
    crew, job = moral_and_job(scene)
    scene.session.state.disgruntled[crew] = 1
    told = lines(scene, *happens(scene, Unpaid(1, crew)))
    assert "not paid" in told[0] and "Disgruntled twice" in told[1] and len(told) == 2


def test_a_warrant_a_death_and_a_lost_friend_name_the_card_also_when_it_was_chosen_an_answer_before(home):
    _, scene = captains()
    card, crew = some(scene, "misbehave"), some(scene, "crew")
    before = news_of.Misbehave(1, card), news_of.Option(1, card, 0)
    scene.told += [(98, one) for one in before]
    news = [
        news_of.Killed(1, crew),
        news_of.Warrant(1, 1),
        news_of.Solid(1, "niska", 0, "card"),
        news_of.Solid(1, "harken", 0, "warrant"),
    ]
    scene.answering.write([(99, news)])
    assert all(title(card) in line.text and line.about[-1] == ("card", card) for line in scene.log[-4:-1])
    assert "a Warrant" in scene.log[-1].text
    assert all(title(card) in one for one in lines(scene, *before, *news)[-4:-1]), "the recap has both"


def test_a_slip_says_what_the_log_says(home):
    _, scene = captains()
    card, crew = some(scene, "misbehave"), some(scene, "crew")
    scene.told += [(98, news_of.Misbehave(1, card)), (98, news_of.Option(1, card, 0))]
    (slip,) = scene.results_of([news_of.Killed(1, crew)])
    assert read(scene, slip).count(title(card)) == 1 and title(crew) in slip.title
    scene.told.append((98, news_of.Warrant(1, 1)))
    (slip,) = scene.results_of([news_of.Killed(1, crew)])
    assert "Pound of Flesh" in slip.title
    (own,) = scene.results_of([news_of.Token(0, crew, 1, "unpaid")])
    assert plain(lines(scene, news_of.Token(0, crew, 1, "unpaid"))[0]) in read(scene, own)


def test_who_is_solid_is_so_thanks_to_a_job(home):
    _, scene = captains()
    _, job = moral_and_job(scene)
    told = lines(scene, news_of.Done(1, job), news_of.Solid(1, "badger", 1))
    assert title(job) in told[1]


def test_a_card_of_an_earlier_flight_or_turn_is_no_cause():
    for over in (news_of.Moved(1, 3, 4), news_of.Turn(0, 5)):
        causes = Causes([news_of.Option(1, "a#1", 0), over])
        assert causes.of(news_of.Warrant(1, 1)) == ("", "")
    assert Causes([news_of.Warrant(1, 1), news_of.Option(1, "a#1", 0)]).fined is False


def test_every_reason_that_the_rules_tell_is_said(home):
    _, scene = captains()
    found: dict[str, set[str]] = {"token": set(), "left": set()}
    for file in Path(firefly.__file__).parent.rglob("*.py"):
        text = sub(r"\s+", " ", file.read_text())
        found["token"] |= set(findall(r'disgruntle\(g, [^"]*?, "(\w+)"\)', text))
        found["left"] |= set(findall(r'jump_ship\(g, [^"]*?, "(\w+)"\)', text))
        found["left"] |= set(findall(r'news\.Left\([^"]*?, "(\w+)"\)', text))
    assert len(found["token"]) == 5 and len(found["left"]) >= 7
    for what, reasons in found.items():
        for why in reasons:
            assert scene.words.has(f"firefly.log.{what}.{why}"), (what, why)


def test_a_warrant_costs_harkens_favour_and_says_so(home):
    _, scene = captains()
    g = scene.session.state
    job = next(item for item in g.zones["contact:harken"])
    g.zones["contact:harken"], g.zones["solid:1"] = g.zones["contact:harken"][1:], (job,)
    told = lines(scene, *happens(scene, Warrant(1)))
    assert told[1] == "Bo is no longer Solid with **Harken**: a Warrant."


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_bonus_says_what_for(home, language):
    _, scene = captains(language=language)
    g = scene.session.state
    job = next(
        item
        for zone, held in g.zones.items()
        if zone.startswith("contact:")
        for item in held
        if job_card(item).bonus[0] and job_card(item).bonus[1]
    )
    profession, money, _ = job_card(job).bonus
    g.seen[job] = 15
    told = lines(scene, news_of.Done(1, job), news_of.Money(1, money, "bonus"), news_of.Money(1, 300, "bonus"))
    assert scene.words(f"firefly.profession.{profession}") in told[1] and title(job) in told[1]
    assert title(job) in told[2] and scene.words(f"firefly.profession.{profession}") not in told[2]


def test_who_came_for_nothing_is_said_to_have_cost_nothing(home):
    """Some Leaders hire for free: two hired and no money spent looked like a hole in the log."""
    _, scene = captains()
    crew, _ = moral_and_job(scene)
    free = lines(scene, news_of.Bought(1, crew), news_of.Hired(1, crew))
    paid = lines(scene, news_of.Money(1, -200, "bought"), news_of.Bought(1, crew), news_of.Hired(1, crew))
    assert len(free) == len(paid) == 1 and "for free" in free[0] and "$200" in paid[0]
    assert "nothing" not in lines(scene, news_of.Hired(1, crew))[0]


def test_tokens_that_are_paid_or_delivered_are_not_lost(home):
    _, scene = captains()
    g = scene.session.state
    _, job = moral_and_job(scene)
    assert load(g, 0, "fuel", 2)
    for why in GIVEN:
        (news,) = happens(scene, Taken("fuel", why))
        (line,) = lines(scene, news)
        assert scene.words(f"firefly.log.goods.down.{why}", name="Ada", n=1, good="Fuel") == line and "lost" not in line
        load(g, 0, "fuel", 1)
        (slip,) = scene.results_of([news_of.Done(0, job), news])
        assert slip.lines[-1].text == plain(line) and slip.lines[-1].ink == "ink"
    (lost,) = happens(scene, Taken("fuel", ""))
    assert "lost" in lines(scene, lost)[0]


class Taken(NamedTuple):
    """A token goes."""

    good: str
    why: str

    def run(self, g):
        unload(g, 0, self.good, 1, why=self.why)
        return ()


def test_the_cruiser_says_where_it_stops_a_ship_why_and_what_it_rolled(home):
    _, scene = captains()
    g = scene.session.state
    crew = some(scene, "crew")
    g.warrants[0], g.cruiser = 1, g.ship[0]
    scene.now.read()
    news = [
        news_of.Contact(0),
        news_of.Money(0, -1000, "fine"),
        news_of.Rolled(0, "wanted", (1,), crew),
        news_of.Seized(0, crew),
    ]
    (slip,) = scene.results_of(news)
    said = [line.text for line in slip.lines]
    assert scene.now.where(g.cruiser, scene.words) in said and slip.dice == (("d6", 1),)
    assert any("Warrants" in text for text in said) and any(title(crew) in text and "1" in text for text in said)


def test_an_own_test_is_seen_with_its_card_its_dice_and_what_it_needed(home):
    _, scene = captains()
    card = next(item for item in firefly_cards(scene) if option_of(item, 0).test)
    paid = "goal:king-of-all-londinium/1"
    option = option_of(card, 0)
    skill, need = option.test.skill, option.bands[-1].low
    news = [news_of.Option(0, card, 0), news_of.Rolled(0, skill, (4,)), news_of.Test(0, skill, need)]
    slip = scene.results_of(news)[-1]
    mine, theirs = slip.stage.duel.sides
    assert mine.dice == slip.dice == (("d6", 4),) and (mine.total, theirs.total) == (need, need) and mine.won
    assert theirs.figures[0].picture == content().faces[face(card)].picture, "the scene of the card faces the team"
    assert str(need) in slip.lines[0].text and slip.weight
    scene.now.g.work = paid
    for after, says in (((), "Passed: Goal reached"), ((news_of.Botched(0, paid),), "Failed: Attempt Botched")):
        scene.now.happened = lambda: [news_of.Option(0, paid, 0)]
        told = scene.results_of([news_of.Test(0, skill, 30), *after])[-1]
        assert told.stage.duel.sides[1].figures[0].picture == content().stories["king-of-all-londinium"].picture
        assert told.title == says, "one answer, not two that contradict each other"


def firefly_cards(scene):
    return [item for zone, items in scene.session.state.zones.items() if "misbehave" in zone for item in items]


@pytest.mark.parametrize("language", ["en", "de"])
def test_money_of_a_card_names_the_card(home, language):
    _, scene = captains(language=language)
    card = some(scene, "misbehave")
    told = lines(scene, news_of.Misbehave(1, card), news_of.Money(1, 500, "card"), news_of.Money(1, -200, "card"))
    assert all(title(card) in one for one in told[1:]) and len(told) == 3
    assert title(card) not in lines(scene, news_of.Money(1, 500, "card"))[0]


def test_what_is_the_same_again_is_one_line(home):
    """Goods are summed, others are counted; what differs or goes the other way stays apart."""
    _, scene = captains()
    crew = some(scene, "crew")
    one, other = news_of.Goods(1, "cargo", 1, "hold"), news_of.Goods(1, "cargo", -1, "hold")
    assert [sub(r"\D+", "", text) for text in lines(scene, one, one, other, other)] == ["2", "2"]
    told = lines(scene, *[news_of.Token(1, crew, 1, "unpaid")] * 3, news_of.Token(1, crew, 0))
    assert told[0].endswith("not paid (×3).") and len(told) == 2
    assert len(scene.lines_of([(0, one), (1, one)])) == 2, "each answer has its own"


def test_a_sector_without_a_planet_is_flown_into(home):
    _, scene = captains(language="de")
    sectors = {bool(one.planets): number for number, one in board(scene.session.state).sectors.items()}
    space, planet = lines(scene, news_of.Moved(1, 1, sectors[False]), news_of.Moved(1, 1, sectors[True]))
    assert " flog in den **Raum " in space and " flog nach **" in planet


def test_undo_names_the_card_that_was_drawn_where_one_may_see_it(home):
    hands, scene = table(2, 5, to="NavChoice")
    card = next(one.card for one in reversed(scene.session.news) if isinstance(one, news_of.Nav))
    assert scene.undoing.why_not() == f"{title(card)} was turned up: that stays."
    hidden = next(one for one in scene.session.state.seen if not scene.session.state.seen[one] >> scene.now.seat & 1)
    assert scene.turned([hidden]) == "1 card was turned up: that stays."
    assert scene.turned([card, hidden]) == "2 cards were turned up: that stays."


@pytest.mark.parametrize(
    ("news", "said"),
    [
        (news_of.Dealt(0, 4), "was dealt 4 Jobs."),
        (news_of.Dealt(0, 1), "was dealt a Job."),
        (news_of.Stopped(0), "came to a Full Stop."),
    ],
)
def test_cards_dealt_are_not_accepted_and_a_full_stop_is_told(home, news, said):
    """What everybody begins with is dealt; a flight that ends by a card says so."""
    hands, scene = table(2, 3, to="Actions")
    assert [line.text.partition(" ")[2] for line in entries(scene.now, scene.words, [(0, news)])] == [said]
    g = scene.session.state
    g.news = []
    ENDS["full-stop"](g, 0)
    StartingJobs(1).run(g)
    assert [type(one) for one in g.news] == [news_of.Stopped, news_of.Dealt]


def test_who_chooses_whom_to_kill_reads_why(home):
    """On the page and over the cards: the card that asks for it, or what Niska is owed after a Warrant."""
    _, scene = at(Program(size=(1280, 720), prefs=Settings(speed="off", auto=False)), CHOICES["KillChoice"])
    words, card = scene.words, "old-vendetta#1"
    scene.session.state.seen[card] = 15
    drawn = (0, news_of.Turn(0, 1)), (0, news_of.Misbehave(0, card)), (0, news_of.Option(0, card, 0))
    asked = {
        words("firefly.page.KillChoice.card", why=title(card)): drawn,
        words("firefly.page.KillChoice.niska"): (*drawn, (0, news_of.Warrant(0, 1))),
        words("firefly.page.KillChoice"): (*drawn, (0, news_of.Turn(0, 2))),
    }
    for said, told in asked.items():
        scene.told = list(told)
        scene.moment += 1
        scene.panels.refresh()
        assert scene.staged.up().shown.title == said and scene.panels.side.pages()[0].title == said


def test_the_only_way_on_a_card_is_not_called_a_choice(home):
    _, scene = captains()
    card = next(f"{face}#1" for face, record in content().faces.items() if len(getattr(record, "options", ())) > 1)
    scene.session.state.seen[card], scene.undoing.autos = 15, {0}
    told = scene.lines_of([(1, news_of.Option(1, card, 0)), (2, news_of.Option(1, card, 0))])
    way, keys = option_of(card, 0).title, ("firefly.log.option.only", "firefly.log.option")
    assert [line.text for line in told] == [scene.words(key, name="Bo", option=way) for key in keys]


@pytest.mark.parametrize("text", [100, 200])
def test_who_waits_for_another_reads_what_is_decided_and_which_card_asks_it(home, text):
    def comes(session):
        return waits("CruiserChoice")(session) and session.choice.seat != 0 and session.state.active == 0

    app = Program(size=(1280, 720), prefs=Settings(speed="off", text_scale=text))
    session, names = played(app, "firefly", 1, comes, {"limit": "20"})
    scene = FireflyScene(app, session, names)
    app.stack.push(scene)
    card = next(one.card for one in reversed(session.news) if isinstance(one, news_of.Nav))
    said = decided(scene.now, app.words)
    assert said == f"{title(card)}: {app.words('firefly.page.CruiserChoice')}"
    assert any(said in str(part) for part in scene.layers.panels["actions"].key), "it stands where one waits"
