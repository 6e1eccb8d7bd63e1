import ReadingModel

/// The books that a library has, each for one book of a backup.
///
/// A file may stand in a library several times, as copies with marks of their own. So the second book of a file in the
/// backup is the second one of the library, too.
struct KnownBooks {
  /// The books that a person sees, by their file's SHA-256.
  private var byFile: [PersonID: [String: [LibraryBook]]] = [:]
  private var taken: Set<Int> = []
  private var takenFiles: Set<String> = []

  /// Takes the library's next book of a file.
  ///
  /// - Parameters:
  ///   - sha256: The file's SHA-256.
  ///   - place: The shelf on which it stood; one of that shelf goes before others that the person sees.
  ///   - library: The library.
  /// - Returns: `nil` if it has no more.
  /// - Throws: ``LibraryError``.
  mutating func take(
    _ sha256: String, on place: ShelfPlace, in library: Library
  ) async throws -> LibraryBook? {
    if byFile[place.person] == nil {
      let all = try await library.books(for: place.person).sorted { $0.id < $1.id }
      byFile[place.person] = Dictionary(
        grouping: all.filter { !$0.isMissing }, by: \.fingerprint.sha256)
    }
    let free = byFile[place.person]?[sha256]?.filter { !taken.contains($0.id) } ?? []
    guard let book = free.first(where: { $0.owner == place.owner }) ?? free.first else {
      return nil
    }
    take(book)
    return book
  }

  /// Notes that a book stands for one of the backup.
  mutating func take(_ book: LibraryBook) {
    taken.insert(book.id)
    takenFiles.insert(book.fingerprint.sha256)
  }

  /// Notes that a book of a file will be added.
  ///
  /// - Parameter sha256: The file's SHA-256.
  /// - Returns: Whether a book of this file was taken or added before, so that the new one is a copy.
  mutating func expect(_ sha256: String) -> Bool { !takenFiles.insert(sha256).inserted }
}
