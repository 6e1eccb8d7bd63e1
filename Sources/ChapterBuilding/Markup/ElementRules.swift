import ReadingModel

/// How an element is written.
struct ElementRule {
  enum Treatment {
    /// Written with its allowed attributes.
    case emit
    /// Not written, but its content is.
    case unwrap
    /// Neither the element nor its content is written: it is not displayed, or it is active.
    case skip
    case lineBreak, separator, image, media, object, link, reading, choice, drawing, formula
    /// A part of a table, written only inside a table.
    case tablePart
  }

  var treatment: Treatment
  /// The tag that is written.
  var tag = ""
  var isBlock = false
  /// The kind of block that it begins; `nil` for the kind of the element around it.
  var kind: Block.Kind?
}

/// The allow-list of HTML elements; an element that is not listed is unwrapped.
enum ElementRules {
  /// The rule for an element outside drawings and formulas.
  ///
  /// - Parameter name: Local name, in any case.
  /// - Returns: The rule.
  static func rule(_ name: String) -> ElementRule {
    table[name] ?? table[name.lowercased()] ?? ElementRule(treatment: .unwrap)
  }

  private static let table: [String: ElementRule] = {
    var table: [String: ElementRule] = [:]
    for name in blocks { table[name] = ElementRule(treatment: .emit, tag: name, isBlock: true) }
    for name in inlines { table[name] = ElementRule(treatment: .emit, tag: name) }
    for name in skipped { table[name] = ElementRule(treatment: .skip) }
    for (name, tag) in renamedBlocks {
      table[name] = ElementRule(treatment: .emit, tag: tag, isBlock: true)
    }
    for (name, tag) in renamedInlines { table[name] = ElementRule(treatment: .emit, tag: tag) }
    for name in tableParts {
      table[name] = ElementRule(treatment: .tablePart, tag: name, isBlock: true)
    }
    for level in 1...6 {
      table["h\(level)"] = ElementRule(
        treatment: .emit, tag: "h\(level)", isBlock: true, kind: .heading(level: level))
    }
    for name in ["li", "dt", "dd"] { table[name]?.kind = .listItem }
    for name in ["td", "th"] { table[name]?.kind = .tableCell }
    for name in ["caption", "figcaption"] { table[name]?.kind = .caption }
    for name in ["pre", "listing", "xmp"] { table[name]?.kind = .code }
    table["br"] = ElementRule(treatment: .lineBreak)
    table["hr"] = ElementRule(treatment: .separator)
    table["img"] = ElementRule(treatment: .image)
    for name in ["audio", "video"] { table[name] = ElementRule(treatment: .media) }
    table["object"] = ElementRule(treatment: .object)
    table["a"] = ElementRule(treatment: .link)
    table["rt"] = ElementRule(treatment: .reading)
    for name in ["case", "default"] { table[name] = ElementRule(treatment: .choice) }
    table["svg"] = ElementRule(treatment: .drawing)
    table["math"] = ElementRule(treatment: .formula)
    return table
  }()

  private static let blocks = [
    "address", "article", "aside", "blockquote", "dd", "details", "div", "dl", "dt", "figcaption",
    "figure", "footer", "header", "hgroup", "li", "main", "nav", "ol", "p", "pre", "section",
    "summary", "table", "ul",
  ]

  private static let tableParts = ["caption", "tbody", "td", "tfoot", "th", "thead", "tr"]

  private static let inlines = [
    "abbr", "b", "bdi", "bdo", "cite", "code", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q",
    "ruby", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var",
  ]

  /// Old and odd names, DTBook's among them.
  private static let renamedBlocks = [
    "center": "div", "dir": "ul", "fieldset": "div", "form": "div", "legend": "div",
    "list": "ul", "listing": "pre", "menu": "ul", "search": "section", "xmp": "pre",
    "level": "section", "level1": "section", "level2": "section", "level3": "section",
    "level4": "section", "doctitle": "div", "docauthor": "div", "prodnote": "aside",
    "note": "aside", "sidebar": "aside", "poem": "div", "stanza": "div", "line": "div",
  ]

  private static let renamedInlines = ["acronym": "abbr", "strike": "s", "tt": "code"]

  /// Elements that are not displayed (HTML Standard 15.3.1), show content that is not supported, or
  /// are active.
  private static let skipped = [
    "applet", "area", "base", "col", "colgroup", "command", "datalist", "embed", "frame",
    "frameset", "head", "iframe", "input", "keygen", "link", "meta", "meter", "noembed", "noframes",
    "optgroup", "option", "param", "progress", "rp", "rtc", "script", "select", "source", "style",
    "template", "textarea", "title", "track", "wbr",
  ]
}
