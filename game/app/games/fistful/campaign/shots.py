"""The campaign of heists as pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.shell.app import App

if TYPE_CHECKING:
    from game.app.games.fistful.set_up.scene import SetUp
    from game.app.shell.running import Running

THREE = "paradiso+derelict+intensive"


def set_up(app: App, seed: int, heist: str = THREE) -> SetUp:
    """The set-up of a campaign."""
    from game.app.games.fistful.set_up.scene import SetUp

    scene = SetUp(app, seed=seed, heist=heist)
    app.stack.push(scene)
    scene.suggest(2)
    return scene


def bill(app: App, seed: int) -> None:
    """The order of the heists."""
    set_up(app, seed).choose_heists()
    boards(app)


def alone(app: App, seed: int) -> None:
    """One heist of several."""
    set_up(app, seed, "paradiso").choose_heists()
    boards(app)


def boards(app: App) -> None:
    """All pictures of the top scene are made."""
    while app.stack.top is not None and app.stack.top.idle():
        pass


def begun(app: App, seed: int, heist: str = THREE) -> Running:
    """A campaign at its first table."""
    from game.app.games.fistful.set_up.scene import begin

    scene = set_up(app, seed, heist)
    scene.suggest()
    begin(app, scene.draft, scene.names(), scene.seating())
    assert app.playing is not None
    return app.playing


def end(playing: Running, how: str, credits: int = 0) -> None:
    """The heist ends, as if it had been played, with that many hundreds banked; won, with all that its card asks."""
    from game.core.engine import advance, legal
    from game.core.zones import everyone
    from game.rules.fistful.board import board_of
    from game.rules.fistful.news import Banked
    from game.rules.fistful.scoring import Finish
    from game.rules.fistful.timer import track
    from game.rules.fistful.tokens import kind

    session = playing.session
    g = session.state
    g.turn += 14
    for seat in g.at:
        held, deck = g.zones.get(f"slots:{seat}", ()), g.zones.get("gear", ())
        more = 2 - len(held)
        g.zones[f"slots:{seat}"], g.zones["gear"] = held + deck[:more], deck[more:]
    board, laid = board_of(g.heist), dict[str, list[str]](banked=[], card=[])
    if how == "won":
        credits = max(credits, -(-board.heist.goal_credits // 100))
        g.at.update(zip([seat for seat, cell in g.at.items() if cell >= 0], sorted(board.landing_set)))
        g.flags.update({f"done:{visit.icon}": 1 for visit in board.heist.visits})
        for star in board.heist.stars:
            found = [id for items in g.zones.values() for id in items if kind(id) == star.kind]
            laid["banked" if star.carried else "card"] += found[: star.needed]
    else:
        g.timer = len(track(g)) - 1
    laid["banked"] += [id for items in g.zones.values() for id in items if id.startswith("credits-100#")][:credits]
    done = {id for ids in laid.values() for id in ids}
    for zone, items in g.zones.items():
        g.zones[zone] = tuple(id for id in items if id not in done)
    g.zones.update({zone: tuple(ids) for zone, ids in laid.items() if ids})
    g.seen.update((id, everyone(len(g.at))) for seat in g.at for id in (*done, *g.zones[f"slots:{seat}"]))
    for seat in g.at:
        g.tell(Banked(seat, credits * 100 // len(g.at)))
    g.stack[:] = [Finish(how, "R-FC-14" if how == "won" else "R-FC-35")]
    session.choice = advance(g)
    session.options = tuple(legal(g))


def crew(playing: Running, stop: int = 99) -> None:
    """The bots' favourites are chosen, at most that many."""
    from game.app.games.fistful.campaign.recast import Recast

    draft = Recast(playing)
    for _ in range(stop):
        if draft.pending is None:
            draft.finish()
            return
        draft.choose(draft.favourite())
    draft.keep()


def show(app: App, playing: Running) -> None:
    """The scene that the game is in."""
    app.stack.replace(app.doors.games[playing.session.rules.id].table(app, playing))


def between(app: App, seed: int) -> None:
    """The first heist is won."""
    playing = begun(app, seed)
    end(playing, "won", 6)
    show(app, playing)


def recast(app: App, seed: int) -> None:
    """The crew of the second is chosen."""
    playing = begun(app, seed)
    end(playing, "won", 6)
    crew(playing, 3)
    show(app, playing)


def second(app: App, seed: int) -> None:
    """The table of the second heist."""
    playing = begun(app, seed)
    end(playing, "won", 6)
    crew(playing)
    show(app, playing)


def won(app: App, seed: int) -> None:
    """The whole campaign is won."""
    playing = begun(app, seed)
    for n in (6, 11):
        end(playing, "won", n)
        crew(playing)
    end(playing, "won", 4)
    show(app, playing)


def lost(app: App, seed: int) -> None:
    """The second heist is lost."""
    playing = begun(app, seed)
    end(playing, "won", 6)
    crew(playing)
    end(playing, "lost", 3)
    show(app, playing)


SCENES: dict[str, Callable[[App, int], object]] = {"-bill": bill, "-between": between, "-crew": recast, "-lost": lost}
MORE: dict[str, Callable[[App, int], object]] = {"-setup": set_up, "-alone": alone, "-second": second, "-won": won}
"""Scenes that look like others with another content."""
