import BookParser
import Foundation
import Publishing
import ReadingModel
import SQLite
import TestSupport

@testable import VorleserKit

/// A small library of calibre: its folder with its database.
struct CalibreFolder {
  /// The tables that hold books, with calibre's columns, names and defaults.
  private static let schema = """
    CREATE TABLE authors (id INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE NOCASE, sort TEXT COLLATE NOCASE,
      link TEXT NOT NULL DEFAULT "", UNIQUE(name));
    CREATE TABLE books (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL DEFAULT 'Unknown' COLLATE NOCASE,
      sort TEXT COLLATE NOCASE, timestamp TIMESTAMP DEFAULT CURRENT_TIMESTAMP, pubdate TIMESTAMP DEFAULT CURRENT_TIMESTAMP,
      series_index REAL NOT NULL DEFAULT 1.0, author_sort TEXT COLLATE NOCASE, isbn TEXT DEFAULT "" COLLATE NOCASE,
      lccn TEXT DEFAULT "" COLLATE NOCASE, path TEXT NOT NULL DEFAULT "", flags INTEGER NOT NULL DEFAULT 1, uuid TEXT,
      has_cover BOOL DEFAULT 0, last_modified TIMESTAMP NOT NULL DEFAULT "2000-01-01 00:00:00+00:00");
    CREATE TABLE books_authors_link (id INTEGER PRIMARY KEY, book INTEGER NOT NULL, author INTEGER NOT NULL,
      UNIQUE(book, author));
    CREATE TABLE books_languages_link (id INTEGER PRIMARY KEY, book INTEGER NOT NULL, lang_code INTEGER NOT NULL,
      item_order INTEGER NOT NULL DEFAULT 0, UNIQUE(book, lang_code));
    CREATE TABLE books_publishers_link (id INTEGER PRIMARY KEY, book INTEGER NOT NULL, publisher INTEGER NOT NULL,
      UNIQUE(book));
    CREATE TABLE books_ratings_link (id INTEGER PRIMARY KEY, book INTEGER NOT NULL, rating INTEGER NOT NULL,
      UNIQUE(book, rating));
    CREATE TABLE books_series_link (id INTEGER PRIMARY KEY, book INTEGER NOT NULL, series INTEGER NOT NULL, UNIQUE(book));
    CREATE TABLE books_tags_link (id INTEGER PRIMARY KEY, book INTEGER NOT NULL, tag INTEGER NOT NULL, UNIQUE(book, tag));
    CREATE TABLE comments (id INTEGER PRIMARY KEY, book INTEGER NON NULL, text TEXT NON NULL COLLATE NOCASE, UNIQUE(book));
    CREATE TABLE data (id INTEGER PRIMARY KEY, book INTEGER NON NULL, format TEXT NON NULL COLLATE NOCASE,
      uncompressed_size INTEGER NON NULL, name TEXT NON NULL, UNIQUE(book, format));
    CREATE TABLE identifiers (id INTEGER PRIMARY KEY, book INTEGER NON NULL, type TEXT NON NULL DEFAULT "isbn" COLLATE NOCASE,
      val TEXT NON NULL COLLATE NOCASE, UNIQUE(book, type));
    CREATE TABLE languages (id INTEGER PRIMARY KEY, lang_code TEXT NON NULL COLLATE NOCASE, UNIQUE(lang_code));
    CREATE TABLE publishers (id INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE NOCASE, sort TEXT COLLATE NOCASE, UNIQUE(name));
    CREATE TABLE ratings (id INTEGER PRIMARY KEY, rating INTEGER CHECK(rating > -1 AND rating < 11), UNIQUE (rating));
    CREATE TABLE series (id INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE NOCASE, sort TEXT COLLATE NOCASE, UNIQUE (name));
    CREATE TABLE tags (id INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE NOCASE, UNIQUE (name));
    CREATE TABLE last_read_positions (id INTEGER PRIMARY KEY, book INTEGER NOT NULL, format TEXT NOT NULL COLLATE NOCASE,
      user TEXT NOT NULL, device TEXT NOT NULL, cfi TEXT NOT NULL, epoch REAL NOT NULL, pos_frac REAL NOT NULL DEFAULT 0,
      UNIQUE(user, device, book, format));
    CREATE TABLE custom_columns (id INTEGER PRIMARY KEY AUTOINCREMENT, label TEXT NOT NULL, name TEXT NOT NULL,
      datatype TEXT NOT NULL, mark_for_delete BOOL DEFAULT 0 NOT NULL, editable BOOL DEFAULT 1 NOT NULL,
      display TEXT DEFAULT "{}" NOT NULL, is_multiple BOOL DEFAULT 0 NOT NULL, normalized BOOL NOT NULL, UNIQUE(label));
    CREATE TABLE custom_column_1 (id INTEGER PRIMARY KEY AUTOINCREMENT, book INTEGER, value BOOL NOT NULL, UNIQUE(book));
    CREATE VIEW meta AS SELECT id, (SELECT sortconcat(bal.id, name) FROM books_authors_link AS bal
      JOIN authors ON(author = authors.id) WHERE book = books.id) authors FROM books;
    CREATE TRIGGER series_insert_trg AFTER INSERT ON custom_columns BEGIN
      UPDATE series SET sort=title_sort(name); END;
    CREATE INDEX books_authors_link_bidx ON books_authors_link (book);
    PRAGMA user_version = 27;
    """

