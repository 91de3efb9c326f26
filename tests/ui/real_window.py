"""The real program in a real window under a virtual display, played with a real mouse from the title to the end.

    python -m tests.ui.real_window --out DIR [--seed N] [--seats K] [--speed fast]

Needs the programs Xvfb and xdotool. A twin of the program without a window is played in step: it says where each answer
is given, xdotool clicks there in the real one, and what the real one saves shows whether the click did anything.
Prints one JSON value: clicks, clicks that did nothing, seconds, how the heist ended.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


from game.ai.moments import bot_answer
from game.app.games.fistful.scene import FistfulScene  # noqa: E402
from game.app.menus.title.scene import Title  # noqa: E402
from game.app.program import Program  # noqa: E402
from game.app.shell.settings import Settings, config_file  # noqa: E402
from game.app.ui.motion import SPEEDS  # noqa: E402
from game.save.errors import SaveError  # noqa: E402
from game.save.store import Store  # noqa: E402
from tests.ui.fistful_table import places  # noqa: E402
from tests.ui.hands import Hands  # noqa: E402
from tests.window.display import SIZE, Display  # noqa: E402

PATIENCE = 6.0  # seconds until a click counts as one that did nothing
EVERY = 25  # answers between two pictures


class Match:
    """The real window and its twin, played in step."""

    def __init__(self, display: Display, home: Path, out: Path, speed: str) -> None:
        self.display, self.home, self.out, self.speed = display, home, out, speed
        self.app = Program(size=SIZE, prefs=Settings(speed="off"), first=Title)
        self.hands = Hands(self.app)
        self.hands.rest()
        self.clicks = self.idle = self.shots = 0
        self.lasting = 0.0

    def shot(self, name: str) -> None:
        """Keep a picture of the real window."""
        self.display.picture(self.out / f"{self.shots:02}-{name}.png")
        self.shots += 1

    def both(self, name: str, wait: float = 0.5) -> None:
        """Click a widget in both."""
        pos = self.hands.widget(name).rect.center
        self.display.click(pos)
        self.clicks += 1
        self.hands.click(pos)
        time.sleep(wait)

    def saved(self) -> int:
        """How many answers the real program has saved; -1 before its first save."""
        try:
            games = Store(self.home / "saves").games()
        except SaveError:
            return -1
        return games[0].action if games else -1

    def set_up(self, seats: int, seed: int) -> FistfulScene:
        """From the title to the table."""
        self.shot("title")
        self.both("box:fistful", 1.2)
        if seats != 2:
            widget = self.hands.widget("seats")
            part = widget.parts()[[v for v, _ in widget.values].index(str(seats))]  # type: ignore[attr-defined]
            self.display.click(part.center)
            self.hands.click(part.center)
        self.both("seed")
        self.display.do("type", "--delay", 40, seed)
        self.hands.type(str(seed))
        self.both("suggest", 1.0)
        self.shot("setup")
        self.both("start", 1.5)
        scene = self.app.stack.top
        assert isinstance(scene, FistfulScene), "the twin has not reached the table"
        return scene

    def play(self, scene: FistfulScene) -> None:
        """Answer until the heist is over."""
        session, player = scene.session, scene.player
        finish = player.finish

        def finished() -> None:
            """The twin shows nothing moving; how long it would have moved is how long the real window takes."""
            self.lasting += sum(act.ms for act in player.acts)
            finish()

        player.finish = finished  # type: ignore[method-assign]
        base = self.saved()
        for turn in range(5000):
            if session.over:
                return
            key = bot_answer(session, turn)
            option = session.option(key)
            for _ in range(5):
                for pos in places(scene, option):
                    self.display.click(pos)
                    self.clicks += 1
                    self.hands.click(pos)
                    time.sleep(0.1)
                if session.record and len(session.record) > turn:
                    break
            time.sleep(self.lasting / 1000 * SPEEDS[self.speed])
            self.lasting = 0.0
            self.wait(base + turn + 1, option, scene)
            if turn % EVERY == 0:
                self.shot(f"answer-{turn}")

    def wait(self, want: int, option: object, scene: FistfulScene) -> None:
        """Until the real program has saved that answer too; a click that did nothing is given again."""
        begun = time.monotonic()
        while self.saved() < want:
            if time.monotonic() - begun > PATIENCE:
                self.idle += 1
                self.shot("stuck")
                raise SystemExit(f"the real window did not take {option!r}: {self.saved()} of {want} answers saved")
            time.sleep(0.02)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.ui.real_window", description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    parser.add_argument("--seed", type=int, default=7, help="the luck of the game (7)")
    parser.add_argument("--seats", type=int, default=2, help="how many heroes (2)")
    parser.add_argument("--speed", choices=("off", "fast", "normal"), default="off", help="of the animations (off)")
    return parser.parse_args()


def main() -> int:
    """Play one heist; the exit code is 0 when it came to its end."""
    args = arguments()
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            print(f"{tool} is not installed", file=sys.stderr)
            return 2
    args.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        home, screen = Path(folder) / "home", Path(folder) / "screen"
        home.mkdir()
        screen.mkdir()
        os.environ["VERSE_HOME"] = str(home)
        config_file().parent.mkdir(parents=True)
        config_file().write_text(json.dumps({"speed": args.speed, "width": SIZE[0], "height": SIZE[1]}))
        os.environ["VERSE_HOME"] = str(Path(folder) / "twin")
        display = Display(screen)
        env = {**os.environ, "DISPLAY": display.name, "VERSE_HOME": str(home), "SDL_VIDEODRIVER": "x11"}
        program = subprocess.Popen([sys.executable, "-m", "game"], env=env)
        try:
            if not display.focus():
                print("the window did not open", file=sys.stderr)
                return 1
            match = Match(display, home, args.out, args.speed)
            begun = time.monotonic()
            scene = match.set_up(args.seats, args.seed)
            match.play(scene)
            seconds = time.monotonic() - begun
            time.sleep(1.5)
            match.shot("end")
            state = scene.session.state
            print(
                json.dumps(
                    {
                        "seed": args.seed,
                        "seats": args.seats,
                        "over": state.over,
                        "why": state.why,
                        "answers": len(scene.session.record),
                        "turns": state.turn,
                        "clicks": match.clicks,
                        "did_nothing": match.idle,
                        "seconds": round(seconds, 1),
                        "pictures": match.shots,
                    }
                )
            )
            return 0 if state.over else 1
        finally:
            program.terminate()
            program.wait(10)
            display.close()


if __name__ == "__main__":
    sys.exit(main())
