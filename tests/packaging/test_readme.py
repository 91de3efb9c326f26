"""The README's commands are the ones that CI runs, and what it names exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TESTS = 'python3 -m venv .venv && .venv/bin/pip install -q -e ".[dev]" && .venv/bin/python -m pytest'


def test_ci_runs_the_test_command_of_the_readme() -> None:
    assert TESTS in README
    assert TESTS in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:game|tests|assets|maps)/[\w./-]*)`", README))))
def test_every_path_in_the_readme_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#:]+)\)", README))))
def test_every_link_in_the_readme_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


@pytest.mark.parametrize("name", ["LICENSE", "NOTICE"])
def test_licence_and_notice_are_there(name: str) -> None:
    assert (ROOT / name).stat().st_size > 500
