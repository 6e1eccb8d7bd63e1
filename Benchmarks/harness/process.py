"""Runs one program and tells how long it took and how much memory it had."""

import dataclasses
import os
import subprocess
import tempfile
import time


class ProgramFailed(Exception):
    """A measured program ended with an error; its own words are in the text."""


@dataclasses.dataclass
class Run:
    """What was measured of one run."""

    seconds: float
    """Wall time from start to end."""
    peak_mb: float
    """Largest resident set, in MB of 10^6 bytes, of this process alone."""
    output: str
    """What it printed."""


def run(command, cores=None, stdin=None):
    """Runs a command to its end, on so many cores."""
    allowed = sorted(os.sched_getaffinity(0))[:cores]
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        start = time.perf_counter()
        process = subprocess.Popen(
            [str(part) for part in command],
            stdout=out,
            stderr=err,
            stdin=open(stdin) if stdin else subprocess.DEVNULL,
            preexec_fn=lambda: os.sched_setaffinity(0, allowed),
        )
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        err.seek(0)
        if process.returncode != 0:
            said = err.read().decode(errors="replace").strip()
            raise ProgramFailed(f"{command[0]} … ended with {process.returncode}: {said[-2000:]}")
        return Run(seconds, usage.ru_maxrss * 1024 / 1e6, out.read().decode())
