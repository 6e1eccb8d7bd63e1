/// Recognises lines that may be headings by their form.
///
/// It is generous. ``HeadingSelection`` decides by the lines around them which are headings.
enum HeadingPattern {
  /// The most characters of a heading; longer lines are prose.
  static let maximumLength = 90
  /// The same for Chinese and Japanese, where a character is a word.
  static let maximumIdeographs = 40
  /// The most bytes of UTF-8 of one character in a heading.
  ///
  /// The longest emoji have 35. Comparing letters with hundreds of accents takes longer than
  /// reading the line.
  private static let longestCharacter = 40

  /// Reads a line.
  ///
  /// - Parameter line: The line without its newline.
  /// - Returns: Its contents; `nil` if it can't be a heading.
  static func mark(of line: String) -> HeadingMark? {
    guard !line.contains(where: { $0.utf8.count > longestCharacter }) else { return nil }
    if let marked = AozoraNotation.heading(in: line) { return marked }
    let text = undecorated(line)
    guard !text.isEmpty, text.count <= maximumLength else { return nil }
    return ideographic(text) ?? alphabetic(text)
  }

  private static let decorations = Set("*=#~_-—–·•★☆◆◇■□●※|+\u{FEFF}")
  static let brackets: [Character: Character] = [
    "【": "】", "〔": "〕", "《": "》", "[": "]", "「": "」",
  ]

  /// The line without white space and without the signs that decorate headings.
  private static func undecorated(_ line: String) -> Substring {
    var text = line[...]
    let isDecoration: (Character) -> Bool = { $0.isWhitespace || decorations.contains($0) }
    text = text.drop(while: isDecoration)
    while let last = text.last, isDecoration(last) { text.removeLast() }
    if let first = text.first, let close = brackets[first], text.last == close {
      text = text.dropFirst().dropLast()
    }
    return text
  }

