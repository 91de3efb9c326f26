"""Games of captains played by a person with the real mouse: from the title through the set-up to the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from game.ai import greedy
from game.core.rng import mix
from game.core.session import Session
from game.core.steps import Option
from game.core.views import view
from tests.told import lines
from tests.window.person import REST, Person

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
DRAGGED = 0.4
"""The share of the answers with a piece or card to move that are given by drag and drop."""
THINKING = 30.0
"""Seconds that a bot may think."""
MOST = 20_000
"""Answers in one voyage."""
SLIPS = 3
"""So many slips with results may lie over one place."""
TRIES = 40
"""Looks at the table after which an answer that no click gave has no place."""
ASIDE = (3, 3)
"""Where the mouse points at nothing."""
Spot = tuple[int, int]


def advised(session: Session[Any], seed: int) -> str:
    """What the greedy bot answers for the seat that is asked, from its view; of a game and a seed always the same."""
    sight = view(session.rules, session.state, session.choice.seat)
    luck = mix(seed ^ len(session.record)) >> 1
    return greedy.choose(session.rules, sight, session.choice, session.options, luck)


Wish = Callable[[Session[Any], str], str]
"""What a person answers who was advised a key: that one, or what they would rather do."""


class Voyage:
    """One game at the table of `person`. A game says how its set-up is gone through, where its answers are clicked and
    what is dragged. `kinds`: how often each choice was answered; `curtains` that were opened, and how often cards were
    turned up (`uncovered`); `strayed`: answers that clicks where they should be given did not give."""

    game = ""
    box = ""
    """The box on the title where it isn't that of the game."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person, self.luck, self.seed = person, Random(seed), seed
        self.wish: Wish | None = None
        self.kinds: Counter[str] = Counter()
        self.strayed: list[str] = []
        self.curtains = self.uncovered = self.looked = 0
        self.seconds = 0.0
        self.alive: Callable[[], object] = lambda: None  # called before every answer

    # ------------------------------------------------------------ what a game says

    def visit(self) -> None:
        """Look at what else the set-up has."""

    def places(self, scene: Any, option: Option) -> list[Spot | str]:
        """The next places or widgets to click for an answer."""
        raise NotImplementedError

    def way(self, scene: Any, option: Option) -> tuple[Spot, Spot] | None:
        """From where to where something is dragged for this answer; None where only a click gives it."""
        raise NotImplementedError

    def pointed(self, scene: Any) -> None:
        """The mouse is where the next click goes."""

    # ------------------------------------------------------------ before and after

    def set_up(self, bots: tuple[int, ...]) -> Any:
        """From the title to the table: `bots` has the level of each seat's bot, 0 for a person."""
        p = self.person
        p.picture("title")
        p.press(f"box:{self.box or self.game}")
        p.choose("seats", str(len(bots)))
        for seat, level in enumerate(bots):
            p.choose(f"player:{seat}", str(level))
            p.type(f"name:{seat}", NAMES[seat])
        p.type("seed", str(self.seed))
        p.picture(f"setup-{len(bots)}")
        self.visit()
        p.press("start")
        return p.top

    def home(self) -> None:
        """From the result to the title."""
        from game.app.menus.title.scene import Title

        p = self.person
        p.steps(0.5)
        p.picture("result")
        p.press("title")
        assert isinstance(p.top, Title), f"the result leads to {type(p.top).__name__}"

    # ------------------------------------------------------------ playing

    def play(self, scene: Any, rounds: int = 0) -> None:
        """Answer until the voyage is over, or so many rounds were played."""
        session, begin = scene.session, monotonic()
        while not session.over and len(session.record) < MOST:
            if rounds and session.rules.rounds(session.state) > rounds:
                break
            if not self._open(scene):
                break
            self.alive()
            self._advised(scene)
        self.seconds += monotonic() - begin

    def _open(self, scene: Any) -> bool:
        """Curtains open and bots answer until a person is asked; says whether one is."""
        p = self.person
        for _ in range(20):
            if p.top is scene and scene.waiting >= 0:
                self._uncover(scene)
            if p.top is scene and scene.now.mine and not scene.passing:
                return True
            if scene.session.over:
                return p.until(lambda: p.top is not scene, 20.0) and False
            if type(p.top).__name__ == "Curtain":
                self._curtain()
            elif p.top is scene:
                self._wait(scene)
            else:
                raise AssertionError(f"{type(p.top).__name__} stands before the table")
        raise AssertionError("nobody is asked")

    def _wait(self, scene: Any) -> None:
        """The bots play."""
        p, end, done = self.person, monotonic() + THINKING, len(scene.session.record)
        while p.top is scene and not (scene.now.mine and not scene.passing) and not scene.session.over:
            p.step()
            if len(scene.session.record) > done:
                end, done = monotonic() + THINKING, len(scene.session.record)
            assert monotonic() < end, f"the bot of seat {scene.session.choice.seat} does not answer"
        p.rest()

    def _curtain(self) -> None:
        """Hold its button, read what it tells, go on."""
        p, curtain = self.person, self.person.top
        self.curtains += 1
        p.rest()
        p.picture("curtain")
        p.hold(curtain.picture.button.center, 0.6, lambda: p.top is not curtain or curtain.telling)
        if p.top is curtain and curtain.telling:
            p.picture("curtain-told", 2)
            p.press("go")
        assert p.top is not curtain, "the curtain does not open"

    def _uncover(self, scene: Any) -> None:
        """Turn the own cards up."""
        p = self.person
        self.uncovered += 1
        p.rest()
        p.picture("covered")
        p.hold(scene.group.named("look").rect.center, 0.6, lambda: scene.waiting < 0)
        assert scene.waiting < 0, "the cards stay face down"

    def _advised(self, scene: Any) -> None:
        """The bot's answer of the seat that is asked, or what is wished instead, given with the mouse."""
        key = advised(scene.session, self.seed)
        if self.wish is not None:
            key = self.wish(scene.session, key)
        self.kinds[scene.now.kind] += 1
        self.look(scene)
        self.answer(scene, scene.session.option(key))

    def look(self, scene: Any) -> None:
        """Keep a picture of each kind of situation."""
        p, now = self.person, scene.now
        if now.kind not in p.shown and p.app.still:
            self._compared(scene)
        p.picture(f"{now.kind}", 2)
        if scene.recap.loud:
            p.picture("recap")
        for what, *_ in lines(scene.session.news[self.looked :]):
            p.picture(f"after-{what}")
        self.looked = len(scene.session.news)

    def _compared(self, scene: Any) -> None:
        """What was painted piece by piece looks as it does when all is painted anew."""
        from tests.ui.test_repaint import differs

        p, app = self.person, self.person.app
        p.point(ASIDE)  # a slip under the mouse stays
        p.until(lambda: not scene.results.lying and scene.edge.seat < 0, REST)  # what goes by itself is in one of both
        app.toasts.queue.clear()
        app.tips.clear()
        app.dirty.add()
        p.rest()
        before = app.window.copy()
        app.refit()
        p.rest()
        other = differs(before, app.window)
        if other is not None:
            self.strayed.append(f"{scene.now.kind}: what lies at {other} looks different when it is painted anew")
            p.kept("piece-by-piece", before)
            p.kept("anew", app.window)

    def answer(self, scene: Any, option: Option) -> None:
        """Give one answer, by drag and drop now and then where something is to be moved."""
        session, kind = scene.session, scene.now.kind
        before = len(session.record)
        if self.luck.random() < DRAGGED:
            way = self.way(scene, option)
            if way is not None:
                for end in way:
                    self._bare(scene, end)
                self.person.drag(*way, option.key)
                if len(session.record) == before:
                    self.strayed.append(f"{kind}: a drag from {way[0]} to {way[1]} does not give {option.key}")
                    self.person.picture("undragged", 20)
        for _ in range(TRIES):
            if len(session.record) > before or not self._clicked(scene, option, before):
                break
        if len(session.record) == before:
            self.strayed.append(f"{kind}: no click gives {option}")
            self.person.picture("strayed", 20)
            scene.answer(option.key)
            self.person.rest()
        elif session.record[before] != option.key:
            self.strayed.append(f"{kind}: {session.record[before]} was given instead of {option.key}")

    def _clicked(self, scene: Any, option: Option, before: int) -> bool:
        """Click the next places of an answer; says whether that is worth doing again."""
        p = self.person
        for place in self.places(scene, option):
            if len(scene.session.record) > before or p.top is not scene:
                return False
            spot = place if isinstance(place, tuple) else p.widget(place).rect.center
            self._bare(scene, spot)
            p.point(spot)
            p.picture(f"{scene.now.kind}-{option.key.partition(':')[0]}", 2)
            self.pointed(scene)
            if len(scene.session.record) > before:
                return False  # the button of the click before was heard to be let go only now
            if not p.click(spot, f"{scene.now.kind} {option.key}"):
                return False
        return True

    def _bare(self, scene: Any, spot: Spot) -> None:
        """Slips that lie over a place are pressed away first."""
        for _ in range(SLIPS):
            if not any(one.rect.collidepoint(spot) for one in scene.results.lying):
                break
            self.person.point(spot)  # under the mouse it stays; it may have gone on the way there
            if any(one.rect.collidepoint(spot) for one in scene.results.lying):
                self.person.click(spot, "a slip")
