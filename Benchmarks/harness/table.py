"""Results as Markdown tables."""

import dataclasses


@dataclasses.dataclass
class Row:
    """One figure: ours, the peer's, and what was promised."""

    what: str
    ours: str
    peer: str = ""
    ratio: float | None = None
    """How many times better ours is; `None` where there is no peer."""
    bar: str = ""
    """What was promised, in words."""
    holds: bool | None = None
    """Whether the bar is met; `None` where there is none."""

    def cells(self):
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        verdict = {None: "", True: "yes", False: "**no**"}[self.holds]
        return [self.what, self.ours, self.peer, ratio, self.bar, verdict]


@dataclasses.dataclass
class Speed:
    """How fast the same sentences were spoken."""

    seconds: float
    audio: float

    def __str__(self):
        return f"{self.audio / self.seconds:.0f}x"


def speeds(what, ours, peer, least):
    """A row for two speeds.

    Each is shown as a multiple of real time; the ratio is that of the times for the same sentences,
    because one side may leave more silence around them than the other.
    """
    ratio = peer.seconds / ours.seconds
    return Row(what, str(ours), str(peer), ratio, f"ratio at least {least}", ratio >= least)


def at_most(what, value, unit, limit):
    """A row for a figure that must not be over its limit."""
    return Row(what, f"{value:.4g} {unit}", bar=f"at most {limit} {unit}", holds=value <= limit)


def render(rows):
    """A Markdown table."""
    head = ["figure", "ours", "peer", "ratio", "bar", "met"]
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    lines += ["| " + " | ".join(row.cells()) + " |" for row in rows]
    return "\n".join(lines)


def at_least(what, value, unit, limit):
    """A row for a figure that must not be under its limit."""
    return Row(what, f"{value:.4g} {unit}", bar=f"at least {limit} {unit}", holds=value >= limit)
