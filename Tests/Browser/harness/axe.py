"""axe-core's rules on a page."""

import importlib.resources

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

OWN = {"id": "own.test", "name": "Rust", "paper": "#e7d3bd", "ink": "#2b1a10", "accent": "#7d2f12"}

THEMES = ["light", "dark", "sepia", "grey", "black", OWN["id"]]
"""The two that tokens.css has, those that are made from three colours, and one that a reader has made."""

EACH_KIND = ["light", "dark", OWN["id"]]
"""One made from three colours stands for the others, which are made alike."""

SETTLE = """
  // Colours that are on their way have another contrast.
  // Chromium ends a transition in a frame, and draws none on a quiet page unless somebody asks for it: so each is asked for.
  const isUnderWay = (one) => one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity;
  while (document.getAnimations().some(isUnderWay)) await new Promise(requestAnimationFrame);
"""

RUN = (
    f"async (rules) => {{{SETTLE}"
    + """
  const { violations, passes } = await axe.run(document, { runOnly: rules, resultTypes: ["violations", "passes"], elementRef: true });
  // What axe judged the colours of: links in text, and each element with those that its ground is made of, the uppermost first.
  const judged = (rule) => passes.filter(({ id }) => id === rule).flatMap(({ nodes }) => nodes);
  axe.setup(document.documentElement);
  const groundsOf = (element) => {
    const grounds = [];
    axe.commons.color.getBackgroundColor(element, grounds);
    return grounds;
  };
  globalThis.__judged = {
    // Those with a line, or with letters of their own, are told from the text in every theme.
    links: judged("link-in-text-block").filter(({ any }) => !any.some(({ id }) => id === "link-in-text-block-style"))
      .map(({ element }) => element),
    // What was built anew meanwhile is no part of the page any more.
    texts: judged("color-contrast").filter(({ element }) => element.isConnected).map(({ element, any }) => {
      const { data } = any.find(({ id }) => id === "color-contrast");
      return { element, least: parseFloat(data.expectedContrastRatio), grounds: groundsOf(element) };
    }),
  };
  axe.teardown();
  return violations.map(({ id, help, nodes }) =>
    `${id}: ${help}\\n` + nodes.slice(0, 4).map((node) => `    ${node.html.slice(0, 160)}\\n      ${
      node.failureSummary.replace(/\\s+/g, " ")}`).join("\\n"));
}
"""
)

CONTRAST = (
    f"async () => {{{SETTLE}"
    + """
  const LINK_CONTRAST = 3;
  // The contrast of what axe judged in the first theme, by the formula of WCAG 2, in the present one.
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const colour = (text) => {
    if (!known.has(text)) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
      known.set(text, { channels: [red, green, blue], alpha: alpha / 255 });
    }
    return known.get(text);
  };
  const opacity = (element) => element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
  const over = (ground, { channels, alpha }, share) => ground.map((under, i) => under + (channels[i] - under) * alpha * share);
  const luminance = (channels) => channels.map((channel) => channel / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  const ratio = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const found = [];
  const { texts, links } = globalThis.__judged;
  const judge = (element, one, other, least) => {
    const contrast = ratio(one, other);
    if (contrast < least) found.push(`contrast: ${contrast.toFixed(2)} of ${least}\\n    ${element.outerHTML.slice(0, 160)}`);
  };
  for (const { element, least, grounds } of texts) {
    // What the player hides behind a button that came meanwhile has no colours to be seen.
    if (!element.isConnected || opacity(element) === 0) continue;
    const ground = grounds.reduceRight(
      (under, one) => over(under, colour(getComputedStyle(one).backgroundColor), opacity(one)), [255, 255, 255]);
    const ink = over(ground, colour(getComputedStyle(element).color), opacity(element));
    judge(element, ground, ink, least);
  }
  for (const link of links) {
    const [own, around] = [link, link.parentElement].map((one) => colour(getComputedStyle(one).color).channels);
    judge(link, own, around, LINK_CONTRAST);
  }
  return { found, count: texts.length };
}
"""
)

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
}
"""


def violations(page):
    """What axe-core finds, a text for each rule."""
    script = importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text()
    if not page.evaluate("() => typeof axe === 'object'"):
        # By the debugger's own way in, which the page's policy does not close.
        page.evaluate(script + "\n;undefined")
    return page.evaluate(RUN, RULES)


class Themes:
    """Looks at what is on a page in several themes, which are changed in place."""

    def __init__(self, page, names):
        self.page = page
        self.names = names
        self.found = []

    def look(self, name, but=()):
        """All rules in the first theme, but for those named; in the others the contrast of what they judged there."""
        first, *others = self.names
        self.page.evaluate(WEAR, [first, OWN])
        self.found += [f"{name}, {first}: {text}" for text in violations(self.page) if text.split(":")[0] not in but]
        for theme in others:
            self.page.evaluate(WEAR, [theme, OWN])
            judged = self.page.evaluate(CONTRAST)
            assert judged["count"] > 0, f"axe judged the contrast of something in {name}"
            self.found += [f"{name}, {theme}: {text}" for text in judged["found"]]

    def check(self):
        """Fails with everything that was found."""
        assert not self.found, "\n".join(self.found)
