"""Everything a page asks for and complains about, so that a test can demand that it was nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, WebError

    from tests.browser.server import LabServer

# A traceback in a log, up to the line that names the exception.
TRACEBACK = re.compile(r"^Traceback \(most recent call last\):\n(?:[ \t].*\n|\n)*(.*)", re.MULTILINE)
INTERRUPTED = "KeyboardInterrupt"  # how a kernel ends that is shut down while it is still starting
# What JupyterLab itself says, whatever is shown in it, when a kernel ends before it has answered everything.
NOT_OURS = "Canceled future for"
# What JupyterLab's own program throws when it closes a notebook while its cells are still being drawn; a widget's frames of
# the stack begin with `blob:`.
CLOSING = re.compile(r"^(?!.*blob:).*removeChild.*jlab_core", re.DOTALL)
OWN_SCHEMES = ("data", "blob", "about", "file")


class Watch:
    """Collects from the moment it is made; `faults()` tells and `clear()` forgets, so that each test answers for itself."""

    def __init__(self, context: BrowserContext, server: LabServer) -> None:
        self.requests: list[str] = []
        self.page_errors: list[str] = []
        self.console_errors: list[str] = []
        self.kernel_errors: list[str] = []
        self._server = server
        self._host = urlsplit(server.url).netloc
        self._seen_log = len(server.log)
        context.on("request", lambda request: self.requests.append(request.url))
        context.on("weberror", self._catch)
        context.on("console", self._hear)
        context.on("page", lambda page: page.on("websocket", lambda socket: self.requests.append(socket.url)))

    def outside(self) -> list[str]:
        """Requests that left the server."""
        return [url for url in self.requests if urlsplit(url).scheme not in OWN_SCHEMES and urlsplit(url).netloc != self._host]

    def tracebacks(self) -> str:
        """What the server and the kernels have logged since the last `clear`, if there is a traceback in it."""
        news = self._server.log[self._seen_log :]
        endings = [found.group(1) for found in TRACEBACK.finditer(news)]
        return news if any(not ending.startswith(INTERRUPTED) for ending in endings) else ""

    def faults(self) -> list[str]:
        """Every reason why the test has failed although its own checks held."""
        faults = [f"asked outside: {url}" for url in self.outside()]
        faults += [f"uncaught in the page: {text}" for text in self.page_errors]
        faults += [f"console: {text}" for text in self.console_errors]
        faults += [f"kernel: {text}" for text in self.kernel_errors]
        if log := self.tracebacks():
            faults.append(f"logged: {log}")
        return faults

    def clear(self) -> None:
        """Nothing is held against anybody any more; a test that provokes a fault on purpose calls this."""
        for seen in (self.requests, self.page_errors, self.console_errors, self.kernel_errors):
            seen.clear()
        self._seen_log = len(self._server.log)

    def _catch(self, error: WebError) -> None:
        told = f"{error.error.message}\n{error.error.stack}"
        if NOT_OURS not in told and not CLOSING.match(told):
            self.page_errors.append(told)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and NOT_OURS not in message.text:
            self.console_errors.append(f"{message.text} ({message.location.get('url', '')})")
