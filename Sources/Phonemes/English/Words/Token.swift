/// A word, a mark, or a piece of one on its way to phonemes.
struct Token: Sendable {
  /// The text as written.
  var text: String
  /// Scalars of the sentence that it was made from.
  var range: Range<Int>
  var tag: PartOfSpeech
  var hasTrailingSpace: Bool
  /// `nil` until something knows how to say it; empty is silent.
  var phonemes: String?
  /// What is read in its place (`2` as "to").
  var alias: String?
  /// The sign of an amount that ends here, said after it.
  var currency: Currency?
  /// Whether it starts a word; the later pieces of `A320-200` don't.
  var isHead = true
  /// Whether a space is said before it inside its word.
  var hasLeadingSpace = false
  /// The pronunciation that the context asks for, where the spelling has several.
  var pronunciation: Pronunciation?

  init(text: String, range: Range<Int>, tag: PartOfSpeech, hasTrailingSpace: Bool) {
    self.text = text
    self.range = range
    self.tag = tag
    self.hasTrailingSpace = hasTrailingSpace
  }

  /// Makes one token of neighbours.
  ///
  /// - Parameter pieces: Neighbours in order, not empty.
  init(joining pieces: ArraySlice<Token>) {
    let first = pieces[pieces.startIndex]
    self = first
    guard pieces.count > 1 else { return }
    let last = pieces[pieces.endIndex - 1]
    text = pieces.dropLast().map { $0.text + ($0.hasTrailingSpace ? " " : "") }.joined() + last.text
    range = first.range.lowerBound..<last.range.upperBound
    tag =
      pieces.reduce((first.tag, -1)) { best, piece in
        let weight = piece.tagWeight
        return weight > best.1 ? (piece.tag, weight) : best
      }.0
    hasTrailingSpace = last.hasTrailingSpace
    currency = pieces.compactMap(\.currency).max { $0.rawValue < $1.rawValue }
    alias = nil
    phonemes = nil
    pronunciation = nil
  }

  /// How much its tag counts among pieces: capitals twice.
  private var tagWeight: Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.properties.changesWhenLowercased ? 2 : 1) }
  }

  /// Whether every character is one that says nothing inside a word.
  var isSilentJoint: Bool {
    text.unicodeScalars.allSatisfy(Marks.silentJoints.contains)
  }
}

/// A pronunciation of a spelling that has several.
enum Pronunciation: Hashable, Sendable {
  /// The lexicon's entry for a tag.
  case tagged(PartOfSpeech)
  /// Phonemes of our own, before stress rules.
  case spelled(String)
}
