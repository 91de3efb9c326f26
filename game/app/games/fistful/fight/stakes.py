"""What an answer puts at stake, and which answer is the plainest sensible one."""

from __future__ import annotations

from game.app.games.fistful.fight.odds import one_roll
from game.app.games.fistful.situation import Situation
from game.core.steps import Option
from game.rules.fistful.battle.blows import jump_target
from game.rules.fistful.battle.encounter import hidden
from game.rules.fistful.battle.rounds import Ready
from game.rules.fistful.battle.sums import dice, strength, total
from game.rules.fistful.cards.gear import card_of
from game.rules.fistful.cards.skills import battle_bonus, quickdraw, slips_away
from game.rules.fistful.tokens import enemy

HURT = 2
"""With so little Health one stays at home and mends first."""
FATES = ("", "saved", "falls", "lost")
"""Nothing, knocked out unless a card prevents it, knocked out, knocked out and with that the heist is lost."""


def short_by(now: Situation) -> int:
    """How much the total of a battle round lacks to reach the enemy's strength; 0 for a draw or without a round."""
    fight = now.fight
    return strength(now.g, fight.token) - total(now.g, fight.seat, fight.helper) if fight and fight.rolled else 0


def wins(now: Situation, option: Option) -> bool:
    """Whether an option to spend Ammo wins the battle (R-FC-134); with Quickdraw a draw does (R-FC-187)."""
    gain = option.note.partition("+")[2]
    over = (int(gain) if gain.isdigit() else int(option.key.partition(":")[2])) - short_by(now)
    return over > 0 or (over == 0 and now.fight is not None and quickdraw(now.g, now.fight.seat, now.fight.helper))


def leaps(now: Situation, token: str, seat: int, helper: int = -1) -> bool:
    """Whether an enemy that beats a seat goes on to another player; it stays when there is none (R-FC-191)."""
    return enemy(token).special == "leap" and any(s >= 0 and jump_target(now.g, s) >= 0 for s in (seat, helper))


def spared(now: Situation, seat: int, later: bool = False) -> bool:
    """Whether no battle is forced on a seat by sight now, or, `later`, at the start of its next turn."""
    if later:
        return slips_away(now.g, seat) or bool(now.g.flags.get(f"hidden:{seat}"))
    return hidden(now.g, seat)


def losses(now: Situation, option: Option) -> dict[int, int]:
    """The Health that an answer costs, by seat, before cards prevent any."""
    g, fight = now.g, now.fight
    if now.kind == "React" and option.key == "pass" and getattr(now.choice, "word", "") == "hurt":
        seat, amount = getattr(now.choice, "about", (now.seat, 0))
        return {seat: max(0, amount - g.flags.get(f"shield:{seat}", 0))}
    if now.kind != "Round" or fight is None:
        return {}
    if option.key == "health":
        return {s: enemy(fight.token).damage for s in (fight.seat, fight.helper) if s >= 0}
    return {fight.seat: 1} if option.key == "retreat" and g.hero[fight.seat] != "wash" else {}


def shield(now: Situation, seat: int) -> tuple[str, int]:
    """The card of a seat that prevents most of a loss of Health, and how much; ("", 0) for none."""
    cards = [(card, sum(int(w.value) for w in card_of(card).do if w.name == "shield")) for card in now.slots(seat)]
    return max(cards, key=lambda one: one[1], default=("", 0))


def fate(now: Situation, option: Option) -> str:
    """What becomes of those who lose Health by an answer: one of FATES (R-FC-42, R-FC-143, R-FC-150, R-FC-196)."""
    g, worst = now.g, ""
    for seat, lost in losses(now, option).items():
        if g.health[seat] > lost:
            continue
        alone = not g.sidekick[seat] and all(at < 0 for s, at in g.at.items() if s != seat)
        end = "lost" if alone or g.hero[seat] in now.heist.must_not_fall else "falls"
        if now.kind == "Round" and g.health[seat] > lost - shield(now, seat)[1]:
            end = "saved"
        worst = max(worst, end, key=FATES.index)
    return worst


def unused(now: Situation, option: Option) -> int:
    """The steps of a move that an answer would leave unused."""
    return int(getattr(now.choice, "left", 0)) if option.key == "stop" and now.moving else 0


def prepares(now: Situation) -> bool:
    """Whether Gear, a skill or backup can come before the dice of the next round of the battle."""
    fight = now.fight
    return fight is not None and any(Ready(fight.seat, fight.token, fight.helper).more(now.g))


def plainest(now: Situation) -> Option | None:
    """The plainest deed of the moment; None when what is to be done is done on the board or with a card.

    A lost round: the least Ammo that wins, else Health, and from an enemy that leaps on rather a retreat; a draw costs
    nothing to roll again, where the dice are good and the next defeat were not the end. What is fatal comes last."""
    deeds = now.find("do")  # what the heist asks can be done here
    if deeds:
        return deeds[0]
    if now.key("scrounge:health") and now.g.health[now.seat] <= HURT:
        return now.key("scrounge:health")
    for key in ("roll", "fight", "stop", "done"):
        option = now.key(key)
        if option and not (key == "stop" and (now.fresh or _walks_on(now))):
            return option
    if now.kind == "Round":
        found = _round(now)
    else:
        found = [*now.find("pass"), *now.find("use", "skill")] if now.key("pass") else []
    return min(found, key=lambda o: FATES.index(fate(now, o)), default=None)


def _walks_on(now: Situation) -> bool:
    """Whether a move has steps left, away from home: where to is chosen on the board, and stopping has its tile."""
    here = now.hero_cell(now.seat)
    home = here is not None and now.board is not None and now.cell(here) in now.board.landing_set
    return now.moving and not home


def _round(now: Situation) -> list[Option]:
    """The answers to a round that isn't won, the plainest first."""
    ammo, again = now.find("ammo"), now.find("again")
    winning = [o for o in ammo if wins(now, o)][:1]
    fight = now.fight
    if again and fight and now.g.health[fight.seat] > enemy(fight.token).damage and _good_dice(now):
        winning, again = again, winning
    away, stay = now.find("retreat"), now.find("health")
    if fight and leaps(now, fight.token, fight.seat, fight.helper):
        away, stay = stay, away  # who loses Health to it has not beaten it, and somebody else fights it
    tricks = now.find("use", "skill")
    return [*winning, *again, *stay, *away, *ammo, *tricks]


def _good_dice(now: Situation) -> bool:
    """Whether the dice alone win a battle more often than they lose a round of it."""
    fight = now.fight
    if fight is None:
        return False
    g, seat, helper = now.g, fight.seat, fight.helper
    bonus = g.flags.get("weaken", 0) + battle_bonus(g, seat, helper)
    roll = one_roll(dice(g, seat, helper), strength(g, fight.token), bonus, quickdraw(g, seat, helper))
    return roll.win >= roll.lose
