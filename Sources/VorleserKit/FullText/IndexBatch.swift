import Storage

/// Collects passages, of many small books or of a part of a large one, and writes them into the index together.
struct IndexBatch {
  /// The UTF-16 units that are collected before they are written: a novel.
  ///
  /// More would cost memory, less more writing.
  private static let length = 1 << 20
  /// The longest time for which passages are collected, so that those of books that are slow to read are found soon too.
  private static let longest = Duration.seconds(5)
  /// The share of the time in which the update in the background rests, so that others always get on: it reads one book while it writes
  /// another, on two cores.
  private static let rest = 0.2

  private let index: TextIndex
  private let rests: Bool
  private var chapters: [NewChapters] = []
  /// The passages of the book that is being read, which are no part of `chapters` yet.
  private var passages: [NewPassage] = []
  private var length = 0
  private var begin = ContinuousClock.now

  /// Begins with nothing.
  ///
  /// - Parameters:
  ///   - index: Where the passages go.
  ///   - rests: Whether it leaves some of the processor's time to others after each writing.
  init(index: TextIndex, rests: Bool) {
    self.index = index
    self.rests = rests
  }

  /// Adds a chapter, and writes when enough is there.
  ///
  /// - Parameters:
  ///   - added: The chapter's passages.
  ///   - length: The chapter's length in UTF-16 units.
  ///   - book: How far the book is in the index; it advances when something is written.
  ///   - next: The chapter that comes next.
  /// - Returns: False if another process has gone on with the book.
  /// - Throws: `StorageError`; `CancellationError`.
  mutating func add(
    _ added: [NewPassage], length: Int, of book: inout IndexedBook, next: Int
  ) async throws -> Bool {
    passages += added
    self.length += length
    guard isDue else { return true }
    close(book, next: next, isDone: false)
    guard try await write().contains(book.id) else { return false }
    book.next = next
    return true
  }

  /// Ends a book; few passages wait for those of the next one.
  ///
  /// - Throws: `StorageError`; `CancellationError`.
  mutating func end(_ book: IndexedBook, next: Int) async throws {
    close(book, next: next, isDone: true)
    if isDue { try await write() }
  }

  /// Writes what is there.
  ///
  /// - Returns: The numbers of the books to which something was added, see `TextIndex.add(_:)`.
  /// - Throws: `StorageError`; `CancellationError`.
  @discardableResult
  mutating func write() async throws -> Set<Int> {
    // An empty transaction would take the lock from others.
    guard !chapters.isEmpty else { return [] }
    let added = try await index.add(chapters)
    (chapters, length) = ([], 0)
    if rests { try await Task.sleep(for: (ContinuousClock.now - begin) * Self.rest) }
    begin = .now
    return added
  }

  private var isDue: Bool {
    length >= Self.length || ContinuousClock.now - begin >= Self.longest
  }

  private mutating func close(_ book: IndexedBook, next: Int, isDone: Bool) {
    chapters.append(NewChapters(of: book, passages: passages, next: next, isDone: isDone))
    passages = []
  }
}
