public import BookParser
public import Foundation
public import ReadingModel
import Storage

extension Library {
  /// Takes over what a file beside a book says of it: as corrections, and the rating as the person's.
  ///
  /// Fields that are corrected already, and values that the library refuses, stay as they are.
  ///
  /// - Parameters:
  ///   - sidecar: What the file says.
  ///   - book: The book.
  ///   - person: The person who adds it.
  /// - Returns: The book as it is now.
  /// - Throws: ``LibraryError``.
  public func take(
    _ sidecar: SidecarMetadata, for book: LibraryBook, by person: PersonID = .owner
  ) async throws -> LibraryBook {
    try await take(
      MetadataCorrections(sidecar.metadata), rating: sidecar.rating, for: book, by: person)
  }

  /// Takes over what another program says of a book, as ``take(_:for:by:)`` does.
  func take(
    _ found: MetadataCorrections, rating: Rating?, for book: LibraryBook, by person: PersonID
  ) async throws -> LibraryBook {
    var change = MetadataChange()
    for field in MetadataField.allCases where !book.corrections.fields.contains(field) {
      var values = found
      for other in MetadataField.allCases where other != field { values.release(other) }
      // A value that no library can hold is left out.
      if let values = try? values.checked() { change.values.take(values) }
    }
    let book =
      change.isEmpty
      ? book : try await changeMetadata(change, of: [book.id], for: person).first ?? book
    guard let rating, book.opinion.rating == nil else { return book }
    var opinion = OpinionChange()
    opinion.rating = .some(rating)
    return try await changeOpinions(opinion, of: [book.id], for: person).first ?? book
  }

  /// Takes over what stands beside a book's file: what KOReader keeps in its folder, and, where the folder holds no other book, what
  /// `metadata.opf` says, and `cover.jpg` where the file has
  /// no cover.
  ///
  /// - Parameters:
  ///   - file: The file from which the book was added.
  ///   - book: The book.
  ///   - person: The person who adds it.
  /// - Returns: The book as it is now.
  /// - Throws: ``LibraryError``.
  public func takeSidecar(
    beside file: URL, for book: LibraryBook, by person: PersonID = .owner
  ) async throws -> LibraryBook {
    let book = try await takePackage(beside: file, for: book, by: person)
    return try await takeKOReader(beside: file, for: book, by: person)
  }

  private func takePackage(
    beside file: URL, for book: LibraryBook, by person: PersonID
  ) async throws -> LibraryBook {
    let folder = file.deletingLastPathComponent()
    let place = folder.appending(path: SidecarMetadata.fileName)
    // The folder is listed last: of the thousands of books that one may hold, each would list it.
    // A file that can't be read corrects nothing, and a folder that can't be listed shows no other book.
    guard let size = try? place.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size <= SidecarMetadata.byteLimit, let bytes = try? Data(contentsOf: place),
      let sidecar = SidecarMetadata([UInt8](bytes)),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      kit.formats.areOneBook(names)
    else { return book }
    let known = try await take(sidecar, for: book, by: person)
    return try await takeCover(folder.appending(path: "cover.jpg"), for: known, by: person)
  }
}

extension MetadataCorrections {
  /// What another program says of a book, but for fields whose values are that program's: identifiers, and the language, for which calibre has
  /// its own codes.
  ///
  /// - Parameter metadata: What it says; a field of which it says nothing is not corrected.
  init(_ metadata: Metadata) {
    self.init()
    title = metadata.title
    sortTitle = metadata.sortTitle
    contributors = metadata.contributors.isEmpty ? nil : metadata.contributors
    series = metadata.series
    published = metadata.published
    publisher = metadata.publisher
    summary = metadata.summary
    subjects = metadata.subjects.isEmpty ? nil : metadata.subjects
  }
}
