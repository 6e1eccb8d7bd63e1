/// A headword with the range of its entry in the `.dict` file.
public struct IndexedWord: Hashable, Sendable {
  /// The headword's bytes, UTF-8.
  public var word: [UInt8]
  /// The start of its entry in the unpacked `.dict` file.
  public var offset: Int
  /// The length of its entry in bytes.
  public var byteCount: Int
}

/// Reads the indexes of StarDict and dictd, and checks all their claims.
public enum IndexReading {
  /// The longest headword in bytes; StarDict's own limit is 256, some converters go over it.
  static let wordLimit = 1024
  /// The largest entry: more than any article that is shown in a pop-up.
  static let entryLimit = 8 << 20
  /// The most headwords, and the most synonyms: twice the largest that are published.
  public static let countLimit = 3_000_000

  /// Reads a StarDict `.idx` file.
  ///
  /// - Parameters:
  ///   - bytes: The unpacked file.
  ///   - facts: The content of the `.ifo` file.
  ///   - file: What the file is called, for the message.
  /// - Returns: The headwords in the file's order, whose indexes the synonyms refer to.
  /// - Throws: ``DictionaryError``.
  public static func stardict(
    _ bytes: [UInt8], _ facts: DictionaryFacts, file: String
  ) throws(DictionaryError) -> [IndexedWord] {
    let width = facts.offsetBits / 8
    var words: [IndexedWord] = []
    words.reserveCapacity(min(facts.wordCount, bytes.count / (width + 6)))
    var place = 0
    while place < bytes.count {
      guard words.count < countLimit else { throw .tooLarge(file: file, limit: countLimit) }
      let limit = min(place + wordLimit + 1, bytes.count)
      guard let end = bytes[place..<limit].firstIndex(of: 0), end + width + 4 < bytes.count else {
        throw .damaged(file: file, reason: "an entry is cut off after \(words.count) words")
      }
      guard let offset = number(bytes, end + 1, width),
        let count = number(bytes, end + 1 + width, 4),
        count <= entryLimit
      else { throw .damaged(file: file, reason: "an entry claims more than can be") }
      words.append(IndexedWord(word: Array(bytes[place..<end]), offset: offset, byteCount: count))
      place = end + 1 + width + 4
    }
    guard !words.isEmpty else { throw .damaged(file: file, reason: "it has no words") }
    return words
  }

  /// Reads a StarDict `.syn` file: other words for the headwords.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - words: The headwords in the order of the `.idx` file.
  ///   - file: What the file is called, for the message.
  /// - Returns: The synonyms with the entries that they lead to; synonyms without an entry are left
  ///   out.
  /// - Throws: ``DictionaryError``.
  public static func synonyms(
    _ bytes: [UInt8], of words: [IndexedWord], file: String
  ) throws(DictionaryError) -> [IndexedWord] {
    var found: [IndexedWord] = []
    var place = 0
    while place < bytes.count {
      guard found.count < countLimit else { throw .tooLarge(file: file, limit: countLimit) }
      let limit = min(place + wordLimit + 1, bytes.count)
      guard let end = bytes[place..<limit].firstIndex(of: 0), end + 4 < bytes.count,
        let index = number(bytes, end + 1, 4)
      else { throw .damaged(file: file, reason: "a synonym is cut off") }
      if words.indices.contains(index) {
        var word = words[index]
        word.word = Array(bytes[place..<end])
        found.append(word)
      }
      place = end + 5
    }
    return found
  }

  /// Reads a dictd `.index` file: headword, offset and length in base 64, separated by tabs.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: What it is called, for the message.
  /// - Returns: The headwords in the file's order.
  /// - Throws: ``DictionaryError``.
  public static func dictd(
    _ bytes: [UInt8], file: String
  ) throws(DictionaryError) -> [IndexedWord] {
    var words: [IndexedWord] = []
    for line in bytes.split(separator: 0x0A) {
      guard words.count < countLimit else { throw .tooLarge(file: file, limit: countLimit) }
      let parts = line.split(separator: 0x09, omittingEmptySubsequences: false)
      guard parts.count >= 3, parts[0].count <= wordLimit, let offset = base64(parts[1]),
        let count = base64(parts[2]), count <= entryLimit
      else { throw .damaged(file: file, reason: "line \(words.count + 1) is none of an index") }
      words.append(IndexedWord(word: Array(parts[0]), offset: offset, byteCount: count))
    }
    guard !words.isEmpty else { throw .damaged(file: file, reason: "it has no words") }
    return words
  }

  /// A number in network byte order; `nil` for a number that is too large for an offset.
  private static func number(_ bytes: [UInt8], _ place: Int, _ width: Int) -> Int? {
    var value: UInt64 = 0
    for byte in bytes[place..<(place + width)] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }

  /// A number with the digits A–Z a–z 0–9 + /, as dictd writes them.
  private static func base64(_ digits: ArraySlice<UInt8>) -> Int? {
    // Ten digits are 60 bits.
    guard !digits.isEmpty, digits.count <= 10 else { return nil }
    var value = 0
    for digit in digits {
      let worth: UInt8
      switch digit {
      case 0x41...0x5A: worth = digit - 0x41
      case 0x61...0x7A: worth = digit - 0x61 + 26
      case 0x30...0x39: worth = digit - 0x30 + 52
      case 0x2B: worth = 62
      case 0x2F: worth = 63
      default: return nil
      }
      value = value << 6 | Int(worth)
    }
    return value
  }
}
