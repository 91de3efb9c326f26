"""What a rival buys, hires, takes or loses: a slip with the face of the card, by the rules of what others may see."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.app.games.firefly.deeds import CardFace
from game.app.games.firefly.names import card_kind, title
from game.app.games.keepflyin.deeds import TicketFace
from game.app.table.curtain.recap_card import RecapCard
from game.app.table.results.gather import public
from game.app.table.results.results import BEAT_MS, DWELL, GLANCE, MOST
from tests.told import news as made
from tests.ui import firefly_table
from tests.ui.test_banners import read
from tests.ui.test_results import table

ALL_SEE = 15
ROOMY = (2560, 1440)


def captains(bots=(0, 2), size=(1280, 720), text=100, speed="normal", language="en"):
    hands, scene = firefly_table.table(len(bots), 3, size, text, speed, bots, language=language, to="Actions")
    hands.frames(3)
    scene.hurry()
    scene.results.clear()
    return hands, scene


def some(scene, kind, seen=ALL_SEE) -> str:
    """A card of that kind that nobody has, and who has seen it."""
    g = scene.session.state
    taken = {card for zone, held in g.zones.items() if zone[-1].isdigit() for card in held}
    for card in (card for held in g.zones.values() for card in held):
        if "#" in card and card not in taken and (card_kind(card) == kind or card.startswith(f"{kind}#")):
            g.seen[card] = seen
            return card
    raise AssertionError(kind)


def told(scene, *news):
    """The results of news as all at this screen may hear them."""
    rules, people = scene.session.rules, scene.now.people
    return scene.results_of(public(rules, scene.session.state, made(rules.id, *news), people))


@pytest.mark.parametrize(("language", "sum_"), [("en", "$500"), ("de", "500\u202f$")])
def test_who_is_hired_by_a_rival_is_seen_with_face_and_price(home, language, sum_):
    _, scene = captains(language=language)
    crew = some(scene, "crew")
    (slip,) = told(scene, ("money", 1, -500, "bought"), ("bought", 1, crew), ("hired", 1, crew))
    assert slip.seat == 1 and slip.weight == GLANCE and isinstance(slip.card, CardFace)
    assert slip.card.card.title == title(crew) and title(crew) in slip.title and "Bo" in slip.title
    assert sum_.replace("\u202f", "") in slip.title.replace("\u202f", "").replace("\xa0", "").replace(" $", "$")


@pytest.mark.parametrize("kind", ["gear", "upgrade", "drive"])
def test_what_a_rival_buys_is_seen(home, kind):
    _, scene = captains()
    item = some(scene, kind)
    (slip,) = told(scene, ("money", 1, -900, "bought"), ("bought", 1, item))
    assert slip.card.card.title == title(item) and "$900" in slip.title


def test_supplies_that_a_rival_buys_are_told_with_the_sum(home):
    _, scene = captains()
    (slip,) = told(scene, ("money", 1, -300, "bought"), ("goods", 1, "fuel", 3, "hold"))
    assert "Bo spent $300" in slip.title and "3 Fuel" in read(scene, slip)


@pytest.mark.parametrize("what", ["left", "killed", "seized"])
def test_who_leaves_a_rival_is_seen(home, what):
    _, scene = captains()
    crew = some(scene, "crew")
    (slip,) = told(scene, (what, 1, crew))
    assert slip.card.card.title == title(crew) and slip.mood == "bad"


def test_a_job_in_hand_is_seen_as_its_back_and_one_that_is_begun_by_its_face(home):
    _, scene = captains()
    job = next(card for zone, held in scene.session.state.zones.items() if zone.startswith("contact:") for card in held)
    scene.session.state.seen[job] = 0b10
    for news in (("job", 1, job), ("job", 1, ""), ("considered", 1, "")):
        (slip,) = told(scene, news)
        assert slip.card.card.kind == "back" and not slip.card.card.item and title(job) not in read(scene, slip)
    scene.session.state.seen[job] = ALL_SEE
    (slip,) = told(scene, ("active", 1, job))
    assert slip.card.card.title == title(job)


def test_two_people_at_one_screen_see_no_face_that_one_of_them_does_not_know(home):
    _, scene = captains(bots=(0, 0))
    job = next(card for zone, held in scene.session.state.zones.items() if zone.startswith("contact:") for card in held)
    scene.session.state.seen[job] = 0b10
    (slip,) = told(scene, ("job", 1, job))
    assert slip.card.card.kind == "back" and title(job) not in read(scene, slip)
    (bought,) = told(scene, ("money", 1, -900, "bought"), ("bought", 1, some(scene, "gear")))
    assert bought.weight == GLANCE, "the other person sees it, and nobody waits"


def test_who_is_alone_with_bots_needs_no_slip_of_the_own_purchase(home):
    _, scene = captains()
    found = told(scene, ("money", 0, -900, "bought"), ("bought", 0, some(scene, "gear")))
    assert not any(one.card for one in found)


def test_cards_drawn_one_after_the_other_are_one_slip_that_nobody_waits_for(home):
    _, scene = captains()
    for n in range(1, 4):
        found = told(scene, ("considered", 1, ""))
        scene.results.heard(found)
        scene.results.settled()
        scene.told += [(n, one) for one in made("firefly", ("considered", 1, ""))]
        assert len(scene.results.lying) == 1 and scene.results.beat == 0
    assert "3 cards" in scene.results.lying[0].result.title
    scene.results.heard(told(scene, ("money", 1, -900, "bought"), ("bought", 1, some(scene, "gear"))))
    scene.results.settled()
    assert scene.results.beat == BEAT_MS


@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_a_slip_with_a_card_stays_as_long_as_others_and_goes_briskly_at_a_brisk_table(home, speed):
    hands, scene = captains(speed=speed, size=ROOMY)
    for n in range(5):
        scene.results.heard(told(scene, ("money", 1, -100 - n, "bought"), ("bought", 1, some(scene, "gear"))))
        scene.results.settled()
    scene.panels.refresh()
    lying = scene.results.lying
    assert len(lying) == (MOST if speed == "normal" else 1)
    assert not any(a.rect.colliderect(b.rect) for a, b in pairwise(lying))
    for _ in range(round(DWELL["usual"] / 16) - 2):
        scene.results.update(16.0)
    assert lying == scene.results.lying
    for _ in range(4):
        scene.results.update(16.0)
    assert not scene.results.lying


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100)])
def test_no_slip_lies_on_the_card_that_is_up_its_dice_or_the_brass_button(home, size, text):
    hands, scene = firefly_table.table(2, 3, size, text, "normal", (0, 0), to="NavChoice")
    for _ in range(200):
        hands.frames(1)
        scene.results.clear()
        if scene.card.up() is not None:
            break
    assert scene.card.up() is not None
    scene.results.heard(told(scene, ("money", 1, -900, "bought"), ("bought", 1, some(scene, "gear"))))
    scene.results.settled()
    scene.panels.refresh()
    bare = scene.bare()
    assert len(bare) > 2
    for one in scene.results.lying:
        assert one.rect.collidelist(bare) < 0 and hands.app.window.get_rect().contains(one.rect)


def test_a_nav_card_of_a_rival_is_on_its_slip_and_the_next_takes_its_place(home):
    _, scene = captains()
    item = some(scene, "the-big-black")
    (slip,) = told(scene, ("nav", 1, item), ("option", 1, item, 0))
    assert slip.card.card.title == title(item) and slip.run


def test_the_log_says_what_was_paid_in_the_line_of_the_card(home):
    _, scene = captains()
    crew, gear = some(scene, "crew"), some(scene, "gear")
    news = [
        ("money", 1, -500, "bought"),
        ("bought", 1, crew),
        ("hired", 1, crew),
        ("money", 1, -900, "bought"),
        ("bought", 1, gear),
        ("money", 1, -300, "bought"),
        ("goods", 1, "fuel", 3, "hold"),
    ]
    lines = [line.text for line in scene.lines_of([(0, one) for one in made("firefly", *news)])]
    assert lines == [
        f"Bo hired **{title(crew)}** for $500.",
        f"Bo bought **{title(gear)}** for $900.",
        "Bo spent $300 on supplies.",
        "Bo got 3 Fuel.",
    ]


@pytest.mark.parametrize("what", ["drew", "job", "refused", "dumped", "sold", "left_aboard"])
def test_the_cards_of_a_rival_in_keep_flyin_are_seen(home, what):
    _, scene = table("keepflyin")
    g = scene.session.state
    scene.now.g.phase = "event"
    card = next(card for zone, held in g.zones.items() if zone == "job" for card in held)
    g.seen[card] = ALL_SEE
    (slip,) = told(scene, (what, 1, card))
    assert isinstance(slip.card, TicketFace) and slip.card.ticket.title in slip.title and slip.weight == GLANCE
    assert not told(scene, (what, 0, card))
    if what == "drew":
        g.zones = {**g.zones, "job": tuple(one for one in g.zones["job"] if one != card), "drawn": (card,)}
        news = made("keepflyin", (what, 1, card))
        for people in ((0,), (0, 1)):
            scene.now.people = people
            assert bool(scene.results_of(news)) is (1 not in people), "a card that lies there to be read needs no slip"


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1280, 720), 200), ((2560, 1440), 100)])
def test_the_recap_has_the_cards_of_others_below_what_it_says(home, size, text):
    hands, scene = captains(size=size, text=text)
    crew, gear, own = some(scene, "crew"), some(scene, "gear"), some(scene, "upgrade")
    news = [
        ("money", 1, -500, "bought"),
        ("bought", 1, crew),
        ("hired", 1, crew),
        ("money", 0, -100, "bought"),
        ("bought", 0, own),
        ("money", 1, -900, "bought"),
        ("bought", 1, gear),
        ("job", 1, ""),
    ]
    card = RecapCard(scene.app, scene, scene.recap.as_lines(made(scene.session.rules.id, *news), 0))
    scene.app.stack.push(card)
    hands.frames(2)
    assert [face.card.title for _, face, _ in card.faces] == [title(crew), title(gear)]
    end = max(y + high for _, y, high in card.laid)
    for line, _, box in card.faces:
        assert line.seat == 1 and box.y >= end and card.panel.contains(box)
        assert box.bottom < card.group.named("close").rect.y
    assert not any(a.colliderect(b) for (_, _, a), (_, _, b) in pairwise(card.faces))


def test_the_recap_of_keep_flyin_has_each_card_once(home):
    hands, scene = table("keepflyin")
    card = next(card for zone, held in scene.session.state.zones.items() if zone == "job" for card in held)
    news = [("drew", 1, card), ("dumped", 1, card), ("paid", 1, 500, card)]
    recap = RecapCard(scene.app, scene, scene.recap.as_lines(made(scene.session.rules.id, *news), 0))
    scene.app.stack.push(recap)
    assert len(recap.faces) == 1


def test_what_a_person_did_lies_beside_the_map_and_what_is_pressed_next(home):
    _, scene = captains(bots=(0, 0))
    scene.results.heard(told(scene, ("money", 1, -900, "bought"), ("bought", 1, some(scene, "gear"))))
    scene.results.settled()
    scene.panels.refresh()
    (slip,), p = scene.results.lying, scene.places
    for part in (p.inspector, p.actions, p.primary, p.bar):
        assert not slip.rect.colliderect(part)
    over = slip.rect.clip(p.board)
    assert over.w * over.h < 0.06 * slip.rect.w * slip.rect.h