  private static func alphabetic(_ text: Substring) -> HeadingMark? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    let plain = bare(first)
    // A full stop or nothing joins word and number: `CHAP.I`, `Chapter12`.
    if let level = HeadingWords.divisions[plain.lowercased()], startsUpper(plain) {
      return division(keyword: plain, level: level, words: words, text: text)
    }
    if let named = named(text) { return named }
    if let reversed = reversed(words, text: text) { return reversed }
    return numbered(words, text: text)
  }

  /// Reads keyword, number, title.
  private static func division(
    keyword: Substring, level: Int, words: [Substring], text: Substring
  ) -> HeadingMark? {
    var place = 1
    if place < words.count, ["the", "la", "el", "le"].contains(words[place].lowercased()) {
      place += 1
    }
    guard place < words.count else { return nil }
    let word = words[place]
    var parts = splitAtDash(word)
    var number = Numerals.parse(bare(parts[0]))
    // The number has two words: `Chapter Twenty One`.
    if let tens = number, tens.style == .spelled, tens.value % 10 == 0, place + 1 < words.count,
      let ones = Numerals.parse(bare(words[place + 1])), ones.style == .spelled, ones.value < 10
    {
      number = (tens.value + ones.value, .spelled)
      place += 1
      parts = [words[place]]
    }
    guard let (value, style) = number else { return nil }
    let end = parts.count > 1 ? parts[1].startIndex : words[place].endIndex
    let hasSeparator = parts.count > 1 || words[place].last.map { ".:)-—–]".contains($0) } ?? false
    let title = trimmed(text[end...])
    // A Roman numeral in lower case belongs to prose: `part i played`.
    if style == .roman, word.first?.isLowercase ?? true { return nil }
    guard isTitle(title, afterSeparator: hasSeparator || startsWithSeparator(text[end...])) else {
      return nil
    }
    return HeadingMark(
      kind: .division(keyword: keyword.lowercased(), level: level), number: value,
      title: String(title), label: String(text))
  }

  /// The texts before and behind the first `--`, `—` or `:`; the whole word if there is none.
  private static func splitAtDash(_ word: Substring) -> [Substring] {
    let scalars = word.unicodeScalars
    for index in scalars.indices {
      let next = scalars.index(after: index)
      switch scalars[index] {
      case "—", ":": return [word[..<index], word[next...]]
      case "-" where next < scalars.endIndex && scalars[next] == "-":
        return [word[..<index], word[scalars.index(after: next)...]]
      default: continue
      }
    }
    return [word]
  }

  /// Reads a number before its keyword: `FIRST PART`, `Erstes Kapitel`, `12. fejezet`.
  private static func reversed(_ words: [Substring], text: Substring) -> HeadingMark? {
    var words = words
    if words.count > 2, ["the", "la", "le", "el"].contains(words[0].lowercased()) {
      words.removeFirst()
    }
    guard words.count >= 2, let (value, style) = Numerals.parse(bare(words[0])),
      let level = HeadingWords.divisions[bare(words[1]).lowercased()] ?? epilogueLevel(words[1]),
      startsUpper(words[0]) || style == .arabic, style != .roman || words[0].last == "."
    else { return nil }
    let title = trimmed(text[words[1].endIndex...])
    let isSeparated = words[1].last.map { ".:—-".contains($0) } ?? false
    guard
      isTitle(title, afterSeparator: isSeparated || startsWithSeparator(text[words[1].endIndex...]))
    else { return nil }
    return HeadingMark(
      kind: .division(keyword: bare(words[1]).lowercased(), level: level), number: value,
      title: String(title), label: String(text))
  }

  /// The level of `FIRST EPILOGUE`, which is that of books.
  private static func epilogueLevel(_ word: Substring) -> Int? {
    ["epilogue", "prologue"].contains(bare(word).lowercased()) ? 0 : nil
  }

  private static func named(_ text: Substring) -> HeadingMark? {
    guard startsUpper(text) else { return nil }
    let head = text.prefix { $0.isLetter || $0 == "-" }
    guard HeadingWords.named.contains(head.lowercased()) else { return nil }
    let rest = text.dropFirst(head.count)
    guard
      rest.allSatisfy({ !$0.isLetter })
        || startsWithSeparator(rest) && isTitle(trimmed(rest), afterSeparator: true)
    else { return nil }
    return HeadingMark(kind: .named, number: nil, title: String(text), label: String(text))
  }

  /// Reads `XII`, `12.`, `IV. The Preparation`.
  private static func numbered(_ words: [Substring], text: Substring) -> HeadingMark? {
    let word = words[0]
    guard let (value, style) = Numerals.parse(bare(word)), value > 0, value < 1000,
      style != .spelled || words.count == 1, style != .roman || word.first?.isUppercase ?? false
    else { return nil }
    if style == .spelled, !word.allSatisfy({ $0.isUppercase || !$0.isLetter }) { return nil }
    if words.count == 1 {
      return HeadingMark(kind: .number(style), number: value, title: "", label: String(text))
    }
    let isSeparated = word.last.map { ".):—-".contains($0) } ?? false
    let rest = text[word.endIndex...]
    let title = trimmed(rest)
    guard isSeparated || startsWithSeparator(rest), isTitle(title, afterSeparator: true),
      !endsLikeSentence(title)
    else { return nil }
    return HeadingMark(
      kind: .numberedTitle(style), number: value, title: String(title), label: String(text))
  }

  private static func bare(_ word: Substring) -> Substring {
    var word = word.drop { "([".contains($0) }
    while let last = word.last, ".,:;)]-—–'’\"”".contains(last) { word.removeLast() }
    return word
  }

  static func trimmed(_ text: Substring) -> Substring {
    withoutSpace(text.drop { $0.isWhitespace || ".:：、．-—–)]）】".contains($0) })
  }

  /// A text without white space around it.
  static func withoutSpace(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  private static func startsUpper(_ text: Substring) -> Bool {
    guard let first = text.first else { return false }
    return first.isUppercase || first.isLetter && !first.isLowercase
  }

  static func startsWithSeparator(_ text: Substring) -> Bool {
    guard let first = text.first(where: { !$0.isWhitespace }) else { return false }
    // A wide gap separates, too, as in lists.
    return ".:—–-(".contains(first) || text.prefix(2).allSatisfy(\.isWhitespace) && text.count > 2
  }

  /// Whether the rest of the line is a title and not the rest of a sentence.
  static func isTitle(_ title: Substring, afterSeparator: Bool) -> Bool {
    guard let first = title.first else { return true }
    if let last = title.last, ",;".contains(last) { return false }
    // Without a separator a title has capitals: `CHAPTER IX THE STORM`, `Part One The Sea`.
    let words = title.split(whereSeparator: \.isWhitespace)
    let isUpper = !first.isLowercase
    guard isUpper || afterSeparator && words.count <= 8 && !endsLikeSentence(title) else {
      return false
    }
    let small = words.count { ($0.first?.isLowercase ?? false) && $0.count > 3 }
    if !afterSeparator, small > words.count / 2 { return false }
    return !(endsLikeSentence(title) && small > 5)
  }

  static func endsLikeSentence(_ title: Substring) -> Bool {
    guard let last = title.last, ".,;".contains(last) else { return false }
    return title.contains(where: \.isLowercase)
  }
}
