/// Decides whether a run of stops ends its sentence.
struct BoundaryRules {
  let text: SentenceText
  let language: SentenceLanguage
  /// The start of the present sentence.
  var sentenceStart: Int
  /// The open brackets and quotations of the sentence, outermost first.
  var openMarks: [OpenMark] = []

  /// Whether the sentence ends with a run.
  func isBoundary(after run: StopRun) -> Bool {
    let follow = Follow(in: text, after: run.end)
    if follow.isEnd(of: text) { return true }
    if isInsideMark(run, follow) { return false }
    if opensWithEllipsis(run) { return false }
    if run.hasTerminal { return endsUnspaced(run, follow) }
    if run.closesQuote, isKoreanQuoting(follow) { return false }
    guard follow.isSpaced else { return endsGlued(run, follow) }
    switch text.kind(follow.start) {
    case .pause: return false
    case .closer where !follow.isOpened: return false
    case .dash: return startsDialogue(follow, run)
    default: break
    }
    // `¿` and `¡` start a sentence in any case.
    if text.unit(follow.start) == 0xBF || text.unit(follow.start) == 0xA1 {
      return run.hasMark || !goesOn(run, follow)
    }
    if run.hasMark { return endsMarked(run, follow) }
    if follow.isLower(in: text), !follow.isAddress(in: text) { return endsCasually(run, follow) }
    return run.dots > 1 ? endsWithEllipsis(run, follow) : !goesOn(run, follow)
  }

  /// Whether the run is an ellipsis at the start of its sentence (`… and then`).
  private func opensWithEllipsis(_ run: StopRun) -> Bool {
    run.dots > 1 && !run.hasMark && !run.closesQuote
      && text.skipWhiteSpace(sentenceStart) == run.start
  }

  // MARK: ! and ?

  private func endsMarked(_ run: StopRun, _ follow: Follow) -> Bool {
    if follow.isLower(in: text) { return endsCasually(run, follow) }
    if isExclaimedName(run, follow) { return false }
    if isAsideInBrackets(run) { return false }
    return !(run.closesQuote && isSpeechTag(follow))
  }

  /// Names with an exclamation mark that often come before a capital.
  private static let exclaimedNames: Set<String> = ["Yahoo", "Yum", "Jeopardy", "E"]

  private func isExclaimedName(_ run: StopRun, _ follow: Follow) -> Bool {
    guard text.unit(run.start) == 0x21, run.end == run.start + 1 else { return false }
    let word = PrecedingWord(in: text, before: run.start)
    guard Self.exclaimedNames.contains(word.text) else { return false }
    return !language.starters.contains(follow.firstWord(in: text))
  }

  /// Whether the run closes a bracket that opened in the middle of the sentence.
  private func isAsideInBrackets(_ run: StopRun) -> Bool {
    guard run.closesBracket, let mark = openMarks.last(where: { !$0.isQuote }) else { return false }
    guard let close = mark.close, (run.start..<run.end).contains(close) else { return false }
    return text.kind(run.end - 1) == .closer && text.skipWhiteSpace(sentenceStart) < mark.start
  }

  /// Whether a speech tag, a name and a verb of speech, follows speech that ended with `!` or `?`.
  private func isSpeechTag(_ follow: Follow) -> Bool {
    guard !follow.isOpened, text.kind(follow.word) == .upper else { return false }
    let first = follow.firstWord(in: text)
    return (first == "I" || !language.starters.contains(first)) && hasSpeechVerb(follow)
  }

  /// The most words from the start of a speech tag to its verb (`old Mr. Smith said`).
  private static let speechTagLength = 4

  /// Whether one of the next words is a verb of speech.
  private func hasSpeechVerb(_ follow: Follow) -> Bool {
    var place = follow.word
    for _ in 0..<Self.speechTagLength {
      let end = Follow.endOfWord(in: text, from: place)
      let word = text.string(place..<end)
      if language.speechVerbs.contains(word) { return true }
      if word.isEmpty { return false }
      let isTitle = text.kind(end) == .stop && language.abbreviation(word) == .inner
      place = text.skipSpaces(isTitle ? end + 1 : end)
      if place == end { return false }
    }
    return false
  }

  // MARK: Lower case

