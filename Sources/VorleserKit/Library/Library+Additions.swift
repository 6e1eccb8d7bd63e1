import ReadingModel
import Storage

extension Library {
  /// The least size of a text that pages show while it is added, in bytes: a smaller one is a book within a second or two.
  static let shownByteCount = 32 << 20

  /// Shows a large text on the pages while it becomes a book, and stops when the person gives it up there.
  ///
  /// - Parameters:
  ///   - file: The file that is being added; `nil` for one that can't be read before.
  ///   - byteCount: Its size when all of it is there.
  ///   - place: The person who adds it, and the shelf.
  ///   - work: Adds it.
  /// - Returns: The book.
  /// - Throws: `UploadError.givenUp`; the errors of the work.
  func shown(
    _ file: IncomingFile?, of byteCount: Int, to place: ShelfPlace,
    work: @escaping @Sendable () async throws -> LibraryBook
  ) async throws -> LibraryBook {
    guard let file, byteCount >= Self.shownByteCount,
      // Where a file can't have two names, the book is there a little later, and nothing else is lost.
      let addition = try? await uploads.beginAddition(
        of: file, byteCount: byteCount, by: place.person, isShared: !place.isPrivate)
    else { return try await work() }
    do {
      let book = try await uploads.whileKept(addition.id, work)
      await uploads.endAddition(addition.id, as: book.id)
      return book
    } catch {
      await uploads.endAddition(addition.id, as: nil)
      throw error
    }
  }
}
