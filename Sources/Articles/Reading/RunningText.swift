extension PageTree {
  /// What is read of an article, a line for each paragraph.
  ///
  /// - Parameters:
  ///   - article: The article's element.
  ///   - title: The title; a heading that repeats it is left out.
  /// - Returns: The lines.
  func runningText(_ article: Node, title: String) -> String {
    RunningText.choose(lines(article), title: title).map(\.text).joined(separator: "\n")
  }
}

/// Leaves out the lines of an article that are not its text.
///
/// These rules are ours and go beyond Readability, whose result shows all of the page's article. They are about the form
/// of lines, so that they hold in every language.
enum RunningText {
  /// Lines from this length on are prose, in UTF-16 code units.
  private static let proseLength = 120
  /// A reference to another article is shorter.
  private static let referenceLimit = 220
  /// A date or a name is shorter.
  private static let stampLimit = 80
  /// A note below an article is shorter.
  private static let noteLimit = 400
  /// All notes together are at most this part of an article.
  private static let noteShare = 6
  /// A line of this length that comes so often is a stencil, such as the credit of each picture; it is read once.
  private static let stencilLength = 20
  private static let stencilCount = 4
  /// Prose begins within so many lines, else the page is of another kind.
  private static let leadLimit = 12

  /// The lines that are read.
  static func choose(_ lines: [TextLine], title: String) -> [TextLine] {
    var kept: [TextLine] = []
    let length = length(lines)
    // A list of links is the text of some articles.
    let isList = Self.length(lines.filter(isReference)) * 4 > length
    var counts: [String: Int] = [:]
    for line in lines { counts[line.text, default: 0] += 1 }
    var seen: Set<String> = []
    for line in lines where !isLeftOut(line, title) && (isList || !isReference(line)) {
      let isStencil = line.length >= stencilLength && counts[line.text, default: 0] >= stencilCount
      if isStencil, !seen.insert(line.text).inserted { continue }
      kept.append(line)
    }
    // An article that is links or captions all through stays whole.
    guard Self.length(kept) * 3 >= length else { return lines }
    dropLead(&kept)
    dropTail(&kept)
    return kept
  }

  private static func length(_ lines: [TextLine]) -> Int { lines.reduce(0) { $0 + $1.length } }

  private static func isLeftOut(_ line: TextLine, _ title: String) -> Bool {
    if line.isBeside || isCredit(line) { return true }
    if line.headingLevel != nil, TextSimilarity.of(title, line.text) > 0.75 { return true }
    return false
  }

  /// Whether a line names the owner of the rights in a picture or in the page.
  private static func isCredit(_ line: TextLine) -> Bool {
    line.length < referenceLimit && line.text.contains("©")
  }

  /// A line that only leads to another page: a link, or a label with a link.
  private static func isReference(_ line: TextLine) -> Bool {
    guard line.length < referenceLimit, line.headingLevel == nil else { return false }
    if line.linkShare > 0.85 { return true }
    let label = line.text.prefix(30).firstIndex { $0 == ":" || $0 == "：" }
    return line.linkShare > 0.5 && label != nil
  }

  private static func isProse(_ line: TextLine) -> Bool {
    line.length >= proseLength && line.linkShare < 0.5 && line.headingLevel == nil
  }

  /// Dates, names and counts in front of the first paragraph.
  private static func dropLead(_ lines: inout [TextLine]) {
    guard let first = lines.firstIndex(where: isProse), first <= leadLimit else { return }
    let lead = lines[..<first].filter { !isStamp($0) }
    lines.replaceSubrange(..<first, with: lead)
  }

  /// A date, a time, a name that leads to a page: short, with a number or a link, and no sentence.
  private static func isStamp(_ line: TextLine) -> Bool {
    line.length < stampLimit && !line.endsSentence && line.name != .li && line.name != .pre
      && (line.linkShare > 0
        || line.text.unicodeScalars.contains { $0.properties.numericType != nil })
  }

  /// Notes on the author and ways to reach the paper, which stand below articles: in italics, or with an address.
  private static func isNote(_ line: TextLine) -> Bool {
    line.length < noteLimit && (line.italicShare > 0.9 || line.text.contains(/@\w/))
  }

  /// What follows the last paragraph without being one: links, invitations, headings of lists that are left out.
  private static func dropTail(_ lines: inout [TextLine]) {
    var notes = length(lines) / noteShare
    while let last = lines.last, lines.count > 1 {
      if last.headingLevel == nil, last.linkShare <= 0.4 || last.length >= referenceLimit {
        guard isNote(last), last.length <= notes else { return }
        notes -= last.length
      }
      lines.removeLast()
    }
  }
}
