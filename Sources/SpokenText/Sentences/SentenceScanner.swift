/// Walks over one block of text and collects its sentences.
struct SentenceScanner {
  private let text: SentenceText
  private let lines: LineBreaks?
  private var rules: BoundaryRules
  /// The meanings of the list label at the start of the last sentence that has one.
  private var list: [ListMarker] = []
  private var sentences: [Range<Int>] = []

  /// The deepest nesting of marks that is followed; hostile text has more.
  private static let deepest = 8

  init(_ text: SentenceText, language: SentenceLanguage) {
    self.text = text
    let hasLines = text.bounds.contains { text.kind($0) == .newline }
    lines = hasLines ? LineBreaks(in: text) : nil
    rules = BoundaryRules(text: text, language: language, sentenceStart: text.bounds.lowerBound)
  }

  /// The sentences of the text, trimmed of white space, in order.
  static func sentences(in text: SentenceText, language: SentenceLanguage) -> [Range<Int>] {
    var scanner = SentenceScanner(text, language: language)
    scanner.scan()
    return scanner.sentences
  }

  private mutating func scan() {
    var place = text.bounds.lowerBound
    if let greeting = Salutation.end(in: text, language: rules.language) {
      endSentence(at: greeting)
      place = greeting
    }
    startList(at: place)
    while place < text.bounds.upperBound {
      place = list.isEmpty ? text.nextInteresting(place) : stopAtNextItem(place)
      guard place < text.bounds.upperBound else { break }
      place = step(at: place)
    }
    endSentence(at: text.bounds.upperBound)
  }

  /// Handles the character at an offset and returns the next offset.
  private mutating func step(at place: Int) -> Int {
    let kind = text.kind(place)
    switch kind {
    case .stop, .mark, .terminal, .ellipsis:
      if kind == .stop, startsLateList(beforeTail: place) { return place }
      guard let run = StopRun(in: text, at: place) else { return place + 1 }
      if rules.isBoundary(after: run) { endSentence(at: run.end) }
      return run.end
    case .newline:
      if lines?.isBoundary(at: place, in: text) == true { endSentence(at: place) }
      return place + 1
    case .bullet:
      if text.kind(place - 1) == .space || text.kind(place - 1) == .newline {
        endSentence(at: place)
      }
      return place + 1
    case .opener, .quote:
      if kind == .quote, let run = StopRun(brokenSpeechIn: text, quoteAt: place) {
        return finish(run)
      }
      return open(at: place)
    case .closer:
      if startsLateList(beforeTail: place) { return place }
      if Quotes.opensAsFinal(in: text, at: place) { return open(at: place) }
      if let run = StopRun(brokenSpeechIn: text, quoteAt: place)
        ?? StopRun(emoticonIn: text, bracketAt: place)
      {
        return finish(run)
      }
      return place + 1
    default: return place + 1
    }
  }

  private mutating func open(at place: Int) -> Int {
    if rules.openMarks.count < Self.deepest, let mark = OpenMark(in: text, at: place) {
      rules.openMarks.append(mark)
    }
    return place + 1
  }

  private mutating func finish(_ run: StopRun) -> Int {
    if rules.isBoundary(after: run) { endSentence(at: run.end) }
    return max(run.end, run.start + 1)
  }

  private mutating func endSentence(at end: Int) {
    var boundary = end
    // A boundary is never inside a character, whatever end the rules found.
    while text.kind(boundary) == .extend { boundary += 1 }
    let sentence = text.trimmed(rules.sentenceStart..<boundary)
    if let last = sentences.last, belongs(sentence, to: last) {
      sentences[sentences.count - 1] = last.lowerBound..<sentence.upperBound
    } else if !sentence.isEmpty {
      sentences.append(sentence)
    }
    rules.sentenceStart = boundary
    rules.openMarks = []
    startList(at: boundary)
  }

  /// Whether a sentence consists of signs (a stray `」`, a `△` that ends a proof) after another
  /// sentence on the same line.
  ///
  /// It can't be spoken by itself.
  private func belongs(_ signs: Range<Int>, to last: Range<Int>) -> Bool {
    !signs.isEmpty && !signs.contains { text.kind($0).isLetter || text.kind($0) == .digit }
      && !(last.upperBound..<signs.lowerBound).contains { text.kind($0) == .newline }
  }

  // MARK: Lists in running text

  private mutating func startList(at boundary: Int) {
    let start = text.skipWhiteSpace(boundary)
    let candidates = ListMarker.candidates(in: text, at: start)
    if !candidates.isEmpty { list = candidates }
    // Without a further item in reach no later search can succeed.
    list = list.filter { $0.start != start || $0.hasSuccessor(in: text) }
  }

  /// The next offset to look at while a list is open.
  ///
  /// It ends the sentence before the next item.
  private mutating func stopAtNextItem(_ start: Int) -> Int {
    var place = start
    while place < text.bounds.upperBound, !text.kind(place).isInteresting {
      place += 1
      guard text.kind(place - 1) == .space || text.kind(place - 1) == .newline else { continue }
      let item = place
      if list.contains(where: { $0.isFollowed(in: text, at: item) }) {
        endSentence(at: item)
        // The scan goes on past the label, so that it does not take the label's bracket or bullet
        // for a mark.
        return ListMarker.candidates(in: text, at: item).first?.end ?? item
      }
    }
    return place
  }

  /// Whether a list starts after a colon.
  ///
  /// The scanner is at the last mark of the first label.
  private mutating func startsLateList(beforeTail tail: Int) -> Bool {
    guard let start = lateLabel(before: tail), start > rules.sentenceStart else { return false }
    let before = text.skipWhiteSpaceBack(start) - 1
    guard before >= rules.sentenceStart, text.unit(before) == 0x3A, before < start - 1,
      ListMarker.first(in: text, at: start) != nil
    else { return false }
    endSentence(at: start)
    return true
  }

  /// The start of a label that ends before a mark: one letter or digit, with or without `(`.
  private func lateLabel(before tail: Int) -> Int? {
    guard text.kind(tail - 1).isWordPart else { return nil }
    let start = text.unit(tail - 2) == 0x28 ? tail - 2 : tail - 1
    return text.kind(start - 1) == .space ? start : nil
  }
}
