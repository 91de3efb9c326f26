"""Draw one scene without a screen and save the picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands.answer import GOOD, WrongUse, print_json
from game.commands.values import seed, size, whole

KINDS = (".png", ".jpg", ".jpeg", ".bmp", ".tga")


def arguments(parser: argparse.ArgumentParser) -> None:
    """The scene and how to draw it."""
    parser.add_argument("scene", metavar="SCENE", help="which scene; a wrong name lists them all")
    parser.add_argument("--size", metavar="WxH", type=size, required=True, help="the size of the window")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="where to save; .png or .jpg")
    parser.add_argument("--seed", metavar="S", type=seed, default=1, help="the luck of the game shown (1)")
    parser.add_argument(
        "--text", metavar="PERCENT", type=whole(100, 200), default=100, help="size of the text, 100 to 200 (100)"
    )


def run(args: argparse.Namespace) -> int:
    """Draw and save."""
    if args.out.suffix.lower() not in KINDS:
        raise WrongUse(f"{args.out.name!r} does not end in {', '.join(KINDS)}")
    from game.commands.screenless import dummy_drivers

    dummy_drivers()
    from game.app.trial.shots import APART, SCENES, shot

    known = (*SCENES, *APART)
    if args.scene not in known:
        raise WrongUse(f"there is no scene {args.scene!r}; there is {', '.join(known)}")
    args.out.parent.mkdir(parents=True, exist_ok=True)
    shot(args.scene, args.size, args.out, seed=args.seed, text_scale=args.text)
    width, height = args.size
    if args.json:
        print_json(
            {
                "scene": args.scene,
                "width": width,
                "height": height,
                "seed": args.seed,
                "text": args.text,
                "file": str(args.out),
            }
        )
    else:
        print(f"{args.scene} at {width}x{height} is in {args.out}")
    return GOOD
