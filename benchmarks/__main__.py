"""The command: measures, prints, and writes what it found into RESULTS.md with the date and the machine."""

from __future__ import annotations

import sys

from . import imports, messages, playouts, results, round_law


def main(words: list[str]) -> int:
    if words == ["long"]:
        results.keep("Long: every step of many games", playouts.proof())
    elif words == ["browser"]:
        from . import latency  # needs Chromium and the test tools

        results.keep("From click to picture", latency.lines())
    elif not words:
        results.keep("Law of a round against icepool and dyce", round_law.lines())
        results.keep("Playouts", playouts.lines())
        results.keep("Import time", imports.lines())
        results.keep("Bytes per move", messages.lines())
    else:
        print("python -m benchmarks [browser|long]", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
