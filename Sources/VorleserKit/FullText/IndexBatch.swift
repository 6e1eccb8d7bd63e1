import Storage

/// Collects passages, of many small books or of a part of a large one, and writes them into the index together, while the next ones are
/// made.
struct IndexBatch {
  /// The UTF-16 units that are collected before they are written: a novel.
  ///
  /// More would cost memory, less more writing.
  private static let length = 1 << 20
  /// The longest time for which passages are collected, so that those of books that are slow to read are found soon too.
  private static let longest = Duration.seconds(5)
  /// The share of the time in which an update rests while others want the processor: it reads one book while it writes another, on two
  /// cores.
  private static let rest = 0.2

  private let index: TextIndex
  private let givesWay: @Sendable () -> Bool
  private var chapters: [NewChapters] = []
  /// The passages of the book that is being read, which are no part of `chapters` yet.
  private var passages: [NewPassage] = []
  private var length = 0
  private var begin = ContinuousClock.now
  /// What is being written, one batch at most, so that memory holds two.
  private var writing: (task: Task<Set<Int>, any Error>, books: Set<Int>)?
  /// The books to which the last writing that has ended added nothing, see `TextIndex.add(_:)`.
  private var refused: Set<Int> = []

  /// Begins with nothing.
  ///
  /// - Parameters:
  ///   - index: Where the passages go.
  ///   - givesWay: Tells, at each writing, whether the batch leaves processor time to others.
  init(index: TextIndex, givesWay: @escaping @Sendable () -> Bool) {
    self.index = index
    self.givesWay = givesWay
  }

  /// Adds a chapter, and begins to write when enough is there.
  ///
  /// - Parameters:
  ///   - added: The chapter's passages.
  ///   - length: The chapter's length in UTF-16 units.
  ///   - book: How far the book is in the index; it advances when a writing begins.
  ///   - next: The chapter that comes next.
  /// - Returns: False if a former writing has found that another process has gone on with the book.
  /// - Throws: `StorageError`; `CancellationError`.
  mutating func add(
    _ added: [NewPassage], length: Int, of book: inout IndexedBook, next: Int
  ) async throws -> Bool {
    passages += added
    self.length += length
    guard isDue else { return true }
    close(book, next: next, isDone: false)
    try await write()
    book.next = next
    return !refused.contains(book.id)
  }

  /// Ends a book; few passages wait for those of the next one.
  ///
  /// - Throws: `StorageError`; `CancellationError`.
  mutating func end(_ book: IndexedBook, next: Int) async throws {
    close(book, next: next, isDone: true)
    if isDue { try await write() }
  }

  /// Writes what is there, and waits until all is written.
  ///
  /// - Throws: `StorageError`; `CancellationError`.
  mutating func finish() async throws {
    try await write()
    try await settle()
  }

  /// Waits until nothing is being written.
  ///
  /// - Throws: `StorageError` of that writing.
  mutating func settle() async throws {
    guard let (task, books) = writing else { return }
    writing = nil
    refused = books.subtracting(try await task.value)
  }

  private mutating func write() async throws {
    // An empty transaction would take the lock from others.
    guard !chapters.isEmpty else { return }
    try await settle()
    let (index, due) = (index, chapters)
    writing = (Task { try await index.add(due) }, Set(due.map(\.book.id)))
    (chapters, length) = ([], 0)
    if givesWay() { try await Task.sleep(for: (ContinuousClock.now - begin) * Self.rest) }
    begin = .now
  }

  private var isDue: Bool {
    length >= Self.length || ContinuousClock.now - begin >= Self.longest
  }

  private mutating func close(_ book: IndexedBook, next: Int, isDone: Bool) {
    chapters.append(NewChapters(of: book, passages: passages, next: next, isDone: isDone))
    passages = []
  }
}
