/// Recognises lines that may be headings by how they are written.
///
/// It is generous: which of them are headings is decided by their company (``HeadingSelection``).
enum HeadingPattern {
  /// Characters a heading has at most; longer lines are prose.
  static let maximumLength = 90
  /// The same in Chinese and Japanese, where a character is a word.
  static let maximumIdeographs = 40
  /// Bytes of UTF-8 that one character has in a heading: the longest emoji have 35, and comparing
  /// letters under hundreds of accents takes longer than reading the line.
  private static let longestCharacter = 40

  /// Reads a line.
  ///
  /// - Parameter line: The line without its newline.
  /// - Returns: What it says, or `nil` if it can't be a heading.
  static func mark(of line: String) -> HeadingMark? {
    guard !line.contains(where: { $0.utf8.count > longestCharacter }) else { return nil }
    if let marked = AozoraNotation.heading(in: line) { return marked }
    let text = undecorated(line)
    guard !text.isEmpty, text.count <= maximumLength else { return nil }
    return ideographic(text) ?? alphabetic(text)
  }

  private static let decorations = Set("*=#~_-—–·•★☆◆◇■□●※|+\u{FEFF}")
  private static let brackets: [Character: Character] = [
    "【": "】", "〔": "〕", "《": "》", "[": "]", "「": "」",
  ]

  /// The line without white space and the signs that set headings off.
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

  // MARK: Chinese, Japanese, Korean

  private static func ideographic(_ text: Substring) -> HeadingMark? {
    guard let first = text.unicodeScalars.first, first.value >= 0x3000 else { return nil }
    guard text.count <= maximumIdeographs else { return nil }
    if HeadingWords.named.contains(String(text)) {
      return HeadingMark(kind: .named, number: nil, title: String(text), label: String(text))
    }
    if let division = counted(text, label: text) { return division }
    let head = text.prefix { !$0.isWhitespace && !"：:、．.".contains($0) }
    if HeadingWords.named.contains(String(head)), head.count < text.count {
      let rest = trimmed(text.dropFirst(head.count))
      guard !isProse(rest) else { return nil }
      return HeadingMark(kind: .named, number: nil, title: String(text), label: String(text))
    }
    return bareIdeographic(text)
  }

  /// `第十二章 …`, `卷一 …`, `第3话`, `제1장`; a volume before a chapter is skipped.
  private static func counted(_ text: Substring, label: Substring) -> HeadingMark? {
    var rest = text
    if rest.hasPrefix("正文") { rest = trimmed(rest.dropFirst(2)) }
    var counter: Character?
    var word: Substring
    if rest.first == "第" || rest.first == "제" {
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      word = rest.prefix { isNumeric($0) }
      rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
      counter = rest.popFirst()
    } else if let first = rest.first, "卷巻章回".contains(first) {
      counter = first == "巻" ? "卷" : first
      rest = rest.dropFirst()
      if rest.first == "之" || rest.first == "の" { rest = rest.dropFirst() }
      word = rest.prefix { isNumeric($0) }
      rest = rest.dropFirst(word.count)
      // 回三 may begin a sentence; alone or before a title it is a heading.
      if let next = rest.first, !next.isWhitespace, !"：:".contains(next) { return nil }
    } else {
      return nil
    }
    guard let counter, let level = HeadingWords.counters[counter],
      let number = Numerals.parse(word)?.value
    else { return nil }
    let isSpaced = rest.first.map { $0.isWhitespace || "：:、.．·—-–（(【".contains($0) } ?? true
    let title = trimmed(rest)
    // A chapter beside its volume is the chapter's heading.
    if level == 0, let inner = counted(title, label: label), inner.level > 0 { return inner }
    guard !isProse(title), isSpaced || !startsLikeProse(title) else { return nil }
    return HeadingMark(
      kind: .division(keyword: String(counter), level: level), number: number,
      title: String(title), label: String(label))
  }

