/// The text after a run of stops, which may look like the start of a sentence.
struct Follow {
  /// The first character that isn't white space.
  let start: Int
  /// The first character of the first word, after opening marks.
  let word: Int
  /// Whether white space comes before it.
  let isSpaced: Bool
  /// Whether that white space includes a line end.
  let hasNewline: Bool

  /// Reads the text after an offset.
  init(in text: SentenceText, after end: Int) {
    start = text.skipWhiteSpace(end)
    isSpaced = start > end
    hasNewline = (end..<start).contains { text.kind($0) == .newline }
    var place = start
    while place < text.bounds.upperBound,
      Self.leads(text.kind(place)) || Quotes.opensAsFinal(in: text, at: place)
    {
      place += 1
    }
    word = place
  }

  private static func leads(_ kind: CharacterKind) -> Bool {
    kind == .opener || kind == .quote || kind == .extend || kind == .bullet
  }

  /// Whether opening marks come before the word.
  var isOpened: Bool { word > start }

  /// Whether nothing follows.
  func isEnd(of text: SentenceText) -> Bool { start >= text.bounds.upperBound }

  /// Whether the word goes on in lower case; a name such as *iPhone* does not.
  func isLower(in text: SentenceText) -> Bool {
    text.kind(word) == .lower && text.kind(word + 1) != .upper
  }

  /// Whether a web address follows, which has no capital at its start.
  func isAddress(in text: SentenceText) -> Bool {
    let head = text.string(word..<min(word + 8, text.bounds.upperBound))
    return head.hasPrefix("http://") || head.hasPrefix("https://") || head.hasPrefix("www.")
  }

  /// The first word as written; empty if no word follows.
  func firstWord(in text: SentenceText) -> String {
    text.string(word..<Self.endOfWord(in: text, from: word))
  }

  /// The end of the word at an offset; apostrophes inside it belong to it.
  static func endOfWord(in text: SentenceText, from start: Int) -> Int {
    var end = start
    while text.kind(end).isWordPart || isInnerApostrophe(text, end) { end += 1 }
    return end
  }

  private static func isInnerApostrophe(_ text: SentenceText, _ place: Int) -> Bool {
    (text.unit(place) == 0x27 || text.unit(place) == 0x2019)
      && text.kind(place - 1).isLetter && text.kind(place + 1).isLetter
  }
}
