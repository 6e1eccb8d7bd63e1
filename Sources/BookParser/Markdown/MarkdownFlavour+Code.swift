/// What looks like the signs of a flavour and is none: code by its indent, and comments.
extension MarkdownFlavour {
  /// Longer comments within a line are left to CommonMark.
  private static let commentLimit = 2_000
  /// Columns by which code is indented.
  private static let codeIndent = 4

  /// Whether a line is code by its indent, which begins behind an empty line and goes on up to a line without the indent.
  ///
  /// - Parameters:
  ///   - line: The line, which has words.
  ///   - content: Its content.
  /// - Returns: Whether it has to stay as it is.
  mutating func isIndentedCode(_ line: Range<Int>, _ content: Range<Int>) -> Bool {
    let indent = source[line.lowerBound..<content.lowerBound]
    let isIndented =
      indent.first == UInt8(ascii: "\t")
      || indent.prefix { $0 == UInt8(ascii: " ") }.count >= Self.codeIndent
    guard isIndented else {
      isInItem = beginsItem(content)
      isInIndentedCode = false
      return false
    }
    let newline = UInt8(ascii: "\n")
    let isFirst = written.suffix(2) == [newline, newline]
    // In an item and a definition the indented line is more often a paragraph, which may look like code.
    if isInItem || definition != .none { return isFirst && !indent.contains(UInt8(ascii: "\t")) }
    isInIndentedCode = isInIndentedCode || isFirst || written.isEmpty
    return isInIndentedCode
  }

  /// Whether a line begins an item of a list, or a note.
  private func beginsItem(_ content: Range<Int>) -> Bool {
    let words = source[content]
    guard let first = words.first else { return false }
    let rest = words.dropFirst()
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): return rest.first?.isBlank ?? true
    case UInt8(ascii: "["): return rest.first == UInt8(ascii: "^")
    default:
      let sign = words.drop { (0x30...0x39).contains($0) }
      return sign.startIndex > words.startIndex
        && [UInt8(ascii: "."), UInt8(ascii: ")")].contains(sign.first ?? 0)
    }
  }

  /// Where a comment within a paragraph ends that CommonMark knows since version 0.31, and cmark-gfm would show as text: one
  /// with two hyphens in it.
  ///
  /// - Parameter start: The place of `<`.
  /// - Returns: The end; `nil` for text, for a comment that cmark-gfm knows, and for one that begins a line, and is markup of
  ///   its own.
  func oddCommentEnd(_ start: Int) -> Int? {
    let rest = source[start..<min(source.count, start + Self.commentLimit)]
    guard rest.starts(with: "<!--".utf8), isBehindWords else { return nil }
    let words = start + 4
    for odd in [">", "->"] where rest[words...].starts(with: odd.utf8) {
      return words + odd.utf8.count
    }
    var isOdd = false
    for index in words..<max(words, rest.endIndex - 2) {
      let pair = (source[index], source[index + 1])
      // An empty line ends the paragraph.
      if pair.0 == UInt8(ascii: "\n"), "\r\n".utf8.contains(pair.1) { return nil }
      guard pair == (UInt8(ascii: "-"), UInt8(ascii: "-")) else { continue }
      if source[index + 2] == UInt8(ascii: ">") { return isOdd ? index + 3 : nil }
      isOdd = true
    }
    return nil
  }

  /// Whether the line that is written has words already.
  private var isBehindWords: Bool {
    let last = written.last {
      ![UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">")].contains($0)
    }
    return last.map { !$0.isBlank } ?? false
  }
}
