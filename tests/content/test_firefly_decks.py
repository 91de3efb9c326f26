"""What lies in the box of Firefly: The Game: cards, their facts, their texts, and rule lines."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from game.content.common.rulebook.cards import Mentions, cards_of
from game.content.common.rulebook.words import Links
from game.content.firefly import firefly
from game.content.firefly.box import COUNTS
from game.content.firefly.counts import of_box
from game.content.firefly.records import CONTACTS, KEYWORDS, PROFESSIONS, SUPPLIES, Crew, Do, Drive, Gear, Upgrade
from game.content.firefly.words import COSTS, EFFECTS, GOAL_HAS, NEEDS, PERKS, PLUS, STORY
from game.content.load import booklet_of, deck_counts, differing, load_all, rules_of

BOX = of_box(firefly(), "")
OPTIONS = [*chain.from_iterable(
    card.options for deck in (BOX.nav, BOX.misbehave, BOX.jobs, BOX.goals) for card in deck.values()
)]  # fmt: skip


def test_391_cards_in_their_decks() -> None:
    """R-FB-1 to R-FB-7."""
    told = deck_counts(load_all().content)["firefly"]
    assert {deck: told[deck] for deck in COUNTS} == COUNTS
    assert (told["setup"], told["ships"], told["maps"]) == (11, 4, 1)
    boxed = sum(story.boxed for story in BOX.stories.values())
    assert sum(COUNTS.values()) + 11 + 4 + boxed == 391
    assert told["stories"] - boxed == 3, "the solo stories are not of the box"


def test_supply_decks_hold_54_crew_46_gear_20_upgrades_and_5_drive_cores() -> None:
    """R-FB-14."""
    kinds = (BOX.crew, BOX.gear, BOX.upgrades, BOX.drives)
    sold = [Counter({d: n for card in deck.values() for d, n in card.decks if d != "setup"}) for deck in kinds]
    assert set(chain.from_iterable(sold)) == set(SUPPLIES)
    totals = [
        {deck: sum(n for card in cards.values() for d, n in card.decks if d == deck) for deck in SUPPLIES}
        for cards in kinds
    ]
    assert [list(total.values()) for total in totals] == [
        [7, 13, 10, 11, 13], [5, 10, 7, 14, 10], [8, 2, 8, 0, 2], [5, 0, 0, 0, 0],
    ]  # fmt: skip
    assert [sum(total.values()) for total in totals] == [54, 46, 20, 5]


@pytest.mark.parametrize(
    ("contact", "kinds", "legal", "immoral"),
    [
        ("amnon-duul", (13, 3, 9, 0), 16, 0),
        ("badger", (5, 5, 3, 12), 7, 4),
        ("niska", (0, 5, 3, 17), 0, 14),
        ("patience", (7, 2, 6, 10), 9, 2),
        ("harken", (15, 10, 0, 0), 25, 4),
    ],
)
def test_jobs_of_every_contact(contact: str, kinds: tuple[int, ...], legal: int, immoral: int) -> None:
    """R-FB-2, R-FB-389, R-FB-398."""
    jobs = [job for job in BOX.jobs.values() if job.contact == contact]
    found = Counter(job.kind for job in jobs)
    assert tuple(found[kind] for kind in ("shipping", "transport", "smuggling", "crime")) == kinds
    assert (sum(job.legal for job in jobs), sum(job.immoral for job in jobs)) == (legal, immoral)


def test_contacts_buy_at_their_prices_and_have_their_rules() -> None:
    """R-FB-17, R-FB-527 to R-FB-531."""
    assert tuple(BOX.contacts) == CONTACTS
    prices = {contact.id: dict(contact.prices) for contact in BOX.contacts.values()}
    assert prices == {
        "amnon-duul": {"cargo": 600, "contraband": 500}, "badger": {"cargo": 400, "contraband": 700}, "harken": {},
        "niska": {"cargo": 400, "contraband": 800}, "patience": {"cargo": 500, "contraband": 600},
    }  # fmt: skip
    assert [contact.id for contact in BOX.contacts.values() if contact.always] == ["niska"]
    assert BOX.contacts["badger"].perks == (Do("clear_warrants", "", 1000),)


def test_four_ships_alike() -> None:
    """R-FB-6, R-FB-36 to R-FB-39, R-FB-356."""
    assert list(BOX.ships) == ["serenity", "yun-qi", "bonanza", "bonnie-mae"]
    assert {(s.hold, s.stash, s.crew, s.upgrades, s.active) for s in BOX.ships.values()} == {(8, 4, 6, 3, 3)}
    core = BOX.drives[BOX.ships["serenity"].drive]
    assert (core.range, core.fuel, core.decks) == (5, 1, (("setup", 4),))


def test_seven_leaders() -> None:
    """R-FB-5, R-FB-42."""
    skills = {id: tuple(card.skills) for id, card in BOX.leaders.items()}
    assert skills == {
        "malcolm": (2, 0, 1), "monty": (2, 1, 0), "nandi": (1, 0, 2), "marco": (2, 1, 0), "womack": (2, 0, 1),
        "burgess": (1, 1, 1), "corbin": (0, 2, 1),
    }  # fmt: skip
    assert [id for id, card in BOX.leaders.items() if card.moral] == ["malcolm", "monty", "nandi"]


@pytest.mark.parametrize(
    ("card", "cost", "skills", "flags"),
    [
        ("wash", 200, (0, 1, 1), {"pilot", "moral"}),
        ("kaylee", 300, (0, 3, 0), {"mechanic", "moral"}),
        ("zoe", 300, (2, 0, 0), {"soldier", "moral", "wanted"}),
        ("jayne", 300, (2, 0, 0), {"merc", "wanted"}),
        ("inara", 300, (0, 0, 3), {"companion", "fancy-duds", "moral"}),
        ("simon-tam", 200, (0, 2, 0), {"medic", "fancy-duds", "moral", "wanted"}),
        ("river-tam", 0, (0, 0, 0), {"moral", "wanted"}),
        ("shepherd-book", 0, (1, 0, 1), {"soldier", "fake-id", "moral"}),
        ("saffron", 300, (0, 1, 2), {"companion", "grifter"}),
        ("doralee", 100, (0, 0, 0), {"medic", "hill-folk", "moral"}),
        ("stitch", 300, (2, 0, 0), {"merc", "wanted"}),
        ("grange-brothers", 200, (2, 0, 0), {"merc", "wanted"}),
    ],
)
def test_crew_as_they_are_printed(card: str, cost: int, skills: tuple[int, ...], flags: set[str]) -> None:
    """R-FB-298 to R-FB-304, R-FB-609."""
    crew = BOX.crew[card]
    told = {*crew.professions, *crew.keywords, *([crew.group] if crew.group else ())}
    told |= {name for name in ("moral", "wanted") if getattr(crew, name)}
    assert (crew.cost, tuple(crew.skills), told) == (cost, skills, flags)


@pytest.mark.parametrize(
    ("card", "cost", "skills", "keywords"),
    [
        ("vera", 1600, (2, 0, 1), {"firearm", "sniper-rifle"}),
        ("pistol", 400, (1, 0, 0), {"firearm"}),
        ("burgesss-laser", 1800, (3, 0, 0), {"explosives", "firearm"}),
        ("kaylees-reprogrammer", 1000, (0, 2, 0), {"hacking-rig"}),
        ("alliance-ident-card", 1600, (0, 0, 2), {"fake-id"}),
        ("fast-horses", 200, (0, 0, 0), set()),
        ("mule", 1000, (0, 0, 0), {"transport"}),
    ],
)
def test_gear_as_it_is_printed(card: str, cost: int, skills: tuple[int, ...], keywords: set[str]) -> None:
    """R-FB-338, R-FB-339."""
    gear = BOX.gear[card]
    assert (gear.cost, tuple(gear.skills), set(gear.keywords)) == (cost, skills, keywords)


def test_the_train_job_and_special_order_are_as_they_were_printed() -> None:
    job = BOX.jobs["the-train-job"]
    assert (job.pay, job.immoral, job.places, job.misbehave) == (4500, True, (("regina",),), (4,))
    assert (tuple(job.skills), job.keywords, job.bonus) == ((1, 1, 1), ("transport",), ("soldier", 300, 0))
    order = BOX.jobs["gun-running-special-order"]
    assert (order.places, order.misbehave, order.pay) == ((("londinium",), ("ezra",)), (2, 0), 2500)
    assert order.load == (Do("load", "contraband", 2),)


def test_the_alliance_patrol_and_the_king_are_as_they_were_printed() -> None:
    """R-FB-457."""
    patrol = BOX.misbehave["alliance-patrol"]
    assert patrol.ace == (Do("keyword", "fake-id"),) and patrol.count == 3
    test = patrol.options[0].test
    assert test and (test.skill, test.plus) == ("negotiate", (Do("warrants", "", -1),))
    goals = BOX.stories["king-of-all-londinium"].goals
    assert [(goal.places, goal.misbehave) for goal in goals] == [
        (("jiangyin",), 2), (("londinium",), 3), (("boros",), 4),
    ]  # fmt: skip
    assert [band.low for band in goals[0].options[0].bands] == [1, 6, 9]


def test_suits_of_the_misbehave_deck() -> None:
    suits = Counter[str]()
    for card in BOX.misbehave.values():
        suits[card.suit] += card.count
    assert suits == {"clubs": 11, "diamonds": 9, "hearts": 10, "spades": 10}
    assert [card.id for card in BOX.misbehave.values() if card.reshuffle] == ["alliance-operatives"], "R-FB-477"


FOR_BOXES = {"own", "range_per_upgrade", "no_heavy", "no_gear", "zone_skill"}
"""Words that only cards of expansions have."""


def test_every_word_is_on_a_card() -> None:
    """A word nobody says would be a rule nobody needs."""
    effects = [option.do for option in OPTIONS] + [band.do for option in OPTIONS for band in option.bands]
    effects += [job.reward for job in BOX.jobs.values()] + [job.load for job in BOX.jobs.values()]
    effects += [card.do for card in BOX.nav.values()]
    needs = [words for option in OPTIONS for words in (option.needs, option.free_with)]
    needs += [card.ace for card in BOX.misbehave.values()]
    bought = (BOX.crew, BOX.gear, BOX.upgrades, BOX.drives, BOX.contacts)
    perks = [card.perks for deck in bought for card in deck.values()]
    plus = [option.test.plus for option in OPTIONS if option.test]
    for vocabulary, said in (
        (EFFECTS, effects), (NEEDS, needs), (COSTS, [option.cost for option in OPTIONS]), (PLUS, plus), (PERKS, perks),
        (GOAL_HAS, [goal.has for goal in BOX.goals.values()]), (STORY, [s.setup for s in BOX.stories.values()]),
    ):  # fmt: skip
        assert {word.word for words in said for word in words} == set(vocabulary) - FOR_BOXES


def test_every_profession_and_keyword_is_in_the_box() -> None:
    """R-FB-617, R-FB-628."""
    assert {p for card in BOX.crew.values() for p in card.professions} == set(PROFESSIONS)
    assert {k for card in BOX.gear.values() for k in card.keywords} == set(KEYWORDS)
    pilots = [card for card in BOX.crew.values() if "pilot" in card.professions and not card.leader]
    assert {deck for card in pilots for deck, _ in card.decks} == {"space-bazaar"}, "R-FB-636"


# ---------------------------------------------------------------- texts and sources


def test_texts_end_as_sentences_and_say_something() -> None:
    faces = [*BOX.faces.values(), *BOX.contacts.values()]
    said = [card.text for card in faces if card.text] + [option.text for option in OPTIONS]
    said += [goal.text for goal in BOX.goals.values()] + [planet.text for planet in BOX.map.planets.values()]
    assert all(text[-1] in ".!?" for text in said), [text for text in said if text[-1] not in ".!?"]
    bought = [c for c in faces if isinstance(c, (Crew, Gear, Upgrade, Drive))]
    assert all(card.text for card in bought), "something stands on every card that is bought"
    assert all(planet.text for planet in BOX.map.planets.values())


def test_every_card_that_tells_something_has_a_mood() -> None:
    """A line of flavour on every Job, Nav and Misbehave card, those of boxes, too; no two drawn ones share it."""
    drawn = [*firefly().nav.values(), *firefly().misbehave.values()]
    cards = [*drawn, *firefly().jobs.values()]
    assert [card.id for card in cards if not card.flavour] == []
    assert [card.flavour for card in cards if card.flavour[-1] not in ".!?" or len(card.flavour) > 60] == []
    assert len({card.flavour for card in drawn}) == len(drawn)


def test_what_a_card_does_stands_on_it() -> None:
    """Numbers of perks and loads are in the text of the card, so that text and effect can't part."""
    for deck in (BOX.crew, BOX.gear, BOX.upgrades):
        for card in deck.values():
            for perk in card.perks:
                if perk.n > 1 and perk.word != "gifted":
                    assert str(perk.n) in card.text.replace(",", ""), (card.id, perk)
    for option in OPTIONS:
        for word in (*option.cost, *option.do):
            if word.n > 1:
                assert str(word.n) in option.text.replace(",", ""), (option.title, word)


