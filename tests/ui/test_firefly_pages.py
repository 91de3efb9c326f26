"""The inspector of the sector map: what it tells of a route before the click."""

from __future__ import annotations

import pytest

from game.app.games.firefly.cards.pages import presses
from game.app.games.firefly.hints.routes import Odds, route_page
from game.app.games.firefly.panels.blocks import Chips
from game.app.table.percent import percent
from game.rules.firefly.board import zone_at
from game.rules.firefly.outlook.voyage import flight
from tests.ui.firefly_table import table
from tests.ui.hands import middle


def test_pointing_at_a_sector_tells_the_exact_chance_to_get_there(home):
    hands, scene = table(1, 5, to="Actions")
    now = scene.now
    steps = now.steps()
    free = [n for n in steps if scene.group.at(middle(scene, n)) is None]
    goal = max(free, key=lambda n: (steps[n], -n))
    hands.move(middle(scene, goal))
    assert scene.hover == goal and steps[goal] > 1
    way = now.course(goal)
    through = flight(now.g, now.seat, tuple(zone_at(now.g, n) for n in way[1:])).through
    odds = next(block for block, _ in scene.panels.side.placed if isinstance(block, Odds))
    assert odds.value == percent(through) and sum(share for share, *_ in odds.parts) == pytest.approx(1)
    assert any(percent(through) in line for line in scene.shown().tag.lines)
    assert str(steps[goal]) in odds.left


def test_a_mosey_draws_no_card_and_out_of_reach_is_no_route(home):
    hands, scene = table(2, 3, to="Actions")
    far = next(n for n in scene.view.board.sectors if not scene.now.course(n))
    assert route_page(scene.now, scene.words, far) == []
    scene.press("way:mosey")
    page = route_page(scene.now, scene.words, min(scene.now.cells))
    assert [type(block) for block in page] == [Odds] and page[0].value == percent(1)


@pytest.mark.parametrize(("size", "text", "shown"), [((1280, 720), 100, True), ((1280, 720), 200, False)])
def test_the_legend_lies_over_no_word(home, size, text, shown):
    from game.app.games.firefly.map import legend as sectorlegend

    hands, scene = table(2, 3, to="Actions", size=size, text=text)
    r = sectorlegend.rect(scene.kit, scene.view.window, scene.view.legend)
    assert (r is not None) == shown
    if r is not None:
        written = scene.view.written(scene.kit, scene.shown())
        assert r.collidelist(written.rects()) < 0


def said(block):
    """What a block of a page says."""
    names = ("title", "left", "label", "text", "values")
    return type(block).__name__, *(getattr(block, name) for name in names if hasattr(block, name))


@pytest.mark.parametrize("text", [100, 200])
def test_fuel_and_parts_are_bought_on_the_first_page(home, text):
    """Without turning a page; more of them than a captain mostly wants are one press away."""
    hands, scene = table(1, 3, text=text, to="BuyChoice")
    assert {"fuel:1", "fuel:2", "part:1"} <= {o.key for o in scene.session.options}
    for key in ("fuel:1", "part:1"):
        assert scene.group.named(f"press:{key}") is not None, text
    many = [o.key for o in scene.session.options if o.key.startswith("fuel:")]
    more = scene.group.named("press:mode:number:fuel")
    if len(many) > 6:
        hands.click(more.name)
        assert all(scene.group.named(f"press:{key}") is not None for key in many)
    before = len(scene.session.record)
    hands.click("press:fuel:2")
    assert scene.session.record[before:] == ["fuel:2"]


