"""One JupyterLab server that reads and writes nothing outside its own temporary folder."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

START_LIMIT_S = 60
STOP_LIMIT_S = 10
POLL_S = 0.05
SETTINGS = {
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True},
    "notebook-extension/tracker": {"windowingMode": "none"},  # renders every cell, also those out of sight
    "docmanager-extension/plugin": {"autosave": False},
}


class LabServer:
    """Runs from `start` to `stop`; `url`, `token`, `root` (the folder of the notebooks), `log` (all it and its kernels say)."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "notebooks"
        self.token = secrets.token_hex(8)
        self.url = ""
        self._folder = folder
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        """Everything written so far by the server and by its kernels' own streams."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def start(self) -> LabServer:
        """Up and answering; `RuntimeError` with its log if it ends or does not answer in time."""
        self.root.mkdir(parents=True)
        settings = self._folder / "settings"
        for name, values in SETTINGS.items():
            file = settings / "@jupyterlab" / f"{name}.jupyterlab-settings"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(values), encoding="utf-8")
        command = [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--expose-app-in-browser"),
            *("--ServerApp.ip=127.0.0.1", "--ServerApp.port=0", "--ServerApp.port_retries=0"),
            *(f"--ServerApp.root_dir={self.root}", "--ServerApp.terminals_enabled=False"),
            *(f"--IdentityProvider.token={self.token}", "--LabApp.extension_manager=readonly", "--LabApp.news_url="),
            *(f"--LabApp.user_settings_dir={settings}", f"--LabApp.workspaces_dir={self._folder / 'workspaces'}"),
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        ]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command,
                cwd=self.root,
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        deadline = time.monotonic() + START_LIMIT_S
        while not self._is_ready():
            # The pause between two looks ends at once if the server does.
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(POLL_S)
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise RuntimeError(f"JupyterLab did not start:\n{self.log}")
        return self

    def stop(self) -> None:
        """Nothing of it runs any more, kernels included; twice is harmless."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.poll() is None:
            with contextlib.suppress(OSError, urllib.error.URLError):
                for kernel in self.api("kernels"):
                    self.api(f"kernels/{kernel['id']}", method="DELETE")
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(STOP_LIMIT_S)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def api(self, path: str, method: str = "GET") -> Any:
        """The answer of the server's own interface, for example `api("kernels")`."""
        request = urllib.request.Request(
            f"{self.url}api/{path}", method=method, headers={"Authorization": f"token {self.token}"}
        )
        with urllib.request.urlopen(request, timeout=5) as answer:
            body = answer.read()
        return json.loads(body) if body else None

    def _environment(self) -> dict[str, str]:
        foreign = ("JUPYTER", "IPYTHON")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
        folder = self._folder
        return kept | {
            "JUPYTER_CONFIG_DIR": str(folder / "config"),
            "JUPYTER_DATA_DIR": str(folder / "data"),
            "JUPYTER_RUNTIME_DIR": str(folder / "runtime"),
            "JUPYTER_PLATFORM_DIRS": "1",
            "IPYTHONDIR": str(folder / "ipython"),
            "MPLCONFIGDIR": str(folder / "matplotlib"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def _is_ready(self) -> bool:
        if not self.url:
            # Looked for by pattern: a launcher between us and the server may give it another process id.
            for file in (self._folder / "runtime").glob("jpserver-*.json"):
                with contextlib.suppress(ValueError, KeyError):
                    self.url = json.loads(file.read_text(encoding="utf-8"))["url"]
            return False
        try:
            return bool(self.api("status"))
        except (OSError, urllib.error.URLError):
            return False