def test_sources_that_differ_are_told_with_what_was_taken() -> None:
    differs = differing(load_all().content)
    cards = {id for id, _ in differs}
    assert {card.id for card in BOX.faces.values() if card.source == "C"} <= cards
    assert len(differs) > 50 and all(differ.taken != differ.other and differ.by for _, differ in differs)
    assert [card.id for card in BOX.faces.values() if card.source == "own"] == ["niskas-holiday"]


# ---------------------------------------------------------------- rule lines


def test_all_652_rule_lines_are_there_in_order() -> None:
    lines = rules_of("firefly")
    assert list(lines) == [f"R-FB-{n}" for n in range(1, 653)]
    assert len({line.group for line in lines.values()}) == 28
    assert all(line.text[-1] == "." for line in lines.values())
    assert all(line.reading[-1] == "." for line in lines.values() if line.reading)
    assert "A table may set" in lines["R-FB-129"].reading


def test_cards_and_lines_speak_of_each_other() -> None:
    cards = cards_of(BOX)
    found = Mentions(rules_of("firefly"), cards, Links(booklet_of("firefly")))
    assert {"crew/zoe", "gear/vera", "nav/ghost-ship", "misbehave/gun-play", "jobs/the-train-job"} <= set(cards)
    assert all(found.rules_of(card) for card in cards)
    assert {"crew/simon-tam", "gear/simons-surgical-kit"} <= set(found.for_line("R-FB-602"))
    assert "nav/reaver-bait" in found.for_line("R-FB-184") and "gear/pistol" not in found.for_line("R-FB-184")
    assert "misbehave/local-color" in found.for_line("R-FB-117")
    assert "nav/alliance-cruiser" in found.for_line("R-FB-54") and "nav/ghost-ship" not in found.for_line("R-FB-54")


def test_the_wanted_crew_of_the_box_are_those_for_whom_there_is_a_bounty():
    wanted = {crew.id for crew in BOX.crew.values() if crew.wanted}
    assert wanted == {
        "interrogator",
        "billy",
        "bree",
        "river-tam",
        "simon-tam",
        "crow",
        "grange-brothers",
        "two-fry",
        "jayne",
        "zoe",
        "stitch",
        "helen",
        "jesse",
        "tracey",
    }
