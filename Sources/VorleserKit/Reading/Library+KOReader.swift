public import Foundation
public import ReadingModel
import Storage

/// What was taken over from KOReader's statistics.
public struct KOReaderImport: Hashable, Sendable {
  /// The number of sessions that were added or have become longer.
  public var sessionCount: Int
  /// The number of books that the library has.
  public var bookCount: Int
  /// Titles of books that the library does not have; how long they were read is remembered all the same.
  public var unknown: [String]
}

extension Library {
  /// Takes over the reading times of KOReader's `statistics.sqlite3`; importing it again adds what is new.
  ///
  /// A book is found by the partial MD5 of its file, else by title and authors.
  ///
  /// - Parameters:
  ///   - file: The file, which is not changed.
  ///   - person: The reader.
  ///   - now: The present moment.
  /// - Returns: What was taken over.
  /// - Throws: `KOReaderStatisticsError`; `SessionRefusal.tooMany`; ``LibraryError``.
  public func importKOReader(
    _ file: URL, for person: PersonID = .owner, now: Date = .now
  ) async throws -> KOReaderImport {
    let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    guard size <= KOReaderStatisticsError.byteLimit else { throw KOReaderStatisticsError.tooLarge }
    let books = try await books(for: person)
    let finder = KOReaderBooks(
      books, digests: try await stored { try await shelf.partialDigests(of: books) })
    let seconds = Int(now.timeIntervalSince1970)
    let result = try await stored {
      try await shelf.importKOReader(file, for: person, finding: finder.book) {
        KOReaderSessions(book: $0, length: $1, now: seconds).sessions($2)
      }
    }
    if result.sessionCount > 0 { tell(.list(.readingSessions, person)) }
    return KOReaderImport(
      sessionCount: result.sessionCount, bookCount: result.bookCount, unknown: result.unknown)
  }
}

/// Finds the library's books that KOReader has read.
struct KOReaderBooks: Sendable {
  private let byDigest: [String: LibraryBook]
  /// Books by the names that their files give, as KOReader does; `nil` for a name that several books have.
  private let byName: [String: LibraryBook?]

  /// Knows some books.
  ///
  /// - Parameters:
  ///   - books: The books.
  ///   - digests: Their numbers by the partial MD5 of their files.
  init(_ books: [LibraryBook], digests: [String: Int]) {
    let byNumber = Dictionary(books.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    byDigest = digests.compactMapValues { byNumber[$0] }
    byName = Dictionary(
      books.map { (Self.name($0.originalTitle, $0.original.creators), Optional($0)) },
      uniquingKeysWith: { _, _ in nil })
  }

  /// The library's book; `nil` if it has none, or several of the same name.
  @Sendable func book(_ foreign: KOReaderStatistics.Book) -> LibraryBook? {
    byDigest[foreign.md5] ?? (byName[Self.name(foreign.title, foreign.names)] ?? nil)
  }

  private static func name(_ title: String, _ authors: [String]) -> String {
    func folded(_ text: String) -> String {
      text.folding(
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
      ).filter { $0.isLetter || $0.isNumber }
    }
    return folded(title) + "\n" + authors.map(folded).sorted().joined(separator: "\n")
  }
}
