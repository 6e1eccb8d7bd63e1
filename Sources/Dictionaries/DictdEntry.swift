/// Reads dictd entries: text for terminals, with the headword first and lines broken at some eighty
/// columns.
enum DictdEntry {
  /// A line of an entry, which may have been broken at the terminal's width.
  private struct Line {
    /// The shortest length of a line that may have been broken, since long words move to the next
    /// line.
    private static let broken = 40
    /// The indentation of broken text without items, as in the Jargon File.
    private static let block = 3

    let text: String
    let indent: Int
    let count: Int

    init(_ line: some StringProtocol) {
      text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      indent = line.prefix { $0.isWhitespace }.count
      count = line.count
    }

    /// Whether it begins a sense: "n 1:", "2.", "(3)".
    var isItem: Bool { DictdEntry.label(of: text) != nil }
    /// Whether it begins with a label: "Synonym: {order}".
    var isNamed: Bool { text.prefixMatch(of: #/\w+: /#) != nil }

    func goesOn(_ before: Line, of item: Line) -> Bool {
      guard before.count >= Self.broken, !isItem, !isNamed else { return false }
      return item.isItem ? indent > item.indent : indent >= Self.block && indent == before.indent
    }
  }

  /// Splits an entry into its parts.
  ///
  /// - Parameters:
  ///   - text: The entry.
  ///   - headword: Its headword in the index, which may be in lower case.
  /// - Returns: The entry with its headword as it writes it, and its pronunciation, where one stands beside that.
  static func read(_ text: String, headword: String) -> DictionaryEntry {
    var lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    var pronunciation: String?
    var written = headword
    if let first = lines.first, first.lowercased().hasPrefix(headword.lowercased()) {
      written = String(first.prefix(headword.count))
      var rest = first.dropFirst(headword.count)
      if let match = rest.firstMatch(of: #/^\s*/([^/]{1,120})/|^\s*\[([^\]]{1,120})\]/#) {
        pronunciation = String(match.output.1 ?? match.output.2 ?? "")
        rest = rest[match.range.upperBound...]
      }
      rest = rest.drop { $0.isWhitespace }
      lines.removeFirst()
      if !rest.isEmpty { lines.insert(rest, at: 0) }
    }
    var paragraphs: [String] = []
    var before = Line("")
    var item = Line("")
    for line in lines.map({ Line($0) }) where !line.text.isEmpty {
      if line.goesOn(before, of: item), let last = paragraphs.last {
        paragraphs[paragraphs.count - 1] = "\(last) \(line.text)"
      } else {
        paragraphs.append(line.text)
        item = line
      }
      before = line
    }
    let html = paragraphs.map { "<p>\(marked($0))</p>" }.joined()
    return DictionaryEntry(headword: written, pronunciation: pronunciation, html: html)
  }

  /// The number of a sense, with its part of speech.
  private static func label(of line: String) -> Substring? {
    line.prefixMatch(of: #/(?:[a-z]{1,4} )?\(?\d{1,3}[:.)] |[a-z]{1,4} : /#)?.output
  }

  /// Marks the number of a sense up, and links words in braces to their entries.
  private static func marked(_ line: String) -> String {
    guard let label = label(of: line) else { return EntryMarkup.linked(line) }
    let name = label.split { $0 == " " || $0 == ":" }.joined(separator: " ")
    return "<b>\(EntryMarkup.escaped(name))</b> "
      + EntryMarkup.linked(line[label.endIndex...].drop { $0 == " " })
  }
}
