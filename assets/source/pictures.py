"""From what a recipe leaves behind to the file in the repository: fading shadows, WebP, no metadata."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

BORDER = 0.11  # share of the picture's side over which a shadow fades out


def feather(pixels: np.ndarray) -> np.ndarray:
    """Fade pure shadow (black, half transparent) towards the border and drop the fill lights' faint veil.

    `pixels` is (height, width, 4), sRGB and alpha in 0..1; the same shape comes back.
    """
    h, w = pixels.shape[:2]
    x = np.minimum(np.arange(w), np.arange(w)[::-1])[None, :] / (BORDER * w)
    y = np.minimum(np.arange(h), np.arange(h)[::-1])[:, None] / (BORDER * h)
    fade = np.clip(np.minimum(x, y), 0, 1)
    fade = fade * fade * (3 - 2 * fade)
    out = pixels.copy()
    dark = np.clip(1.5 - out[..., :3].max(axis=2) * 18, 0, 1) * (out[..., 3] < 0.985)
    veil = np.clip((out[..., 3] - 0.10) / 0.90, 0, 1)
    out[..., 3] = out[..., 3] * (1 - dark) + veil * dark * fade
    return out


def publish(raw: Path, target: Path, *, alpha: bool, shadow: bool, quality: int) -> None:
    """Read the recipe's PNG and write the WebP that is committed; text chunks, dates and paths stay behind."""
    with Image.open(raw) as source:
        pixels = np.asarray(source.convert("RGBA"), np.float32) / 255
    if shadow:
        pixels = feather(pixels)
    bytes_ = np.clip(pixels * 255 + 0.5, 0, 255).astype(np.uint8)
    picture = Image.fromarray(bytes_ if alpha else np.ascontiguousarray(bytes_[..., :3]))
    target.parent.mkdir(parents=True, exist_ok=True)
    picture.save(target, "WEBP", quality=quality, method=6, lossless=quality >= 100, exact=False)


def save_rgb(path: Path, pixels: np.ndarray) -> None:
    """Write a (height, width, 3 or 4) array of sRGB values in 0..1 as PNG."""
    Image.fromarray(np.clip(pixels * 255 + 0.5, 0, 255).astype(np.uint8)).save(path, "PNG")
