"""The leaves of a written Story: the card, its beginning, a Goal, what it needs, how it is done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.games.firefly.map.places import picture
from game.app.games.firefly.writer.rows import list_row, word_rows
from game.app.games.firefly.writer.words import COST, DO, HAS, NEED, SETUP, summary
from game.app.ui.widgets import Button, Field, TextArea, Widget
from game.app.ui.widgets.cycle import Amount, Cycle, chooser
from game.app.workshop.form import Rows, TextRow
from game.app.workshop.pick import Pick, PickButton, PickSheet
from game.app.workshop.sheet import Row
from game.content.firefly import firefly
from game.content.firefly.boxes import known
from game.content.firefly.records import SKILLS, Band, Choosable, Do, Story, Trial
from game.content.firefly.sketch import story as write
from game.content.firefly.sketch.story import MOST, MOST_BANDS, PLAIN, said

if TYPE_CHECKING:
    from game.app.games.firefly.writer.editor import StoryEditor
    from game.app.shell.words import Words

LENGTHS = (30, 60, 120, 180, 240)
"""Minutes that a Story is said to take."""
MOST_CARDS, HIGHEST = 6, 20
"""Misbehave cards of a Goal, and the number a band may begin with."""
PEOPLE = ("mal", "zoe", "wash", "kaylee", "jayne", "inara", "book", "simon", "river", "hands", "marshal", "trooper")
OTHERS = ("alliance", "reaver", "derelict_ship")


def rows(s: StoryEditor) -> Rows:
    """The rows of the leaf on top."""
    made: dict[str, Callable[[StoryEditor], Rows]] = {
        "about": _about, "start": _start, "goal": _goal, "needs": _needs,
        "way1": partial(_way, 0), "way2": partial(_way, 1),
    }  # fmt: skip
    return made[s.leaf](s)


def _field(s: StoryEditor, name: str, text: str, deed: Callable[[str], Callable[[Story], Story]]) -> Row:
    """A line that is typed. `deed`: from what is typed to what that does to the Story."""
    words, kind = s.app.words, name.rpartition(".")[2]
    key = f"{name}:{s.chosen}"

    def written(text: str) -> None:
        s.write(key, deed(" ".join(text.split())))

    def make(rect: Rect) -> Widget:
        empty = words(f"storyeditor.field.{name}.empty")
        return Field(rect, text, written, most=MOST[kind], counted=True, name=key, empty=empty)

    return Row(words(f"storyeditor.field.{kind}"), make)


def _text(s: StoryEditor, name: str, text: str, deed: Callable[[str], Callable[[Story], Story]]) -> TextRow:
    """A text of several lines."""
    words, key = s.app.words, f"{name}:{s.chosen}"
    plain = [words(f"storyeditor.new.{one}") for one in ("text", "todo", "how")]

    def written(text: str) -> None:
        s.write(key, deed(" ".join(text.split())))

    def make(rect: Rect) -> Widget:
        empty = words(f"storyeditor.field.{name}.empty")
        return TextArea(rect, text, written, most=MOST["text"], empty=empty, plain=plain, name=key)

    return TextRow(words("storyeditor.field.text"), make)


# ------------------------------------------------------------ the card


def _about(s: StoryEditor) -> Rows:
    words, story = s.app.words, s.story
    ends = [(name, words(f"storyeditor.wins.{name}")) for name in ("goal", "last_call")]
    last = said(story, "last_call")

    def wins(value: str) -> None:
        rest = tuple(do for do in story.setup if do.word != "last_call")
        s.put(setup=(*rest, Do("last_call")) if value == "last_call" else rest)

    return [
        _field(s, "card.title", story.title, lambda text: lambda now: write.put(now, title=text)),
        _text(s, "card.text", story.text, lambda text: lambda now: write.put(now, text=text)),
        Row(words("storyeditor.field.length"), partial(_length, s)),
        Row(words("storyeditor.field.picture"), partial(_picture, s)),
        Row(words("storyeditor.field.seats"), partial(_seats, s)),
        Row(words("storyeditor.field.wins"), lambda r: chooser(s.kit, r, ends, ends[last][0], wins, "wins")),
        Row(words("storyeditor.field.box"), partial(_box, s)),
    ]


def _box(s: StoryEditor, rect: Rect) -> Widget:
    """Which expansion the Story is told with; without it go its words."""
    ids = ("", *(box.id for box in known() if box.words()))
    boxes = [(box, s.app.words(f"storyeditor.box.{box or 'none'}")) for box in ids]
    return chooser(s.kit, rect, boxes, s.story.box, lambda v: s.change(lambda now: write.with_box(now, v)), "box")


def lengths(words: Words) -> dict[str, int]:
    """How long a Story may take as its card says it, in minutes."""
    return {
        words("storyeditor.length", n=m // 60) if m >= 60 else words("storyeditor.minutes", n=m): m for m in LENGTHS
    }


def _length(s: StoryEditor, rect: Rect) -> Widget:
    found = list(lengths(s.app.words))
    if s.story.length not in found:
        found.append(s.story.length)
    return Cycle(rect, [(one, one) for one in found], s.story.length, lambda v: s.put(length=v), name="length")


def pictures(s: StoryEditor) -> list[str]:
    """The pictures of the box that a Story may have."""
    there = s.kit.art.paths
    kinds = [sorted(name for name in there if name.startswith(kind)) for kind in ("ship_", "crew_", "world_")]
    return [name for name in (*OTHERS, *kinds[0], *PEOPLE, *kinds[1], *kinds[2]) if name in there]


def _picture(s: StoryEditor, rect: Rect) -> Widget:
    words, now = s.app.words, s.story.picture
    own = now in s.kit.art.paths

    def choose() -> None:
        picks = [Pick(PLAIN, words("storyeditor.picture.none")), *(Pick(name, "", art=name) for name in pictures(s))]
        sheet = PickSheet(s.app, words("storyeditor.field.picture"), picks, lambda name: s.put(picture=name), now)
        s.app.stack.push(sheet)

    pick = Pick("picture", "" if own else words("storyeditor.picture.none"), art=now if own else "")
    button = PickButton(rect, pick, choose, now=False)
    button.name = "picture"
    return button


def _seats(s: StoryEditor, rect: Rect) -> list[Widget]:
    words, (low, high) = s.app.words, s.story.seats
    if said(s.story, "turn_limit"):
        return [Button(rect, words("fireflysetup.alone"), why=words("storyeditor.seats.alone"), name="alone")]
    half = (rect.w - s.kit.u(8)) // 2
    counts = [(str(n), str(n)) for n in range(1, 5)]
    at = [Rect(rect.x, rect.y, half, rect.h), Rect(rect.right - half, rect.y, half, rect.h)]
    return [
        Amount(
            at[0],
            counts,
            str(low),
            lambda v: s.put(seats=(int(v), max(int(v), high))),
            name="seats:low",
            tip=words("storyeditor.seats.low"),
        ),
        Amount(
            at[1],
            counts,
            str(high),
            lambda v: s.put(seats=(min(low, int(v)), int(v))),
            name="seats:high",
            tip=words("storyeditor.seats.high"),
        ),
    ]


def _start(s: StoryEditor) -> Rows:
    return [*word_rows(s, s.story.setup, SETUP, lambda row: s.put(setup=row), hidden=("last_call",))]


# ------------------------------------------------------------ a Goal


def _goal(s: StoryEditor) -> Rows:
    words, goal, n = s.app.words, s.goal, s.chosen
    cards = [(str(i), str(i)) for i in range(max(MOST_CARDS, goal.misbehave) + 1)]
    places = [
        Row(words(f"storyeditor.place.{at + 1}"), partial(_place, s, at)) for at in range(2) if at <= len(goal.places)
    ]
    return [
        _field(s, "goal.title", goal.title, lambda text: lambda now: write.with_goal(now, n, title=text)),
        _text(s, "goal.text", goal.text, lambda text: lambda now: write.with_goal(now, n, text=text)),
        *places,
        Row(
            words("storyeditor.field.misbehave"),
            lambda r: Amount(r, cards, str(goal.misbehave), lambda v: s.put_goal(misbehave=int(v)), name="misbehave"),
        ),
        Row(words(f"storyeditor.then.{_end(s)}"), lambda r: []),
    ]


def _end(s: StoryEditor) -> str:
    """What follows this Goal."""
    if s.chosen < len(s.story.goals) - 1:
        return "next"
    return "call" if said(s.story, "last_call") else "win"


def _place(s: StoryEditor, at: int, rect: Rect) -> Widget:
    """A planet where the Goal is worked, picked from the map."""
    words, planets, now = s.app.words, firefly().map.planets, s.goal.places

    def chosen(planet: str) -> None:
        found = [*now[:at], planet, *now[at + 1 :]]
        s.put_goal(places=tuple(dict.fromkeys(one for one in found if one)))

    def choose() -> None:
        there = sorted(planets.values(), key=lambda planet: planet.name)
        picks = [
            Pick("", words("storyeditor.place.none")),
            *(Pick(one.id, one.name, picture(s.kit, one.id)) for one in there),
        ]
        title = words("storyeditor.place.pick")
        s.app.stack.push(PickSheet(s.app, title, picks, chosen, now[at] if at < len(now) else ""))

    name = f"place:{at}"
    if at < len(now) and now[at] in planets:
        button: Button = PickButton(rect, Pick(name, planets[now[at]].name, picture(s.kit, now[at])), choose, now=False)
    else:
        says = now[at] if at < len(now) else words("storyeditor.place.none")
        button = Button(rect, says, choose, icon="search")
    button.name = name
    return button


def _needs(s: StoryEditor) -> Rows:
    return [*word_rows(s, s.goal.has, HAS, lambda row: s.put_goal(has=row))]


# ------------------------------------------------------------ a way to complete it


def _way(way: int, s: StoryEditor) -> Rows:
    words, n = s.app.words, s.chosen
    if way >= len(s.goal.options):

        def add() -> None:
            named = words("storyeditor.new.way"), words("storyeditor.new.how")
            s.change(lambda story: write.add_option(story, n, *named))

        return [
            Row(words(f"storyeditor.way.none.{way + 1}"), lambda r: []),
            Row("", lambda r: Button(r, words("storyeditor.way.add"), add, icon="plus", name="way:add")),
        ]
    option = s.goal.options[way]

    def read(name: str) -> Callable[[], tuple[Do, ...]]:
        return lambda: getattr(s.story.goals[n].options[way], name)

    def put(name: str) -> Callable[[tuple[Do, ...]], None]:
        return lambda row: s.put_way(way, **{name: row})

    lists = [list_row(s, read(name), kind, put(name)) for name, kind in (("cost", COST), ("needs", NEED), ("do", DO))]
    return [
        _field(s, "way.title", option.title, lambda text: lambda now: write.with_option(now, n, way, title=text)),
        _text(s, "way.text", option.text, lambda text: lambda now: write.with_option(now, n, way, text=text)),
        *lists,
        *_test(s, way, option),
        Row(
            "",
            lambda r: Button(
                r,
                words("storyeditor.way.drop"),
                icon="trash",
                name="way:drop",
                action=lambda: s.change(lambda story: write.drop_option(story, n, way)),
            ),
        ),
    ]


def _test(s: StoryEditor, way: int, option: Choosable) -> list[Row]:
    """The Skill Test with its bands."""
    words, n, test = s.app.words, s.chosen, option.test
    skills = [("", words("storyeditor.test.none")), *((name, words(f"firefly.skill.{name}")) for name in SKILLS)]
    found = [
        Row(
            words("storyeditor.field.test"),
            lambda r: chooser(
                s.kit,
                r,
                skills,
                test.skill if test else "",
                lambda v: s.change(lambda story: write.with_skill(story, n, way, v)),
                "skill",
            ),
        )
    ]
    if test is None:
        return found
    who = [(name, words(f"storyeditor.who.{name}")) for name in ("team", "alone")]
    found.append(
        Row(
            words("storyeditor.field.who"),
            lambda r: chooser(
                s.kit,
                r,
                who,
                who[test.alone][0],
                lambda v: s.put_way(way, test=test._replace(alone=v == "alone")),
                "who",
            ),
        )
    )
    extra = {"fight": "kosher", "negotiate": "bribes"}.get(test.skill, "")
    if extra:
        yes = [("no", words("storyeditor.no")), ("yes", words("storyeditor.yes"))]
        found.append(
            Row(
                words(f"storyeditor.field.{extra}"),
                lambda r: chooser(
                    s.kit,
                    r,
                    yes,
                    yes[getattr(test, extra)][0],
                    lambda v: s.put_way(way, test=Trial(**{**test._asdict(), extra: v == "yes"})),
                    extra,
                ),
            )
        )
    found += [Row(span(s, option.bands, at), partial(_band, s, way, at, band)) for at, band in enumerate(option.bands)]
    full = words("storyeditor.band.full", n=MOST_BANDS) if len(option.bands) >= MOST_BANDS else ""
    found.append(
        Row(
            "",
            lambda r: Button(
                r,
                words("storyeditor.band.add"),
                lambda: s.change(lambda story: write.add_band(story, n, way, HIGHEST)),
                icon="plus",
                why=full,
                name="band:add",
            ),
        )
    )
    return found


def span(s: StoryEditor, bands: tuple[Band, ...], at: int) -> str:
    """The totals that a band covers."""
    if at + 1 == len(bands):
        return s.app.words("storyeditor.band.up", n=bands[at].low)
    return s.app.words("storyeditor.band.to", a=bands[at].low, b=bands[at + 1].low - 1)


def _band(s: StoryEditor, way: int, at: int, band: Band, rect: Rect) -> Widget:
    from game.app.games.firefly.writer.sheets import BandSheet

    end = s.app.words(f"storyeditor.end.{band.end if band.end in ('botched', 'warrant') else 'done'}")
    says = ", ".join(one for one in (end, summary(s.app.words, band.do, DO)) if one)
    return Button(
        rect,
        says,
        lambda: s.app.stack.push(BandSheet(s.app, s, way, at)),
        icon="pen",
        name=f"band:{at}",
        tip=s.app.words("storyeditor.band.tip"),
    )
