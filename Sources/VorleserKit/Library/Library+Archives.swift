import BookParser
public import Foundation
public import ReadingModel
public import Storage

/// What became of the books of an archive.
public struct ArchiveImport: Sendable {
  /// A book that was not added.
  public struct Refusal: Sendable {
    /// Its path in the archive.
    public let path: String
    /// Why not.
    public let reason: any Error
  }

  /// The books that were added, or came back, in the order of the archive.
  public internal(set) var added: [LibraryBook] = []
  /// The books that were in the library already.
  public internal(set) var known: [LibraryBook] = []
  /// The others.
  public internal(set) var refused: [Refusal] = []
}

extension Library {
  /// Adds every book of an archive; of a file that is a book, that one.
  ///
  /// A book of the archive that can't be added does not keep back the others.
  ///
  /// - Parameters:
  ///   - received: The file, complete.
  ///   - asCopy: Whether to make other books of files that are in the library already.
  ///   - password: The password of those files that are encrypted.
  ///   - place: The person who adds them, and the shelf.
  ///   - progress: Told how far it is.
  /// - Returns: What became of each.
  /// - Throws: `BookOpenError` when the archive can't be read; as ``add(_:asCopy:password:to:progress:)`` for a file that is
  ///   a book; ``LibraryError/storage(_:)`` when the disk is full, where books that were added stay;
  ///   `CancellationError`.
  public func addAll(
    _ received: IncomingFile, asCopy: Bool = false, password: FilePassword? = nil,
    to place: ShelfPlace = .shared,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws -> ArchiveImport {
    var outcome = ArchiveImport()
    guard let archive = try await BookArchive.open(received.url, formats: kit.formats) else {
      outcome.added = [
        try await add(
          received, asCopy: asCopy, password: password, to: place, progress: progress)
      ]
      return outcome
    }
    let count = Double(archive.entries.count)
    for (index, entry) in archive.entries.enumerated() {
      try Task.checkCancellation()
      progress(ImportProgress(stage: .reading, fraction: Double(index) / count))
      do {
        let file = try await unpacked(entry, of: archive)
        let book = try await add(file, asCopy: asCopy, password: password, to: place)
        if let sidecar = await archive.sidecar(of: entry) {
          outcome.added.append(try await take(sidecar, for: book, by: place.person))
        } else {
          outcome.added.append(book)
        }
      } catch LibraryError.duplicate(let existing) {
        outcome.known.append(existing)
      } catch let error as BookOpenError {
        outcome.refused.append(ArchiveImport.Refusal(path: entry.path, reason: error))
      } catch let error as LibraryError {
        guard case .tooLarge = error else { throw error }
        outcome.refused.append(ArchiveImport.Refusal(path: entry.path, reason: error))
      }
    }
    return outcome
  }

  /// Adds every book of an archive, which stays untouched, as ``addAll(_:asCopy:password:to:progress:)`` does.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: Its name for people.
  ///   - asCopy: Whether to make other books of files that are in the library already.
  ///   - password: The password of those files that are encrypted.
  ///   - place: The person who adds them, and the shelf.
  ///   - progress: Told how far it is.
  /// - Returns: What became of each; `nil` where the file is no archive of books, and nothing was done.
  /// - Throws: As ``addAll(_:asCopy:password:to:progress:)``.
  public func addAll(
    inArchive file: URL, name: String, asCopy: Bool = false,
    password: FilePassword? = nil, to place: ShelfPlace = .shared,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws -> ArchiveImport? {
    guard BookArchive.mayBe(file),
      try await BookArchive.open(file, formats: kit.formats) != nil
    else { return nil }
    let received = try await receive(name)
    try await stored {
      try await received.copy(file) { progress(ImportProgress(stage: .receiving, fraction: $0)) }
    }
    return try await addAll(
      received, asCopy: asCopy, password: password, to: place, progress: progress)
  }

  /// A book of an archive as a file that was received.
  private func unpacked(
    _ entry: BookArchive.Entry, of archive: BookArchive
  ) async throws -> IncomingFile {
    let part = try await receive(entry.name)
    try await archive.extract(entry, to: part.url)
    let file = try await receive(entry.name)
    try await stored { try await file.copy(part.url) { _ in } }
    return file
  }
}
