"""Sound: silence where it must be, each cue with its file, each file with its cue, levels that suit the ear."""

from __future__ import annotations

import math
import subprocess
import sys
import time
from array import array

import pygame
import pytest

from game.app.games.fancards import heard as fancards_heard
from game.app.games.firefly import heard as firefly_heard
from game.app.games.fistful import heard as fistful_heard
from game.app.games.fistful.result import Result
from game.app.games.fistful.story import Teller, carried
from game.app.games.keepflyin import heard as keepflyin_heard
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.app import App
from game.app.shell.settings import Settings
from game.app.sound import cues
from game.app.sound.sounds import Sounds, variants
from game.app.table.moving.acts import Hop, Throw
from game.app.table.moving.animate import Act, Player
from game.app.trial import shots
from game.content.common.files import data_path
from game.rules.fistful import news as news_of
from tests.told import kinds
from tests.ui.fistful_table import table
from tests.ui.hands import Hands

FOLDER = data_path("assets", "sounds")
FILES = sorted(FOLDER.rglob("*.ogg"))
TOLD = {
    "fistful": fistful_heard.NEWS,
    "keepflyin": keepflyin_heard.NEWS,
    "firefly": firefly_heard.NEWS,
    "fancards": fancards_heard.NEWS,
}
SPOKEN = {
    cues.BUTTON,
    cues.REFUSED,
    cues.LIFTED,
    cues.HOP,
    cues.LANDING,
    cues.DICE_THROWN,
    cues.DICE_LIE,
    *cues.ENDED.values(),
    *fistful_heard.FIGHT.values(),
    *(cue for told in TOLD.values() for cue in told.values()),
    *fistful_heard.OPENED.values(),
    fistful_heard.HUNTERS,
    cues.CARRIED,
    *(cue for own in fistful_heard.HEIST.values() for cue in own.values()),
}


def started(app: App) -> App:
    """Sound as the program has it after its first picture, on a device that nobody hears."""
    app.sound.begin()
    for _ in range(3_000):
        app.update(16.0)
        if app.sound.ready:
            return app
        time.sleep(0.01)
    raise AssertionError("the device never opened")


@pytest.fixture
def heard(hands, monkeypatch) -> list[str]:
    """What the program wants heard, in order."""
    names: list[str] = []
    monkeypatch.setattr(Sounds, "play", lambda self, name: bool(names.append(name)))
    return names


@pytest.fixture
def loud(home):
    """A title with the device open."""
    app = started(Program(size=(1024, 640), prefs=Settings(speed="off"), first=Title))
    yield app
    app.sound.end()


# ------------------------------------------------------------ the tables


def test_every_cue_has_a_file_and_every_file_a_cue():
    assert set(variants(FOLDER)) == set(cues.EFFECTS) == SPOKEN
    assert {f.stem for f in (FOLDER / "music").glob("*.ogg")} == {*PIECES, cues.BRIDGE}


SCENES = {
    "title": "title",
    "setup": "title",
    "heist": "heist",
    "result": "title",
    "hex-setup": "voyage",
    "hex-blank": "voyage",
    "hex": "voyage",
    "hex-result": "voyage",
    "hex-replay": "voyage",
    "pirates-before": "pirates",
    "fancards-setup": "cards",
}
PIECES = sorted({cues.TITLE, *SCENES.values(), *fistful_heard.PIECES.values(), *fistful_heard.LATE.values()})
"""The pieces that scenes ask for."""
SHORT = ("runaway",)
"""What is heard for the last few turns alone."""


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_asks_for_its_piece(hands, scene):
    shots.arrange(hands.app, scene, 2)
    assert hands.app.stack.music == SCENES[scene]


@pytest.mark.parametrize("heist, music", [("derelict", "heist"), ("paradiso", "train"), ("intensive", "hospital")])
def test_each_heist_has_its_piece(home, heist, music):
    _, scene = table(heist=heist, crews=("simon+kaylee", "river+zoe"))
    assert scene.app.stack.music == music


