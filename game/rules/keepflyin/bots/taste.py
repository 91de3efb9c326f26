"""What a bot makes of what it meets: the numbers by which it weighs pay, Notoriety, danger and the rivals."""

from __future__ import annotations

from typing import NamedTuple


class Taste(NamedTuple):
    """Worth is in $. `fades`: what is left of Platinum that is a turn further off; `heat`: what a point of Notoriety
    costs in the long run, and each further one that much more; `hot`: the Notoriety from which on Niska is left alone.
    `space`: a free space at a location, where a job may be found; `salvage`: a card that is kept to be sold; `loose`:
    an enemy that is turned up and can be sent after the rivals; `eager`: how much more pay counts that is got this
    turn; `settled`: whether it is no longer reckoned to be at stake then.

    `danger`: how much all danger counts; `spite`: how likely a rival sends an enemy near by into a ship's hex;
    `everything`: what a captain has to lose besides Platinum, the game; `cargo`: how much of the pay of jobs aboard
    is at stake; `cell`: a turn that is lost in prison; `blind`: how likely what lies face down a hex off is met.

    `effort`: what a move of a counter must do at least, for each rival but one; `nuisance`, `worst`: what an enemy does
    at least and at most to a rival; `nearer`: how much of that is left for each turn it still needs; `own`: how much
    enemies near one's own ship count; `aside`: how much the harm of a rival is worth who is not the quarry; `shared`:
    how much one is still worth who has an enemy to evade already."""

    fades: float = 0.9
    heat: float = 14
    hot: float = 4
    space: float = 260
    salvage: float = 350
    loose: float = 400.0
    eager: float = 1.0
    settled: bool = False
    danger: float = 1.0
    spite: float = 0.5
    everything: float = 2500
    cargo: float = 0.6
    cell: float = 150
    blind: float = 0.06
    effort: float = 6.0
    nuisance: float = 160.0
    worst: float = 500.0
    nearer: float = 0.82
    own: float = 0.7
    aside: float = 0.08
    shared: float = 0.05


PLAIN = Taste()
"""Of the usual bots."""
KEEN = Taste(fades=0.88, eager=3.0, settled=True, danger=0.15, everything=32_000, cargo=0.2, cell=15, blind=0.03)
"""Of the best bot: it flies on to its pay where others wait for a Cruiser to leave, and fears Reavers alone, who take
the game; prison costs it little more than the fine."""
