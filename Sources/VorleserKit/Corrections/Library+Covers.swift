import Foundation
import MediaHeaders
import ReadAloud
public import ReadingModel
public import Storage

extension Library {
  /// The most pictures of a book that are offered as covers: some screens.
  private static let offeredPictures = 200

  /// Puts a picture in place of the cover of a book's file, for everybody.
  ///
  /// - Parameters:
  ///   - received: The picture, complete.
  ///   - id: The book's number.
  ///   - person: Whose place and voice the book comes with.
  /// - Returns: The book.
  /// - Throws: `CoverRefusal`; ``LibraryError``.
  public func chooseCover(
    _ received: IncomingFile, of id: Int, for person: PersonID = .owner
  ) async throws -> LibraryBook {
    let content = try await stored { try await received.finish() }
    guard content.byteCount <= CoverRefusal.byteLimit else { throw CoverRefusal.tooLarge }
    let type = try Self.coverType(of: Array(try Data(contentsOf: received.url)))
    return try await changed(id) {
      try await shelf.chooseCover((received, type), of: id, for: person)
    }
  }

  /// Makes a picture of a book its cover, for everybody.
  ///
  /// - Parameters:
  ///   - path: The picture's path inside the book.
  ///   - id: The book's number.
  ///   - person: Whose place and voice the book comes with.
  /// - Returns: The book.
  /// - Throws: `CoverRefusal`; ``LibraryError``; errors of opening the book.
  public func chooseCover(
    picture path: String, of id: Int, for person: PersonID = .owner
  ) async throws -> LibraryBook {
    guard let image = try await open(id).content.resource(at: path) else {
      throw CoverRefusal.noSuchPicture
    }
    let type = try Self.coverType(of: image.bytes)
    let file = try await receive("cover")
    try await stored { try await file.write(image.bytes) }
    return try await changed(id) {
      try await shelf.chooseCover((file, type), of: id, for: person)
    }
  }

  /// The media type of a picture that may be a cover.
  private static func coverType(of bytes: [UInt8]) throws(CoverRefusal) -> String {
    guard bytes.count <= CoverRefusal.byteLimit else { throw .tooLarge }
    guard let type = MediaKind.type(of: bytes), coverTypes.contains(type) else {
      throw .notAPicture
    }
    // Of drawings and of the other formats no size is known before they are shown.
    if let header = PictureHeader(bytes), header.pixels > CoverRefusal.pixelLimit {
      throw .tooManyPixels
    }
    return type
  }

  /// Shows the cover of a book's file again, or the book without a picture, for everybody.
  ///
  /// - Parameters:
  ///   - isDrawn: Whether no picture is shown; else the cover of the file is.
  ///   - id: The book's number.
  ///   - person: Whose place and voice the book comes with.
  /// - Returns: The book.
  /// - Throws: ``LibraryError``.
  public func releaseCover(
    isDrawn: Bool, of id: Int, for person: PersonID = .owner
  ) async throws -> LibraryBook {
    try await changed(id) {
      try await shelf.releaseCover(isDrawn: isDrawn, of: id, for: person)
    }
  }

  /// The pictures of a book that its chapters show, the cover of its file first.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: Paths inside the book, at most two hundred.
  /// - Throws: ``LibraryError``; errors of opening the book; `CancellationError`.
  public func pictures(of id: Int) async throws -> [String] {
    let book = try await open(id)
    var pictures: [String] = []
    var seen: Set<String> = []
    if let cover = book.metadata.cover, seen.insert(cover).inserted { pictures.append(cover) }
    for index in book.spine.indices where pictures.count < Self.offeredPictures {
      try Task.checkCancellation()
      // A chapter that can't be read shows no pictures.
      guard let chapter = try? await kit.chapters.chapter(index, of: book) else { continue }
      for reference in chapter.markup.references {
        guard case .image(let path) = reference, seen.insert(path).inserted else { continue }
        pictures.append(path)
      }
    }
    return Array(pictures.prefix(Self.offeredPictures))
  }
}
