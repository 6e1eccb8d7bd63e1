/// Clauses of a text that is written without spaces.
extension Character {
  /// Whether it is a character of Chinese, or the mark that repeats one.
  var isHan: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || self == "々"
  }

  /// Whether it ends a sentence, or everything that is said before.
  var endsHanSentence: Bool { "。！？；…!?;\n」』”’".contains(self) }

  /// Whether it ends a clause.
  var endsHanClause: Bool { endsHanSentence || "，、：,:—".contains(self) }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmedHan: String {
    var text = String(drop { $0.isWhitespace })
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  /// What stands behind the last character of a kind.
  func lastPart(after isEnd: (Character) -> Bool) -> SubSequence {
    guard let end = lastIndex(where: isEnd) else { return self[...] }
    return self[index(after: end)...]
  }

  /// The text without the characters of a kind at its end.
  func dropLast(while isEnd: (Character) -> Bool) -> SubSequence {
    var text = self[...]
    while let last = text.last, isEnd(last) { text = text.dropLast() }
    return text
  }
}
