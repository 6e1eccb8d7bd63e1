/// Decides whether a line end inside a block separates two sentences or only wraps a line.
struct LineBreaks {
  /// The length of the longest line, in UTF-16 units.
  private let longest: Int
  /// Whether any line ends with punctuation, as the lines of verse and prose do.
  private let hasPunctuatedLine: Bool

  /// The least length of the longest line of wrapped prose, in UTF-16 units.
  ///
  /// Shorter lines are verse, addresses or titles; narrow wrapping (quoted mail, newspaper columns)
  /// starts at about 40 characters.
  private static let shortestWrap = 40

  init(in text: SentenceText) {
    var longest = 0
    var hasPunctuatedLine = false
    var start = text.bounds.lowerBound
    for place in text.bounds where text.kind(place) == .newline {
      longest = max(longest, place - start)
      start = place + 1
      let last = text.skipWhiteSpaceBack(place) - 1
      if last >= text.bounds.lowerBound {
        let kind = text.kind(last)
        hasPunctuatedLine = hasPunctuatedLine || kind == .pause || kind.isTerminator
      }
    }
    let last = text.skipWhiteSpaceBack(text.bounds.upperBound) - 1
    let kind = text.kind(last)
    hasPunctuatedLine = hasPunctuatedLine || kind == .pause || kind.isTerminator
    self.longest = max(longest, text.bounds.upperBound - start)
    self.hasPunctuatedLine = hasPunctuatedLine
  }

  /// Whether a sentence ends with the line.
  ///
  /// - Parameters:
  ///   - place: The offset of the line end.
  ///   - text: The text.
  /// - Returns: `false` if the line is wrapped or the sentence goes on after it.
  func isBoundary(at place: Int, in text: SentenceText) -> Bool {
    let next = text.skipWhiteSpace(place)
    if next >= text.bounds.upperBound || Paragraphs.isBlank(place..<next, in: text) { return true }
    if text.kind(next) == .bullet { return true }
    if !ListMarker.candidates(in: text, at: next).isEmpty { return true }
    let last = text.skipWhiteSpaceBack(place) - 1
    if text.unit(last) == 0x3A { return true }
    let follow = Follow(in: text, after: place)
    if text.kind(follow.start) == .dash, text.kind(follow.start + 1) == .space { return true }
    if longest < Self.shortestWrap, !hasPunctuatedLine { return true }
    if follow.isLower(in: text) || text.kind(last) == .pause || text.kind(last) == .dash {
      return false
    }
    let line = length(endingAt: place, in: text)
    if longest < Self.shortestWrap { return false }
    // A wrapped line is full: the next word would not have fitted into it.
    let word = Follow.endOfWord(in: text, from: follow.word) - follow.start
    return line + 1 + word < longest * 3 / 4
  }

  /// Whether a writer made the lines of a block: verse, an address, a title of two lines.
  ///
  /// Wrapped prose has full lines, and many of them end in the middle of a sentence.
  ///
  /// - Parameter text: The block.
  /// - Returns: `false` also for a single line.
  static func areKept(in text: SentenceText) -> Bool {
    let ends = text.bounds.filter { text.kind($0) == .newline }
    guard !ends.isEmpty else { return false }
    let lines = LineBreaks(in: text)
    guard lines.longest >= shortestWrap else { return true }
    var full = 0
    var lower = 0
    for end in ends {
      let follow = Follow(in: text, after: end)
      let word = Follow.endOfWord(in: text, from: follow.word) - follow.start
      if lines.length(endingAt: end, in: text) + 1 + word > lines.longest * 9 / 10 { full += 1 }
      if follow.isLower(in: text) { lower += 1 }
    }
    return full * 2 < ends.count || lower * 4 < ends.count
  }

  private func length(endingAt place: Int, in text: SentenceText) -> Int {
    var start = place
    while start > text.bounds.lowerBound, text.kind(start - 1) != .newline { start -= 1 }
    return place - start
  }
}
