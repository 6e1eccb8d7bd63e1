import BookParser
import Foundation
import ReadingModel
import Storage

extension Library {
  /// What stands as the device of places that come from calibre.
  private static let device = "calibre"

  /// Takes over what calibre says of a book that was added.
  ///
  /// - Parameters:
  ///   - known: The book as calibre knows it.
  ///   - file: The file from which it was added.
  ///   - folder: Calibre's library.
  ///   - book: The book.
  ///   - person: The person who adds it.
  /// - Returns: The book as it is now.
  /// - Throws: ``LibraryError``.
  func take(
    _ known: CalibreBook, from file: URL, in folder: URL, for book: LibraryBook, by person: PersonID
  ) async throws -> LibraryBook {
    var book = try await take(
      known.corrections(of: book), rating: known.rating, for: book, by: person)
    if let cover = known.cover {
      book = try await takeCover(folder.appending(path: cover), for: book, by: person)
    }
    let format = file.pathExtension.uppercased()
    let pointers = known.places.filter { $0.format == format }
      .compactMap { SourcePointer(fragment: $0.fragment) }
    book = try await takePlace(pointers, of: Self.device, in: book, by: person)
    return try await takeKOReader(beside: file, for: book, by: person)
  }

  /// Stores the first place of another program that the book has, unless the person has begun the book.
  func takePlace(
    _ pointers: [SourcePointer], of device: String, in book: LibraryBook, by person: PersonID
  ) async throws -> LibraryBook {
    guard !pointers.isEmpty, book.position.version == 0 else { return book }
    // A book that can't be opened any more has no place.
    guard let content = try? await open(book.id) else { return book }
    let outline = try await outline(of: book.id)
    for pointer in pointers {
      guard let place = await BookParser.place(of: pointer, in: content),
        outline.chapters.indices.contains(place.chapter)
      else { continue }
      let offset = outline.chapters[place.chapter].start + place.offset
      // The beginning is where a book stands that nobody has read.
      guard 1...book.length ~= offset else { continue }
      _ = try await setPosition(offset, of: book.id, expecting: 0, device: device, for: person)
      return try await self.book(book.id, for: person)
    }
    return book
  }

  /// Takes a picture beside a book as its cover, if the book's file has none.
  func takeCover(
    _ file: URL, for book: LibraryBook, by person: PersonID
  ) async throws -> LibraryBook {
    // A picture that can't be read is none.
    guard book.coverVersion == nil, book.coverSource == .file,
      // A cover that can't be read leaves the book with its own.
      let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size <= CoverRefusal.byteLimit, let bytes = try? Data(contentsOf: file)
    else { return book }
    let received = try await receive("cover")
    try await stored { try await received.write([UInt8](bytes)) }
    do {
      return try await chooseCover(received, of: book.id, for: person)
    } catch is CoverRefusal {
      return book
    }
  }
}

extension CalibreBook {
  /// What the library corrects of a book by it.
  ///
  /// A language stays as the file says it, if that is the same in one country; identifiers come behind those of the file.
  fileprivate func corrections(of book: LibraryBook) -> MetadataCorrections {
    var values = MetadataCorrections(metadata)
    if let language = metadata.languages.first {
      let own = book.original.languages.first?.prefix { $0 != "-" }.lowercased()
      if own != language { values.language = language }
    }
    let own = book.original.identifiers
    let new = metadata.identifiers.filter { identifier in
      let value = identifier.split(separator: ":").last?.lowercased() ?? ""
      return !own.contains { $0.lowercased().hasSuffix(value) }
    }
    if !new.isEmpty { values.identifiers = own + new }
    return values
  }
}
