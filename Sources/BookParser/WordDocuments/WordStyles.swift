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

/// The lists of a Word document: bullets or numbers at each level.
struct WordNumbering {
  /// Where a list may begin, as in Word.
  private static let starts = 0...32_767

  /// How a level counts.
  struct Level {
    /// What HTML calls it; `nil` for bullets.
    var type: String?
    var start: Int
    /// Word's name for it.
    var format = "decimal"
    /// What is shown, in which %1 is the number of the first level.
    var text: String?
    /// Numbers of all levels are decimal.
    var isLegal = false
  }

  private var levels: [String: [Int: Level]] = [:]
  /// The description that each list follows.
  private var kinds: [String: String] = [:]
  private var starts: [String: [Int: Int]] = [:]
  /// The level of each style that a description numbers.
  private var styles: [String: [String: Int]] = [:]

  /// Reads the lists.
  ///
  /// - Parameter document: The part; `nil` if there is none.
  init(_ document: MarkupDocument?) {
    for node in document?.root.map({ Array($0.children) }) ?? [] {
      switch node.name {
      case "abstractNum":
        guard let id = node.word("abstractNumId") else { continue }
        for level in node.children where level.name == "lvl" {
          guard let number = Self.level(level) else { continue }
          let start = Self.start(level.property("start")) ?? 1
          let format = level.property("numFmt") ?? "decimal"
          levels[id, default: [:]][number] = Level(
            type: Self.type(format), start: start, format: format,
            text: level.property("lvlText")?.cut(to: WordHeadingNumbers.labelLimit),
            isLegal: level.toggle("isLgl") == true)
          if let style = level.property("pStyle") { styles[id, default: [:]][style] = number }
        }
      case "num":
        guard let id = node.word("numId") else { continue }
        kinds[id] = node.property("abstractNumId")
        for override in node.children where override.name == "lvlOverride" {
          guard let number = Self.level(override) else { continue }
          starts[id, default: [:]][number] = Self.start(override.property("startOverride"))
        }
      default: continue
      }
    }
  }

  /// The description that a list follows; lists that follow the same one count on.
  func kind(of list: String) -> String { kinds[list] ?? "list \(list)" }

  /// The level at which a list numbers the paragraphs of a style; `nil` if the style says it.
  func level(of style: String?, in list: String?) -> Int? {
    guard let style, let list else { return nil }
    return kinds[list].flatMap { styles[$0]?[style] }
  }

  /// How a level of a list counts.
  func level(_ place: WordListPlace) -> Level {
    let list = place.list ?? ""
    var level = kinds[list].flatMap { levels[$0]?[place.level] } ?? Level(type: nil, start: 1)
    level.start = starts[list]?[place.level] ?? level.start
    return level
  }

  /// Which level an element describes; `nil` if Word has none such.
  private static func level(_ node: MarkupNode) -> Int? {
    node.word("ilvl").flatMap { Int($0) }.flatMap {
      (0...WordListPlace.deepest).contains($0) ? $0 : nil
    }
  }

  private static func start(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.map { min(max($0, starts.lowerBound), starts.upperBound) }
  }

  private static func type(_ format: String) -> String? {
    switch format {
    case "bullet", "none": nil
    case "lowerLetter": "a"
    case "upperLetter": "A"
    case "lowerRoman": "i"
    case "upperRoman": "I"
    default: "1"
    }
  }
}