@pytest.mark.parametrize(
    "news, heist, cue",
    [
        (news_of.Opened(0, "door-3#501", "quiet"), "", "lock"),
        (news_of.Opened(0, "door-3#501", "loud"), "", "shot"),
        (news_of.Alarm(), "", "siren"),
        (news_of.Timer(1, "gray"), "", "alarm"),
        (news_of.Timer(1, "gray"), "paradiso", "whistle"),
        (news_of.Spawned(5, "grunt-3#1"), "", "enemy"),
        (news_of.Spawned(5, "hands-9#601"), "intensive", "hands"),
        (news_of.Stalked("hands-9#601", 1, 2), "", "hands"),
        (news_of.Banked(0, 0), "", ""),
    ],
)
def test_what_is_heard_of_doors_alarms_and_hunters(news, heist, cue):
    assert fistful_heard.cue(news, heist) == cue


def test_a_people_mover_is_heard_where_it_carries_somebody():
    assert carried([(0, 0), (1, 0), (1, 1)]) == 0 and carried([(0, 0), (1, 0), (9, 9), (8, 9)]) == 2


@pytest.mark.parametrize("game_id", TOLD)
def test_every_news_that_is_heard_is_news_of_its_game(game_id):
    heard = {*TOLD[game_id], *(fistful_heard.FIGHT if game_id == "fistful" else ())}
    assert heard <= set(kinds(game_id).values())


def test_few_keeps_the_most_telling_in_their_order():
    assert cues.few(["step", "flip", "step", "enemy", "coin"]) == ["enemy", "coin"]
    assert cues.few(["press", "", "step"]) == ["press", "step"]
    assert cues.few([]) == []


# ------------------------------------------------------------ levels, from the files as they are played


@pytest.fixture
def decoder():
    pygame.mixer.init(44100, -16, 2, 1024)
    yield
    pygame.mixer.quit()


def samples(file) -> array:
    """Left and right in turn, -32768 to 32767."""
    return array("h", pygame.mixer.Sound(str(file)).get_raw())


def decibel(value: float) -> float:
    return 20 * math.log10(max(value, 1e-9) / 32768)


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_no_sound_is_inaudible_or_harsh(decoder, file):
    left = samples(file)[::2]
    music = file.parent.name == "music" and file.stem != cues.BRIDGE
    peak = decibel(max([max(left), -min(left)]))
    part, window = (left[::27], 1633) if music else (left, 2205)
    loudest = max(_rms(part[i : i + window]) for i in range(0, max(1, len(part) - window), window))
    assert -14 <= peak <= -1, f"peak {peak:.1f} dBFS"
    assert -31 <= decibel(loudest) <= -9, f"loudest part {decibel(loudest):.1f} dBFS"
    assert abs(left[0]) < 400 and abs(left[-1]) < 400 or music, "it begins or ends with a click"
    if not music:
        steep = _rms(array("h", [max(-32768, min(32767, b - a)) for a, b in zip(part, part[1:])])) / _rms(part)
        assert steep < 0.6, f"{steep:.2f}: most of it is hiss"


def _rms(part: array) -> float:
    return (
        math.sqrt(math.sumprod(part, part) / len(part))
        if hasattr(math, "sumprod")
        else math.sqrt(sum(v * v for v in part) / len(part))
    )


def test_all_sounds_together_stay_small():
    assert sum(f.stat().st_size for f in FILES) < 7 * 2**20


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_goes_round_without_a_seam(decoder, name):
    left = samples(FOLDER / "music" / f"{name}.ogg")[::2]
    assert (30 if name in SHORT else 90) <= len(left) / 44100 <= 150
    steps = [abs(b - a) for a, b in zip(left[:44100], left[1:44100])]
    assert abs(left[0] - left[-1]) <= max(steps)
    ends = _rms(left[-22050:]), _rms(left[:22050])
    assert 0.15 < ends[0] / ends[1] < 4, "it does not fade out before it comes round"


def test_no_piece_is_louder_than_another(decoder):
    levels = {name: decibel(_rms(samples(FOLDER / "music" / f"{name}.ogg")[::54])) for name in PIECES}
    assert max(levels.values()) - min(levels.values()) < 1.5, levels


# ------------------------------------------------------------ silence where it must be


def test_nothing_sounds_before_begin_and_no_device_is_opened(hands):
    Hands(hands.app).frames(5)
    assert not hands.app.sound.play("place") and hands.app.sound.opener is None


