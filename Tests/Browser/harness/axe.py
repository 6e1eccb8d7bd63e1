"""axe-core's rules on a page."""

import importlib.resources

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN = """
async (rules) => {
  const result = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
  return result.violations.map(({ id, help, nodes }) =>
    `${id}: ${help}\\n` + nodes.slice(0, 4).map((node) => `    ${node.html.slice(0, 160)}\\n      ${
      node.failureSummary.replace(/\\s+/g, " ")}`).join("\\n"));
}
"""


def violations(page):
    """What axe-core finds, a text for each rule."""
    script = importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text()
    if not page.evaluate("() => typeof axe === 'object'"):
        # By the debugger's own way in, which the page's policy does not close.
        page.evaluate(script + "\n;undefined")
    return page.evaluate(RUN, RULES)
