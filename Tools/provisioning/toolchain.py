"""The Swift toolchain, which set-up needs but does not install."""

import re
import shutil
import subprocess

from .report import SetupError

NEEDED = (6, 2)
"""The package's tools version."""


def check():
    """Fails where there is no Swift, or an older one than the package needs."""
    remedy = "install Swift 6.3 for Debian 12 as swift.org describes, put its usr/bin on PATH, and start this again"
    if not shutil.which("swift"):
        raise SetupError("the Swift toolchain was not found", remedy)
    said = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    found = re.search(r"Swift version (\d+)\.(\d+)", said)
    if not found or tuple(map(int, found.groups())) < NEEDED:
        raise SetupError(
            f"Swift {NEEDED[0]}.{NEEDED[1]} or later is needed; found: {said.strip() or 'nothing that names its version'}", remedy
        )
