"""Names whose addresses change between two look-ups, or lead inside: no request reaches this machine by them."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from harness import namespace
from harness.program import EXECUTABLE

APART = ["unshare", "--map-root-user", "--net", "--mount"]
REFUSED = "is in this machine or its own network"


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Adds pages in a network of its own, and gives what the program said and who was reached."""
    if shutil.which("ip") is None or subprocess.run([*APART, "ip", "link"], capture_output=True, check=False).returncode:
        pytest.skip("networks of one's own need Debian's iproute2 and the kernel's user namespaces")

    def add(*addresses):
        command = [*APART, sys.executable, str(Path(namespace.__file__)), EXECUTABLE, str(tmp_path_factory.mktemp("home"))]
        done = subprocess.run([*command, *addresses], capture_output=True, text=True, check=True, timeout=300)
        return json.loads(done.stdout)

    return add


def test_a_name_that_leads_inside_is_refused(run):
    addresses = [f"http://{name}.example/" for name in ("inside", "mapped", "six")]
    seen = run(*addresses, "http://site.example/to?http://inside.example/secret")
    assert [REFUSED in end for end in seen["ends"].values()] == [True] * 4
    assert seen["reached"] == []


def test_a_name_that_changes_its_address_does_not_lead_inside(run):
    seen = run(
        "http://flip1.example/pictures",
        "http://flip2.example/pages?page=1",
        "http://site.example/to?http://flip3.example/1",
        "http://site.example/to?http://flip3.example/2",
        "http://mixed.example/",
    )
    ends = list(seen["ends"].values())
    assert ["Added book" in end for end in ends] == [True, True, True, False, True]
    assert REFUSED in ends[3]
    # The name was asked for again each time, so that the second answer was there to be believed.
    assert all(seen["asked"][f"flip{number}.example"] > 1 for number in (1, 2, 3))
    assert seen["reached"] == []


def test_a_host_that_was_opened_is_reached(run):
    seen = run("http://opened.example/")
    assert seen["reached"] == ["GET / HTTP/1.1"]
