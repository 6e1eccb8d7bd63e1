"""Which machine the figures are of."""

import os
import pathlib
import platform
import re
import subprocess


def describe():
    """One sentence: processor, cores, memory, system, toolchain, load at the start."""
    cpu = re.search(r"model name\s*:\s*(.+)", pathlib.Path("/proc/cpuinfo").read_text())
    memory = re.search(r"MemTotal:\s*(\d+)", pathlib.Path("/proc/meminfo").read_text())
    release = re.search(r'PRETTY_NAME="(.+)"', pathlib.Path("/etc/os-release").read_text())
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    version = re.search(r"Swift version [\d.]+", swift)
    return (
        f"{cpu.group(1) if cpu else platform.machine()}, "
        f"{len(os.sched_getaffinity(0))} cores, "
        f"{int(memory.group(1)) / 1e6:.0f} GB, {release.group(1) if release else ''}, "
        f"{version.group(0) if version else ''}, "
        f"load average at the start {os.getloadavg()[0]:.1f}"
    )
