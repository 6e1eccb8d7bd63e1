/// Rewrites what other flavours of Markdown write in ways of their own as GitHub's has it: pandoc's divisions, spans,
/// attributes, raw markup and lists of definitions (pandoc's manual, "Divs and Spans", "Heading identifiers", "Generic raw
/// attribute", "Definition lists"), formulas, the links of wikis and GitHub's alerts.
struct MarkdownFlavour {
  let source: [UInt8]
  var written: [UInt8] = []
  /// The fence of the code that is open: its character and its length.
  private var fence: (character: UInt8, length: Int)?
  /// Where the brackets begin that are open in what is written, innermost last.
  var brackets: [Int] = []
  /// Where the brackets began that were closed last.
  var closedBracket: Int?
  /// What links refer to by a name.
  private var definitions: Set<ArraySlice<UInt8>> = []
  /// Whether the open code is raw markup, which is written as it is.
  private var isRaw = false
  /// The part of a list of definitions that is open.
  var definition = DefinitionPart.none
  /// Whether the last line without an indent begins an item, so that what is indented belongs to it.
  var isInItem = false
  /// Whether the last line is code by its indent.
  var isInIndentedCode = false

  /// Rewrites a text.
  ///
  /// - Parameter text: Any Markdown.
  /// - Returns: The text; what no other flavour has written is unchanged.
  static func gitHub(_ text: String) -> String {
    var flavour = MarkdownFlavour(source: Array(text.utf8))
    return flavour.rewritten()
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func rewritten() -> String {
    written.reserveCapacity(source.count)
    definitions = Self.definitions(in: source)
    var start = 0
    while start < source.count {
      let end = source[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? source.count
      start = add(line: start..<end)
    }
    if fence == nil { endDefinitions() }
    return String(decoding: written, as: UTF8.self)
  }

  /// Writes a line; returns where the next one begins, which is further on if an attribute goes on over lines.
  private mutating func add(line whole: Range<Int>) -> Int {
    var line = whole
    var content = content(of: line)
    if let open = fence {
      line = withoutIndent(line)
      let length = run(of: open.character, content.lowerBound, content.upperBound)
      let isEnd = length >= open.length && isBlank(content.lowerBound + length..<line.upperBound)
      if isEnd { fence = nil }
      if !(isEnd && isRaw) { written += source[line] }
      if isEnd { isRaw = false }
      return line.upperBound
    }
    guard var first = content.first.map({ source[$0] }) else {
      brackets = []
      written += source[line]
      return line.upperBound
    }
    let start = beginDefinition(line, content)
    if start > line.lowerBound {
      line = start..<line.upperBound
      content = self.content(of: line)
      if !content.isEmpty { first = source[content.lowerBound] }
    }
    if first == UInt8(ascii: "`") || first == UInt8(ascii: "~"),
      beginCode(content, first)
    {
      if !isRaw { written += source[line] }
      return line.upperBound
    }
    if isIndentedCode(line, content) {
      written += source[line]
      return line.upperBound
    }
    if first == UInt8(ascii: ":"), addDivision(line, content) { return line.upperBound }
    written += source[line.lowerBound..<content.lowerBound]
    let isQuoted = source[line.lowerBound..<content.lowerBound].contains(UInt8(ascii: ">"))
    if first == UInt8(ascii: "["), isQuoted, addAlert(content) { return line.upperBound }
    let isHeading = first == UInt8(ascii: "#") || isUnderlined(line)
    if isHeading { brackets = [] }
    return addInline(content.lowerBound..<line.upperBound, isHeading: isHeading)
  }

  /// A line without its indent, without the marks of quotations before it, and without its end.
  private func content(of line: Range<Int>) -> Range<Int> {
    var start = line.lowerBound
    while start < line.upperBound,
      [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">")].contains(source[start])
    { start += 1 }
    var end = line.upperBound
    while end > start, source[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// Whether the next line makes a heading of a line.
  private func isUnderlined(_ line: Range<Int>) -> Bool {
    guard line.upperBound < source.count,
      let first = [UInt8(ascii: "="), UInt8(ascii: "-")].first(where: {
        $0 == source[line.upperBound]
      })
    else { return false }
    let length = run(of: first, line.upperBound, source.count)
    let rest = source[(line.upperBound + length)...].prefix { $0 != UInt8(ascii: "\n") }
    return rest.allSatisfy(\.isBlank)
  }

  /// The names that lines such as `[name]: address` define.
  private static func definitions(in source: [UInt8]) -> Set<ArraySlice<UInt8>> {
    var names: Set<ArraySlice<UInt8>> = []
    for line in source.split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "[") {
      guard let end = line.firstIndex(of: UInt8(ascii: "]")),
        line.index(after: end) < line.endIndex,
        line[line.index(after: end)] == UInt8(ascii: ":")
      else { continue }
      names.insert(line[line.index(after: line.startIndex)..<end])
    }
    return names
  }

  /// Whether brackets around a name are a link.
  func isDefined(_ name: ArraySlice<UInt8>) -> Bool { definitions.contains(name) }

  private func isBlank(_ range: Range<Int>) -> Bool {
    source[min(range.lowerBound, range.upperBound)..<range.upperBound].allSatisfy(\.isBlank)
  }

  func run(of character: UInt8, _ start: Int, _ end: Int) -> Int {
    var length = 0
    while start + length < end, source[start + length] == character { length += 1 }
    return length
  }

  // MARK: Lines

  private mutating func beginCode(_ content: Range<Int>, _ first: UInt8) -> Bool {
    let length = run(of: first, content.lowerBound, content.upperBound)
    guard length >= 3 else { return false }
    let info = source[(content.lowerBound + length)..<content.upperBound]
    guard first == UInt8(ascii: "~") || !info.contains(first) else { return false }
    fence = (first, length)
    isRaw = info.filter { !$0.isBlank }.starts(with: "{=html".utf8)
    return true
  }

  /// The fence of a division is no text; its name is a place.
  private mutating func addDivision(_ line: Range<Int>, _ content: Range<Int>) -> Bool {
    let length = run(of: UInt8(ascii: ":"), content.lowerBound, content.upperBound)
    guard length >= 3 else { return false }
    var rest = source[(content.lowerBound + length)..<content.upperBound]
    while let last = rest.last, last == UInt8(ascii: ":") || last.isBlank { rest.removeLast() }
    while rest.first?.isBlank == true { rest.removeFirst() }
    let isAttribute = rest.first == UInt8(ascii: "{") && rest.last == UInt8(ascii: "}")
    guard isAttribute || !rest.contains(where: \.isBlank) else { return false }
    written += source[line.lowerBound..<content.lowerBound]
    if isAttribute { written += Self.place(rest) }
    written.append(UInt8(ascii: "\n"))
    return true
  }

  /// The kind of a notice in a quotation is a word, and no link.
  private mutating func addAlert(_ content: Range<Int>) -> Bool {
    guard source[content].starts(with: "[!".utf8),
      let end = source[content].firstIndex(of: UInt8(ascii: "]")), end > content.lowerBound + 2
    else { return false }
    let kind = String(decoding: source[(content.lowerBound + 2)..<end], as: UTF8.self)
    guard kind.allSatisfy({ $0.isLetter || $0 == "-" }) else { return false }
    var title = source[(end + 1)..<content.upperBound]
    // A sign says whether the notice is folded.
    while let sign = title.first, sign.isBlank || "+-".utf8.contains(sign) { title.removeFirst() }
    let word =
      title.isEmpty
      ? Array((kind.prefix(1).uppercased() + kind.dropFirst().lowercased()).utf8) : Array(title)
    written += Array("**".utf8) + word + Array("**  \n".utf8)
    return true
  }
}

extension UInt8 {
  var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }

  var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
