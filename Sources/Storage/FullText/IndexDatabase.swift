import Foundation
import SQLite

/// The open database of a ``TextIndex``.
final class IndexDatabase {
  /// The version of tables and tokens; an index of another version is made again.
  static let version = 1
  /// How long a statement waits for another process that adds a book's passages.
  private static let patience = Duration.seconds(10)
  /// The memory in bytes in which FTS5 collects tokens before it writes them: a few books.
  private static let collectedByteCount = 16 << 20
  /// The bytes of a page of a new file: texts and tokens are written in rows of some KB, and a fifth faster than in pages of 4 KB.
  private static let pageByteCount = 16_384
  /// The memory of the page cache in KB.
  private static let cacheKilobytes = 16_384

  let identity: FileIdentity?
  private let connection: SQLiteConnection
  /// The rows of `counted`, `nil` when they are not known.
  private var counted: [Int]?

  /// Opens an index, or makes one.
  ///
  /// - Throws: `SQLiteError`; of the kind `notADatabase` for an index of another version.
  init(_ file: URL) throws {
    connection = try SQLiteConnection(file, patience: Self.patience)
    // Without effect on a file that is there already.
    try connection.run("PRAGMA page_size = \(Self.pageByteCount)")
    try connection.run("PRAGMA journal_mode = WAL")
    identity = FileIdentity(file)
    try connection.execute(
      """
      PRAGMA synchronous = NORMAL; PRAGMA cache_size = -\(Self.cacheKilobytes);
      PRAGMA temp_store = MEMORY;
      """)
    try transaction {
      let found = try run("PRAGMA user_version").first?.integer(0) ?? 0
      if found == Self.version { return }
      guard found == 0 else {
        throw SQLiteError(
          extendedCode: SQLiteError.Code.notADatabase.rawValue, message: "another version")
      }
      try connection.execute(Self.schema)
    }
    try connection.execute("CREATE TEMP TABLE counted (book INTEGER PRIMARY KEY) STRICT")
  }

  @discardableResult
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws -> [SQLiteRow] {
    try connection.run(sql, values)
  }

  func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    try connection.transaction(body)
  }

  /// Runs statements that read the same state; others may write meanwhile.
  func reading<Value>(_ body: () throws -> Value) throws -> Value {
    try run("BEGIN")
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // A transaction that stayed open would spoil each later one.
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  /// Puts the books that count into the table `counted` of this connection.
  ///
  /// A list of 10,000 numbers as a parameter would take 2 ms in every statement that has it; a person's books rarely change between two
  /// searches. A statement that stands alone takes the parameter: it costs less than the table, which is filled for those that follow.
  func count(_ books: [Int]) throws {
    if hasCounted(books) { return }
    counted = nil
    try reading {
      try run("DELETE FROM counted")
      try run(
        "INSERT OR IGNORE INTO counted SELECT value FROM json_each(?)",
        [.text(TextIndex.list(books))])
    }
    counted = books
  }

  /// Whether the table `counted` has just these books.
  func hasCounted(_ books: [Int]) -> Bool { books == counted }

  /// The tables.
  ///
  /// - `books` says how far each book is, and has its folded names.
  /// - `passages` and `texts` are apart, so that a look at many passages does not read their texts.
  /// - `words` has the tokens, which come with spaces between them; the tokenizer only takes them apart.
  private static let schema = """
    CREATE TABLE books (
      book INTEGER PRIMARY KEY,
      revision INTEGER NOT NULL,
      edition TEXT NOT NULL,
      next INTEGER NOT NULL DEFAULT 0,
      is_done INTEGER NOT NULL DEFAULT 0,
      title TEXT NOT NULL,
      author TEXT NOT NULL,
      tag TEXT NOT NULL,
      lang TEXT NOT NULL
    ) STRICT;
    CREATE TABLE passages (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      book INTEGER NOT NULL,
      chapter INTEGER NOT NULL,
      heading TEXT,
      start INTEGER NOT NULL,
      length INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX passages_by_book ON passages (book);
    CREATE TABLE texts (id INTEGER PRIMARY KEY, text BLOB NOT NULL) STRICT;
    CREATE VIRTUAL TABLE words USING fts5(tokens, content='', tokenize='ascii');
    INSERT INTO words (words, rank) VALUES ('hashsize', \(collectedByteCount));
    PRAGMA user_version = \(version);
    """
}
