"""What stands still in the set-up: the bar, the trays, the prompt, the large crew card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.games.fistful.campaign.titles import in_order
from game.app.games.fistful.crew import card as crewcard
from game.app.games.fistful.panels.objectives import ICONS
from game.app.games.fistful.set_up.seats import Seats
from game.app.ui.layers import Layers
from game.app.ui.theme import FLOOR_PX, C
from game.content.fistful.records import Crew
from game.rules.fistful.timer import track

if TYPE_CHECKING:
    from game.app.games.fistful.set_up.scene import SetUp

STEPS = ("players", "heroes", "sidekicks", "start")


class Panels(Seats):
    """The panels of the set-up, each painted again only when what it shows changes."""

    right: Rect
    prompt: Rect
    options: Rect
    column: Rect
    primary: Rect
    seed_y: int
    compact: bool

    def __init__(self, scene: SetUp) -> None:
        self.scene = scene
        self.layers: Layers | None = None

    def panels(self) -> None:
        """All that stands still, by what it shows."""
        assert self.layers is not None
        scene, draft = self.scene, self.scene.draft
        pick = draft.pending
        full = tuple(scene.names()), pick
        self.layers.set("bar", Rect(0, 0, scene.app.size[0], scene.kit.u(52)), full, self.paint_bar)
        seats = draft.seats, self.note(), draft.heist.id
        self.layers.set("left", grown(scene, self.left), seats, self.paint_left)
        self.layers.set("prompt", self.prompt, full, self.paint_prompt)
        chosen = draft.settings["level"], draft.settings["heist"], draft.seats, self.time()
        self.layers.set("options", grown(scene, self.options), chosen, self.paint_options)
        self.layers.set("right", grown(scene, self.right), scene.shown, self.paint_right)

    def steps(self) -> tuple[str, ...]:
        """The steps of the set-up."""
        return STEPS

    def heading(self) -> str:
        """What is set up."""
        return self.scene.app.words("box.fistful.title")

    def paint_bar(self, dst: Surface) -> None:
        k, words = self.scene.kit, self.scene.app.words
        k.bar(dst, self.scene.app.size[0])
        x, cy = k.u(14), k.u(21)
        r = k.text(dst, (x, cy), self.heading(), "display", min(18, 26 / k.grow), "hi", "ml", press="press")
        pick = self.scene.draft.pending
        steps = self.steps()
        at = steps.index("heroes" if pick and pick.side == "hero" else "sidekicks" if pick else "start")
        labels = [
            (words(f"setup.step.{name}"), "done" if i < at else "now" if i == at else "shut")
            for i, name in enumerate(steps)
        ]
        total = sum(k.step_width(label, state) for label, state in labels) + (len(steps) - 1) * k.u(6)
        middle = self.scene.app.size[0] // 2
        room = self.scene.app.size[0] - k.u(124)
        left = max(r.right + k.u(20), middle - total // 2)
        if left + total > room:
            labels = [one for one in labels if one[1] == "now"]
            total = sum(k.step_width(label, state) for label, state in labels)
            left = max(r.right + k.u(20), min(middle - total // 2, room - total))
        k.steps(dst, labels, left, cy)

    def paint_prompt(self, dst: Surface) -> None:
        """Whose choice it is, and what the heist needs."""
        k, words, scene, draft = self.scene.kit, self.scene.app.words, self.scene, self.scene.draft
        r, pick = self.prompt, draft.pending
        k.box(dst, r, (22, 15, 11), 8, 225)  # a pressed seat: no word lies on the grain
        k.sunken(dst, r, 8, 6, 150)
        k.ring(dst, r, C["brass_lo"], 1, 8, 110)
        inner = r.w - 2 * k.u(14)
        if pick:
            name = scene.name(pick.seat)
            bot = scene.bots[pick.seat]
            text = words(f"setup.choose.for.{pick.side}" if bot else f"setup.choose.{pick.side}", name=name)
        else:
            text = words("setup.ready")
        mark = k.u(34) if pick else 0
        size = k.fit_size(text, "display", 22, inner - mark)
        w = k.width(text, "display", size) + mark
        x, y = r.centerx - w // 2, r.y + r.h * 0.30
        if pick:
            k.seat(dst, (x + k.u(12), y), pick.seat, 12)
        k.text(dst, (x + mark, y), text, "display", size, "hi", "ml", press="press")
        missing = [c for c in draft.heist.must_have if draft.holder(c) < 0]
        voice, color = ("bold", "brass") if missing else ("sans", "mid")
        name = "setup.must" if missing else "setup.hint" if pick else "setup.ready.line"
        sign = k.icon_size("star", 13)[0] + k.u(6) if missing else 0
        needs = {"heist": draft.heist.title, "who": ", ".join(scene.crew[who].name for who in missing)}
        for note in (words(name, **needs), words(f"{name}.short", **needs)):  # big letters: the short one, or none
            w = k.width(note, voice, 14) + sign
            if w <= inner:
                x, y = r.centerx - w // 2, r.y + r.h * 0.78
                if missing:
                    k.icon(dst, (x, y), "star", 13, "brass", "ml", press="press")
                k.text(dst, (x + sign, y), note, voice, 14, color, "ml", press="press")
                break

    def paint_options(self, dst: Surface) -> None:
        k, words = self.scene.kit, self.scene.app.words
        r, c = self.options, self.column
        k.tray(dst, r, C["panel"], 8, seed=12)
        if self.compact:
            self.paint_goals_short(dst)
        else:
            self.paint_goals(dst)
            k.veil(dst, Rect(c.x - k.u(12), r.y + k.u(12), max(1, k.u(1)), r.h - k.u(24)), C["subtle"], 255)
            k.label(dst, c.x, r.y + k.u(8) + k.t(13), words("setup.level"), c.w)
            k.text(
                dst,
                (c.x, self.seed_y - k.t(20) // 2 - k.u(4)),
                words(f"level.{self.scene.draft.settings['level']}.line"),
                "sans",
                14,
                "mid",
                "ml",
                fit=c.w,
            )
        k.text(dst, (c.x, self.seed_y + k.t(32) // 2), words("setup.seed"), "bold", 14, "hi", "ml")

    def goals(self) -> list[tuple[str, str, str]]:
        """The objectives: icon, sentence, a word for narrow places."""
        words, heist = self.scene.app.words, self.scene.draft.heist
        asked: list[tuple[str, str, dict[str, object]]] = [("home", "home", {})]
        if heist.goal_credits:
            asked.insert(0, ("coins", "bank", {"n": heist.goal_credits}))
        asked += [
            (ICONS["visit"], "visit", {"who": self.called(visit.crew), "name": visit.name}) for visit in heist.visits
        ]
        for star in heist.stars:
            says = {"n": star.needed, "who": self.called(star.crew, "goal.or"), "name": star.name}
            asked.insert(0, (ICONS[star.kind], "traps" if star.kind == "trap" else "goods", says))
        asked += [("heart", "safe", {"who": self.called([crew])}) for crew in heist.must_not_fall]
        return [
            (icon, words(f"goal.{name}", **says), words(f"goal.{name}.short", **says)) for icon, name, says in asked
        ]

    def time(self) -> tuple[str, str]:
        """How long the Timer is: icon and sentence; larger tables and some heroes have more of it."""
        words, draft = self.scene.app.words, self.scene.draft
        n, level = len(track(draft.state)), draft.heist.levels.get(draft.settings["level"])
        more = n - len(level.timer) if level else 0
        return "hourglass", words("setup.timer.more" if more else "setup.timer", n=n, more=more)

    def story(self) -> str:
        """What the heist is about; of a campaign which one comes first and which follow."""
        draft, words = self.scene.draft, self.scene.app.words
        return words("campaign.order", order=in_order(draft.order)) if len(draft.order) > 1 else draft.heist.story

    def called(self, crew: Iterable[str], either: str = "") -> str:
        """What some of the crew are called; all of them need no names. `either`: how the last of several is told,
        where one of them is enough."""
        names, words = [self.scene.crew[who].name for who in crew], self.scene.app.words
        if len(names) == len(self.scene.crew):
            return words("goal.anybody")
        if either and len(names) > 1:
            return words(either, names=", ".join(names[:-1]), last=names[-1])
        return ", ".join(names)

    def paint_goals(self, dst: Surface) -> None:
        """The heist: its name, its story where there is room, its objectives."""
        k, r = self.scene.kit, self.options
        x, w = r.x + k.u(14), self.column.x - r.x - k.u(34)
        y = float(r.y + k.u(10) + k.t(30) + k.u(8))
        left, room, low = k.u(26), w - k.u(26), r.bottom - k.u(8)

        def high(said: list[str]) -> int:
            return sum(max(k.t(22), k.para(None, (0, 0), s, room, 14, dry=True, lead=1.2) + k.u(3)) for s in said)

        goals = self.goals()
        said, signs = [text for _, text, _ in goals], [sign for sign, _, _ in goals]
        clock, time = self.time()
        if y + high([*said, time]) < low:
            said.append(time)
            signs.append(clock)
        story = k.para(None, (0, 0), self.story(), w, 14, dry=True, lead=1.26, voice="serif.it")
        if y + story + k.u(8) + high(said) < low:
            k.para(dst, (x, y), self.story(), w, 14, "mid", "serif.it", lead=1.26)
            y += story + k.u(8)
        elif y + high(said) > low:
            said = [short for _, _, short in goals]
        spare = min(k.t(2), max(0, low - y - high(said)) / len(said))
        for sign, text in zip(signs, said):
            tall = high([text]) + spare
            lines = k.para(None, (0, 0), text, room, 14, dry=True, lead=1.2)
            k.icon(dst, (x + k.u(9), y + tall / 2), sign, 14, "brass")
            k.para(dst, (x + left, y + (tall - lines) / 2), text, room, 14, "hi", lead=1.2)
            y += tall

    def paint_goals_short(self, dst: Surface) -> None:
        """The objectives in one line, for big letters."""
        k, r = self.scene.kit, self.options
        goals = self.goals()
        y, room = r.y + k.u(8) + k.t(28) // 2, r.w - k.u(28) - k.u(32) * len(goals)
        shorts = [short for _, _, short in goals]
        size = 14.0  # one size for all, each as wide as its words
        while size > 6 and k.px(size) > FLOOR_PX and sum(k.width(s, "bold", size) for s in shorts) > room:
            size -= 0.5
        gap = (room - sum(k.width(s, "bold", size) for s in shorts)) / len(goals)
        x = float(r.x + k.u(14))
        for sign, _, short in goals:
            k.icon(dst, (x, y), sign, 18, "brass", "ml")
            k.text(dst, (x + k.u(24), y), short, "bold", size, "hi", "ml")
            x += k.u(32) + k.width(short, "bold", size) + gap

    def paint_right(self, dst: Surface) -> None:
        """The crew member pointed at: both sides of the card."""
        k, words = self.scene.kit, self.scene.app.words
        crew = self.scene.crew[self.scene.shown]
        front, low = self.sides(crew)
        crewcard.front(k, dst, front, crew, words)
        crewcard.reverse(k, dst, low, crew, words)

    def sides(self, crew: Crew) -> tuple[Rect, Rect]:
        """Where the hero side and the sidekick side of a large card lie."""
        k = self.scene.kit
        col = Rect(self.right.x, self.right.y, self.right.w, self.primary.y - k.u(12) - self.right.y)
        low, most = crewcard.reverse_height(k, crew, col.w, k.u(58)), col.h * 42 // 100
        if low > most:  # big letters: a lower line for the face, or the name in the band
            bare = crewcard.reverse_height(k, crew, col.w)
            low = most if most >= crewcard.reverse_height(k, crew, col.w, k.t(crewcard.ROW)) else bare
        high = min(col.h - low - k.u(10), round(col.w * 1.56))  # on a tall window the card keeps its shape
        return Rect(col.x, col.y, col.w, high), Rect(col.x, col.y + high + k.u(10), col.w, low)


def grown(scene: SetUp, rect: Rect) -> Rect:
    """A panel with its shadow."""
    m = 2 * scene.kit.u(8)
    return rect.inflate(m, m)
