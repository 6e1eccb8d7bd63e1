import PictureConverting
package import ReadingModel

/// The cover of a copy of a book's own EPUB, in place of that of its file.
package struct CoverRewriting: Sendable {
  /// The name of a cover that the file has no place for.
  private static let name = "vorleser-cover"

  /// Where the picture goes inside the archive.
  package let path: String
  /// The picture.
  package let bytes: [UInt8]
  /// How the package document names it; `nil` where it takes the place of the file's cover, so that the book's own
  /// page with the cover shows it, too.
  private let named: (address: String, type: PictureType)?

  /// Chooses the place of a cover.
  ///
  /// - Parameters:
  ///   - cover: The cover as shown.
  ///   - book: The book.
  ///   - package: The path of its package document inside the archive.
  /// - Returns: The cover; `nil` where it is that of the file, and where it can't be shown by every reader.
  /// - Throws: ``PublishingError`` when there is no room for a temporary file; `CancellationError`.
  package static func cover(
    _ cover: PublishedCover, of book: Book, package: String
  ) async throws -> CoverRewriting? {
    guard let picture = picture(cover, of: book),
      let made = try await PictureConversion(PictureSettings()).picture(picture)
    else { return nil }
    // A cover that can't be read is none, and another one takes its place.
    if let path = book.metadata.cover, let old = try? await book.content.resource(at: path),
      old.mediaType == made.type.mediaType
    {
      return CoverRewriting(path: path, bytes: made.bytes, named: nil)
    }
    let name = "\(name).\(made.type.fileExtension)"
    let folder = package.lastIndex(of: "/").map { String(package[...$0]) } ?? ""
    return CoverRewriting(path: folder + name, bytes: made.bytes, named: (name, made.type))
  }

  private static func picture(_ cover: PublishedCover, of book: Book) -> [UInt8]? {
    switch cover {
    case .ofFile: return nil
    case .picture(let bytes): return bytes
    case .drawn:
      // A book is whole without its cover.
      return try? DrawnCover.jpeg(of: CoverWords(book), seed: book.fingerprint.description)
    }
  }

  /// Names the picture in the package document.
  ///
  /// - Parameter document: The document.
  /// - Returns: The document; `nil` if this one can't be understood.
  package func naming(in document: [UInt8]) -> [UInt8]? {
    guard let named else { return document }
    return PackageCover.naming(named.address, named.type, in: document)
  }
}
