public import Foundation

/// A file with the headwords of a dictionary, sorted by their keys; a look-up reads a few pages of
/// it.
///
/// It is made once from StarDict's or dictd's index, so that a look-up needs no checks of that
/// index.
public struct WordIndex: Sendable {
  /// `VDX1`: another form gets another number.
  private static let magic: [UInt8] = [0x56, 0x44, 0x58, 0x31]
  /// Before the key: lengths of key and word, offset, length of the entry.
  private static let fixedByteCount = 2 + 2 + 8 + 4
  /// The most entries of one headword that are shown.
  static let sameLimit = 16

  private let data: PagedFile
  /// How many headwords it has.
  public let count: Int

  /// Opens an index.
  ///
  /// - Parameter file: A file that ``write(_:to:)`` made.
  /// - Throws: ``DictionaryError/damaged(file:reason:)``.
  public init(_ file: URL) throws(DictionaryError) {
    let name = file.lastPathComponent
    guard let data = PagedFile(file), data.bytes(at: 0, count: 4) == Self.magic,
      let count = data.number(at: 4, width: 4)
    else { throw .damaged(file: name, reason: "it can't be read; add the dictionary again") }
    self.data = data
    self.count = count
    guard count <= (data.count - 8) / 8 else {
      throw .damaged(file: name, reason: "it is shorter than it claims; add the dictionary again")
    }
  }

  /// Writes an index.
  ///
  /// - Parameters:
  ///   - words: Headwords and synonyms in any order.
  ///   - file: The file to write.
  /// - Throws: `CocoaError` when it can't be written.
  public static func write(_ words: [IndexedWord], to file: URL) throws {
    // Keys lie in one array: a million small ones would cost more than what they hold.
    var keys: [UInt8] = []
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(words.count)
    for word in words {
      let key = WordKey.key(of: String(decoding: word.word, as: UTF8.self))
      ranges.append(keys.count..<(keys.count + key.count))
      keys += key
    }
    let order = words.indices.filter { !ranges[$0].isEmpty && ranges[$0].count <= 0xFFFF }.sorted {
      let (a, b) = (keys[ranges[$0]], keys[ranges[$1]])
      if a.lexicographicallyPrecedes(b) { return true }
      return a == b && $0 < $1
    }
    var table = magic
    append(order.count, 4, to: &table)
    var records: [UInt8] = []
    for index in order {
      append(records.count, 8, to: &table)
      append(ranges[index].count, 2, to: &records)
      append(words[index].word.count, 2, to: &records)
      append(words[index].offset, 8, to: &records)
      append(words[index].byteCount, 4, to: &records)
      records += keys[ranges[index]]
      records += words[index].word
    }
    var bytes = Data(table)
    bytes.append(contentsOf: records)
    try bytes.write(to: file, options: .atomic)
  }

  /// The entries of a word, ignoring case and accents; exact spellings come first.
  ///
  /// - Parameter word: The word.
  /// - Returns: At most 16.
  public func entries(of word: String) -> [IndexedWord] {
    let key = WordKey.key(of: word)
    guard !key.isEmpty else { return [] }
    var found: [IndexedWord] = []
    var place = first(from: key)
    while place < count, found.count < Self.sameLimit, self.key(place) == key {
      if let record = record(place) { found.append(record) }
      place += 1
    }
    let exact = Array(word.utf8)
    return found.filter { $0.word == exact } + found.filter { $0.word != exact }
  }

  /// Whether there is such a word.
  func has(_ key: [UInt8]) -> Bool {
    let place = first(from: key)
    return place < count && self.key(place) == key
  }

  /// The index of the first headword whose key is not less than this one.
  func first(from key: [UInt8]) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self.key(middle).lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The key of a headword by its index; empty if the file is damaged.
  func key(_ place: Int) -> [UInt8] {
    guard let start = start(place), let length = data.number(at: start, width: 2) else { return [] }
    return data.bytes(at: start + Self.fixedByteCount, count: length) ?? []
  }

  /// A headword by its index.
  func record(_ place: Int) -> IndexedWord? {
    guard let start = start(place), let keyLength = data.number(at: start, width: 2),
      let length = data.number(at: start + 2, width: 2),
      let offset = data.number(at: start + 4, width: 8),
      let byteCount = data.number(at: start + 12, width: 4),
      let word = data.bytes(at: start + Self.fixedByteCount + keyLength, count: length)
    else { return nil }
    return IndexedWord(word: word, offset: offset, byteCount: byteCount)
  }

  private func start(_ place: Int) -> Int? {
    let start = 8 + count * 8
    guard let offset = data.number(at: 8 + place * 8, width: 8), offset <= data.count - start,
      start + offset <= data.count - Self.fixedByteCount
    else { return nil }
    return start + offset
  }

  private static func append(_ value: Int, _ width: Int, to bytes: inout [UInt8]) {
    for index in 0..<width { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }
}
