"""What every sign of how a heist is going weighs, and every crew member, as the logarithm of odds.

Fitted to the turns of some 6,000 heists that the ruleset's habits played on the three boards, with crews of all kinds,
1 to 4 seats, at all levels, some with blunders. What can only be good or only be bad for a table never weighs the other
way round.
"""

BASE = -3.652
WEIGHTS: dict[str, float] = {
    "spare:1": 0.335, "spare:12": 0.189, "spare:4": 0.326,
    "credits.late": -1.202, "done": 3.405, "done.far": -0.469, "done.late": -1.689, "sacks": 0.482,
    "sacks.late": -0.251, "stars.late": -8.588, "stars.lifters": 0.749, "stars.out of reach": -4.861,
    "visits.late": -5.296, "ways": -0.146, "ways.stars": -0.205,
    "board.lying": 0.512, "board.short": -3.028,
    "ammo": 0.028, "crew": 0.712, "gear": 0.165, "health.low": -0.056, "mates": 0.479, "out": -0.278,
    "precious.heroes": 0.417, "precious:1": -1.115,
    "alarm": -0.13, "foes.strength": -0.151, "hunted": -2.132, "hunted.early": -0.943, "hunted.gap": 0.17,
    "heist:intensive": -0.265, "heist:paradiso": -0.068, "seats:2": 0.491, "seats:3": 0.763, "seats:4": 0.625,
}  # fmt: skip

START = -0.6
CREW: dict[str, float] = {
    "hero:mal": 0.32, "hero:zoe": 0.03, "hero:wash": -0.26, "hero:inara": -0.44, "hero:jayne": 0.62,
    "hero:kaylee": -0.35, "hero:simon": -0.05, "hero:river": 0.24, "hero:book": -0.03,
    "sidekick:mal": -0.09, "sidekick:zoe": 0.46, "sidekick:wash": 0.73, "sidekick:inara": -0.43,
    "sidekick:jayne": 0.02, "sidekick:kaylee": -0.12, "sidekick:simon": -0.32, "sidekick:river": 0.04,
    "sidekick:book": -0.23,
    "derelict:hero:mal": 0.37, "derelict:hero:zoe": 0.26, "derelict:hero:wash": -0.58,
    "derelict:hero:inara": -0.44, "derelict:hero:jayne": 0.93, "derelict:hero:kaylee": -0.33,
    "derelict:hero:simon": 0.02, "derelict:hero:river": 0.27, "derelict:hero:book": -0.34,
    "derelict:sidekick:mal": -0.2, "derelict:sidekick:zoe": 0.69, "derelict:sidekick:wash": 0.68,
    "derelict:sidekick:inara": -0.59, "derelict:sidekick:jayne": 0, "derelict:sidekick:kaylee": -0.21,
    "derelict:sidekick:simon": -0.44, "derelict:sidekick:river": 0.49, "derelict:sidekick:book": -0.26,
    "paradiso:hero:mal": 0.69, "paradiso:hero:zoe": 0.08, "paradiso:hero:wash": -0.37,
    "paradiso:hero:inara": -0.68, "paradiso:hero:jayne": 1.01, "paradiso:hero:kaylee": -0.47,
    "paradiso:hero:simon": -0.16, "paradiso:hero:river": -0.09, "paradiso:hero:book": 0.18,
    "paradiso:sidekick:mal": -0.01, "paradiso:sidekick:zoe": 0.65, "paradiso:sidekick:wash": 0.65,
    "paradiso:sidekick:inara": -0.3, "paradiso:sidekick:jayne": 0.26, "paradiso:sidekick:kaylee": -0.29,
    "paradiso:sidekick:simon": -0.46, "paradiso:sidekick:river": -0.12, "paradiso:sidekick:book": -0.19,
    "intensive:hero:mal": -0.01, "intensive:hero:zoe": -0.04, "intensive:hero:wash": 0.17,
    "intensive:hero:inara": -0.14, "intensive:hero:jayne": 0, "intensive:hero:kaylee": 0,
    "intensive:hero:simon": -0.16, "intensive:hero:river": 0.24, "intensive:hero:book": 0.04,
    "intensive:sidekick:mal": -0.14, "intensive:sidekick:zoe": -0.12, "intensive:sidekick:wash": 0.81,
    "intensive:sidekick:inara": -0.36, "intensive:sidekick:jayne": 0.09, "intensive:sidekick:kaylee": 0.27,
    "intensive:sidekick:simon": -0.23, "intensive:sidekick:river": 0.02, "intensive:sidekick:book": -0.25,
}  # fmt: skip
"""What a crew member adds in that role: in heists at large, then in each of the box."""
