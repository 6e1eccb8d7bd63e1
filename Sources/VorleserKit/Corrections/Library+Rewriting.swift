import BookParser
public import Foundation
import Publishing
import ReadingModel
import Storage

extension Library {
  /// Writes a copy of a book's own file with the corrected metadata and the chosen cover in it; the file itself stays as
  /// it is.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - file: Where the copy goes; what is there is replaced.
  /// - Returns: Whether it was written: false for a format whose files hold no document with their metadata, and for a
  ///   file in which it can't be changed.
  /// - Throws: ``LibraryError``; `PublishingError`; `CancellationError`; errors of opening.
  public func rewrite(_ id: Int, to file: URL) async throws -> Bool {
    let (known, source) = (try await book(id), try await self.file(of: id))
    guard let package = try await BookParser.package(of: source, formats: kit.formats) else {
      return false
    }
    let cover: CoverRewriting? =
      switch try await publishedCover(of: id) {
      case .ofFile: nil
      case let shown: try await .cover(shown, of: try await open(id), package: package)
      }
    let parts = try await stored { try await shelf.workFolder() }
    return try await Self.write(known, cover, source, package, to: file, parts)
  }

  @concurrent
  private static func write(
    _ book: LibraryBook, _ cover: CoverRewriting?, _ source: URL, _ package: String, to file: URL,
    _ parts: WorkFolder
  ) async throws -> Bool {
    let fields = book.corrections.fields
    // The folder is deleted with its last reference.
    return try withExtendedLifetime(parts) {
      try ArchiveRewriting.write(
        source, changing: package, adding: cover.map { ($0.path, $0.bytes) }, to: file,
        parts: parts.url
      ) { bytes in
        // What nobody has corrected stays as it is, with the time of its last change.
        guard !fields.isEmpty || cover != nil else { return bytes }
        guard let document = cover.map({ $0.naming(in: bytes) }) ?? bytes else { return nil }
        return PackageRewriting.rewritten(
          document, as: book.metadata, titled: book.title, fields: fields,
          modified: Date.now.formatted(.iso8601))
      }
    }
  }
}
