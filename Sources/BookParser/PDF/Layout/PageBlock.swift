import PDFFiles

/// A part of the text of a PDF: a paragraph, which a heading is too at first, or a table.
struct PageBlock: Sendable {
  /// How words look, and the link that they are.
  struct Style: Hashable, Sendable {
    static let plain = Style()

    var traits: PDFWord.Traits = []
    var link: PlacedLink?
  }

  /// A part of a paragraph.
  enum Part: Hashable, Sendable {
    /// Words in one font and of one link, with the spaces around them.
    case text(String, Style)
    /// A raised number or sign, which may refer to a note.
    case raised(String, PlacedLink?)
    /// The beginning of a page, by its index.
    case page(Int)
  }

  /// What it holds; a table has a list of parts for each cell.
  enum Content: Sendable {
    case paragraph([Part])
    case table([[[Part]]])
  }

  /// A paragraph of more lines ends: what has no paragraphs is a list of data, and each line is laid beside all before it.
  static let lineLimit = 1000

  var content: Content
  /// Its words in the order of its text.
  var words: [PlacedWord] = []
  /// The size of its letters.
  var size: Float
  /// Whether all of it is bold.
  var isBold = false
  /// How many lines it has.
  var lineCount = 1
  /// The index of the page on which it begins.
  var page: Int
  /// Whether its last line fills the column, so that the text may go on elsewhere.
  var isOpen = false
  /// Where it begins, from the top of the page, as a share of the page's height.
  var place: Float = 0
  /// 1...6 for a heading.
  var level: Int?

  /// Its text without marks.
  var text: String {
    switch content {
    case .paragraph(let parts): Self.text(of: parts)
    case .table(let rows):
      rows.map { $0.map(Self.text).joined(separator: " ") }.joined(separator: "\n")
    }
  }

  private static func text(of parts: [Part]) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let words, _): text += words
      case .raised(let mark, _): text += mark
      case .page: break
      }
    }
  }

  /// Its parts, if it is a paragraph.
  var parts: [Part]? {
    if case .paragraph(let parts) = content { return parts }
    return nil
  }

  /// Adds a line or the rest of a paragraph behind a space, or at a hyphen without one.
  ///
  /// - Parameters:
  ///   - more: What follows.
  ///   - added: The words of what follows.
  ///   - hyphens: What the document knows of words with hyphens.
  mutating func append(_ more: [Part], _ added: [PlacedWord], _ hyphens: HyphenatedWords) {
    defer { words += added }
    guard case .paragraph(var parts) = content else { return }
    let follows = more.first { if case .page = $0 { false } else { true } }
    guard case .text(let following, let next)? = follows else {
      content = .paragraph(parts + more)
      return
    }
    if case .text(var last, let style)? = parts.last {
      let count = last.utf16.count
      last = hyphens.joined(last, before: following)
      // A hyphen is one unit.
      if last.utf16.count < count, !words.isEmpty { words[words.count - 1].cut += 1 }
      // The space between two links is of neither.
      let isOutside = style.link != nil && style.link != next.link && last.last == " "
      parts[parts.count - 1] = .text(isOutside ? String(last.dropLast()) : last, style)
      if isOutside { parts.append(.text(" ", .plain)) }
      // A link over two lines is one.
      if style.link != nil, style == next, case .text(let text, style)? = more.first {
        parts[parts.count - 1] = .text(last + text, style)
        content = .paragraph(parts + more.dropFirst())
        return
      }
    } else if !parts.isEmpty {
      parts.append(.text(" ", .plain))
    }
    content = .paragraph(parts + more)
  }
}

/// A link by its place among those of its page.
struct PlacedLink: Hashable, Sendable {
  /// The index of its page.
  var page: Int
  /// Its index among the links of the page.
  var index: Int
}

/// A word of a page by its place among all words, with what the text leaves out of it.
struct PlacedWord: Hashable, Sendable {
  /// The index of its page.
  var page: Int
  /// Its index among the words of the page.
  var index: Int
  /// UTF-16 units at its end that the text leaves out: the hyphen of a broken word.
  var cut = 0
}

/// Which words of a document have hyphens of their own, and which are only broken at the end of a line.
struct HyphenatedWords: Sendable {
  private static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{AD}"]
  private var words: Set<String> = []
  private var hyphenated: Set<String> = []

  /// Takes the words of a line but for the last, which may be broken.
  mutating func learn(_ line: PageLine) {
    for word in line.words.dropLast() {
      let letters = word.text.lowercased().trimmingPrefix { !$0.isLetter }
      if letters.contains("-") {
        hyphenated.insert(String(letters))
      } else {
        words.insert(String(letters))
      }
    }
  }

  /// The end of a line as it stands before the next one.
  ///
  /// - Parameters:
  ///   - text: All up to the end of the line.
  ///   - next: What follows.
  /// - Returns: The text without its hyphen, with it, or with a space.
  func joined(_ text: String, before next: String) -> String {
    guard let last = text.last else { return text }
    if Self.hyphens.contains(last), text.dropLast().last?.isLetter == true, let first = next.first {
      if last == "\u{AD}" { return String(text.dropLast()) }
      let head = text.dropLast().reversed().prefix { $0.isLetter || $0 == "-" }.reversed()
      let tail = next.prefix { $0.isLetter }
      let (start, end) = (String(head).lowercased(), tail.lowercased())
      // A name or a number behind a hyphen keeps it, as does a word that has it elsewhere.
      if !first.isLowercase { return text }
      if hyphenated.contains("\(start)-\(end)"), !words.contains(start + end) { return text }
      return String(text.dropLast())
    }
    if text.endsInIdeograph, next.beginsWithIdeograph { return text }
    return last.isWhitespace || last == "\u{2014}" ? text : text + " "
  }
}
