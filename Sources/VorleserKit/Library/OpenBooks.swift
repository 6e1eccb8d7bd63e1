import ReadingModel

/// The open books of the library: the most recently used ones.
struct OpenBooks {
  /// The most open books; a household reads fewer at once.
  ///
  /// Each holds its file and its directory, but no chapter.
  static let limit = 8

  /// What decides a book's text.
  struct Content: Hashable {
    var fingerprint: Fingerprint
    var encoding: String?
    var chapterRule: String?
    var recognised: String?
  }

  /// The books by number, the most recently used one at the end.
  private var books: [(id: Int, content: Content, task: Task<Book, any Error>)] = []

  /// The book, if it is open or being opened; it is now the last used.
  mutating func use(_ id: Int, _ content: Content) -> Task<Book, any Error>? {
    guard let place = books.firstIndex(where: { $0.id == id && $0.content == content }) else {
      return nil
    }
    let entry = books.remove(at: place)
    books.append(entry)
    return entry.task
  }

  /// Keeps a book that is being opened; the least recently used is forgotten.
  mutating func keep(_ task: Task<Book, any Error>, _ id: Int, _ content: Content) {
    // Another library may have been put into the data folder, where this number is another book's.
    forget(id)
    books.append((id, content, task))
    if books.count > Self.limit { books.removeFirst() }
  }

  /// Removes a book; present users keep it.
  mutating func forget(_ id: Int) {
    books.removeAll { $0.id == id }
  }
}
