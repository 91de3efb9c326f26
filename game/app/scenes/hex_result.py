"""The end of a voyage: who retired or flew on alone, how all captains stand, and the way on."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.app.scenes.ending import Ending
from game.app.scenes.hex_setup import SEEDS, HexSetUp, begin, today
from game.app.seating import seating
from game.app.table.hex import worlds
from game.app.ui.theme import SEATS, C, tone
from game.core.session import Session
from game.core.state import News
from game.rules.keepflyin.scoring import GOAL
from game.rules.keepflyin.state import CAPTAINS

if TYPE_CHECKING:
    from game.app.main import App


@dataclass
class Deeds:
    """What a captain did: jobs done and what they paid, enemies evaded, arrests."""

    jobs: int = 0
    earned: int = 0
    evaded: int = 0
    arrests: int = 0


def deeds(news: list[News], seats: int) -> list[Deeds]:
    """The deeds of every captain, counted from the news of the whole game."""
    found = [Deeds() for _ in range(seats)]
    for what, *rest in news:
        if what == "paid":
            found[rest[0]].jobs += 1
            found[rest[0]].earned += rest[1]
        elif what == "evaded":
            found[rest[0]].evaded += 1
        elif what == "arrested":
            found[rest[0]].arrests += 1
    return found


class HexResult(Ending):
    """How all captains stand, a row for each."""

    music = "voyage"
    room = (120, 132, 1040, 436)
    right = 1160
    lost_light = 0.66
    again_line = "hexresult.again.line"
    set_up = "hexresult.setup"

    def __init__(self, app: App, session: Session[Any], names: list[str]) -> None:
        super().__init__(app, session, names)
        self.seating = seating(self.settings, len(names))
        self.winners = self.outcome.winners if self.outcome else ()
        people = self.seating.people    # with bots alone there is nothing to mourn
        self.glad = not people or any(seat in people for seat in self.winners)
        self.deeds = deeds(self.found.news, len(names))

    def leave(self) -> None:
        self.kit.looks = range(len(SEATS))

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        self.kit.looks = self.seating.looks
        super().layout(size, unit, text_scale)

    def wide(self, name: str) -> float:
        return 246 if name in ("again", "crew") else 200

    # ------------------------------------------------------------ what can be done

    def again(self) -> None:
        """Once more with the same captains and house rules, and with the cards that there are now."""
        from game.app.scenes.hex import HexScene

        before = dict(self.session.state.settings)
        settings, seed = today(before), random.SystemRandom().randrange(1, SEEDS)
        session = begin(self.app, settings, self.names, self.seating, seed)
        self.app.stack.replace(HexScene(self.app, session, self.names))
        if settings != before:
            self.app.toast(self.app.words("hexresult.changed"))

    def other(self) -> None:
        """Back to the set-up, names, seats and house rules as they were."""
        scene = HexSetUp(self.app, seats=len(self.names))
        scene.settings = today(self.session.state.settings)
        scene.bots[: len(self.names)] = self.seating.bots
        scene.looks = (*self.seating.looks, *(n for n in range(len(SEATS)) if n not in self.seating.looks))
        self.app.play(None)
        self.app.stack.replace(scene)

    def back(self) -> None:
        """The replay went away: the seats have their colours again."""
        self.layout(self.app.size, self.kit.scale, self.kit.text_scale)

    # ------------------------------------------------------------ picture

    def standings(self) -> list[int]:
        """The seats in the order of the table: who won, then who still flies, by Platinum, then the lost."""
        g = self.session.state
        return sorted(
            range(len(self.names)), key=lambda s: (s not in self.winners, g.fate[s] not in CAPTAINS, -g.platinum[s], s)
        )

    def paint(self, dst: Surface) -> None:
        """Headline, then a row per captain on the mat."""
        k, words = self.kit, self.app.words
        names = ", ".join(self.names[s] for s in self.winners)
        title = words("hexresult.won", names=names) if self.winners else words("hexresult.nobody")
        key = f"hexresult.why.{self.why}"
        line = words(key, money=GOAL) if words.has(key) else ""
        self.paint_head(dst, title, line)
        order = self.standings()
        gap = k.u(6)
        room = self.mat.h - k.u(24) - (len(order) - 1) * gap
        high = min(room // len(order), k.u(84))
        y = self.mat.y + (self.mat.h - len(order) * high - (len(order) - 1) * gap) // 2
        for place, seat in enumerate(order, 1):
            self._row(dst, Rect(self.mat.x + k.u(14), y, self.mat.w - k.u(28), high), seat, place)
            y += high + gap
        turns = words("hexresult.rounds", n=self.session.rules.rounds(self.session.state))
        k.text(dst, self.pos(120, 620), turns, "sans", 16, "mid", "ml", press="press")

    def _row(self, dst: Surface, r: Rect, seat: int, place: int) -> None:
        """A captain: place, mark, name, ship, fate, Platinum, deeds."""
        k, words, g = self.kit, self.app.words, self.session.state
        won = seat in self.winners
        k.parchment(dst, r, 7, 40 + seat)
        if won:
            k.ring(dst, r.inflate(k.u(5), k.u(5)), C["brass"], 3, 9)
        cy, low = r.y + r.h * 0.33, r.y + r.h * 0.70
        k.text(dst, (r.x + k.u(24), r.centery), str(place), "display", 22, "ink_mid", "mc")
        x = r.x + k.u(52)
        size = min(48.0, r.h / k.scale - 6)
        k.glow(dst, (x + k.u(26), r.centery), size * 0.5, tone(SEATS[k.looks[seat]].color, 0.2), 0.6)
        worlds.ship(k, dst, (x + k.u(26), r.centery), seat, size)
        x += k.u(64)
        k.seat(dst, (x + k.u(8), cy), seat, 9)
        name = self.names[seat]
        room = k.u(220)
        k.text(dst, (x + k.u(24), cy), name, "display", k.fit_size(name, "display", 18, room), "ink", "ml", fit=room)
        fate = words("hexresult.winner") if won else words(f"hex.fate.{g.fate[seat]}")
        ink = "ink_green" if won else "ink_mid" if g.fate[seat] in CAPTAINS else "ink_red"
        k.text(dst, (x, low), fate, "sans", 14, ink, "ml", fit=k.u(240))
        x = r.x + round(r.w * 0.40)
        bar = Rect(x, round(low) - k.u(5), round(r.w * 0.20), k.u(11))
        k.text(dst, (x, cy), words("money", n=g.platinum[seat]), "black", min(20, r.h / k.scale * 0.37), "ink", "ml")
        share = max(0.0, min(1.0, g.platinum[seat] / GOAL))
        k.meter(dst, bar, [(share, C["brass"], None), (1 - share, (214, 198, 164), None)])
        one = self.deeds[seat]
        cells = (
            ("star", str(g.nr[seat]), "hexresult.nr"),
            ("check", str(one.jobs), "hexresult.jobs"),
            ("run", str(one.evaded), "hexresult.evaded"),
            ("leave", str(one.arrests), "hexresult.arrests"),
        )
        left = x + bar.w + k.u(24)
        step = (r.right - k.u(14) - left) / len(cells)
        for i, (icon, value, key) in enumerate(cells):
            cx = left + step * (i + 0.5)
            sign = k.icon(dst, (cx - k.u(8), cy), icon, 15, "ink_mid", "mr")
            k.text(dst, (sign.right + k.u(6), cy), value, "black", 18, "ink", "ml")
            k.text(
                dst,
                (cx, low),
                words(key),
                "sans",
                k.fit_size(words(key), "sans", 12, step - k.u(4)),
                "ink_mid",
                "mc",
                fit=step - k.u(2),
            )
