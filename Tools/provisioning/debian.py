"""Debian packages: which are missing, and installing just those."""

import os
import pathlib
import shutil
import subprocess

from .report import SetupError, step


class Package:
    """One line of debian-packages.txt."""

    def __init__(self, line):
        wanted, _, self.reason = (part.strip() for part in line.partition("#"))
        name, _, self.unless = (part.strip() for part in wanted.partition(" unless "))
        self.name = name

    def is_needed(self, installed):
        if self.name in installed:
            return False
        if not self.unless:
            return True
        return subprocess.run(self.unless, shell=True, capture_output=True).returncode != 0


def read_groups(file):
    """The groups of packages in the list, by name."""
    groups, group = {}, None
    for line in pathlib.Path(file).read_text().splitlines():
        line = line.strip()
        if line.startswith("["):
            group = groups.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            group.append(Package(line))
    return groups


def installed_among(names):
    """Those of the named packages that are installed."""
    query = ["dpkg-query", "-W", "-f", "${Package} ${db:Status-Status}\n", *names]
    answer = subprocess.run(query, capture_output=True, text=True).stdout
    return {line.split()[0] for line in answer.splitlines() if line.endswith(" installed")}


def install(packages):
    """Installs those of the packages that are missing, as root or through sudo."""
    if not packages:
        return
    if not shutil.which("dpkg-query") or not shutil.which("apt-get"):
        raise SetupError(
            "this is not a Debian system: apt-get is missing",
            "install these libraries in your system's own way, then build with "
            f"`swift build`: {' '.join(package.name for package in packages)}",
        )
    installed = installed_among([package.name for package in packages])
    missing = [package for package in packages if package.is_needed(installed)]
    if not missing:
        return
    step("installing Debian packages that are missing:")
    for package in missing:
        print(f"    {package.name:<30}{package.reason}", flush=True)
    names = [package.name for package in missing]
    prefix = privileges(names)
    if not are_known(names):
        run(prefix, ["update"], names)
    command = ["install", "-y", "--no-install-recommends", *names]
    try:
        run(prefix, command, names)
    except SetupError:
        # Package lists older than the archive name files that are no longer there.
        step("that failed; fetching newer package lists and trying once more")
        run(prefix, ["update"], names)
        run(prefix, command, names)


def privileges(names):
    """What to put before a command that needs root."""
    if os.geteuid() == 0:
        return []
    by_hand = f"apt-get install {' '.join(names)}"
    if not shutil.which("sudo"):
        raise SetupError("installing packages needs root, and there is no sudo", f"run as root: {by_hand}; then start this again")
    step("this needs root, so sudo may ask for your password")
    if subprocess.run(["sudo", "-v"]).returncode != 0:
        raise SetupError("sudo refused", f"ask an administrator to run: {by_hand}")
    return ["sudo"]


def are_known(names):
    """Whether the package lists on this machine offer all of them."""
    answer = subprocess.run(["apt-cache", "policy", *names], capture_output=True, text=True).stdout
    return answer.count("Candidate:") == len(names) and "Candidate: (none)" not in answer


def run(prefix, arguments, names):
    """Runs apt-get without questions."""
    environment = ["env", "DEBIAN_FRONTEND=noninteractive"]
    command = [*prefix, *environment, "apt-get", "-q", *arguments]
    if subprocess.run(command, stdin=subprocess.DEVNULL).returncode != 0:
        raise SetupError(
            f"`apt-get {arguments[0]}` failed; its own words are above",
            f"check the network and the disk, then start this again; or run as root: apt-get update && apt-get install {' '.join(names)}",
        )
