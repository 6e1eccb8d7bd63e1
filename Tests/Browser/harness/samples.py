"""Cases of which the check tries some, and `make long-test` the others."""

import os

import pytest

LONG = bool(os.environ.get("VORLESER_LONG_TESTS"))
"""Whether the tests run that take long, and no others."""


def cases(names, values, quick):
    """Parametrises a test; the values that are not in `quick` are tried by `make long-test`."""
    assert quick and all(value in values for value in quick), "the check tries a case that there is"
    is_several = "," in names

    def case(value):
        return pytest.param(*(value if is_several else (value,)), marks=[] if value in quick else [pytest.mark.long])

    return pytest.mark.parametrize(names, [case(value) for value in values])
