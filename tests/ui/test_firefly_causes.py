"""Whoever is Disgruntled, leaves or is Killed, a Warrant, what Contacts think: log, recap and slip say why."""

from __future__ import annotations

from pathlib import Path
from re import findall, sub

import pytest

from game.app.games.firefly.causes import Causes
from game.app.games.firefly.names import title
from game.app.table.results.gather import plain
from game.rules import firefly
from game.rules.firefly.jobs.payday import Morals, Unpaid
from game.rules.firefly.jobs.reputation import Warrant
from game.rules.firefly.tokens import crew_card, job_card, kind
from tests.ui.test_banners import read
from tests.ui.test_rival_cards import captains, some


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
    before = ("misbehave", 1, card), ("option", 1, card, 0)
    scene.told += [(98, one) for one in before]
    news = [
        ("killed", 1, crew),
        ("warrant", 1, 1),
        ("solid", 1, "niska", 0, "card"),
        ("solid", 1, "harken", 0, "warrant"),
    ]
    scene._write([(99, news)])
    assert all(title(card) in line.text and line.about[-1] == ("card", card) for line in scene.log[-4:-1])
    assert "a Warrant" in scene.log[-1].text
    assert all(title(card) in one for one in lines(scene, *before, *news)[-4:-1]), "the recap has both"


def test_a_slip_says_what_the_log_says(home):
    _, scene = captains()
    card, crew = some(scene, "misbehave"), some(scene, "crew")
    scene.told += [(98, ("misbehave", 1, card)), (98, ("option", 1, card, 0))]
    (slip,) = scene.results_of([("killed", 1, crew)])
    assert read(scene, slip).count(title(card)) == 1 and title(crew) in slip.title
    scene.told.append((98, ("warrant", 1, 1)))
    (slip,) = scene.results_of([("killed", 1, crew)])
    assert "Pound of Flesh" in slip.title
    (own,) = scene.results_of([("token", 0, crew, 1, "unpaid")])
    assert plain(lines(scene, ("token", 0, crew, 1, "unpaid"))[0]) in read(scene, own)


def test_who_is_solid_is_so_thanks_to_a_job(home):
    _, scene = captains()
    _, job = moral_and_job(scene)
    told = lines(scene, ("done", 1, job), ("solid", 1, "badger", 1))
    assert title(job) in told[1]


def test_a_card_of_an_earlier_flight_or_turn_is_no_cause():
    for over in (("moved", 1, 3, 4), ("turn", 0, 5)):
        causes = Causes([("option", 1, "a#1", 0), over])
        assert causes.of(("warrant", 1, 1)) == ("", "")
    assert Causes([("warrant", 1, 1), ("option", 1, "a#1", 0)]).fined is False


def test_every_reason_that_the_rules_tell_is_said(home):
    _, scene = captains()
    found: dict[str, set[str]] = {"token": set(), "left": set()}
    for file in Path(firefly.__file__).parent.rglob("*.py"):
        text = sub(r"\s+", " ", file.read_text())
        found["token"] |= set(findall(r'disgruntle\(g, [^"]*?, "(\w+)"\)', text))
        found["left"] |= set(findall(r'jump_ship\(g, [^"]*?, "(\w+)"\)', text))
        found["left"] |= set(findall(r'tell\("left", [^"]*?, "(\w+)"\)', text))
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
    told = lines(scene, ("done", 1, job), ("money", 1, money, "bonus"), ("money", 1, 300, "bonus"))
    assert scene.words(f"firefly.profession.{profession}") in told[1] and title(job) in told[1]
    assert title(job) in told[2] and scene.words(f"firefly.profession.{profession}") not in told[2]


def test_who_came_for_nothing_is_said_to_have_cost_nothing(home):
    """Some Leaders hire for free: two hired and no money spent looked like a hole in the log."""
    _, scene = captains()
    crew, _ = moral_and_job(scene)
    free = lines(scene, ("bought", 1, crew), ("hired", 1, crew))
    paid = lines(scene, ("money", 1, -200, "bought"), ("bought", 1, crew), ("hired", 1, crew))
    assert len(free) == len(paid) == 1 and "for nothing" in free[0] and "$200" in paid[0]
    assert "nothing" not in lines(scene, ("hired", 1, crew))[0]
