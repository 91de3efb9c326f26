"""An editor that saves replaces its own files and nothing else: what came along in the folder stays as it is."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from game.app.games.fistful.editor.disk import Known, open_known
from game.content.common.errors import ContentError
from game.content.common.toml.comments import commented
from game.content.firefly import firefly
from game.content.firefly.sketch import files as sketch_story_files
from game.content.firefly.sketch.story import opened as story_opened
from game.content.fistful.sketch import files as sketch_files
from game.content.load import load_all
from game.save.mods import write_mod


def parts(kind: str) -> dict[str, str]:
    """The files of a heist or a Story of one's own."""
    if kind == "story":
        return sketch_story_files.files(story_opened(next(iter(firefly().stories.values()))), "ours")
    sketch = open_known(Known("", "derelict", "The Derelict"))
    return sketch_files.files(sketch, "ours")


@pytest.mark.parametrize("kind", ["heist", "story"])
@pytest.mark.parametrize("linked", [False, True])
def test_what_came_along_stays(kind: str, linked: bool, tmp_path: Path) -> None:
    mods, base, own = tmp_path / "mods", load_all().content, parts(kind)
    mods.mkdir()
    folder = tmp_path / "elsewhere" if linked else mods / "ours"
    folder.mkdir()
    if linked:
        (mods / "ours").symlink_to(folder)
    write_mod(mods, "ours", own, base)
    guests = {"notes.txt": b"mine", "art/cover.png": b"\x89PNG", ".git/HEAD": b"ref", "README.md": b"#"}
    for name, data in guests.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(data)
    file = next(name for name in own if name != "mod.toml")
    text = (folder / file).read_text()
    field = next(line for line in text.split("\n") if line.startswith("title"))
    (folder / file).write_text(text.replace(field, f"# why it is called so\n{field}") + "# the end\n")
    write_mod(mods, "ours", own, base)
    assert all((folder / name).read_bytes() == data for name, data in guests.items())
    now = (folder / file).read_text()
    assert f"# why it is called so\n{field}" in now and now.endswith("# the end\n")
    assert (mods / "ours").is_symlink() is linked
    assert sorted(p.name for p in mods.iterdir()) == ["ours"]
    assert not list(folder.rglob("*tmp"))
    write_mod(mods, "ours", own, base)
    assert (folder / file).read_text() == now, "saved again it is the same"


def test_two_programs_keep_mods_at_once(tmp_path: Path) -> None:
    base, own, wrong = load_all().content, parts("heist"), []

    def keep(name: str) -> None:
        try:
            for _ in range(3):
                write_mod(
                    tmp_path,
                    name,
                    {k.replace("ours", name): v.replace('"ours"', f'"{name}"') for k, v in own.items()},
                    base,
                )
        except (ContentError, OSError) as error:
            wrong.append(error)

    both = [threading.Thread(target=keep, args=(name,)) for name in ("one", "two")]
    for one in both:
        one.start()
    for one in both:
        one.join()
    assert not wrong and sorted(p.name for p in tmp_path.iterdir()) == ["one", "two"]


def test_comments_stay_with_their_fields() -> None:
    old = "# head\na = 1\n# of b\nb = [\n  2,\n]\n# list\n[[t]]\n# one\nx = 1\n[[t]]\n# one\nx = 2\n# gone\ny = 1\n"
    new = "a = 5\nb = [3]\n[[t]]\nx = 7\n[[t]]\nx = 8\n"
    assert commented(new, old) == ("# head\na = 5\n# of b\nb = [3]\n# list\n[[t]]\n# one\nx = 7\n[[t]]\n# one\nx = 8\n")
