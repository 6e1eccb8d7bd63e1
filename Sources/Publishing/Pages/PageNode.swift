import ReadingModel

/// A node of a chapter's markup.
enum PageNode {
  case element(PageElement)
  case text(String)

  /// The characters in it.
  var text: String {
    switch self {
    case .text(let text): text
    case .element(let element): element.formulaLine ?? element.children.map(\.text).joined()
    }
  }

  /// Whether it is white space between elements.
  var isBlank: Bool {
    guard case .text(let text) = self else { return false }
    return text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  /// The element, if it is one.
  var element: PageElement? {
    if case .element(let element) = self { element } else { nil }
  }
}

/// An element of a chapter's markup.
struct PageElement {
  var name: String
  var attributes: [(name: String, value: String)]
  /// What it refers to, if anything.
  var reference: ChapterHTML.Reference?
  var children: [PageNode] = []
  /// Whether a block stands anywhere inside.
  var holdsBlock = false

  init(
    _ name: String, _ attributes: [(name: String, value: String)] = [],
    reference: ChapterHTML.Reference? = nil, children: [PageNode] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.reference = reference
    self.children = children
  }

  /// The value of an attribute.
  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The line of text in place of which a formula is shown.
  var formulaLine: String? { name == "math" ? self[ChapterHTML.sourceAttribute] : nil }

  /// Whether it is a block by its name.
  var isBlock: Bool { Self.blocks.contains(name) }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "book-body", "caption", "dd", "details", "div",
    "dl", "dt",
    "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr",
    "li", "main",
    "nav", "ol", "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead",
    "tr", "ul",
  ]

  /// The largest number of an item, and negated the least: nine digits, as in Markdown (CommonMark 0.31.2, 5.2).
  private static let largestNumber = 999_999_999

  /// A number that an attribute gives a list or an item, within what a list counts.
  func itemNumber(_ attribute: String) -> Int? {
    self[attribute].flatMap { Int($0) }.map {
      min(max($0, -Self.largestNumber), Self.largestNumber)
    }
  }

  /// The level of a heading.
  var headingLevel: Int? {
    guard name.utf8.count == 2, name.utf8.first == UInt8(ascii: "h"),
      let level = Int(name.dropFirst()),
      (1...6).contains(level)
    else { return nil }
    return level
  }
}
