/// The tagger's weights in the compiled data, and the form of their keys.
struct TaggerTable: Sendable {
  /// The kind of a key, which is the first byte of each key in the table.
  enum Kind: UInt8 {
    /// A word as written, with the one tag it nearly always has.
    case dominantTag = 1
    /// A normalised word that is frequent enough to be a feature.
    case frequentWord
    case bias, suffix, firstLetter, word, shape, firstInSentence, notFirst
    case previousTag, secondPreviousTag, previousTags
    case previousWord, previousSuffix, secondPreviousWord
    case nextWord, nextSuffix, secondNextWord
  }

  /// The factor of the stored weights.
  ///
  /// Integers make sums exact.
  static let scale = 10.0

  /// The bytes of one weight: its tag, then an `Int16`.
  static let weightCount = 3

  /// Stands for the tags of the two words before the first one.
  static let startTag: UInt8 = 0xf1
  static let secondStartTag: UInt8 = 0xf2

  private let table: KeyTable

  init(table: KeyTable) {
    self.table = table
  }

  /// The tag that a word as written has almost always; `nil` if there is none.
  func dominantTag(of word: String) -> PartOfSpeech? {
    guard let place = table.value(kind: Kind.dominantTag.rawValue, key: word) else { return nil }
    return PartOfSpeech(rawValue: table.file.integer(at: place.lowerBound, as: UInt8.self))
  }

  /// Whether a normalised word is a feature itself.
  func isFrequent(_ word: String) -> Bool {
    table.value(kind: Kind.frequentWord.rawValue, key: word) != nil
  }

  /// Adds the weights of one feature.
  ///
  /// - Returns: Whether the feature is known.
  @inline(__always)
  func add(
    _ kind: Kind, _ key: UnsafeBufferPointer<UInt8>, to scores: UnsafeMutableBufferPointer<Int32>
  ) -> Bool {
    guard let place = table.value(kind: kind.rawValue, key: key) else { return false }
    table.file.withBytes(in: place) { bytes in
      var offset = 0
      while offset + Self.weightCount <= bytes.count {
        let tag = Int(bytes[offset])
        let weight = Int16(
          littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 1, as: Int16.self))
        if tag < scores.count { scores[tag] += Int32(weight) }
        offset += Self.weightCount
      }
    }
    return true
  }
}
