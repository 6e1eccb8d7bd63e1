/// Definition lists as pandoc and PHP Markdown Extra have them: a term, and lines that begin with a colon.
extension MarkdownFlavour {
  /// Columns by which the further paragraphs of a definition are indented.
  private static let indent = 4

  /// Writes what a list of definitions needs before a line, and returns where the words of the line begin.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - content: Its content.
  /// - Returns: The start of the line without the mark or indent of a definition.
  mutating func beginDefinition(_ line: Range<Int>, _ content: Range<Int>) -> Int {
    if definition != .none, let start = definitionStart(line) {
      close(definition)
      written += Array("<dd>\n\n".utf8)
      definition = .words
      return start
    }
    if isTerm(line, content) {
      close(definition)
      if definition == .none { written += Array("<dl>\n".utf8) }
      written += Array("<dt>\n\n".utf8)
      definition = .term
      return line.lowerBound
    }
    guard definition == .words else { return line.lowerBound }
    let spaces = run(of: UInt8(ascii: " "), line.lowerBound, line.upperBound)
    if spaces >= Self.indent { return line.lowerBound + Self.indent }
    if isBehindBlank { endDefinitions() }
    return line.lowerBound
  }

  /// A line of code without the indent of the definition that it stands in.
  func withoutIndent(_ line: Range<Int>) -> Range<Int> {
    guard definition == .words else { return line }
    let spaces = run(of: UInt8(ascii: " "), line.lowerBound, line.upperBound)
    return line.lowerBound + min(spaces, Self.indent)..<line.upperBound
  }

  /// Closes a list of definitions that is open.
  mutating func endDefinitions() {
    guard definition != .none else { return }
    close(definition)
    written += Array("</dl>\n\n".utf8)
    definition = .none
  }

  private mutating func close(_ part: DefinitionPart) {
    guard part != .none else { return }
    if written.last != UInt8(ascii: "\n") { written.append(UInt8(ascii: "\n")) }
    written += Array((part == .term ? "\n</dt>\n" : "\n</dd>\n").utf8)
  }

  /// Whether nothing or an empty line is before what is written next.
  private var isBehindBlank: Bool {
    let end = written.count
    guard end > 0 else { return true }
    guard written[end - 1] == 0x0A else { return false }
    return end > 1 && written[end - 2] == 0x0A
      || end > 3 && written[end - 2] == 0x0D && written[end - 3] == 0x0A
  }

  /// Whether a line is a paragraph by itself that is no heading, list, quotation or code, and a definition follows it.
  private func isTerm(_ line: Range<Int>, _ content: Range<Int>) -> Bool {
    guard content.lowerBound == line.lowerBound, isBehindBlank || definition == .words,
      let first = content.first.map({ source[$0] }), !"#>|:<=".utf8.contains(first),
      !isListOrCode(content, first), line.upperBound < source.count
    else { return false }
    var next = line.upperBound
    if source[next] == UInt8(ascii: "\n") { next += 1 }
    let limit = min(source.count, next + Self.indent)
    return next < limit && definitionStart(next..<source.count) != nil
  }

  /// Where the words of a definition begin; `nil` if a line is none.
  private func definitionStart(_ line: Range<Int>) -> Int? {
    let mark = line.lowerBound + run(of: UInt8(ascii: " "), line.lowerBound, line.upperBound)
    guard mark < line.lowerBound + Self.indent, mark + 1 < line.upperBound,
      source[mark] == UInt8(ascii: ":"), [0x20, 0x09].contains(source[mark + 1])
    else { return nil }
    let start = source[(mark + 1)..<line.upperBound].firstIndex { ![0x20, 0x09].contains($0) }
    return start.flatMap { source[$0].isBlank ? nil : $0 }
  }

  private func isListOrCode(_ content: Range<Int>, _ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      run(of: first, content.lowerBound, content.upperBound) >= 3
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      content.count < 2 || source[content.lowerBound + 1].isBlank
    default: false
    }
  }
}

/// The part of a list of definitions that is open.
enum DefinitionPart {
  case none
  case term
  case words
}
