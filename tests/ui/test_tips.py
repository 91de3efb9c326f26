"""Every icon says what it is: no widget without words or a tip, and on the table none of the painted signs."""

import random

import pytest
from pygame import Rect

from game.app.table.rulings import line_in, links, tip
from game.app.ui.kit.figures import Figures
from game.app.ui.kit.marks import Marks
from game.app.ui.kit.sprites import Sprites
from game.app.ui.widgets.tips import placed
from game.content.common.rulebook.words import Link, unsaid
from game.content.load import rules_of
from tests.ui.fistful_table import middle, table
from tests.ui.reading import read

LOOKS = [((1280, 720), 100), ((1024, 640), 100), ((1024, 640), 200), ((1920, 1080), 130)]


class Signs:
    """Where a scene paints its icons and pictures, in window pixels."""

    def __init__(self, app, monkeypatch):
        self.app, self.found = app, []
        for part, name in ((Sprites, "icon"), (Sprites, "drop"), (Marks, "seat"), (Marks, "die"), (Figures, "token")):
            self.watch(part, name, monkeypatch)

    def watch(self, part, name, monkeypatch):
        draw = getattr(part, name)

        def drawn(kit, dst, pos, *more, **named):
            got = draw(kit, dst, pos, *more, **named)
            at = got.center if isinstance(got, Rect) and got.w else Rect(pos).center if len(pos) == 4 else pos
            if self.app.stack.top.layers.base is dst and dst.get_clip().collidepoint(at):
                self.found.append((name, (round(at[0]), round(at[1]))))
            return got

        monkeypatch.setattr(part, name, drawn)

    def all(self):
        """Paint everything and say what was painted."""
        self.found.clear()
        self.app.refit()
        self.app.present()
        return list(dict.fromkeys(self.found))


def told_at(scene, pos):
    """What is said when one points there."""
    widget = scene.group.at(pos)
    return "" if widget is None else widget.hint or getattr(widget, "label", "")


@pytest.mark.parametrize(("size", "text"), LOOKS, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_sign_of_the_table_has_a_tip(home, monkeypatch, size, text, seats):
    hands, scene = table(seats=seats, size=size, text=text)
    luck = random.Random(3)
    for _ in range(24):
        scene.answer(luck.choice(scene.session.options).key)
    hands.rest()
    scene.panels.side.tab = "tokens"
    signs = Signs(hands.app, monkeypatch).all()
    p = scene.places
    titles = scene.panels.strips()[0]
    seen = {"bar": 0, "crew": 0, "tokens": 0}
    for name, at in signs:
        where = (
            "bar"
            if p.bar.collidepoint(at) and not titles.collidepoint(at)
            else "crew"
            if any(r.collidepoint(at) for r in p.crew)
            else "tokens"
            if p.tokens.collidepoint(at)
            else ""
        )
        if where:
            seen[where] += 1
            assert told_at(scene, at), f"the {name} at {at} in the {where} says nothing"
    assert seen["bar"] >= 12 and seen["crew"] >= 3 * seats and seen["tokens"] >= 4, seen


@pytest.mark.parametrize(("size", "text"), LOOKS, ids=str)
def test_each_icon_of_a_crew_card_has_its_own_tip(home, size, text):
    hands, scene = table(size=size, text=text)
    words = scene.words
    card = scene.places.crew[0]
    tips = {}
    for x in range(card.x + 2, card.right - 2, 3):
        for y in range(card.y + 2, card.bottom - 2, 3):
            widget = scene.group.at((x, y))
            tips[widget.name] = widget.hint
    assert all(tips.values())
    has = {name.removeprefix("crew:0:") for name in tips}
    assert {"health", "ammo", "seat"} <= has
    if not scene.places.compact:
        assert {"sack", "retreat", "side", "free:1"} <= has
        assert tips["crew:0:retreat"] == words("table.crew.retreat.tip", n=5, hero="Kaylee")
    for name, said in tips.items():
        if name != "crew:0" and ":free:" not in name:
            assert list(tips.values()).count(said) == 1


def test_a_sentence_names_no_line_of_the_rulebook_but_leads_there(home, monkeypatch):
    """Tips say the sentence; on the page of the inspector a book stands behind it that opens the line."""
    hands, scene = table()
    stop = scene.group.named("timer:1")
    hands.move(stop.rect.center)
    hands.frames(60)
    tips = hands.app.tips
    assert tips.shown and "(R-FC-" in tips.text and "R-FC-" not in tips.said
    assert not [line for line in read(hands.app, monkeypatch) if "(R-" in line.s]
    scene.pinned = ("cell", scene.now.xy(scene.now.board.landing[0]))
    hands.move(stop.rect.center)
    hands.move((1, 1))
    hands.rest()
    scene.panels.refresh()
    books = [w for w in scene.group.widgets if w.name.startswith("row:rule:") and w.rule and not w.word]
    assert books and not [line for line in read(hands.app, monkeypatch) if "R-FC-" in line.s]
    hands.click(books[0].name)
    assert hands.app.stack.top.reading.line == books[0].rule


def test_every_token_on_the_board_has_its_page(home):
    hands, scene = table(seats=2)
    for piece in list(scene.stage.pieces.values()):
        hands.move(middle(scene, piece.cell))
        assert scene.subject() is not None and scene.panels.side.pages(), piece.id


@pytest.mark.parametrize("game", ["fistful", "keepflyin", "firefly"])
def test_a_link_says_the_rule_in_words_and_leads_to_its_line(hands, game):
    """Whoever points at a mark of the log or at an underlined word reads the rule itself, not a number alone."""
    words = hands.app.words
    keywords = links(game, words).booklet.keyword
    for id, rule in rules_of(game).items():
        said = tip(game, words, Link(0, 0, id, ""))
        assert said.endswith(f"({id})") and said[:12] == rule.text[:12] and "R-" not in unsaid(said)
        assert len(said) < 230 or ". " not in rule.text
        assert line_in(game, words, said) == id
    for name, keyword in keywords.items():
        assert tip(game, words, Link(0, 0, next(iter(rules_of(game))), name)).startswith(f"**{keyword.title}:**")


def test_a_tip_lies_near_what_it_belongs_to_though_less_is_covered_far_away():
    window, button = Rect(0, 0, 1264, 648), Rect(1050, 562, 203, 44)
    around = [(Rect(1050, 612, 203, 30), 1.0), (Rect(1050, 40, 203, 510), 1.0), (Rect(424, 570, 618, 72), 1.0)]
    tip = placed((220, 32), button, window, 9, [(button, 1000.0), *around])
    assert tip.inflate(40, 40).colliderect(button) and not tip.colliderect(button)
