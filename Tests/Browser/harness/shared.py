"""One program for many tests, which finds its library as a first start makes it before each of them."""

import os
import subprocess
import urllib.error
import warnings

from .client import Client, Refused
from .program import ROOT, Program


class SharedProgram(Program):
    """A program with the debug bridge. A test that stops or configures its program is marked `own_program`."""

    @staticmethod
    def is_possible():
        """Whether the program under test has the bridge; one that was built for people has none."""
        if os.environ.get("VORLESER_OWN_PROGRAMS"):
            return False
        program = os.environ.get("VORLESER", str(ROOT / ".build/release/vorleser"))
        said = subprocess.run([program, "--version", "--verbose"], capture_output=True, text=True, check=False).stdout
        return "debug bridge" in said

    def __init__(self, folder):
        self._folder = folder
        self._count = 0
        super().__init__(folder / "home0", arguments=["--debug-bridge"])

    def reset(self):
        """Leaves only the guide in the library: no people, no marks, no settings."""
        if self.process is not None and self.process.poll() is None:
            try:
                Client(self).json("POST", "/debug/reset")
                return
            except (Refused, urllib.error.URLError, OSError) as problem:
                warnings.warn(f"the shared program is started anew: {problem}", stacklevel=2)
                self.close()
        self._count += 1
        self.home = self._folder / f"home{self._count}"
        self.start()

    def close(self):
        """Ends the program with the last test."""
        super().kill()

    def stop(self):
        raise AssertionError("other tests share this program; mark the test with own_program")

    kill = stop
