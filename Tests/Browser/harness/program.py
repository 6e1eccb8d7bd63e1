"""The real program, serving a data folder of its own."""

import ctypes
import os
import pathlib
import queue
import re
import signal
import subprocess
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent

EXECUTABLE = os.environ.get("VORLESER", str(ROOT / ".build/release/vorleser"))

START = 60
"""Seconds within which the program must say its address; a loaded machine is slow."""


PR_SET_PDEATHSIG = 1
"""From <sys/prctl.h>: the signal that a process gets when its parent dies."""


def _die_with_parent(libc=ctypes.CDLL(None)):  # noqa: B008
    """A worker that is ended for its test that hangs leaves no program behind that takes the next tests' processor."""
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


PR_CAPBSET_DROP = 24
"""From <sys/prctl.h>: what it takes away is not there in the programs that the process becomes."""

RIGHTS_OF_ROOT = [1, 2]
"""From <linux/capability.h>: `CAP_DAC_OVERRIDE` and `CAP_DAC_READ_SEARCH`, which pass over the rights of files."""


def _begin_bound(libc=ctypes.CDLL(None)):  # noqa: B008
    """Does as `_die_with_parent`, and lets the rights of files hold; they hold for other users anyway."""
    _die_with_parent(libc)
    for right in RIGHTS_OF_ROOT:
        libc.prctl(PR_CAPBSET_DROP, right)


class Program:
    """`vorleser serve`, which can be stopped, killed and started again where it was."""

    def __init__(self, home, environment=None, arguments=(), is_bound=False):
        """`is_bound`: the rights of files hold also for root."""
        self.is_bound = is_bound
        self.home = pathlib.Path(home)
        self.environment = {**os.environ, **(environment or {})}
        self.arguments = list(arguments)
        self.port = 0
        self.process = None
        self.said = []

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def run(self, *arguments):
        """Runs another command of the program to its end, with the same data folder."""
        command = [EXECUTABLE, *arguments, "--home", str(self.home)]
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL, capture_output=True, env=self.environment)

    def begin(self, *arguments):
        """Starts another command of the program with the same data folder, and does not wait for its end."""
        return subprocess.Popen(
            [EXECUTABLE, *arguments, "--home", str(self.home)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=self.environment,
            preexec_fn=_die_with_parent,
        )

    def start(self):
        """Starts it, on the port that it had before, and waits for its address."""
        command = [
            EXECUTABLE,
            "serve",
            "--port",
            str(self.port),
            "--home",
            str(self.home),
            *self.arguments,
        ]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self.environment,
            preexec_fn=_begin_bound if self.is_bound else _die_with_parent,
        )
        lines = queue.Queue()
        threading.Thread(target=self._listen, args=(self.process, lines), daemon=True).start()
        end = time.monotonic() + START
        while True:
            try:
                line = lines.get(timeout=max(0, end - time.monotonic()))
            except queue.Empty:
                self._end(signal.SIGKILL)
                raise AssertionError(f"no address within {START} s:\n{self.output()}") from None
            if line is None:
                raise AssertionError(f"the program ended by itself:\n{self.output()}")
            if found := re.search(r"https?://[^\s/]+:(\d+)(/\S*)?\s*$", line):
                self.port = int(found[1])
                return self

    def _listen(self, process, lines):
        for line in process.stdout:
            self.said.append(line)
            lines.put(line)
        lines.put(None)

    def output(self):
        """What it has printed so far."""
        return "".join(self.said)

    def stop(self):
        """Asks it to end, as Ctrl-C does."""
        self._end(signal.SIGINT)

    def kill(self):
        """Ends it at once, as a power cut does."""
        self._end(signal.SIGKILL)

    def _end(self, number):
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(number)
        try:
            self.process.wait(timeout=START)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise AssertionError(f"it did not end:\n{self.output()}") from None
