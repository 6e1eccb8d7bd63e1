"""What Chromium makes of a style sheet: the judge of sheets that the server has rewritten."""

JUDGE = """
({ scope, addresses }) => {
  const groups = "styles|colors|font|spacing|alignment";
  // What a sheet asks of the colour scheme becomes a question to the root element.
  const theme = ':where\\\\(:root\\\\[data-theme="(?:light|dark)"\\\\]\\\\) ';
  const place = new RegExp(`^(?:${theme})?\\\\.with-(${groups}) \\\\.${scope}\\\\.${scope} book-body(?![\\\\w-])`);
  // Rules around others, and what a book has no need of.
  const frames = [CSSMediaRule, CSSSupportsRule, CSSContainerRule];
  const found = [];

  // The selectors of a list, parted where no bracket is open.
  const parts = (text) => {
    const all = [""];
    let depth = 0;
    for (const letter of text) {
      if ("([".includes(letter)) depth += 1;
      if (")]".includes(letter)) depth -= 1;
      if (letter === "," && depth === 0) all.push("");
      else all[all.length - 1] += letter;
    }
    return all.map((one) => one.trim());
  };

  // Functions that load something, as Chromium writes them: the name, and the text in quotation marks behind it.
  const loads = (text) => {
    const all = [];
    for (let i = 0; i < text.length; i += 1) {
      if (text[i] === "\\"") {
        let end = i + 1;
        while (end < text.length && text[end] !== "\\"") end += text[end] === "\\\\" ? 2 : 1;
        const name = /([\\w-]*)\\($/.exec(text.slice(0, i))?.[1] ?? "";
        if (name !== "") all.push([name, text.slice(i + 1, end)]);
        i = end;
      }
    }
    return all;
  };

  const values = (rule) => {
    const text = rule.style.cssText;
    for (const [name, value] of loads(text)) {
      if (["format", "tech", "local", "counters", "attr"].includes(name)) continue;
      if (name !== "url" || !value.startsWith(addresses)) found.push(`loads ${name}("${value}"): ${rule.cssText}`);
    }
    if (/\\b(image-set|-webkit-image-set|src|element|paint|cross-fade)\\((?!["a-z])/.test(text)) found.push(`loads: ${rule.cssText}`);
    if (/(^|;\\s*)position:\\s*(fixed|sticky)/.test(text)) found.push(`leaves its place: ${rule.cssText}`);
  };

  const walk = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const selector of parts(rule.selectorText)) {
          if (!place.test(selector)) found.push(`reaches elsewhere: ${selector}`);
        }
        if (rule.cssRules.length > 0) found.push(`nests: ${rule.cssText}`);
        values(rule);
      } else if (rule instanceof CSSFontFaceRule) {
        if (!/^["']?b /.test(rule.style.getPropertyValue("font-family"))) found.push(`names a font: ${rule.cssText}`);
        values(rule);
      } else if (frames.some((kind) => rule instanceof kind)) {
        walk(rule.cssRules);
      } else {
        found.push(`is none of the known rules: ${rule.cssText}`);
      }
    }
  };
  const sheet = document.styleSheets[0];
  walk(sheet.cssRules);
  return { found, count: sheet.cssRules.length };
}
"""


class Judge:
    """An empty page of its own that reads sheets, and asks for nothing while it does."""

    def __init__(self, context):
        self.page = context.new_page()
        self.asked = []
        self.page.route("**/*", self._refuse)

    def _refuse(self, route):
        self.asked.append(route.request.url)
        route.abort()

    def complaints(self, text, scope, addresses):
        """What is wrong with a sheet, and how many rules it has.

        `scope` is the class of its chapters, `addresses` is how every address in it must begin.
        """
        self.asked.clear()
        self.page.goto("about:blank")
        # As a node, so that nothing in the sheet can end the element.
        self.page.evaluate(
            "(text) => { const style = document.createElement('style'); style.textContent = text; document.head.append(style); }", text
        )
        answer = self.page.evaluate(JUDGE, {"scope": scope, "addresses": addresses})
        return answer["found"] + [f"asks for {url}" for url in self.asked], answer["count"]
