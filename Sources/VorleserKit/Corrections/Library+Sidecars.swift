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
  ///   - person: Who adds it.
  /// - Returns: The book as it is now.
  /// - Throws: ``LibraryError``.
  public func take(
    _ sidecar: SidecarMetadata, for book: LibraryBook, by person: PersonID = .owner
  ) async throws -> LibraryBook {
    var change = MetadataChange()
    for field in MetadataField.allCases where !book.corrections.fields.contains(field) {
      // A value that no library can hold is left out.
      if let values = try? sidecar.values(of: field)?.checked() { change.values.take(values) }
    }
    let book =
      change.isEmpty
      ? book : try await changeMetadata(change, of: [book.id], for: person).first ?? book
    guard let rating = sidecar.rating, book.opinion.rating == nil else { return book }
    var opinion = OpinionChange()
    opinion.rating = .some(rating)
    return try await changeOpinions(opinion, of: [book.id], for: person).first ?? book
  }

  /// Takes over what `metadata.opf` beside a book's file says, where the folder holds no other book.
  ///
  /// - Parameters:
  ///   - file: The file from which the book was added.
  ///   - book: The book.
  ///   - person: Who adds it.
  /// - Returns: The book as it is now.
  /// - Throws: ``LibraryError``.
  public func takeSidecar(
    beside file: URL, for book: LibraryBook, by person: PersonID = .owner
  ) async throws -> LibraryBook {
    let folder = file.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let place = folder.appending(path: SidecarMetadata.fileName)
    // A file that can't be read says nothing.
    guard kit.formats.areOneBook(names),
      let size = try? place.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size <= SidecarMetadata.byteLimit, let bytes = try? Data(contentsOf: place),
      let sidecar = SidecarMetadata([UInt8](bytes))
    else { return book }
    return try await take(sidecar, for: book, by: person)
  }
}

extension SidecarMetadata {
  /// The corrections of one field; `nil` where the file says nothing of it, and for fields whose values are another
  /// program's: identifiers, and the language, for which calibre has its own codes.
  fileprivate func values(of field: MetadataField) -> MetadataCorrections? {
    var values = MetadataCorrections()
    switch field {
    case .title: values.title = metadata.title
    case .sortTitle: values.sortTitle = metadata.sortTitle
    case .contributors:
      values.contributors = metadata.contributors.isEmpty ? nil : metadata.contributors
    case .series: values.series = metadata.series
    case .published: values.published = metadata.published
    case .publisher: values.publisher = metadata.publisher
    case .description: values.summary = metadata.summary
    case .subjects: values.subjects = metadata.subjects.isEmpty ? nil : metadata.subjects
    case .language, .identifiers: return nil
    }
    return values.isEmpty ? nil : values
  }
}
