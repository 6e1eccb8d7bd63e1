import ReadingModel

/// The outlines that were read last, so that a request for one chapter does not decode all of a book's.
struct OutlineCache {
  /// What decides an outline: a book, its edition, and the parser's revision that was asked for.
  struct Key: Hashable {
    var book: Int
    var edition: String
    var parser: Int
  }

  /// The most outlines; a household reads fewer books at once.
  private static let countLimit = 8
  /// The most chapters of them together, some 100 bytes each; the last outline is kept whatever it has.
  private static let chapterLimit = 400_000

  /// The most recently used one at the end.
  private var entries: [(key: Key, outline: BookOutline)] = []

  /// The outline of a key, which is now the last used.
  mutating func use(_ key: Key) -> BookOutline? {
    guard let place = entries.firstIndex(where: { $0.key == key }) else { return nil }
    let entry = entries.remove(at: place)
    entries.append(entry)
    return entry.outline
  }

  /// Keeps an outline in place of the book's former ones; the least recently used are forgotten.
  mutating func keep(_ outline: BookOutline, for key: Key) {
    entries.removeAll { $0.key.book == key.book }
    entries.append((key, outline))
    var chapterCount = entries.reduce(0) { $0 + $1.outline.chapters.count }
    while entries.count > 1, entries.count > Self.countLimit || chapterCount > Self.chapterLimit {
      chapterCount -= entries.removeFirst().outline.chapters.count
    }
  }
}
