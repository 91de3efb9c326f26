"""What can be set, page by page: each row has its words, its explanation and the widget that changes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple

import polib
from pygame import Rect

from game.app.shell import language
from game.app.shell.settings import TEXT, UI, Settings
from game.app.shell.window import monitors
from game.app.shell.words import HOME
from game.app.sound.cues import BUTTON
from game.app.ui.widgets import Widget
from game.app.ui.widgets.cycle import chooser
from game.app.ui.widgets.slider import Slider
from game.content.common.files import data_path
from game.core.ruleset import Ruleset
from game.rules.registry import RULESETS, ruleset

if TYPE_CHECKING:
    from game.app.menus.settings.scene import Options

PAGES = ("picture", "sound", "reading", "language", "colours", "keys", "house", "folders")
FIELDS: dict[str, tuple[str, ...]] = {
    "picture": ("display", "monitor", "ui_scale", "text_scale", "high_contrast"),
    "sound": ("sound_volume", "music_volume", "muted", "quiet_away"),
    "reading": ("speed", "results", "reduced_motion", "coach", "recap", "auto", "light"),
    "language": ("language",),
}
ORDER = ("easy", "normal", "hard")  # rulesets name their usual value first; a scale reads better in order


class Row(NamedTuple):
    """One line of a page: `make(rect)` gives the widget that lies at its right."""

    name: str
    label: str
    about: str
    make: Callable[[Rect], Widget]


def rows(scene: Options, page: str) -> list[Row]:
    """The rows of a page, none for pages that are drawn otherwise."""
    s, words = scene.app.settings, scene.app.words
    names = [n for n in FIELDS.get(page, ()) if n != "monitor" or len(monitors()) > 1]
    return [Row(n, words(f"settings.{n}"), words(f"settings.{n}.tip"), partial(_widget, scene, s, n)) for n in names]


def _widget(scene: Options, s: Settings, name: str, rect: Rect) -> Widget:
    """The widget of a field."""
    words = scene.app.words
    if name in ("ui_scale", "text_scale"):
        low, high = UI if name == "ui_scale" else TEXT
        return Slider(
            rect,
            getattr(s, name),
            partial(scene.choose, name),
            low=low,
            high=high,
            step=5,
            say=partial(percent, scene),
            name=name,
        )
    if name in ("sound_volume", "music_volume"):
        return Slider(
            rect,
            getattr(s, name),
            partial(_heard, scene, name),
            moving=partial(setattr, s, name),
            say=partial(percent, scene),
            name=name,
        )
    values = [(value, _label(scene, name, value)) for value in _values(name)]
    present = getattr(s, name)
    plain = getattr(Settings(), name, None)
    if isinstance(present, bool):
        one = chooser(
            scene.kit,
            rect,
            [(v, words(f"settings.switch.{v}")) for v in ("off", "on")],
            "on" if present else "off",
            lambda v: scene.choose(name, v == "on"),
            name,
        )
        one.usual = "on" if plain else "off"
        return one
    chosen = partial(scene.choose_monitor) if name == "monitor" else partial(scene.choose, name)
    known = [v for v, _ in values]
    now = str(present) if str(present) in known else known[0]
    one = chooser(scene.kit, rect, values, now, chosen, name)
    one.usual = str(plain) if str(plain) in known else known[0]
    return one


def percent(scene: Options, value: int) -> str:
    """A value as it is read."""
    return scene.app.words("settings.percent", value=value)


def _heard(scene: Options, name: str, value: int) -> None:
    scene.choose(name, value)
    if name == "sound_volume":
        scene.app.sound.play(BUTTON)


def _values(name: str) -> list[str]:
    if name == "monitor":
        return [str(i) for i in range(len(monitors()))]
    if name == "language":
        return ["", *(name for name in language.languages() if whole(name))]
    return {
        "display": ["window", "fullscreen"],
        "speed": ["off", "fast", "normal", "slow"],
        "results": ["short", "usual", "long", "click"],
    }.get(name, [])


@cache
def whole(name: str) -> bool:
    """Whether a language has every sentence that English has."""

    def keys(tongue: str) -> set[str]:
        files = data_path("assets", "lang", tongue).glob("*.po")
        return {said.msgid for file in files for said in polib.pofile(str(file), encoding="utf-8") if said.translated()}

    return name == HOME or keys(HOME) <= keys(name)


def _label(scene: Options, name: str, value: str) -> str:
    words = scene.app.words
    if name == "monitor":
        w, h = monitors()[int(value)]
        return words("settings.monitor.one", n=int(value) + 1, w=w, h=h)
    if name == "language":
        own = value or language.chosen("")
        called = language.own_name(own)
        return words("settings.language.system", name=called) if not value else called
    return words(f"settings.{name}.{value}")


# ------------------------------------------------------------ house rules


def ruled() -> list[Ruleset[Any]]:
    """The games that let a table decide something."""
    return [rules for rules in RULESETS if any(len(s.values) > 1 for s in rules.settings)]


def house(scene: Options, game: str) -> list[Row]:
    """What a game lets a table decide, where there is more than one value."""
    words = scene.app.words
    mine = scene.app.settings.house.get(game, {})
    found = []
    for setting in ruleset(game).settings:
        if len(setting.values) < 2:
            continue
        key = f"settings.house.{game}.{setting.name}"
        values = sorted(setting.values, key=lambda v: ORDER.index(v) if v in ORDER else len(ORDER))
        now = mine.get(setting.name, setting.values[0])
        now = now if now in setting.values else setting.values[0]
        about = words(f"{key}.{now}") if words.has(f"{key}.{now}") else ""
        about += f" ({setting.rule})" if setting.rule and about else ""
        found.append(
            Row(
                f"{game}.{setting.name}",
                words(key),
                about,
                partial(_house_widget, scene, game, setting.name, values, now),
            )
        )
    return found


def _house_widget(scene: Options, game: str, name: str, values: list[str], now: str, rect: Rect) -> Widget:
    words = scene.app.words
    own = f"settings.house.{game}.{name}"
    keys = {v: next((key for key in (f"{own}.{v}.short", f"{name}.{v}") if words.has(key)), "") for v in values}
    labels = [(v, words(key) if key else v) for v, key in keys.items()]
    one = chooser(scene.kit, rect, labels, now, partial(scene.choose_house, game, name), f"{game}.{name}")
    one.usual = next(setting.values[0] for setting in ruleset(game).settings if setting.name == name)
    return one
