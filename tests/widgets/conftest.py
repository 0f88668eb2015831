"""Widgets get a comm that only writes down what is sent, and no test leaves a traceback in the log or a widget behind."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import comm
import ipywidgets
import pytest

from tests.widgets.page import RecordingComm


@pytest.fixture(autouse=True)
def recording_comms(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(comm, "create_comm", RecordingComm)
    yield
    ipywidgets.Widget.close_all()


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest) -> Iterator[None]:
    """A callback that raises is a fault, even where the widget caught it; tests of that ask for `caplog` and clear it."""
    caplog.set_level(logging.DEBUG, logger="traitlets")
    yield
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
