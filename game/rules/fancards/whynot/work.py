"""Why a job can't be taken, quit or finished (R-CG-93 to R-CG-98)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ruleset import Refusal
from game.core.steps import Option
from game.rules.fancards.crew import captain_cell
from game.rules.fancards.faces import job_face
from game.rules.fancards.state import FanCards
from game.rules.fancards.whynot.asking import no, no_command, short, title
from game.rules.fancards.work.jobs import barred, brings, fits, full, held, lacking, last_leg
from game.rules.fancards.work.missions import cells_of

MISSING = {
    "pilot": "trade_pilot",
    "mechanic": "trade_mechanic",
    "medic": "trade_medic",
    "gun": "trade_gun",
    "talk": "trade_talk",
    "sneak": "trade_sneak",
}
BROUGHT = {"weapon": "brings_weapon", "medical": "brings_medical", "finery": "brings_finery"}


def terms(g: FanCards, seat: int, job: str, options: Sequence[Option]) -> Refusal:
    """What a job asks for before it is taken, command points not counted (R-CG-93, R-CG-98)."""
    printed = job_face(job)
    if barred(g, seat):
        return no("R-CG-93", "rumour", options, "move:")
    if full(g, seat):
        return no("R-CG-98", "jobs_full", options, "quit:", most=g.settings["jobs"])
    reputation = short(g, seat, printed.needs, "R-CG-93", options)
    lacks = lacking(g, seat, printed, captain_cell(g, seat))
    if lacks:
        return no("R-CG-93", MISSING[lacks[0]], options, "play:")
    return reputation or no("R-CG-51", "no_captain", options, "play:")


def take(g: FanCards, seat: int, job: str, options: Sequence[Option]) -> Refusal:
    """An open job that can't be taken now."""
    return no_command(g, seat, "take", options) or terms(g, seat, job, options)


def look(g: FanCards, seat: int, options: Sequence[Option]) -> Refusal:
    """Work that can't be looked for (R-CG-94, R-CG-101)."""
    return no_command(g, seat, "look", options) or no("R-CG-101", "no_more_jobs", options, "take:")


def leave(g: FanCards, seat: int, job: str, options: Sequence[Option]) -> Refusal:
    """A job that can't be quit (R-CG-95)."""
    return no_command(g, seat, "quit", options) or no("R-CG-95", "not_yours", options)


def finish(g: FanCards, seat: int, job: str, options: Sequence[Option]) -> Refusal:
    """A job that can't be finished (R-CG-96)."""
    printed, cells = job_face(job), cells_of(g, seat)
    if job not in held(g, seat):
        return no("R-CG-96", "take_first", options, f"take:{job}")
    if f"tried:{job}" in g.flags:
        return no("R-CG-96", "tried", options, "done")
    if not cells:
        return no("R-CG-51", "no_crew", options, "play:")
    if not last_leg(g, job):
        return no("R-CG-96", "stages_first", options, "move:")
    there = [cell for cell in cells if fits(g, job, cell)]
    if not there:
        why = "another_visit" if f"ticked:{job}" in g.flags else "elsewhere"
        return no("R-CG-96", why, options, "move:", job=title(job))
    able = [cell for cell in there if not lacking(g, seat, printed, cell)]
    if not able:
        return no("R-CG-96", MISSING[lacking(g, seat, printed, there[0])[0]], options, "play:")
    if printed.brings and not any(brings(g, seat, printed.brings, cell) for cell in able):
        return no("R-CG-96", BROUGHT[printed.brings], options, "play:")
    return no("R-CG-96", "elsewhere", options, "move:", job=title(job))
