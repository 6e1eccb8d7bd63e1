import Markup

/// The styles of a Word document, as far as they say what a paragraph or a run is.
struct WordStyles {
  private struct Style {
    var name: String
    var parent: String?
    /// 0...8; 9 is body text.
    var outline: Int?
    var isBold: Bool?
    var isItalic: Bool?
    var list: WordListPlace?
  }

  /// Styles that are based on more others than this are based on themselves.
  private static let depthLimit = 16

  private var styles: [String: Style] = [:]
  /// What the document's text is in where nothing else is said, BCP 47.
  private(set) var language: String?

  /// Reads the styles.
  ///
  /// - Parameter document: The part; `nil` if there is none.
  init(_ document: MarkupDocument?) {
    guard let root = document?.root else { return }
    language = root.child("docDefaults")?.child("rPrDefault")?.child("rPr")?.property("lang")
    for node in root.children where node.name == "style" {
      guard let id = node.word("styleId") else { continue }
      let paragraph = node.child("pPr")
      let run = node.child("rPr")
      styles[id] = Style(
        name: node.property("name")?.lowercased() ?? id.lowercased(),
        parent: node.property("basedOn"),
        outline: paragraph?.property("outlineLvl").flatMap { Int($0) },
        isBold: run?.toggle("b"), isItalic: run?.toggle("i"),
        list: paragraph?.child("numPr").map { WordListPlace($0) })
    }
  }

  /// A style and those that it is based on.
  private func chain(_ id: String?) -> [Style] {
    var chain: [Style] = []
    var next = id
    while let id = next, let style = styles[id], chain.count < Self.depthLimit {
      chain.append(style)
      next = style.parent
    }
    return chain
  }

  /// The level of a heading, by the style's outline or else by its name; `nil` for other text.
  func headingLevel(_ id: String?) -> Int? {
    for style in chain(id) {
      if let outline = style.outline { return Self.headingLevel(outline: outline) }
      if style.name == "title" { return 1 }
      if style.name.hasPrefix("heading "), let level = Int(style.name.dropFirst(8)) {
        return min(max(level, 1), 6)
      }
    }
    // A document without styles still names them.
    guard styles.isEmpty, let name = id?.lowercased(), name.hasPrefix("heading") else { return nil }
    return Int(name.dropFirst(7)).map { min(max($0, 1), 6) }
  }

  /// The level of a heading by the level of its outline, which is that of body text from 9 on.
  static func headingLevel(outline: Int) -> Int? {
    outline < 9 ? min(max(outline, 0) + 1, 6) : nil
  }

  /// Whether a paragraph is quoted.
  func isQuote(_ id: String?) -> Bool { chain(id).contains { $0.name.hasSuffix("quote") } }

  /// Whether a paragraph is a line of a table of contents that Word has made.
  func isContentsLine(_ id: String?) -> Bool {
    chain(id).first?.name.wholeMatch(of: #/toc \d/#) != nil
  }

  /// Where in a list a paragraph of the style stands.
  func list(_ id: String?) -> WordListPlace? { chain(id).lazy.compactMap(\.list).first }

  /// Whether text of a character style is bold, and whether it is slanted.
  func emphasis(_ id: String?) -> (isBold: Bool, isItalic: Bool) {
    let chain = chain(id)
    return (
      chain.lazy.compactMap(\.isBold).first ?? false,
      chain.lazy.compactMap(\.isItalic).first ?? false
    )
  }
}

/// Where in a list a paragraph stands.
struct WordListPlace {
  /// Word has nine levels.
  static let deepest = 8

  /// Which list; `nil` where only the level is said, 0 for none.
  var list: String?
  /// 0...8.
  var level: Int

  /// A place that is known.
  init(list: String?, level: Int) {
    self.list = list
    self.level = level
  }

  /// Reads what a paragraph says.
  init(_ node: MarkupNode) {
    list = node.property("numId")
    level = min(max(node.property("ilvl").flatMap { Int($0) } ?? 0, 0), Self.deepest)
  }
}
