"""What the table of a voyage says at moments where it was once unclear what to do."""

from __future__ import annotations

import pytest
from pygame import SRCALPHA, Rect, Surface

from game.app.games.keepflyin.dock import actions, tickets
from game.app.games.keepflyin.log import entries
from game.app.games.keepflyin.panels import bar, layout, pages, rail, rail_paint
from game.app.games.keepflyin.panels.captain_page import counter_head
from game.app.games.keepflyin.panels.place_page import place_page
from game.app.games.keepflyin.panels.standings import Errand
from game.app.games.keepflyin.sayings import saying, title
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.curtain.handover import foot
from game.app.table.panels import inspector, topbar
from game.app.table.panels.bars import Press
from game.app.table.panels.blocks import Title, Words
from game.app.ui.kit.text import Text
from game.content.keepflyin import keepflyin
from game.core.steps import Option
from game.rules.keepflyin import news as news_of
from game.rules.keepflyin.movement import MOVE, Play
from game.rules.keepflyin.tokens import grapple, pace
from tests.ui.fistful_table import table as heist
from tests.ui.keepflyin_table import NAMES, QUICK, middle, open_curtain, play_to, table


def beside_a_counter(hands, scene):
    """Play until a ship may fly to a counter and scan it as well; gives that hex."""
    for _ in range(60):
        assert play_to(hands, scene, "Play")
        both = [scene.now.g.spot[n] for n in scene.now.scans() if scene.now.g.spot[n] in scene.now.cells]
        if both:
            return both[0]
        counters = list(scene.now.g.spot.values())
        free = [n for n in scene.now.cells if not scene.now.down_at(n)]
        near = min(free, key=lambda n: min(scene.now.far(n, c) for c in counters), default=None)
        scene.answer(scene.now.cells[near].key if near is not None else "done")
        hands.rest()
        open_curtain(hands, scene)
    raise AssertionError("nobody comes near a counter")


def test_a_click_that_could_mean_two_things_says_so(home):
    hands, scene = table(2, 5)
    node = beside_a_counter(hands, scene)
    before = len(scene.session.record)
    hands.move(middle(scene, node))
    assert not hands.app.tips.shown
    hands.click(middle(scene, node))
    assert len(scene.session.record) == before
    assert hands.app.tips.shown and hands.app.tips.text == scene.words("hex.choose.deed")
    assert sum(w.name.startswith("press:") for w in scene.group.widgets) == 2, "the page has both"
    hands.move(middle(scene, next(n for n in scene.now.cells if n != node)))
    assert hands.app.tips.text != scene.words("hex.choose.deed")


def test_making_room_for_a_job_asks_for_a_card(home):
    hands, scene = table(2, 5)
    for _ in range(40):
        assert play_to(hands, scene, "TakeJob", first=("search", "move"))
        if not scene.now.find("take"):
            break
        scene.answer(scene.now.find("take")[0].key)
        hands.rest()
    assert scene.now.find("drop") and not scene.now.find("take")
    assert scene.group.named("primary").label == scene.words("hex.choose.card")


@pytest.mark.parametrize("fate", ["detained", "tortured"])
@pytest.mark.parametrize("text", [100, 150])
def test_the_fate_of_a_captain_is_never_cut(home, monkeypatch, fate, text):
    hands, scene = table(2, 5, text=text)
    assert play_to(hands, scene, "Play")
    scene.now.g.fate[scene.now.seat] = fate
    k, asked = scene.kit, []
    para = k.para
    monkeypatch.setattr(k, "para", lambda *a, **more: asked.append((a, more)) or para(*a, **more))
    rail_paint.paint(k, hands.app.window, scene.places.rail, rail.rail(scene.now, scene.words))
    (_, _, said, *rest), more = next(one for one in asked if one[0][2] == scene.words(f"hex.fate.{fate}"))
    more = {**more, "dry": True}
    assert para(None, (0, 0), said, *rest, **more) == para(None, (0, 0), said, *rest, **{**more, "most": None})