def test_pictures_and_headless_games_never_touch_the_device(tmp_path):
    code = (
        "import sys\nfrom pathlib import Path\nfrom game.app.trial.shots import shot\nimport pygame\n"
        f"shot('heist', (1024, 640), Path({str(tmp_path / 'x.png')!r}))\n"
        "import threading\nassert 'sounds' not in [t.name for t in threading.enumerate()]\n"
        "assert pygame.mixer.get_init() is None\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_without_a_device_the_program_goes_on_in_silence(home, monkeypatch):
    def none(*_):
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", none)
    app = Program(size=(1024, 640), prefs=Settings(speed="off"), first=Title)
    app.sound.begin()
    for _ in range(5):
        app.update(16.0)
    app.sound.opener.join()
    app.update(16.0)
    assert not app.sound.ready and not app.sound.play("place")
    app.sound.end()


def test_a_name_that_is_unknown_and_a_file_that_is_broken_are_silence(home, tmp_path):
    (tmp_path / "place.ogg").write_bytes(b"not a sound")
    sounds = Sounds(Settings, tmp_path)
    sounds.music.want("nothing")
    sounds.begin()
    sounds.update()
    sounds.opener.join()
    sounds.update()
    assert sounds.ready and not sounds.play("place") and not sounds.play("no such sound")
    sounds.end()


def test_the_device_opens_only_once_the_picture_rests_and_never_while_muted(hands):
    sound = hands.app.sound
    sound.begin()
    sound.update(moving=True)
    assert sound.opener is None
    hands.app.settings.muted = True
    sound.update()
    assert sound.opener is None
    hands.app.settings.muted = False
    sound.update()
    assert sound.opener is not None
    sound.end()


# ------------------------------------------------------------ volume and mute


def test_volumes_are_heard_at_once(loud):
    assert loud.sound.play("won")
    loud.settings.music_volume = 100
    loud.update(16.0)
    assert pygame.mixer.music.get_volume() == pytest.approx(1.0)
    loud.settings.music_volume = 20
    loud.update(16.0)
    assert pygame.mixer.music.get_volume() < 0.1
    loud.settings.sound_volume = 0
    assert not loud.sound.play("place")


def test_m_mutes_and_says_so(loud):
    hands = Hands(loud)
    hands.key(pygame.K_m, text="m")
    assert loud.settings.muted and loud.toasts.queue == [loud.words("sound.off")]
    assert not loud.sound.play("place") and pygame.mixer.music.get_volume() == 0
    hands.key(pygame.K_m, text="m")
    assert not loud.settings.muted and loud.sound.play("place")
    assert pygame.mixer.music.get_volume() > 0


def test_m_with_ctrl_or_in_a_field_is_no_mute(hands):
    hands.app.stack.push(Title(hands.app))
    hands.key(pygame.K_m, mod=pygame.KMOD_CTRL)
    assert not hands.app.settings.muted
    from game.app.ui.widgets import Field

    shots.arrange(hands.app, "setup", 2)
    field = next(w for w in hands.group.widgets if isinstance(w, Field) and not w.caret.digits)
    hands.group.set_focus(field)
    hands.key(pygame.K_m, text="m")
    assert field.text.endswith("m") and not hands.app.settings.muted


# ------------------------------------------------------------ music


@pytest.mark.parametrize("scene, piece", [("heist", "heist"), ("hex", "voyage")])
def test_the_pieces_follow_the_scenes(loud, scene, piece):
    assert loud.sound.music.heard == "title"
    shots.arrange(loud, scene, 2)
    loud.update(16.0)
    assert loud.sound.music.heard == "", "the title fades"
    loud.sound.music.update(1.0)
    for _ in range(3_000):
        loud.update(16.0)
        if loud.sound.music.heard == piece:
            break
        time.sleep(0.02)
    assert loud.sound.music.heard == piece and pygame.mixer.music.get_busy()


def test_the_end_has_the_word_before_the_music_comes_back(loud):
    music = loud.sound.music
    music.hush(60)
    for _ in range(5):
        loud.update(16.0)
    assert music.wanted == "title" and music.heard == ""


# ------------------------------------------------------------ cues


def test_a_button_is_heard_and_one_that_is_off_knocks(heard, hands):
    from tests.ui.test_widgets import bench

    bench(hands)
    hands.click("One")
    hands.click("Two")
    hands.key(pygame.K_o)
    assert heard == [cues.BUTTON, cues.REFUSED, cues.BUTTON]


def test_a_walk_is_heard_step_by_step_and_then_lands():
    hop = Hop("hero:0", [(0, 0), (1, 0), (2, 0), (3, 0)])
    names: list[str] = []
    player = Player(Nowhere(), names.append)
    player.play([hop])
    for _ in range(60):
        player.step(16.0, 1.0)
    assert names == [cues.HOP, cues.HOP, cues.LANDING]
    assert Hop("hero:0", [(0, 0), (1, 0), (2, 0)], still=True).cues == ((1.0, cues.LANDING),)


def test_dice_rattle_fall_and_tell_the_fight():
    throw = Throw([("d6", 4)], "4", 1, lambda: [(0, 0)], then="won")
    names: list[str] = []
    player = Player(Nowhere(), names.append)
    player.play([throw])
    player.step(16.0, 1.0)
    assert names == [cues.DICE_THROWN]
    for _ in range(100):
        player.step(16.0, 1.0)
    assert names == [cues.DICE_THROWN, cues.DICE_LIE, "won"]


def test_what_was_heard_is_not_heard_again_when_it_is_cut_short():
    names: list[str] = []
    player = Player(Nowhere(), names.append)
    player.play([Throw([("d6", 4)], "4", 1, lambda: [(0, 0)])])
    player.step(16.0, 1.0)
    player.finish()
    assert names == [cues.DICE_THROWN, cues.DICE_LIE]


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_cues_come_with_animation_and_without_but_never_in_a_burst(home, monkeypatch, speed):
    hands, scene = table(speed=speed)
    moments: list[list[str]] = []
    heard: list[str] = []
    scene.player.hear = heard.append
    for _ in range(60):
        if scene.session.over:
            break
        scene.answer(scene.now.options[0].key)
        for _ in range(1 if speed == "off" else 700):
            moments.append(heard[:])
            heard.clear()
            if not scene.player.playing and (scene.now.options or scene.session.over):
                break  # what fills the board is read before the next person is asked
            hands.app.update(16.0)
    assert {"dice" if speed != "off" else "die", "place"} <= {name for names in moments for name in names}
    assert max(map(len, moments)) <= 2


def test_a_crowd_of_effects_is_thinned(loud):
    played = [loud.sound.play(name) for name in ("place", "place", "coin", "flip", "card", "die")]
    assert played == [True, False, True, True, False, False]


def test_news_become_sounds(heard, hands):
    _, scene = table()
    teller = Teller(scene.stage, scene.words, scene.place_of, True)
    told = [news_of.Turn(1, 3), news_of.Hurt(0, 1), news_of.Timer(2, "red"), news_of.Banked(0, 5), news_of.Banked(0, 0)]
    found = [name for act in teller.acts(scene.now, told) for _, name in act.cues]
    assert found == ["turn", "blow", "alarm", "coin"]


def test_the_end_is_heard(heard, hands):
    shots.arrange(hands.app, "result", 2)
    result = hands.app.stack.top
    assert isinstance(result, Result) and cues.ENDED[result.glad] in heard


class Nowhere:
    """A board on which nothing lies."""

    pieces: dict = {}

    def lift(self, id): ...

    def put(self, piece): ...

    def take(self, id): ...


def test_an_act_without_cues_is_silent():
    names: list[str] = []
    player = Player(Nowhere(), names.append)
    player.play([Act()])
    player.step(16.0, 1.0)
    assert names == []


def test_in_the_background_it_is_quiet_by_choice(hands):
    sound = hands.app.sound
    assert sound.volume > 0
    for away in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
        hands.app.handle(pygame.event.Event(away))
        assert sound.volume == 0
        hands.app.settings.quiet_away = False
        assert sound.volume > 0, "who wants it hears it"
        hands.app.settings.quiet_away = True
        hands.app.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        assert sound.volume > 0
