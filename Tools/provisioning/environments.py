"""Python environments of the optional targets, installed from hash-locked requirement files."""

import hashlib
import pathlib
import shutil
import subprocess
import sys

from .report import SetupError, step

STAMP = ".stamp"


def make(folder, lock):
    """Makes a virtual environment that holds exactly what the lock file names."""
    wanted = hashlib.sha256(pathlib.Path(lock).read_bytes()).hexdigest()
    stamp = folder / STAMP
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    step(f"installing the packages of {lock.name} into {folder.name}/")
    shutil.rmtree(folder, ignore_errors=True)
    run([sys.executable, "-m", "venv", str(folder)], "could not make a Python environment", "run as root: apt-get install python3-venv")
    run(
        [
            str(folder / "bin/python"),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--require-hashes",
            "--no-deps",
            "--only-binary",
            ":all:",
            "--disable-pip-version-check",
            "--requirement",
            str(lock),
        ],
        f"could not install the packages of {lock.name}; pip's own words are above",
        "use Python 3.11, which the wheels are for, check the network, and start this again",
    )
    stamp.write_text(wanted)


def run(command, problem, remedy):
    if subprocess.run(command, stdin=subprocess.DEVNULL).returncode != 0:
        raise SetupError(problem, remedy)
