/// A word, a mark, or a piece of a word, whose phonemes are being found.
struct Token: Sendable {
  /// The text as written.
  var text: String
  /// Its range of scalars in the sentence.
  var range: Range<Int>
  var tag: PartOfSpeech
  var hasTrailingSpace: Bool
  /// The phonemes; `nil` until they are known, and empty for a silent token.
  var phonemes: String?
  /// The word that is read in its place (`2` as "to").
  var alias: String?
  /// The currency of the amount that ends here; it is said after the amount.
  var currency: Currency?
  /// Whether it begins a word; the later pieces of `A320-200` don't.
  var isHead = true
  /// Whether a space before it is spoken inside its word.
  var hasLeadingSpace = false
  /// The pronunciation that the context chooses for a homograph.
  var pronunciation: Pronunciation?

  init(text: String, range: Range<Int>, tag: PartOfSpeech, hasTrailingSpace: Bool) {
    self.text = text
    self.range = range
    self.tag = tag
    self.hasTrailingSpace = hasTrailingSpace
  }

  /// Joins neighbours to one token.
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

  /// The weight of its tag among pieces: capitals count twice.
  private var tagWeight: Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.properties.changesWhenLowercased ? 2 : 1) }
  }

  /// Whether every character is silent inside a word.
  var isSilentJoint: Bool {
    text.unicodeScalars.allSatisfy(Marks.silentJoints.contains)
  }
}

/// One of the pronunciations of a homograph.
enum Pronunciation: Hashable, Sendable {
  /// The lexicon's entry for a tag.
  case tagged(PartOfSpeech)
  /// Phonemes of the table of homographs, before stress rules.
  case spelled(String)
}
