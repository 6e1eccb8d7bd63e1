"""Formulas of Word are set as mathematics, and count as the lines that are heard and found."""

import pytest

from harness import word
from harness.marking import choose, marks, painted, select
from harness.waiting import until

TAIL = [word.words("The text goes on behind the formulas for a while. " * 8)] * 6


@pytest.fixture
def paper(client, tmp_path):
    paragraphs = [
        word.words("The mean is ") + word.formula(word.fraction("a+b", "2")) + word.words(" of both numbers."),
        word.words("Behind it stands a sentence."),
    ]
    return client.add(word.write(tmp_path / "paper.docx", paragraphs + TAIL))["id"]


@pytest.mark.parametrize("mode", ["scroll", "paged"])
def test_a_mark_over_a_formula_quotes_its_line(mode, screen, client, paper):
    whole = client.text(paper).decode("utf-16-le")
    assert whole.startswith("The mean is (a+b)/2 of both numbers.\nBehind it stands a sentence.")
    client.json("PATCH", "/api/settings", {"mode": mode})
    screen.open_book(paper)
    above, below = screen.page.evaluate(
        "() => [...document.querySelectorAll('.chapter mfrac > *')].map((part) => part.getBoundingClientRect().top)"
    )
    assert below > above
    select(screen, "mean is", "of both")
    choose(screen, "Pink")
    until(lambda: [m["quote"]["exact"] for m in marks(client, {"id": paper})] == ["mean is (a+b)/2 of both"])
    select(screen, "Behind it", "sentence.")
    choose(screen, "Green")
    until(lambda: len(marks(client, {"id": paper})) == 2)
    assert marks(client, {"id": paper})[1]["start"] == whole.index("Behind it")
    assert painted(screen)["solid-green-0"] == "Behind it stands a sentence."


def test_a_formula_alone_can_be_marked(screen, client, paper):
    screen.open_book(paper)
    screen.page.evaluate(
        "() => getSelection().selectAllChildren(document.querySelector('.chapter mfrac'))",
    )
    choose(screen, "Pink")
    until(lambda: [m["quote"]["exact"] for m in marks(client, {"id": paper})] == ["(a+b)/2"])
    # All of the formula is painted, not its first letter.
    assert painted(screen) == {"solid-pink-0": "a+b2"}


def test_equations_below_each_other_meet_at_their_signs(screen, client, tmp_path):
    rows = "".join(f"<m:e>{word.signs(row)}</m:e>" for row in ["x&=a+b", "y+z&=c"])
    equations = word.formula(f"<m:eqArr>{rows}</m:eqArr>")
    screen.open_book(client.add(word.write(tmp_path / "equations.docx", [equations, *TAIL]))["id"])
    ends, signs = screen.page.evaluate(
        """() => {
          const boxes = [...document.querySelectorAll('.chapter mtd')].map((cell) =>
            [cell.firstElementChild.getBoundingClientRect().left, cell.lastElementChild.getBoundingClientRect().right]);
          return [[boxes[0][1], boxes[2][1]], [boxes[1][0], boxes[3][0]]];
        }"""
    )
    assert ends[0] == pytest.approx(ends[1], abs=1)
    assert signs[0] == pytest.approx(signs[1], abs=1)