  /// `一`, `（二）`, `三、title`, `四　title`.
  private static func bareIdeographic(_ text: Substring) -> HeadingMark? {
    var rest = text
    var isBracketed = false
    if let first = rest.first, "（(〔".contains(first) {
      isBracketed = true
      rest = rest.dropFirst()
    }
    if rest.hasPrefix("その") {
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("其") {
      rest = rest.dropFirst()
      if rest.first == "の" || rest.first == "之" { rest = rest.dropFirst() }
    }
    let word = rest.prefix { isNumeric($0) }
    guard let (number, style) = Numerals.parse(word) else { return nil }
    rest = rest.dropFirst(word.count)
    if isBracketed {
      guard let next = rest.popFirst(), "）)〕".contains(next) else { return nil }
    }
    if rest.isEmpty {
      return HeadingMark(kind: .number(style), number: number, title: "", label: String(text))
    }
    guard let next = rest.first, isBracketed || next.isWhitespace || "、．.：:".contains(next) else {
      return nil
    }
    let title = trimmed(rest)
    guard !title.isEmpty, !isProse(title) else { return nil }
    return HeadingMark(
      kind: .numberedTitle(style), number: number, title: String(title), label: String(text))
  }

  private static func isNumeric(_ character: Character) -> Bool {
    character.isWholeNumber || "零〇○两兩百千万萬拾佰仟廿卅十壹贰貳叁參肆伍陆陸柒捌玖壱弐参".contains(character)
  }

  /// Sentence stops inside or at the end show prose; titles may ask or exclaim.
  private static func isProse(_ title: Substring) -> Bool {
    if title.contains(where: { "。；".contains($0) }) { return true }
    guard let last = title.last else { return false }
    return "，、,;：".contains(last) || title.count { "，,".contains($0) } > 2
  }

  /// What goes on with a particle is a sentence about the chapter: `第一章的…`, `第三回は…`.
  private static func startsLikeProse(_ title: Substring) -> Bool {
    guard let first = title.first else { return false }
    return "的里裏中是，。、了我他她你就说說看讲講目を は が に の で も と 를 을 는 은 에 의 이 가".contains(first)
  }

  // MARK: Alphabets

  private static func alphabetic(_ text: Substring) -> HeadingMark? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    let plain = bare(first)
    // Joined to the number by a full stop or nothing: `CHAP.I`, `Chapter12`.
    if let level = HeadingWords.divisions[plain.lowercased()], startsUpper(plain) {
      return division(keyword: plain, level: level, words: words, text: text)
    }
    if let named = named(text) { return named }
    if let reversed = reversed(words, text: text) { return reversed }
    return numbered(words, text: text)
  }

  /// Keyword, number, title.
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
    // `Chapter Twenty One`.
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
    // A lower-case numeral belongs to prose: `part i played`.
    if style == .roman, word.first?.isLowercase ?? true { return nil }
    guard isTitle(title, afterSeparator: hasSeparator || startsWithSeparator(text[end...])) else {
      return nil
    }
    return HeadingMark(
      kind: .division(keyword: keyword.lowercased(), level: level), number: value,
      title: String(title), label: String(text))
  }

  /// What stands before and behind the first `--`, `—` or `:`; the whole word where there is none.
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

  /// Number before keyword: `FIRST PART`, `Erstes Kapitel`, `12. fejezet`.
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

  /// `FIRST EPILOGUE` divides at the level of books.
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

  /// `XII`, `12.`, `IV. The Preparation`.
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

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace || ".:：、．-—–)]）】".contains($0) }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  private static func startsUpper(_ text: Substring) -> Bool {
    guard let first = text.first else { return false }
    return first.isUppercase || first.isLetter && !first.isLowercase
  }

  private static func startsWithSeparator(_ text: Substring) -> Bool {
    guard let first = text.first(where: { !$0.isWhitespace }) else { return false }
    // Wide gaps separate too, as in lists.
    return ".:—–-(".contains(first) || text.prefix(2).allSatisfy(\.isWhitespace) && text.count > 2
  }

  /// Whether the rest of the line is a title rather than the rest of a sentence.
  private static func isTitle(_ title: Substring, afterSeparator: Bool) -> Bool {
    guard let first = title.first else { return true }
    if let last = title.last, ",;".contains(last) { return false }
    // Without a separator only capitals make a title: `CHAPTER IX THE STORM`, `Part One The Sea`.
    let words = title.split(whereSeparator: \.isWhitespace)
    let isUpper = !first.isLowercase
    guard isUpper || afterSeparator && words.count <= 8 && !endsLikeSentence(title) else {
      return false
    }
    let small = words.count { ($0.first?.isLowercase ?? false) && $0.count > 3 }
    if !afterSeparator, small > words.count / 2 { return false }
    return !(endsLikeSentence(title) && small > 5)
  }

  private static func endsLikeSentence(_ title: Substring) -> Bool {
    guard let last = title.last, ".,;".contains(last) else { return false }
    return title.contains(where: \.isLowercase)
  }
}
