extension BoundaryRules {
  /// Whether a stop that needs no white space after it ends the sentence.
  func endsUnspaced(_ run: StopRun, _ follow: Follow) -> Bool {
    let next = text.kind(follow.start)
    if next == .pause || next == .closer { return false }
    guard run.closesQuote else { return true }
    let unit = text.unit(follow.start)
    // A Japanese particle (hiragana) after a quotation goes on with the sentence.
    if (0x3041...0x309F).contains(unit) { return false }
    guard next == .letter, !follow.isSpaced, isHan(unit) else { return true }
    guard let mark = openMarks.last(where: { $0.isQuote && ($0.close ?? run.end) < run.end }) else {
      return true
    }
    let lead = mark.start - 1
    if text.skipWhiteSpace(sentenceStart) == mark.start {
      return isJapanese(mark) && !hasSpeechVerbInJapanese(from: follow.start)
    }
    // In `他喊“好！”就走` no colon or comma leads to the quotation, so it is part of the clause.
    guard text.kind(lead) == .pause else { return false }
    return !goesOnInChinese(from: follow.start)
  }

  private func isHan(_ unit: UInt16) -> Bool { (0x3400...0x9FFF).contains(unit) }

  /// How much text around a quotation is searched for kana, in UTF-16 units.
  private static let kanaWindow = 24

  /// Whether the text around a quotation has kana, and so is Japanese.
  private func isJapanese(_ mark: OpenMark) -> Bool {
    (mark.start..<mark.start + 3 * Self.kanaWindow).contains {
      (0x3041...0x30FA).contains(text.unit($0))
    }
  }

  /// Characters of Japanese verbs of speech (言う, 聞く, 答える, 叫ぶ, 呟く, 囁く, 話す, 尋ねる, 告げる).
  private static let speechCharacters: Set<UInt16> = Set("言聞答叫呟囁話尋告".utf16)

  /// Whether a verb of speech comes before the next stop.
  private func hasSpeechVerbInJapanese(from start: Int) -> Bool {
    var place = start
    while place - start < Self.kanaWindow, !text.kind(place).isTerminator {
      if Self.speechCharacters.contains(text.unit(place)) { return true }
      place += 1
    }
    return false
  }

  /// Whether a Korean particle or verb of quoting follows a quotation and goes on with the
  /// sentence.
  func isKoreanQuoting(_ follow: Follow) -> Bool {
    guard (0xAC00...0xD7A3).contains(text.unit(follow.start)) else { return false }
    guard follow.isSpaced else { return true }
    let word = follow.firstWord(in: text)
    return ["하고", "하며", "하는", "라고", "라며", "이라고"].contains { word.hasPrefix($0) }
  }

  /// Chinese words that go on with the sentence after a quotation.
  private static let continuations: [String] = [
    "然后", "然後", "接着", "接著", "于是", "於是", "随后", "隨後", "便", "就", "又", "还", "還",
    "也", "才", "并", "並", "而", "却", "卻", "说", "說", "的", "之",
  ]

  private func goesOnInChinese(from place: Int) -> Bool {
    let words = text.string(place..<min(place + 2, text.bounds.upperBound))
    return Self.continuations.contains { words.hasPrefix($0) }
  }
}
