"""kill -9 at random moments while a process plays and saves."""

from __future__ import annotations

import os

import pytest

from tests.toy import TOY


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_kill_at_any_moment_loses_nothing_acknowledged() -> None:
    from tests.save.killer import campaign

    result = campaign(TOY, 300, seed=1)
    assert result["broken"] == []
    assert int(str(result["acknowledged"])) > 300