  /// A book with everything that calibre knows.
  static let warden = """
    INSERT INTO authors VALUES (1, 'Anthony Trollope', 'Trollope, Anthony', ''), (2, 'Ada Example| PhD', 'Example, Ada', '');
    INSERT INTO books (id, title, sort, pubdate, series_index, path, has_cover) VALUES
      (12, 'The Warden', 'Warden, The', '1855-01-05 00:00:00+00:00', 2.0, 'Anthony Trollope/The Warden (12)', 1);
    INSERT INTO books_authors_link VALUES (1, 12, 1), (2, 12, 2);
    INSERT INTO series VALUES (1, 'Barsetshire', 'Barsetshire');
    INSERT INTO books_series_link VALUES (1, 12, 1);
    INSERT INTO tags VALUES (1, 'Fiction'), (2, 'Clergy');
    INSERT INTO books_tags_link VALUES (1, 12, 2), (2, 12, 1);
    INSERT INTO ratings VALUES (1, 9);
    INSERT INTO books_ratings_link VALUES (1, 12, 1);
    INSERT INTO languages VALUES (1, 'fra');
    INSERT INTO books_languages_link (book, lang_code) VALUES (12, 1);
    INSERT INTO publishers VALUES (1, 'Longman', NULL);
    INSERT INTO books_publishers_link VALUES (1, 12, 1);
    INSERT INTO identifiers VALUES (1, 12, 'isbn', '9780140432145'), (2, 12, 'goodreads', '267125');
    INSERT INTO comments VALUES (1, 12, '<p>A hospital for old men.</p>');
    INSERT INTO custom_column_1 VALUES (1, 12, 1);
    """

  /// The text of the book.
  static let text =
    "# One\n\nThe old men were content.\n\n# Two\n\nThe warden played upon his violoncello."

  let url: URL

  init(in folder: TemporaryFolder) throws {
    url = folder.url.appending(path: "Calibre Library", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try change(Self.schema)
  }

  var database: URL { url.appending(path: "metadata.db") }

  /// Changes the database as calibre does.
  func change(_ script: String) throws {
    try SQLiteConnection(database, patience: .zero).execute(script)
  }

  /// Puts a file into a book's folder.
  func write(_ path: String, _ bytes: [UInt8]) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Puts a file of a book into its folder and into the database.
  func add(_ format: String, to book: Int, at path: String, _ bytes: [UInt8]) throws {
    try write(path + "." + format.lowercased(), bytes)
    let name = path.split(separator: "/").last ?? ""
    try change(
      "INSERT INTO data (book, format, uncompressed_size, name) VALUES (\(book), '\(format)', 1, '\(name)')"
    )
  }

  /// An EPUB with a text in Markdown.
  static func epub(_ text: String = text, in folder: TemporaryFolder) async throws -> [UInt8] {
    let source = try folder.makeFile("source.md", Data(text.utf8))
    let file = folder.url.appending(path: "source.epub")
    _ = try await BookConversion.write(
      try await BookParser.open(source), as: .epub, to: file, isReplacing: true)
    return Array(try Data(contentsOf: file))
  }
}
