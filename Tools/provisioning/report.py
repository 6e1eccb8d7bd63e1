"""What set-up says while it works."""

import sys


class SetupError(Exception):
    """A step that failed: what went wrong, and what the person at the keyboard can do."""

    def __init__(self, problem, remedy):
        super().__init__(problem)
        self.problem = problem
        self.remedy = remedy


def step(text):
    """Announces what is about to be done, and why."""
    print(f"set-up: {text}", flush=True)


def fail(error):
    """Says what failed and what to do, and gives the exit status."""
    print(f"set-up: {error.problem}\n  What to do: {error.remedy}", file=sys.stderr, flush=True)
    return 1
