package import Phonemes

/// Splits an utterance that is too long for a model at the best pauses.
package struct UtteranceSplitter: Sendable {
  /// The most symbols a piece may have.
  package let limit: Int

  /// Makes a splitter.
  ///
  /// - Parameter limit: The most symbols a piece may have, at least 2.
  package init(limit: Int) {
    self.limit = max(limit, 2)
  }

  /// One piece of an utterance.
  package struct Piece: Hashable, Sendable {
    /// Words and marks in order.
    package var words: [PhonemeWord]
    /// Whether the last word goes on in the next piece.
    package var isTorn: Bool

    /// Makes a piece.
    package init(words: [PhonemeWord], isTorn: Bool) {
      self.words = words
      self.isTorn = isTorn
    }
  }

  /// Splits words.
  ///
  /// - Parameter words: Words and marks of one utterance.
  /// - Returns: Pieces of at most ``limit`` symbols, in order, nothing left out; one piece if all
  ///   words fit.
  package func pieces(of words: [PhonemeWord]) -> [Piece] {
    var rest = words.flatMap(torn)[...]
    var pieces: [Piece] = []
    while !rest.isEmpty {
      let end = cut(in: rest)
      let isTorn = end < rest.endIndex && rest[end - 1].isTorn
      pieces.append(Piece(words: rest[..<end].map(\.word), isTorn: isTorn))
      rest = rest[end...]
    }
    return pieces
  }

  /// A word or part of one.
  private struct Part {
    var word: PhonemeWord
    /// Whether the next part belongs to the same word.
    var isTorn = false
    /// How good a pause after it is.
    var pause: Int {
      guard !isTorn else { return 0 }
      // A Hindi word may end with the sound `r.`.
      if WordTiming.isSpoken(word) { return word.hasTrailingSpace ? 1 : 0 }
      switch word.phonemes.unicodeScalars.last {
      case ".", "!", "?", "…": return 4
      case ";", ":", "—": return 3
      case ",", ")", "”": return 2
      default: return word.hasTrailingSpace ? 1 : 0
      }
    }
    var symbolCount: Int { word.phonemes.unicodeScalars.count + (word.hasTrailingSpace ? 1 : 0) }
  }

  /// A word as parts that fit: nearly always one.
  private func torn(_ word: PhonemeWord) -> [Part] {
    let symbols = Array(word.phonemes.unicodeScalars)
    guard symbols.count >= limit else { return [Part(word: word)] }
    let starts = stride(from: 0, to: symbols.count, by: limit - 1)
    return starts.map { start in
      let end = min(start + limit - 1, symbols.count)
      var part = word
      part.phonemes = String(String.UnicodeScalarView(symbols[start..<end]))
      part.hasTrailingSpace = word.hasTrailingSpace && end == symbols.count
      return Part(word: part, isTorn: end < symbols.count)
    }
  }

  /// Where the first piece ends: at the best pause that leaves it at least a third of its share.
  private func cut(in parts: ArraySlice<Part>) -> Int {
    let total = parts.reduce(0) { $0 + $1.symbolCount }
    guard total > limit else { return parts.endIndex }
    // Pieces of about equal length sound better than a long one and a scrap.
    let pieceCount = (total + limit - 1) / limit
    let share = total / pieceCount
    var best = (end: parts.startIndex + 1, pause: -1, distance: Int.max)
    var length = 0
    for (index, part) in zip(parts.indices, parts) {
      length += part.symbolCount
      guard length <= limit else { break }
      guard length >= share / 3 else { continue }
      let distance = abs(length - share)
      if part.pause > best.pause || (part.pause == best.pause && distance < best.distance) {
        best = (index + 1, part.pause, distance)
      }
    }
    return best.end
  }
}
