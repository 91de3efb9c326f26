"""High contrast: in every scene all words stand on a ground from which they differ by 4.5 to 1 or more."""
from __future__ import annotations

import pytest
from pygame import Rect

from game.app import shots
from game.app.main import App
from game.app.settings import Settings
from game.app.ui.contrast import ContrastKit, letters
from game.app.ui.text import Text
from game.app.ui.theme import BRIGHT, C, ink
from tests.ui.colour import contrast

LEAST = 4.5


def words_on_grounds(app, monkeypatch):
    """(words, contrast with the median ground under them) of every line drawn; lines with a halo bring their own."""
    seen = []
    draw = Text.text

    def text(self, dst, pos, s, voice="sans", size=14, color="hi", anchor="tl", track=0, halo=None, press=None,
             fit=None):
        before = dst.copy()
        r = draw(self, dst, pos, s, voice, size, color, anchor, track, halo, press, fit)
        ground = Rect(r).clip(dst.get_clip()).clip(dst.get_rect())
        if s.strip() and not halo and ground.w > 2 and ground.h > 2:
            spots = [before.get_at((ground.x + ground.w * i // 6, ground.y + ground.h * j // 4))
                     for i in range(1, 6) for j in range(1, 4)]
            if all(spot[3] > 250 for spot in spots):
                ratios = sorted(contrast(ink(color), spot[:3]) for spot in spots)
                seen.append((s, round(ratios[len(ratios) // 2], 1)))
        return r
    monkeypatch.setattr(Text, "text", text)
    app.refit()
    app.present()
    monkeypatch.undo()
    return seen


@pytest.mark.parametrize("scene", list(shots.SCENES))
def test_every_word_stands_out(home, monkeypatch, scene):
    app = App(size=(1024, 640), prefs=Settings(speed="off", high_contrast=True))
    shots.arrange(app, scene, 3)
    shots.settle(app)
    seen = words_on_grounds(app, monkeypatch)
    assert isinstance(app.kit, ContrastKit) and seen
    assert [one for one in seen if one[1] < LEAST] == []
    app.play(None)


@pytest.mark.parametrize("token", BRIGHT)
def test_every_token_has_a_bright_twin_that_can_be_read(token):
    if BRIGHT[token] != (0, 0, 0) and token != "subtle":
        assert contrast(BRIGHT[token], (0, 0, 0)) >= LEAST
        assert contrast(letters(C[token]), (0, 0, 0)) >= LEAST
