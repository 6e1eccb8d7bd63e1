/// One or more stops in a row, with the quotation marks, brackets and note marks that belong to the
/// sentence before them.
struct StopRun {
  /// The first stop.
  let start: Int
  /// The offset after the last stop and the marks that close with it.
  private(set) var end: Int
  /// The number of full stops; an ellipsis counts as three.
  private(set) var dots = 0
  /// Whether the run has a `!` or `?`, which belong to no abbreviation.
  private(set) var hasMark = false
  /// Whether the run has a stop that needs no space after it.
  private(set) var hasTerminal = false
  /// Whether a quotation mark closes in the run.
  private(set) var closesQuote = false
  /// Whether a bracket closes in the run.
  private(set) var closesBracket = false
  /// Whether the run ends with a note number or mark.
  private(set) var hasReference = false

  /// Reads the run at an offset; `nil` if no stop is there.
  init?(in text: SentenceText, at start: Int) {
    self.start = start
    end = start
    guard readStops(in: text) else { return nil }
    readClosers(in: text)
    readReferences(in: text)
  }

  /// Makes a run without stops, at the end of speech that breaks off with a dash and a closing
  /// quote.
  init?(brokenSpeechIn text: SentenceText, quoteAt quote: Int) {
    guard text.kind(quote - 1) == .dash else { return nil }
    start = quote
    end = quote
    hasMark = true
    readClosers(in: text)
    guard closesQuote else { return nil }
  }

  /// Makes a run without stops, at a smiley whose last sign is a round bracket.
  init?(emoticonIn text: SentenceText, bracketAt bracket: Int) {
    guard let smiley = Emoticon.start(in: text, bracketAt: bracket) else { return nil }
    start = smiley
    end = bracket + 1
    hasMark = true
  }

  private mutating func readStops(in text: SentenceText) -> Bool {
    let first = end
    while true {
      switch text.kind(end) {
      case .stop: dots += 1
      case .ellipsis: dots += 3
      case .mark: hasMark = true
      case .terminal: hasTerminal = true
      case .extend where end > first: break
      case .space:
        guard let next = spacedStop(in: text), end > first else { return end > first }
        end = next
        continue
      default: return end > first
      }
      end += 1
    }
  }

  /// The next stop after white space (`. . .`, `? !`), if it goes on with this run.
  private func spacedStop(in text: SentenceText) -> Int? {
    let next = text.skipSpaces(end)
    guard text.kind(next).isTerminator, text.kind(next) != .terminal, !hasTerminal else {
      return nil
    }
    // `.5` is a number and `.net` a name, not a stop.
    guard text.kind(next) != .stop || !text.kind(next + 1).isWordPart else { return nil }
    guard opensNextSentence(text, ellipsis: next) else { return next }
    return nil
  }

  /// Whether the spaced ellipsis after the full stop opens the next sentence: the stop touches its
  /// word, and the ellipsis comes before a capital.
  private func opensNextSentence(_ text: SentenceText, ellipsis: Int) -> Bool {
    guard dots == 1, !hasMark, text.kind(start - 1).isWordPart else { return false }
    var place = ellipsis
    var count = 0
    while text.kind(place) == .stop {
      count += 1
      place = text.skipSpaces(place + 1)
    }
    return count == 3 && text.kind(place) == .upper && text.kind(place - 1) == .space
  }

  private mutating func readClosers(in text: SentenceText) {
    while true {
      let place = end
      if let closer = closer(in: text) {
        end = closer.end
        if closer.isBracket { closesBracket = true } else { closesQuote = true }
      } else if closesQuote || closesBracket, text.kind(end).isTerminator,
        text.kind(end) != .stop || !text.kind(end + 1).isWordPart
      {
        // `».` and `".`: the sentence ends after its quotation.
        if !readStops(in: text) { return }
      }
      if end == place { return }
    }
  }

  private func closer(in text: SentenceText) -> (end: Int, isBracket: Bool)? {
    let unit = text.unit(end)
    let after = afterExtends(end + 1, in: text)
    switch text.kind(end) {
    case .closer:
      // `»` opens a quotation in German and Danish books.
      if unit == 0xBB || unit == 0x203A, text.kind(after).isLetter { return nil }
      return (after, !Quotes.isQuote(unit))
    case .quote:
      if text.kind(after).isWordPart { return nil }
      return (after, false)
    case .opener:
      // `“`, `‘` and `«` close a quotation in German and its neighbours.
      guard Quotes.closesAsInitial(unit) else { return nil }
      let next = text.kind(after)
      if next.isWordPart || next == .bullet || next == .other { return nil }
      // `‹«`: the inner quotation closes before the outer one.
      if next == .opener, !closesBoth(in: text, second: after) { return nil }
      return (after, false)
    case .dash:
      // In `…。——」` speech is cut off after its stop.
      var place = end
      while text.kind(place) == .dash { place += 1 }
      guard text.kind(place) == .closer else { return nil }
      return (afterExtends(place + 1, in: text), !Quotes.isQuote(text.unit(place)))
    case .space:
      // French has a space before `»`; some texts have one before `”`.
      let next = text.skipSpaces(end)
      let mark = text.unit(next)
      guard mark == 0xBB || mark == 0x203A || mark == 0x201D, next - end == 1 else { return nil }
      let follow = text.kind(next + 1)
      if follow.isWordPart || follow == .opener || follow == .quote { return nil }
      if Quotes.opensAsFinal(in: text, at: next) { return nil }
      return (afterExtends(next + 1, in: text), false)
    default: return nil
    }
  }

  private func closesBoth(in text: SentenceText, second: Int) -> Bool {
    Quotes.closesAsInitial(text.unit(second)) && !text.kind(second + 1).isWordPart
  }

  private func afterExtends(_ offset: Int, in text: SentenceText) -> Int {
    var place = offset
    while text.kind(place) == .extend { place += 1 }
    return place
  }

  /// Reads note marks after the stop: `[12]`, `*`, `²`, and a bare number that touches the stop.
  private mutating func readReferences(in text: SentenceText) {
    var place = end
    while let after = NoteMark.end(in: text, at: place, stop: start, glued: place == end) {
      end = after
      place = after
      hasReference = true
    }
    let spaced = text.skipSpaces(end)
    if spaced > end, let after = Emoticon.end(in: text, at: spaced) {
      end = after
      return
    }
    guard spaced > end, let after = NoteMark.bracketed(in: text, at: spaced) else { return }
    let follow = text.skipSpaces(after)
    let kind = text.kind(follow)
    guard follow > after || kind == .newline, kind == .upper || kind == .newline || kind == .opener
    else { return }
    end = after
    hasReference = true
  }
}
