package import Foundation
import SQLite

/// Reads the reading statistics of KOReader, a database of SQLite.
///
/// Source: KOReader, `plugins/statistics.koplugin/main.lua`, `PRAGMA user_version` 20221111.
package struct KOReaderStatistics: ~Copyable {
  /// The most books; a library has some thousand.
  static let bookLimit = 100_000
  /// The most pages of one book that are read: each was turned to; more than anybody reads in one book.
  static let pageLimit = 500_000
  /// The tables that are read.
  private static let tables: Set<String> = ["book", "page_stat_data"]

  /// A book as KOReader knows it.
  package struct Book: Hashable, Sendable {
    package var id: Int
    package var title: String
    /// Names with line breaks between them.
    package var authors: String
    /// The partial MD5 of its file.
    package var md5: String

    /// The names of the authors.
    package var names: [String] {
      authors.split(whereSeparator: \.isNewline).map(String.init)
    }

    package init(id: Int, title: String, authors: String, md5: String) {
      self.id = id
      self.title = title
      self.authors = authors
      self.md5 = md5
    }
  }

  /// A page that was looked at.
  package struct Page: Hashable, Sendable {
    /// From 1.
    package var number: Int
    /// Of so many; 0 if it is not known.
    package var count: Int
    /// Seconds since 1970, by the clock of the device.
    package var start: Int
    /// Seconds.
    package var duration: Int

    package init(number: Int, count: Int, start: Int, duration: Int) {
      self.number = number
      self.count = count
      self.start = start
      self.duration = duration
    }
  }

  private let connection: SQLiteConnection

  /// Opens a file, which nobody else writes.
  ///
  /// - Throws: `KOReaderStatisticsError`.
  package init(_ file: URL) throws(KOReaderStatisticsError) {
    do {
      let connection = try SQLiteConnection(file, access: .immutable, patience: .zero)
      // Nothing in the file's own schema is run.
      try connection.execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;")
      let tables = try connection.run(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name IN ('book', 'page_stat_data')"
      )
      for row in tables {
        // A table whose rows are made when they are read could go on for ever.
        let script = try row.text(1).uppercased()
        guard !script.contains("VIRTUAL"), !script.contains("GENERATED"), !script.contains(" AS")
        else { throw KOReaderStatisticsError.foreign }
      }
      guard try Set(tables.map { try $0.text(0) }) == Self.tables else {
        throw KOReaderStatisticsError.foreign
      }
      self.connection = connection
    } catch let error as KOReaderStatisticsError {
      throw error
    } catch {
      throw .damaged
    }
  }

  /// All books.
  ///
  /// - Throws: `KOReaderStatisticsError`.
  package func books() throws(KOReaderStatisticsError) -> [Book] {
    do {
      return try connection.run(
        """
        SELECT CAST(id AS INTEGER), coalesce(CAST(title AS TEXT), ''), coalesce(CAST(authors AS TEXT), ''),
          coalesce(CAST(md5 AS TEXT), '')
        FROM book WHERE id IS NOT NULL ORDER BY id LIMIT \(Self.bookLimit)
        """
      ).map {
        Book(
          id: try $0.integer(0), title: try $0.text(1), authors: try $0.text(2),
          md5: try $0.text(3).lowercased())
      }
    } catch {
      throw .damaged
    }
  }

  /// The pages of a book in the order of time.
  ///
  /// - Throws: `KOReaderStatisticsError`.
  package func pages(of book: Int) throws(KOReaderStatisticsError) -> [Page] {
    do {
      return try connection.run(
        """
        SELECT CAST(page AS INTEGER), CAST(total_pages AS INTEGER), CAST(start_time AS INTEGER),
          CAST(duration AS INTEGER)
        FROM page_stat_data WHERE id_book = ? AND page IS NOT NULL AND total_pages IS NOT NULL
          AND start_time IS NOT NULL AND duration IS NOT NULL
        ORDER BY start_time LIMIT \(Self.pageLimit)
        """, [.integer(book)]
      ).map {
        Page(
          number: try $0.integer(0), count: try $0.integer(1), start: try $0.integer(2),
          duration: try $0.integer(3))
      }
    } catch {
      throw .damaged
    }
  }
}

/// Why the statistics of KOReader can't be read.
public enum KOReaderStatisticsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The largest file in bytes: fifty years of pages.
  public static let byteLimit = 256 << 20

  /// The file is too large.
  case tooLarge
  /// The file is a database without KOReader's tables.
  case foreign
  /// The file is no database, or is damaged.
  case damaged

  /// One sentence for people.
  public var description: String {
    switch self {
    case .tooLarge:
      "This file is too large for KOReader's statistics. The limit is \(Self.byteLimit >> 20) MB."
    case .foreign:
      "This file has no statistics of KOReader, or those of an old version. Open it once with the present KOReader, and choose "
        + "statistics.sqlite3 from its settings folder."
    case .damaged:
      "This file isn't an undamaged database. Choose statistics.sqlite3 from KOReader's settings folder."
    }
  }
}
