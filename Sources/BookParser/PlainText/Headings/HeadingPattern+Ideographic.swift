// Headings in Chinese, Japanese and Korean.
extension HeadingPattern {
  static func ideographic(_ text: Substring) -> HeadingMark? {
    // Most lines are of other scripts; counting characters takes longer than a look at the first.
    guard let first = text.unicodeScalars.first else { return nil }
    let isDigit = ("0"..."9").contains(first)
    guard isDigit || first.value >= 0x3000, text.count <= maximumIdeographs else { return nil }
    if isDigit { return countedBehind(text) }
    if let bracketed = bracketed(text) { return bracketed }
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

  /// Reads `第十二章 …`, `卷一 …`, `第3话`, `제1장`.
  ///
  /// A volume before a chapter is skipped.
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
      // 回三 may begin a sentence; a heading has a title behind it or nothing.
      if let next = rest.first, !next.isWhitespace, !"：:".contains(next) { return nil }
    } else {
      return nil
    }
    guard let counter, let level = HeadingWords.counters[counter],
      let number = Numerals.parse(word)?.value
    else { return nil }
    let isSpaced = rest.first.map { $0.isWhitespace || "：:、.．·—-–（(【".contains($0) } ?? true
    let title = trimmed(rest)
    // If a line names a volume and a chapter, it is the chapter's heading.
    if level == 0, let inner = counted(title, label: label), inner.level > 0 { return inner }
    guard !isProse(title), isSpaced || !startsLikeProse(title) else { return nil }
    return HeadingMark(
      kind: .division(keyword: String(counter), level: level), number: number,
      title: String(title), label: String(label))
  }

  /// Reads a division in brackets with its title behind them: `【第三章】渡口`.
  private static func bracketed(_ text: Substring) -> HeadingMark? {
    guard let first = text.first, let close = brackets[first],
      let end = text.firstIndex(of: close), text.index(after: end) < text.endIndex,
      let mark = counted(text[text.index(after: text.startIndex)..<end], label: text)
    else { return nil }
    let title = trimmed(text[end...].dropFirst())
    guard !isProse(title) else { return nil }
    guard mark.title.isEmpty else { return mark }
    return HeadingMark(
      kind: mark.kind, number: mark.number, title: String(title), label: String(text))
  }

  /// Reads a number before its counter, as in Korean: `3화. 배`, `12장`, `3章`.
  private static func countedBehind(_ text: Substring) -> HeadingMark? {
    let word = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(word.count).drop(while: \.isWhitespace)
    guard let counter = rest.first, "화장권章話话卷巻".contains(counter),
      let level = HeadingWords.counters[counter == "巻" ? "卷" : counter],
      let number = Numerals.parse(word)?.value,
      rest.dropFirst().first.map({ $0.isWhitespace || ".．:：、-–—".contains($0) }) ?? true
    else { return nil }
    let title = trimmed(rest.dropFirst())
    guard !isProse(title), !title.hasSuffix(".") else { return nil }
    return HeadingMark(
      kind: .division(keyword: String(counter), level: level), number: number,
      title: String(title), label: String(text))
  }

  /// Reads `一`, `（二）`, `三、title`, `四　title`.
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

  /// Whether a title is prose: full stops inside it or at its end show that.
  ///
  /// Titles may ask or exclaim.
  private static func isProse(_ title: Substring) -> Bool {
    if title.contains(where: { "。；".contains($0) }) { return true }
    guard let last = title.last else { return false }
    return "，、,;：".contains(last) || title.count { "，,".contains($0) } > 2
  }

  /// Whether a particle follows, as in a sentence about the chapter: `第一章的…`, `第三回は…`.
  private static func startsLikeProse(_ title: Substring) -> Bool {
    guard let first = title.first else { return false }
    return "的里裏中是，。、了我他她你就说說看讲講目を は が に の で も と 를 을 는 은 에 의 이 가".contains(first)
  }
}
