"""Books of others, which are beside the checkout or nowhere."""

import os
import pathlib

import pytest

from .program import ROOT

FOLDER = pathlib.Path(os.environ.get("VORLESER_CORPUS") or ROOT / "../shared/corpus").resolve()


def book(pattern):
    """The first file that fits; the test is skipped where there is none."""
    found = sorted(FOLDER.glob(pattern))
    if not found:
        pytest.skip(f"there is no {pattern} in {FOLDER}")
    return found[0]
