/// Formulas that a page shows as pictures, or leaves to a script: their TeX stands in the alternative text, in the address or on the page.
///
/// Each becomes a line of text (``TeXFormula``), as formulas in Markdown do: it is read, heard and found.
extension PageTree {
  /// A longer text is no formula, in bytes.
  private static let formulaLimit = 4_000
  /// What programs call pictures whose alternative text is TeX: MediaWiki, WordPress, QuickLaTeX, Sphinx.
  private static let formulaPictures: Set<Substring> = [
    "mwe-math-fallback-image-inline", "mwe-math-fallback-image-display",
    "mwe-math-fallback-png-inline",
    "latex", "tex", "math", "ql-img-inline-formula", "ql-img-displayed-formula", "latex-math",
  ]
  /// What the elements are called whose text a script of MathJax or KaTeX makes a formula of.
  private static let formulaTexts: Set<Substring> = ["math", "math-container", "math-tex"]
  /// Names of the parameter that holds TeX in the address of a picture.
  private static let formulaParameters: Set<Substring> = ["latex", "tex", "math"]
  /// The last parts of addresses behind which all of the query is TeX.
  private static let formulaPrograms: Set<Substring> = [
    "gif.latex", "png.latex", "svg.latex", "svg.image", "png.image", "gif.image", "mathtex.cgi",
    "mimetex.cgi",
  ]
  /// The last parts of addresses of programs that make pictures of formulas, whatever the formula is.
  private static let formulaMakers: Set<Substring> = [
    "latex", "latex.php", "tex", "tex.php", "math", "math.php", "equation", "formula", "eq",
  ]
  private static let delimiters = [("$$", "$$"), ("\\[", "\\]"), ("\\(", "\\)"), ("$", "$")]

  /// Writes the formulas that are pictures, or TeX for a script, as lines of text.
  mutating func writeTeXFormulas() {
    for image in descendants(root, [.img]) {
      if let source = pictureSource(image) { replaceFormula(image, source) }
    }
    for node in descendants(root, [.span, .div]) where isFormulaText(node) {
      let text = text(node)
      if let source = Self.between(text) { replaceFormula(node, source) }
    }
    for script in descendants(root, [.script])
    where attribute(script, .type)?.lowercased().hasPrefix("math/tex") == true {
      // A script that has run has written the formula in front of it.
      let before = previousElementSibling(script)
      let isShown = before >= 0 && (isFormulaBox(before) || name(before) == .math)
      if !isShown { replaceFormula(script, text(script)) }
    }
  }

  private mutating func replaceFormula(_ node: Node, _ source: String) {
    guard source.utf8.count <= Self.formulaLimit else { return }
    let line = TeXFormula.line(source)
    guard !line.isEmpty else { return }
    let formula = makeElement(.span)
    append(makeText(add(line).range), to: formula)
    replace(node, with: formula)
  }

  /// The TeX of a picture of a formula; `nil` for another picture.
  private func pictureSource(_ image: Node) -> String? {
    let alt = (attribute(image, .alt) ?? "").trimmed
    if let inner = Self.between(alt) { return inner }
    if alt.hasPrefix("{\\displaystyle") || alt.hasPrefix("{\\textstyle") { return alt }
    let isNamed = hasClass(image, of: Self.formulaPictures)
    if isNamed, Self.isTeX(alt) { return alt }
    return attribute(image, .src).flatMap { Self.source(inAddress: $0) }
  }

  private func hasClass(_ node: Node, of names: Set<Substring>) -> Bool {
    attribute(node, .class)?.split(whereSeparator: \.isWhitespace)
      .contains { names.contains($0) } == true
  }

  /// Whether an element holds nothing but TeX between its signs.
  private func isFormulaText(_ node: Node) -> Bool {
    hasClass(node, of: Self.formulaTexts) && childNodes(node).allSatisfy { isText($0) }
  }

  /// What stands between the signs at the beginning and end of a formula.
  private static func between(_ text: String) -> String? {
    let text = text.trimmed
    for (open, close) in delimiters
    where text.utf8.count > open.utf8.count + close.utf8.count && text.hasPrefix(open)
      && text.hasSuffix(close)
    {
      let inner = text.dropFirst(open.count).dropLast(close.count)
      // "$5 or $" and two formulas with words between them.
      guard open != "$" || !inner.contains("$"), !inner.contains(open) else { return nil }
      return String(inner)
    }
    return nil
  }

  /// Whether a text is a sign or two, or has the signs of a formula.
  private static func isTeX(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    return text.count <= 2 || text.contains { "\\^_={}<>+/|*".contains($0) }
      || !text.contains { $0.isWhitespace } && text.contains { "()-".contains($0) }
  }

  /// The TeX in the address of a picture that a program makes of it.
  private static func source(inAddress address: String) -> String? {
    guard let mark = address.firstIndex(of: "?") else { return nil }
    let query = address[address.index(after: mark)...].prefix { $0 != "#" }
    let program = address[..<mark].split(separator: "/").last ?? ""
    if formulaPrograms.contains(program) { return decoded(query, plusIsSpace: false) }
    let fields = query.split { $0 == "&" || $0 == ";" }.map { field in
      (name: field.prefix { $0 != "=" }, value: field.drop { $0 != "=" }.dropFirst())
    }
    // Google's program for charts draws formulas, too.
    let isChart = fields.contains { $0.name == "cht" && $0.value == "tx" }
    let field = fields.first {
      formulaParameters.contains($0.name) || isChart && $0.name == "chl"
    }
    guard let source = field.flatMap({ decoded($0.value, plusIsSpace: true) }) else { return nil }
    // Shops call the cloth of a shirt so, too.
    let isFormula =
      isChart || formulaMakers.contains(program) || source.contains { "\\^{".contains($0) }
    return isFormula ? source : nil
  }

  /// A part of a query without its encoding; `nil` if it is empty or no text.
  private static func decoded(_ part: Substring, plusIsSpace: Bool) -> String? {
    let bytes = Array(part.utf8)
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        text.append(byte)
        index += 3
      } else {
        let isSpace = plusIsSpace && bytes[index] == UInt8(ascii: "+")
        text.append(isSpace ? UInt8(ascii: " ") : bytes[index])
        index += 1
      }
    }
    return String(validating: text, as: UTF8.self)?.trimmed.filled
  }
}
