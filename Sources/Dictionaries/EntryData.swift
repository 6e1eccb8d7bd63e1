import Foundation
import StreamCompression

/// Reads the entries of a dictionary one at a time, from a plain file or one compressed by dictzip.
struct EntryData: Sendable {
  private enum Source {
    case plain(PagedFile)
    case packed(DictzipFile)
  }

  private let source: Source
  private let name: String

  /// Opens the file of the entries.
  ///
  /// - Parameter file: A `.dict` file, plain or compressed by dictzip.
  /// - Throws: ``DictionaryError``; also for plain gzip, which has to be unpacked first.
  init(_ file: URL) throws(DictionaryError) {
    name = file.lastPathComponent
    do {
      if let packed = try DictzipFile(file) {
        source = .packed(packed)
        return
      }
    } catch {
      throw .damaged(file: name, reason: error.message)
    }
    guard let data = PagedFile(file) else { throw .missingFile(name: name) }
    if data.bytes(at: 0, count: min(2, data.count)) == [0x1F, 0x8B] {
      throw .damaged(file: name, reason: "it is compressed by gzip, not by dictzip")
    }
    source = .plain(data)
  }

  /// Reads an entry.
  ///
  /// - Parameter word: The headword with its entry's place.
  /// - Returns: Its bytes.
  /// - Throws: ``DictionaryError/damaged(file:reason:)`` when it is not there.
  func entry(_ word: IndexedWord) throws(DictionaryError) -> [UInt8] {
    guard word.byteCount <= IndexReading.entryLimit else {
      throw .damaged(file: name, reason: "an entry claims more than can be")
    }
    switch source {
    case .plain(let data):
      guard let bytes = data.bytes(at: word.offset, count: word.byteCount) else {
        throw .damaged(file: name, reason: "it ends before the entry does")
      }
      return bytes
    case .packed(let file):
      do {
        return try file.read(at: word.offset, count: word.byteCount)
      } catch {
        throw .damaged(file: name, reason: error.message)
      }
    }
  }
}
