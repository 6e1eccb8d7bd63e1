/// Operations on texts as ECMAScript's, which the published results were made with.
extension StringProtocol {
  /// Without white space around it.
  var trimmed: String {
    let text = Substring(self)
    // Letters of ASCII at both ends are no white space.
    if let first = text.utf8.first, let last = text.utf8.last, 0x21..<0x7F ~= first,
      0x21..<0x7F ~= last
    {
      return String(text)
    }
    // White space of ASCII first, by its bytes.
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte &- 9 < 5 }
    let front = text.utf8.drop(while: isSpace)
    guard let end = front.lastIndex(where: { !isSpace($0) }) else { return "" }
    var scalars = Substring(front[...end]).unicodeScalars
    while let first = scalars.first, WhiteSpace.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, WhiteSpace.contains(last) { scalars.removeLast() }
    return String(scalars)
  }

  /// Trimmed, with each run of two or more white spaces as one space.
  var collapsed: String {
    let text = trimmed
    let bytes = text.utf8Span.span
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let start = index
      var spaces = 0
      while index < bytes.count, case let width = WhiteSpace.count(bytes, index, bytes.count),
        width > 0
      {
        index += width
        spaces += 1
      }
      if spaces > 1 {
        result.append(UInt8(ascii: " "))
      } else {
        if spaces == 0 { index += 1 }
        for place in start..<index { result.append(bytes[place]) }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// How many pieces white space cuts it into; a text with white space at an end has an empty piece there.
  var wordCount: Int {
    var runs = 0
    var inSpace = false
    for scalar in unicodeScalars {
      let isSpace = WhiteSpace.contains(scalar)
      if isSpace, !inSpace { runs += 1 }
      inSpace = isSpace
    }
    return runs + 1
  }

  /// The text, or `nil` if it is empty.
  var filled: String? { isEmpty ? nil : String(self) }
}

/// How much of other texts is in one: titles are compared with every heading.
struct TextSimilarity {
  private let known: Set<Substring>

  /// Prepares for comparing.
  ///
  /// - Parameter text: The text, of which words of ASCII letters count.
  init(to text: String) { known = Set(Self.words(text)) }

  /// Compares two texts.
  static func of(_ a: String, _ b: String) -> Double { TextSimilarity(to: a).of(b) }

  /// Compares words.
  ///
  /// - Returns: 1 when every word of `other` is in the text, 0 when none is, weighed by length.
  func of(_ other: String) -> Double {
    guard !known.isEmpty else { return 0 }
    let asked = Self.words(other)
    guard !asked.isEmpty else { return 0 }
    let missing = asked.filter { !known.contains($0) }
    return 1 - Double(Self.length(missing)) / Double(Self.length(asked))
  }

  private static func words(_ text: String) -> [Substring] {
    text.lowercased().utf8.split { byte in
      !(byte &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_"))
    }
    .map { Substring($0) }
  }

  private static func length(_ words: [Substring]) -> Int {
    words.isEmpty ? 0 : words.reduce(words.count - 1) { $0 + $1.utf8.count }
  }
}
