/// Operations on texts as ECMAScript's, which the published results were made with.
extension StringProtocol {
  /// Without white space around it.
  var trimmed: String {
    var scalars = Substring(self).unicodeScalars
    while let first = scalars.first, WhiteSpace.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, WhiteSpace.contains(last) { scalars.removeLast() }
    return String(scalars)
  }

  /// Trimmed, with each run of two or more white spaces as one space.
  var collapsed: String {
    var result = String.UnicodeScalarView()
    var run: [Unicode.Scalar] = []
    for scalar in trimmed.unicodeScalars {
      if WhiteSpace.contains(scalar) {
        run.append(scalar)
      } else {
        if run.count == 1 { result.append(run[0]) } else if !run.isEmpty { result.append(" ") }
        run.removeAll(keepingCapacity: true)
        result.append(scalar)
      }
    }
    return String(result)
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

/// How much of one text is in another.
enum TextSimilarity {
  /// Compares words of ASCII letters.
  ///
  /// - Returns: 1 when every word of `b` is in `a`, 0 when none is, weighed by length.
  static func of(_ a: String, _ b: String) -> Double {
    let known = words(a)
    let asked = words(b)
    guard !known.isEmpty, !asked.isEmpty else { return 0 }
    let set = Set(known)
    let missing = asked.filter { !set.contains($0) }
    return 1 - Double(length(missing)) / Double(length(asked))
  }

  private static func words(_ text: String) -> [Substring] {
    text.lowercased().split { character in
      !(character.isASCII && (character.isLetter || character.isNumber || character == "_"))
    }
  }

  private static func length(_ words: [Substring]) -> Int {
    words.isEmpty ? 0 : words.reduce(words.count - 1) { $0 + $1.utf8.count }
  }
}