@pytest.mark.parametrize("kind", ["Actions", "BuyChoice", "TeamChoice", "NavChoice", "MisbehaveChoice", "DealChoice"])
def test_at_twice_the_size_nothing_is_left_out(home, kind):
    """What has no room in the inspector stands on its next leaf; every slip of a card has all its rows."""
    from game.app.games.firefly.cards import face as cardface
    from game.app.games.firefly.cards import slips as cardslips
    from game.app.table.panels import inspector

    hands, scene = table(1, 3, text=200, to=kind)
    side, kit = scene.panels.side, scene.kit
    whole = {said(block) for block in side.page_of(scene.subject())}
    seen = set()
    for _ in range(inspector.MOST):
        placed = [block for block, r in inspector.place(kit, scene.places.inspector, side.pages())]
        area = inspector.inner(kit, scene.places.inspector)
        assert sum(b.tall(kit, area.w) + kit.u(4) for b in placed) - kit.u(4) <= area.h + 2
        seen |= {said(b) for b in placed}
        side.turn_page()
    assert whole - seen == set()
    card = scene.card.up()
    if card is not None:
        laid = cardface.lay(kit, scene.places.board, card)
        for way, slip in zip(card.ways, laid.slips):
            assert slip.h >= cardslips.way_high(kit, slip.w, way, laid.small)
            assert scene.places.board.contains(slip)


def test_the_rail_has_all_its_sections_at_any_size(home):
    from game.app.games.firefly.panels import rail

    for size, text in (((1024, 640), 100), ((1024, 640), 200), ((1280, 720), 150), ((1280, 720), 200)):
        hands, scene = table(1, 3, size=size, text=text, to="Actions")
        shown = rail.rail(scene.now, scene.words)
        names = [part.name for leaf in rail.leaves(scene.kit, scene.places.rail, shown) for part in leaf]
        assert names == ["plate", "skills", "crew", "hold", "stash", "drive", "solid"]
        if scene.places.compact:
            hands.click("tab:ship")
            seen = {w.name for w in scene.group.widgets}
            if scene.group.named("rail:more") is not None:
                hands.click("rail:more")
            seen |= {w.name for w in scene.group.widgets}
            assert {"rail:money", "medal:badger", "well:hold:0"} <= seen
        hands.app.play(None)


def test_the_button_for_more_says_from_which_number_on(home):
    _, scene = table(2, 5, to="BuyChoice")
    found = presses(scene.now, scene.words, scene.now.listed(), scene.answer)
    rows = [one.chips for one in found if isinstance(one, Chips) and "mode:" in one.chips[-1][1]]
    more = [[label for label, *_ in row] for row in rows]
    assert more and all(one[-1] == f"{int(one[-2]) + 1}+" for one in more)


def test_people_come_aboard_and_goods_are_loaded(home):
    from game.app.games.firefly.cards.pages import presses
    from game.app.games.firefly.sayings import saying
    from game.core.steps import Option

    hands, scene = table(1, 3)

    def told(key):
        return saying(scene.now, scene.words, Option(key, ())).name

    assert told("load:passenger:2") == "Take 2 Passengers aboard" and told("load:cargo:2") == "Load 2 Cargo"
    assert told("dump:fugitive") == "Set down Fugitive" and told("dump:cargo") == "Dump Cargo"
    for good, says in (("passenger", "Passengers aboard"), ("cargo", "Load Cargo")):
        (row,) = presses(scene.now, scene.words, [Option(f"load:{good}:{n}", ()) for n in (1, 2, 3)], lambda key: None)
        assert row.left == says


@pytest.mark.parametrize("text", [100, 150, 200])
def test_no_number_of_a_row_stands_alone_in_its_line(home, text):
    from game.app.games.firefly.panels import blocks as f
    from game.app.table.panels import inspector

    hands, scene = table(1, 3, text=text)
    wide = inspector.inner(scene.kit, scene.places.inspector).w
    for word in ("Fuel", "Parts", "Treibstoff"):
        row = f.Chips(word, "", tuple((n, n, None) for n in ("1", "2", "3", "4", "5+")))
        tops = [box.y for box in row.lay(scene.kit, wide)]
        assert tops.count(tops[-1]) > 1 and all(box.right <= wide for box in row.lay(scene.kit, wide))