  /// Whether a word in lower case starts a sentence, as in text without capitals.
  private func endsCasually(_ run: StopRun, _ follow: Follow) -> Bool {
    guard !run.closesQuote, !run.closesBracket, !follow.isOpened else { return false }
    if ListMarker.first(in: text, at: follow.start)?.hasSuccessor(in: text) == true { return true }
    let first = text.skipWhiteSpace(sentenceStart)
    let isCasual = text.kind(first) == .lower && text.kind(first + 1) != .upper
    let next = follow.firstWord(in: text)
    let starts = language.starters.contains(next.prefix(1).uppercased() + next.dropFirst())
    if hasSpeechVerb(follow) { return false }
    // `Alas! the day` goes on in older books.
    if run.hasMark { return isCasual || (starts && text.unit(run.start) == 0x3F) }
    guard run.dots == 1, isCasual || starts else { return false }
    let word = PrecedingWord(in: text, before: run.start)
    guard !word.isLetter, !word.isAcronym, !word.isNumber else { return false }
    guard language.abbreviation(word.text) == nil else { return false }
    return isCasual || word.text.count >= Self.shortestPlainWord
  }

  /// The least letters of a word that is no abbreviation, before a stop and a lower-case word.
  private static let shortestPlainWord = 4

  // MARK: Dots

  private func endsWithEllipsis(_ run: StopRun, _ follow: Follow) -> Bool {
    guard text.kind(follow.word) != .digit else { return run.closesQuote || run.dots > 3 }
    // Three dots in brackets stand for omitted text.
    if run.closesBracket, text.unit(run.start - 1) == 0x5B { return false }
    let word = follow.firstWord(in: text)
    if run.hasMark || run.closesQuote { return !(run.closesQuote && isSpeechTag(follow)) }
    // `I` has a capital everywhere.
    if run.dots == 3, word == "I" || word.hasPrefix("I'") || word.hasPrefix("I’") { return false }
    let floats = text.kind(run.start - 1) == .space
    return run.dots != 3 || !floats || language.starters.contains(word)
  }

  /// Whether a dash after the stop starts another speaker's line.
  private func startsDialogue(_ follow: Follow, _ run: StopRun) -> Bool {
    var place = follow.start
    while text.kind(place) == .dash { place += 1 }
    let next = Follow(in: text, after: place)
    guard next.isSpaced || text.unit(follow.start) > 0x2010 else { return false }
    guard text.kind(next.word) == .upper || text.kind(next.word) == .letter else { return false }
    return run.hasMark || !goesOn(run, next)
  }

  /// Whether a stop without a space after it ends the sentence.
  private func endsGlued(_ run: StopRun, _ follow: Follow) -> Bool {
    let next = text.kind(follow.start)
    if run.closesQuote || run.closesBracket {
      return next == .upper || next == .letter || (follow.isOpened && run.closesQuote)
    }
    guard run.hasMark || text.unit(run.start) == 0xFF0E else { return false }
    if next == .letter { return true }
    // The full-width full stop contains its own space.
    if !run.hasMark { return next == .upper || next == .opener }
    guard next == .upper || next == .opener else { return false }
    return text.kind(run.start - 1) == .lower && !isInAddress(run)
  }

  /// The UTF-16 units in which a web address is searched backwards.
  private static let addressReach = 80

  /// Whether the run is inside a web or mail address.
  private func isInAddress(_ run: StopRun) -> Bool {
    var place = run.start
    while run.start - place < Self.addressReach, text.kind(place - 1) != .space,
      text.kind(place - 1) != .newline
    {
      place -= 1
      if text.unit(place) == 0x2F || text.unit(place) == 0x40 { return true }
    }
    return false
  }

  // MARK: Open marks

  /// The longest quotation inside a sentence that is kept in one piece, in UTF-16 units: about as
  /// much as one says in a breath.
  private static let breath = 60
  /// The same for text without spaces, whose units hold more.
  private static let denseBreath = 30
  /// The longest aside in brackets that is kept in one piece, in UTF-16 units.
  private static let aside = 160

  private func isInsideMark(_ run: StopRun, _ follow: Follow) -> Bool {
    for mark in openMarks {
      guard let close = mark.close, close >= run.end, close > run.start else { continue }
      let opensSentence = text.skipWhiteSpace(sentenceStart) == mark.start
      if !mark.isQuote {
        if !opensSentence, close - mark.start <= Self.aside { return true }
      } else if run.hasTerminal || mark.unit >= 0x3000 {
        if close - mark.start <= Self.denseBreath { return true }
      } else if close - mark.start <= Self.breath, goesOnAfterQuote(close) {
        return true
      }
    }
    return false
  }

  /// Whether the sentence around a quotation goes on after it in lower case.
  private func goesOnAfterQuote(_ close: Int) -> Bool {
    let next = Follow(in: text, after: close + 1)
    return !next.isEnd(of: text) && !next.isOpened && next.isLower(in: text)
  }
}
