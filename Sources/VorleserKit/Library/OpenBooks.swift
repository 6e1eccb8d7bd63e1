import ReadingModel

/// The books of the library that are open, the last used ones only.
struct OpenBooks {
  /// An open book holds its file and its directory, but no chapter; a household reads fewer at
  /// once.
  static let limit = 8

  /// By number, the last used last.
  private var books: [(id: Int, task: Task<Book, any Error>)] = []

  /// The book, if it is open or being opened; it is now the last used.
  mutating func use(_ id: Int) -> Task<Book, any Error>? {
    guard let place = books.firstIndex(where: { $0.id == id }) else { return nil }
    let entry = books.remove(at: place)
    books.append(entry)
    return entry.task
  }

  /// Keeps a book that is being opened; the least recently used is forgotten.
  mutating func keep(_ task: Task<Book, any Error>, _ id: Int) {
    books.append((id, task))
    if books.count > Self.limit { books.removeFirst() }
  }

  /// Forgets a book; who reads it goes on reading.
  mutating func forget(_ id: Int) {
    books.removeAll { $0.id == id }
  }
}
