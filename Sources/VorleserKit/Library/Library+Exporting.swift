import Foundation
public import PictureConverting
public import Publishing
import ReadingModel
import Storage

extension Library {
  /// The formats that books can be exported in here.
  public nonisolated var exportFormats: [PublicationFormat] {
    PublicationFormat.allCases.filter { $0 != .pdf || kit.printer != nil }
  }

  /// Converts a book for a download.
  ///
  /// Title and language are those of the library, with what people corrected.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - format: What to write.
  ///   - isOwn: Whether an EPUB is the book's own file with the corrected metadata, where it is one.
  ///   - pictures: How an EPUB's pictures are written.
  ///   - progress: Takes the share that is done, 0...1.
  /// - Returns: The file.
  /// - Throws: ``LibraryError``; `PublishingError`; `CancellationError`; errors of opening.
  public func export(
    _ id: Int, as format: PublicationFormat, isOwn: Bool = false,
    pictures: PictureSettings = PictureSettings(),
    progress: @Sendable (Double) -> Void = { _ in }
  ) async throws -> ExportedBook {
    let title = try await self.book(id).title
    if isOwn, format == .epub {
      let folder = try await stored { try await shelf.workFolder() }
      let file = folder.url.appending(path: "book.\(format.fileExtension)")
      if try await rewrite(id, to: file) {
        let report = BookConversion.Report(
          chapters: try await outline(of: id).chapters.count, unreadable: 0)
        return ExportedBook(
          made: try MadeFile(folder, file, name: format.fileName(of: title)), format: format,
          report: report)
      }
    }
    return try await export(
      try await open(id), titled: title, as: format, cover: try await publishedCover(of: id),
      pictures: pictures, progress: progress)
  }

  /// Converts several books into one file for a download, with a page of contents in front.
  ///
  /// - Parameters:
  ///   - ids: The books' numbers, in order; at least one.
  ///   - title: What the whole is called; `nil` for the titles of the first books.
  ///   - format: What to write.
  ///   - pictures: How an EPUB's pictures are written.
  ///   - progress: Takes the share that is done, 0...1.
  /// - Returns: The file.
  /// - Throws: As ``export(_:as:isOwn:pictures:progress:)``.
  public func export(
    joined ids: [Int], title: String?, as format: PublicationFormat,
    pictures: PictureSettings = PictureSettings(),
    progress: @Sendable (Double) -> Void = { _ in }
  ) async throws -> ExportedBook {
    let book = try await open(joined: ids, title: title)
    return try await export(
      book, titled: book.title, as: format, pictures: pictures, progress: progress)
  }

  /// The cover that the library shows for a book, for an EPUB of it.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The cover.
  /// - Throws: ``LibraryError``.
  public func publishedCover(of id: Int) async throws -> PublishedCover {
    switch try await book(id).coverSource {
    case .file: .ofFile
    case .drawn: .drawn
    case .chosen: try await cover(of: id).map { .picture($0.bytes) } ?? .ofFile
    }
  }

  private func export(
    _ book: Book, titled title: String, as format: PublicationFormat,
    cover: PublishedCover = .ofFile, pictures: PictureSettings,
    progress: @Sendable (Double) -> Void
  ) async throws -> ExportedBook {
    let folder = try await stored { try await shelf.workFolder() }
    let file = folder.url.appending(path: "book.\(format.fileExtension)")
    let report = try await BookConversion.write(
      book, as: format, to: file, cover: cover, pictures: pictures, printer: kit.printer,
      sounds: InstalledSoundConverter(), progress: progress)
    return ExportedBook(
      made: try MadeFile(folder, file, name: format.fileName(of: title)), format: format,
      report: report)
  }
}

/// A book that was converted for a download.
public struct ExportedBook: Sendable {
  /// The file.
  public let made: MadeFile
  /// What it is.
  public let format: PublicationFormat
  /// What became of its chapters.
  public let report: BookConversion.Report
}
