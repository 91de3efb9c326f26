"""The head of a page: however little room there is, its words are whole and lie within it."""

from pygame import Rect, Surface

from game.app.captains.blocks import ModelHead
from game.app.games.firefly.panels.blocks import Person
from game.app.games.keepflyin.panels.blocks import PlaceHead
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.panels.blocks import Head
from game.app.ui.kit.text import Text

TITLE, LINES = "Whedons Mond", ("Whedons Mond, Quadrant 3", "Mechanikerin, Verstimmt, trägt ein Messer")
HEADS = (
    Head("kaylee", TITLE, LINES, seat=1),
    PlaceHead(TITLE, LINES),
    Person("kaylee#1", TITLE, LINES),
    ModelHead("ship", TITLE, LINES, 0),
)


def test_a_head_takes_as_many_lines_as_its_words_need(home, monkeypatch):
    kit = Program(size=(1280, 720), prefs=Settings(text_scale=200, language="de")).kit
    drawn, real = [], Text.glyphs
    monkeypatch.setattr(Text, "glyphs", lambda self, s, *a: drawn.append(s) or real(self, s, *a))
    for head in HEADS:
        for wide in (180, 240, 420):
            high = head.tall(kit, wide)
            page = Surface((wide, high + 200))
            drawn.clear()
            head.draw(kit, page, Rect(0, 0, wide, high))
            said = "".join(drawn).replace(" ", "").replace("-", "")
            assert all(one.replace(" ", "") in said for one in (TITLE, *LINES)), (head, wide, drawn)
            below = page.subsurface((0, high + kit.u(3), wide, 190)).copy()
            below.set_colorkey((0, 0, 0))
            assert not below.get_bounding_rect().h, (head, wide)
