"""axe-core's rules on a page."""

import importlib.resources

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

COLOURS = ["color-contrast", "link-in-text-block"]
"""What a theme can break: all else is the same in each."""

OWN = {"id": "own.test", "name": "Rust", "paper": "#e7d3bd", "ink": "#2b1a10", "accent": "#7d2f12"}

THEMES = ["light", "dark", OWN["id"]]
"""The two that base.css has, and one that is made from three colours, as all others are; that those are legible is judged
without a browser, in Web/tests/looks.test.js."""

RUN = """
async (rules) => {
  const result = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
  return result.violations.map(({ id, help, nodes }) =>
    `${id}: ${help}\\n` + nodes.slice(0, 4).map((node) => `    ${node.html.slice(0, 160)}\\n      ${
      node.failureSummary.replace(/\\s+/g, " ")}`).join("\\n"));
}
"""

WEAR = """
async ([theme, own]) => {
  // As if another window of this browser had changed it.
  const person = Number(localStorage.getItem("vorleser.person")) || 1;
  const key = person === 1 ? "vorleser.settings" : `person.${person}.vorleser.settings`;
  const kept = JSON.parse(localStorage.getItem(key)) ?? { all: { known: {}, waiting: {} }, books: {}, old: {} };
  kept.all.waiting = { ...kept.all.waiting, ownThemes: [own], theme };
  localStorage.setItem(key, JSON.stringify(kept));
  dispatchEvent(new StorageEvent("storage", { key }));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Colours that are on their way have another contrast.
  const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations !== Infinity);
  await Promise.all(ending.map((one) => one.finished.catch(() => {})));
}
"""


def _violations(page, rules):
    script = importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text()
    if not page.evaluate("() => typeof axe === 'object'"):
        # By the debugger's own way in, which the page's policy does not close.
        page.evaluate(script + "\n;undefined")
    return page.evaluate(RUN, rules)


def violations(page):
    """What axe-core finds, a text for each rule."""
    return _violations(page, RULES)


class Themes:
    """Looks at what is on a page in every theme, which is changed in place."""

    def __init__(self, page):
        self.page = page
        self.found = []

    def look(self, name, but=()):
        """All rules in the first theme, but for those named, and those of colours in the others."""
        for theme in THEMES:
            self.page.evaluate(WEAR, [theme, OWN])
            rules = RULES if theme == THEMES[0] else {"type": "rule", "values": COLOURS}
            self.found += [f"{name}, {theme}: {text}" for text in _violations(self.page, rules)
                           if text.split(":")[0] not in but]

    def check(self):
        """Fails with everything that was found."""
        assert not self.found, "\n".join(self.found)
