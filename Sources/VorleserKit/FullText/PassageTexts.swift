import Basics
import Foundation
import ReadingModel
import Storage
import StreamCompression
import TextSearch

/// Makes passages for the index and reads them again, on a queue of its own, since that only computes.
actor PassageTexts {
  /// The most bytes of a passage's text: three for each UTF-16 unit, with room for marks that a cut has moved.
  private static let byteLimit = 1 << 20

  private let queue: QueueExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
  private var tokenizer = TextTokenizer()
  private var hits = PassageHits()

  init(qos: DispatchQoS) {
    queue = QueueExecutor(label: "passages", qos: qos)
  }

  /// The text of a chapter.
  struct ChapterText: Sendable {
    /// UTF-16 units.
    let text: [UInt16]
    /// Index of the chapter in the spine.
    let chapter: Int
    /// The chapter in the outline.
    let place: BookOutline.Chapter
  }

  /// The passages of some chapters.
  ///
  /// - Parameter chapters: Chapters of one book.
  /// - Returns: The passages in order.
  /// - Throws: `StorageError` when there is no memory to pack them.
  func passages(of chapters: [ChapterText]) throws -> [NewPassage] {
    try chapters.flatMap { chapter in
      try Passages.ranges(of: chapter.text).map { range in
        let units = Passages.units(range, of: chapter.text)
        return NewPassage(
          chapter: chapter.chapter, heading: chapter.place.title,
          start: chapter.place.start + range.lowerBound, length: range.count,
          text: try Self.packed(units), tokens: tokenizer.joined(units))
      }
    }
  }

  /// The folded names of a book.
  func names(of book: LibraryBook) -> IndexedNames {
    func folded(_ names: [String]) -> String {
      names.map { LibraryQuery.folded($0, by: &tokenizer) }.joined(separator: "\n")
    }
    return IndexedNames(
      title: folded([book.title, book.metadata.series?.name].compactMap(\.self)),
      author: folded(book.metadata.contributors.map(\.name)),
      tag: folded(book.metadata.subjects), lang: (book.metadata.language ?? "").lowercased())
  }

  /// The text of a stored passage can't be read: it is damaged, or longer than passages are.
  ///
  /// Its tokens can't be removed, since FTS5 has to be told them.
  struct UnreadableText: Error {}

  /// The numbers of passages with the tokens that they were added with.
  ///
  /// - Throws: ``UnreadableText``.
  func tokens(of passages: [StoredPassage]) throws -> [(id: Int, tokens: String)] {
    try passages.map { (id: $0.id, tokens: tokenizer.joined(try Self.units(of: $0))) }
  }

  /// The best places in some passages of a book.
  ///
  /// - Parameters:
  ///   - phrases: What is looked for.
  ///   - passages: The passages.
  /// - Returns: One match of each passage, some of a single one, in the order of the book.
  /// - Throws: `CancellationError`.
  func matches(
    of phrases: [LibraryQuery.Phrase], in passages: [StoredPassage]
  ) throws -> [FoundInLibrary.Match] {
    let limit = passages.count == 1 ? LibrarySearch.passageLimit : 1
    return try passages.sorted { $0.start < $1.start }.flatMap { passage in
      // A damaged text has no hits; those of the other books are shown.
      guard let units = try? Self.units(of: passage) else { return [FoundInLibrary.Match]() }
      return try hits.best(
        phrases, in: units, length: passage.length, at: passage.start, limit: limit
      ).map { match in
        FoundInLibrary.Match(
          chapter: passage.chapter, heading: passage.heading, range: match.range,
          before: match.before, text: match.text, after: match.after)
      }
    }
  }

  private static func packed(_ units: [UInt16]) throws -> [UInt8] {
    do {
      return try Gzip.compress([UInt8](utf8Of: units))
    } catch {
      throw StorageError.failed(reason: "a text can't be packed for the search index")
    }
  }

  private static func units(of passage: StoredPassage) throws(UnreadableText) -> [UInt16] {
    do {
      let bytes = try Gzip.decompress(passage.text, limit: byteLimit)
      return String(decoding: bytes, as: UTF8.self).utf16Units
    } catch {
      throw UnreadableText()
    }
  }
}