def test_a_turn_of_more_moves_counts_them_all(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    now = scene.now
    assert rail.rail(now, scene.words).moves == str(MOVE)
    now.g.flags["moves"] = 1
    for left, told in ((MOVE + 1, "3"), (1, "1 of 3")):
        now.choice = now.g.stack[-1] = Play(now.seat, left)
        assert rail.rail(now, scene.words).moves == told


def test_a_derelict_is_no_captain_and_a_wreck_is_somebodys(home):
    _, scene = table(2, 5)
    said = [saying(scene.now, scene.words, Option(f"draw:{hulk}")).action for hulk in ("counter:3", "ship:1")]
    assert said == ["Draw a job from the Derelict", f"Draw a job from {scene.now.name(1)}'s wreck"]


def test_buttons_keep_off_the_words_where_there_is_room(home):
    k = Program(size=(1280, 720)).kit
    page = [Title("Fly"), Words("Somewhere"), Press("Yes"), Press("No")]

    def gaps(high):
        rects = [r for _, r in inspector.place(k, Rect(0, 0, 264, high), page)]
        return [b.y - a.bottom for a, b in zip(rects, rects[1:])]

    assert gaps(400) == [k.u(4), k.u(4) + k.u(inspector.AIR), k.u(4)]
    whole = sum(block.tall(k, 234) for block in page) + 3 * k.u(4) + k.u(24)
    assert gaps(whole) == [k.u(4)] * 3


def test_the_curtain_counts_as_the_table_does(home):
    _, voyage = table(2, 5)
    assert "round" in foot(voyage)
    _, scene = heist()
    assert "turn" in foot(scene)


def drawn(monkeypatch, kit, paint):
    """All that is written while something is painted."""
    said, text = [], kit.text
    monkeypatch.setattr(kit, "text", lambda *a, **more: said.append(a[2]) or text(*a, **more))
    paint()
    return said


@pytest.mark.parametrize(("names", "noted"), [(("A", "B", "C", "D", "E", "F", "G", "H"), 7), (NAMES, 0)])
def test_all_rivals_tell_their_notoriety_or_none(home, monkeypatch, names, noted):
    hands, scene = table(8, 5)
    assert play_to(hands, scene, "Play")
    scene.now.names = names
    shown, places = bar.bar(scene.now, scene.words, False), scene.places
    said = drawn(monkeypatch, scene.kit, lambda: topbar.paint(scene.kit, hands.app.window, places.bar, shown, False))
    assert sum(one.startswith("NR ") for one in said) == noted


def test_an_enemy_that_can_not_give_chase_is_no_threat(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    g = scene.now.g
    number, face = next((n, f) for n in g.spot for f in scene.session.state.zones[f"counter:{n}"] if "alliance" in f)
    g.spot[number], g.up[number], g.nr[scene.now.seat] = g.ship[scene.now.seat], face, 0
    foe = rail.rail(scene.now, scene.words).enemy
    assert foe.chance == "0 %" and not foe.threat
    g.nr[scene.now.seat] = 6
    assert rail.rail(scene.now, scene.words).enemy.threat


def test_the_badges_of_enemies_are_told_in_words(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    g, zones = scene.now.g, scene.session.state.zones
    far = next(n for n in range(400) if n not in scene.now.cells and not scene.now.down_at(n))
    faces = {f: n for n in g.spot for f in zones[f"counter:{n}"]}
    reaver = next(f for f in faces if f.startswith("reaver"))
    g.spot[faces[reaver]], g.up[faces[reaver]] = far, reaver
    hands.move(middle(scene, far))
    tag = scene.shown().tag
    told = scene.words("hex.counter.grapple", n=grapple(reaver))
    assert tag is not None and told in tag.lines
    assert scene.words("hex.counter.moves", n=pace(reaver)) in tag.lines
    head = counter_head(scene.now, scene.words, faces[reaver])[0]
    assert head.score == grapple(reaver) and told in head.lines
    assert {piece.seat for piece in scene.now.pieces() if piece.kind == "home" and piece.active} == {scene.now.seat}


def test_chips_that_would_read_alike_name_their_cards(home):
    _, scene = table(2, 5)
    now, jobs = scene.now, list(scene.session.state.zones["job"])[:2]
    now.seat, now.asked = now.asked, now.asked
    now.options = tuple(Option(f"leave:{card}") for card in jobs)
    names = [tile.name for tile in actions.tiles(now, scene.words, "")]
    assert len(set(names)) == 2 and all(name.startswith("Leave ") for name in names)
    now.options = now.options[:1]
    assert [tile.name for tile in actions.tiles(now, scene.words, "")] == ["Leave"]


def test_the_log_says_which_card_a_change_comes_from_and_where_a_counter_lay(home):
    _, scene = table(3, 5)
    now, words = scene.now, scene.words
    number = next(iter(now.g.spot))
    there, away = now.g.spot[number], 0
    now.g.spot.pop(number)
    job = next(card for card in scene.session.state.zones["job"] if not card.startswith("?"))
    event = scene.session.state.zones["event"][0]
    told = [
        news_of.Turn(0, 1),
        news_of.Event(0, event),
        news_of.Platinum(1, -200),
        news_of.Scanned(0, number),
        news_of.Shifted(number, there, away),
        news_of.Flipped(away, number, "ghost-1"),
        news_of.Moved(0, (away, there)),
        news_of.Paid(0, 400, job),
        news_of.Platinum(0, 400),
        news_of.Notoriety(0, 2),
        news_of.Turn(1, 2),
        news_of.Notoriety(1, -1),
    ]
    said = [entry.text for entry in entries(now, words, [(n, one) for n, one in enumerate(told, 1)], {}, 4)]
    assert any(line.endswith(f"(**{title(event)}**)") for line in said if "200" in line)
    assert any(line.endswith(f"(**{title(job)}**)") for line in said if "+2" in line)
    assert said[-1] == words("hex.log.notoriety.down", name=now.name(1), n=1), "a new turn, another cause"
    assert words("hex.log.scanned", name=now.name(0), place=now.where(there)) in said
    later = entries(now, words, [(1, news_of.Platinum(1, -100))], {}, 4, [news_of.Turn(0, 1), news_of.Event(0, event)])
    assert later[0].text.endswith(f"(**{title(event)}**)") and later[0].about == (("event", event),)


def test_a_narrow_ticket_says_where_its_job_is_bound_for(home, monkeypatch):
    hands, scene = table(2, 5)
    g = scene.now.g
    jobs = [card for card in scene.session.state.zones["job"] if card.split("#")[0] in ("mail-sacks", "seed-grain")]
    g.zones[f"hold:{scene.now.seat}"] = tuple(jobs or scene.session.state.zones["job"])[:4] * 2
    row = tickets.tickets(scene.now, scene.words, frozenset())[:4]
    said = []
    draw = Text.text
    monkeypatch.setattr(
        Text,
        "text",
        lambda self, dst, pos, s, *more, **named: (
            said.append((s, named.get("fit"), self)) or draw(self, dst, pos, s, *more, **named)
        ),
    )
    hands.app.refit()
    said.clear()
    kit = scene.kit
    tickets.paint(kit, hands.app.window, scene.places.dock, row, "", False, "")
    for ticket in row:
        shown = [(s, fit) for s, fit, _ in said if s in (ticket.note, ticket.brief)]
        assert shown and all(kit.width(s, "sans", kit.fit_size(s, "sans", 12, fit)) <= fit for s, fit in shown)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_names_of_the_chips_stand_in_one_line_each(home, language):
    app = Program(size=(1280, 720), prefs=Settings(speed="off", language=language))
    names = ("move", "scan", "pay", "dump")
    row = tuple(actions.Tile("x", "eye", app.words(f"hex.act.{name}.tile"), "") for name in names)
    row += (actions.Tile("done", "check", app.words("hex.act.done"), ""),)
    tray = layout.places(app.kit, app.size).actions
    for tile, box in zip(row, actions.rects(app.kit, tray, row)):
        assert app.kit.width(tile.name, "bold", 12) <= box.w - actions.beside(app.kit), tile.name


def test_a_long_name_keeps_clear_of_the_distance_beside_it(home):
    app = Program(size=(1280, 720), prefs=Settings(text_scale=200))
    errand = Errand(next(iter(keepflyin().board.locations.values())), "Rancharbeiter nach Newhall", "3 Felder")
    wide = app.kit.width("Rancharbeiter", "sans", 14) + app.kit.width("3 Felder", "black", 14)
    said, room = errand.said(app.kit, wide)
    assert all(app.kit.width(word, "sans", 14) <= room for word in said.split()), said


def test_the_caption_of_a_section_has_the_room_that_the_count_beside_it_leaves(home, monkeypatch):
    kit = Program(size=(1280, 720), prefs=Settings(text_scale=155)).kit
    wide = kit.width("VERSTECK", "bold", 12) + kit.width("4 frei", "sans", 12) + kit.u(8)
    drawn: list[str] = []
    words = kit.parts.words
    glyphs = words.glyphs
    monkeypatch.setattr(words, "glyphs", lambda s, *a, **k: drawn.append(s) or glyphs(s, *a, **k))
    kit.label(Surface((wide, kit.px(40)), SRCALPHA), 0, kit.px(30), "Versteck", wide, right="4 frei")
    assert set(drawn) == {"VERSTECK", "4 frei"}


def test_in_the_set_up_the_bar_and_the_page_name_the_same_captain(home):
    _, scene = table(4, 5, bots=(0, 1, 1, 1))
    now, words = scene.now, scene.words
    assert now.g.phase == "setup"
    for ahead in range(4):
        now.seat, now.asked, now.acting = 0, 1, (ahead, "setup")
        head = pages.moment(now, words, lambda key: None)[0]
        assert bar.bar(now, words, True).head == now.name(ahead)
        assert now.name(ahead) in head.title


@pytest.mark.parametrize("rule", ["open", "closed"])
def test_the_page_of_the_blue_sun_says_what_it_is_and_who_may_enter(home, rule):
    _, scene = table(2, 5, settings={**QUICK, "sun": rule})
    page = place_page(scene.now, scene.words, scene.now.chart.sun, lambda key: None)
    assert page[0].title == scene.words("settings.house.keepflyin.sun")
    assert any(getattr(block, "said", "") == scene.words(f"settings.house.keepflyin.sun.{rule}") for block in page)


def test_a_roll_for_release_is_not_told_as_what_it_takes_away(home):
    """A 5 with 4 points of Notoriety takes 4 away: only the line of that says so."""
    _, scene = table(2, 5)
    said = scene.words("hex.log.rolled.release", name="Ada", n=5)
    assert said == "Ada rolls 5 for release" and "Notoriety" not in scene.words("hex.dice.release", n=5)
