"""Frames on the wire: a move goes to the page as what it changes, so that one message stays small however full the board is.

A change turns one frame into the next. It holds those keys of a frame that differ from the frame before, and of them

    ply     never: it rises by one
    events  always, runs of one kind as columns: ["round-points", {"seat": [0, 1], "total": [25, 13]}, 2]; the names of the
            numbers only for the first of a kind in the recording, then ["round-points", [[0, 1], [31, 40]], 2]
    legal   null where it is what it was when a seat was last to act
    view    the keys that differ, but for tables
    rows    tables of the view, as {"dice": [at, cut, rows]}: at row `at`, `cut` rows go and `rows` come in
    winners not carried over from the frame before

Frames in which nothing changes but that one thing of a kind happens share a change: it has `steps` instead of `step`, and a
run with one event for each. The page undoes all this in kit/history.ts; the examples of the tests hold both forms.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from ludolab.engines.protocol import JSON


def packed(frames: Sequence[JSON], known: int) -> JSON:
    """The last frame as what changes after ply `known`, up to which the page has the recording.

    {"ply": of the last frame, "after": known, "via": changes}; known is at least 0. After going back `via` is empty.
    """
    via = _joined([_change(frames, ply) for ply in range(known + 1, len(frames))])
    told = {key: tuple(numbers) for frame in frames[: known + 1] for key, numbers in frame["events"]}
    for change in via:
        change["events"] = [_nameless(run, told) for run in change["events"]]
    return {"ply": len(frames) - 1, "after": known, "via": via}


def unpacked(frames: Sequence[JSON], message: JSON) -> list[JSON]:
    """The inverse: the whole recording, from one that is right up to the ply after which the changes come."""
    whole = list(frames[: message["after"] + 1])
    told = {key: tuple(numbers) for frame in whole for key, numbers in frame["events"]}
    for change in message["via"]:
        runs = [_named(run, told) for run in change["events"]]
        for part in _parted({**change, "events": runs}):
            whole.append(_changed(whole, part))
    return whole


def _change(frames: Sequence[JSON], ply: int) -> JSON:
    frame, before = frames[ply], frames[ply - 1]
    made: dict[str, JSON] = {}
    for key, value in frame.items():
        if key == "events":
            made["events"] = _runs(value)
        elif key == "view":
            made |= _view_change(value, before["view"])
        elif key == "legal" and value != before["legal"]:
            made["legal"] = None if value and value == _last_legal(frames[:ply]) else value
        elif key != "ply" and value != before.get(key):
            made[key] = value
    return made


def _changed(frames: Sequence[JSON], change: JSON) -> JSON:
    before = frames[-1]
    frame = {key: value for key, value in before.items() if key != "winners"}
    frame |= {key: value for key, value in change.items() if key != "rows"}
    frame["ply"] = len(frames)
    frame["events"] = [event for run in change["events"] for event in _single(run)]
    frame["view"] = {**before["view"], **change.get("view", {})}
    for name, (at, cut, rows) in change.get("rows", {}).items():
        columns = enumerate(before["view"][name].items())
        frame["view"][name] = {
            column: [*cells[:at], *(row[index] for row in rows), *cells[at + cut :]] for index, (column, cells) in columns
        }
    if frame["legal"] is None:
        frame["legal"] = _last_legal(frames)
    return frame


def _view_change(view: JSON, before: JSON) -> dict[str, JSON]:
    differing = {key: value for key, value in view.items() if key not in before or value != before[key]}
    tables = [key for key, value in differing.items() if _columns(value) and _columns(value) == _columns(before.get(key))]
    plain = {key: value for key, value in differing.items() if key not in tables}
    rows = {key: _splice(_rows(before[key]), _rows(view[key])) for key in tables}
    return ({"view": plain} if plain else {}) | ({"rows": rows} if rows else {})


def _splice(old: list[list[JSON]], new: list[list[JSON]]) -> JSON:
    shorter = min(len(old), len(new))
    at = next((index for index in range(shorter) if old[index] != new[index]), shorter)
    kept = next((n for n in range(shorter - at) if old[-1 - n] != new[-1 - n]), shorter - at)
    return [at, len(old) - kept - at, new[at : len(new) - kept]]


def _runs(events: Iterable[JSON]) -> list[JSON]:
    runs: list[JSON] = []
    for (key, names), group in groupby(events, lambda event: (event[0], tuple(event[1]))):
        members = [numbers for _, numbers in group]
        if len(members) > 1 and names:
            runs.append([key, {name: [numbers[name] for numbers in members] for name in names}, len(members)])
        else:
            runs += [[key, numbers] for numbers in members]
    return runs


def _single(run: JSON) -> list[JSON]:
    if len(run) == 2:
        return [run]
    key, columns, n = run
    return [[key, {name: cells[index] for name, cells in columns.items()}] for index in range(n)]


def _nameless(run: JSON, told: dict[str, tuple[str, ...]]) -> JSON:
    key, numbers, *n = run
    known = told.get(key)
    told[key] = tuple(numbers)
    return [key, list(numbers.values()), *n] if known == tuple(numbers) else run


def _named(run: JSON, told: dict[str, tuple[str, ...]]) -> JSON:
    key, numbers, *n = run
    if isinstance(numbers, list):
        return [key, dict(zip(told[key], numbers, strict=True)), *n]
    told[key] = tuple(numbers)
    return run


def _joined(via: list[JSON]) -> list[JSON]:
    joined: list[JSON] = []
    for kind, group in groupby(via, _kind):
        changes = list(group)
        if kind is None or len(changes) == 1:
            joined += changes
        else:
            steps, events = [change["step"] for change in changes], [change["events"][0] for change in changes]
            joined.append({"steps": steps, "events": _runs(events)})
    return joined


def _parted(change: JSON) -> list[JSON]:
    if "steps" not in change:
        return [change]
    events = [event for run in change["events"] for event in _single(run)]
    return [{"step": step, "events": [event]} for step, event in zip(change["steps"], events, strict=True)]


def _kind(change: JSON) -> JSON:
    """What changes must share to be joined; None where a change stands alone."""
    if change.keys() == {"step", "events"} and len(change["events"]) == 1 and len(change["events"][0]) == 2:
        key, numbers = change["events"][0]
        return (key, *numbers)
    return None


def _last_legal(frames: Sequence[JSON]) -> JSON:
    return next((frame["legal"] for frame in reversed(frames) if isinstance(frame["turn"], int)), None)


def _columns(value: JSON) -> list[str]:
    """The names of a table's columns; none where the value is no table: an object of equally long lists."""
    if not isinstance(value, dict) or not all(isinstance(column, list) for column in value.values()):
        return []
    return list(value) if len({len(column) for column in value.values()}) == 1 else []


def _rows(table: JSON) -> list[list[JSON]]:
    return [list(row) for row in zip(*table.values(), strict=True)]
