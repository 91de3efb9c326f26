"""Hints of the card game say why: with names, figures and chances that are true of the table."""

from __future__ import annotations

from game.app.games.fancards.dock.lead import lead
from game.app.games.fancards.fight.shots import SENT, VERSE, key_of
from game.app.games.fancards.hints.odds import epic_chance
from game.app.games.fancards.hints.reasons import reason
from game.app.games.fancards.sayings import saying
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.core.session import Session
from game.rules.fancards import given
from game.rules.fancards.verse.odds import lane
from game.rules.registry import ruleset

RULES = ruleset("fancards")
NAMES = ("Ada", "Bo", "Cy", "Di")
MAP = {"0,0": "persephone", "0,-1": "sihnon", "-1,0": "harvest", "1,0": "boros"}


def at(keys=(), fresh=False, **tables):
    """The situation of whoever is asked after these answers."""
    session = Session(RULES, given.start(RULES, 4, 3, {}, tables, fresh))
    for wanted in keys:
        session.answer(key_of(session, wanted))
    return Situation(session, NAMES, {session.choice.seat})


def test_each_reason_is_true_of_the_table():
    words = Words.load("en")
    now = at(
        phase="crew",
        map=MAP,
        jobs={"0": ["foodstuffs-to-harvest"]},
        crew={"0": ["mal", "zoe"]},
        bulletin=["mail-round"],
    )
    said = {option.plain: reason(now, words, option) for option in now.options}
    assert said["move:-1,0"] == "Harvest is where Foodstuffs to Harvest goes on."
    assert said["move:0,-1"] == "Sihnon pays 3 credits." and said["move:1,0"] == "Boros gives a point of Reputation."
    assert said["done"] and said["look"]
    now = at((*SENT, "ready"), **VERSE)
    for option in now.find("guard"):
        found = lane(now.g, option.target, (option.source,))
        told = reason(now, words, option)
        assert percent(found.killed) in told and percent(found.wounded[0]) in told
    now = at(**VERSE)
    lays = [reason(now, words, option) for option in now.find("lay")]
    assert any("Bo has 0 Epics" in one and "wounds" in one for one in lays)


def test_the_first_choices_have_a_reason_in_both_languages():
    for language in ("en", "de"):
        words, now = Words.load(language), at(fresh=True)
        while not now.g.turn:
            for option in now.options:
                assert reason(now, words, option) or now.kind not in ("ChooseShip", "PickCrew", "NameCaptain"), (
                    option.key
                )
            now.session.answer(now.session.options[0].key)
            now = Situation(now.session, NAMES, {now.session.choice.seat})
        assert not words.missing


def test_the_chance_of_an_epic_counts_what_lies_in_sight():
    none, some = at(phase="crew", bulletin=["mail-round"]), at(phase="crew", bulletin=["the-lassiter", "the-ariel-job"])
    deck = none.session.state.zones["job"]
    assert epic_chance(some) < epic_chance(none) < 1 and len(deck) > 30
    look = some.find("look")
    assert look and percent(epic_chance(some)) in saying(some, Words.load("en"), look[0]).note


def test_the_brass_button_speaks_for_the_hint_and_never_against_more_crew():
    now = at(phase="crew", map=MAP)
    now.advised = "look"
    assert lead(now).key == "look"
    choosing = at(fresh=True)
    while choosing.kind != "PickCrew" or choosing.key("enough") is None:
        assert lead(choosing) is None
        choosing.session.answer(choosing.session.options[0].key)
        choosing = Situation(choosing.session, NAMES, {choosing.session.choice.seat})
    assert lead(choosing) is None, "crew is free: that is enough is nobody's plain way on"
