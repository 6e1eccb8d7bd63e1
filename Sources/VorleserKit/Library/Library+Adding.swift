public import BookParser
public import Foundation
public import ReadingModel
public import Storage

extension Library {
  /// The largest file in bytes: hundreds of times the largest text that people have, so that in truth the free room
  /// on the disk decides.
  public static let byteLimit = 1 << 40
  /// Media types of images that are kept as covers; browsers show them.
  static let coverTypes: Set<String> = [
    "image/jpeg", "image/png", "image/gif", "image/webp", "image/svg+xml", "image/avif",
  ]
  /// The largest cover in bytes; a larger one would load slowly in a list of books.
  private static let coverByteLimit = 32 << 20
  /// The longest title in characters; a longer one is cut.
  private static let titleLimit = 500

  /// Adds a book: copies its file into the data folder, reads it once, and stores its metadata and
  /// outline.
  ///
  /// A removed book, or a book whose file is missing, comes back with its place when its file is
  /// added. A failed addition leaves nothing behind. A text brings the pictures below its folder that it shows.
  ///
  /// - Parameters:
  ///   - file: The file, which stays untouched.
  ///   - name: The file's name for people; also the title of a text without one.
  ///   - asCopy: Whether to make another book of a file that is in the library already.
  ///   - encoding: The encoding of a text; `nil` to detect it.
  ///   - password: The password of an encrypted file, which is kept for it.
  ///   - place: The person who adds it, and the shelf.
  ///   - progress: Told how far it is.
  /// - Returns: The book.
  /// - Throws: ``LibraryError/duplicate(existing:)``, ``LibraryError/tooLarge(byteLimit:)``,
  ///   ``LibraryError/storage(_:)``; `BookOpenError` when it is no book; `CancellationError`.
  public func add(
    _ file: URL, name: String, asCopy: Bool = false, encoding: EncodingName? = nil,
    password: FilePassword? = nil, to place: ShelfPlace = .shared,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws -> LibraryBook {
    try await add(
      file, name: name, asCopy: asCopy, encoding: encoding, password: password, to: place,
      note: nil, progress: progress)
  }

  func add(
    _ file: URL, name: String, asCopy: Bool = false, encoding: EncodingName? = nil,
    password: FilePassword? = nil, to place: ShelfPlace = .shared, note: String?,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws -> LibraryBook {
    let illustrated = try await packed(file, name, in: encoding)
    let (file, name) = illustrated.map { ($0.file, $0.name) } ?? (file, name)
    let (received, byteCount) = try await accept(file, name)
    let isText = try await BookParser.hasPassages(file, formats: kit.formats)
    return try await shown(isText ? received : nil, of: byteCount, to: place) { [self] in
      try await fill(received, from: file) {
        progress(ImportProgress(stage: .receiving, fraction: $0))
      }
      // Only now is its file copied.
      withExtendedLifetime(illustrated) {}
      return try await add(
        received, asCopy: asCopy, encoding: encoding, password: password, to: place, note: note,
        progress: progress)
    }
  }

  /// Begins to receive a file as bytes, such as an upload.
  ///
  /// Write to it, then add it; a file that is not added is deleted.
  ///
  /// - Parameter name: The file's name for people.
  /// - Returns: An empty file in the data folder.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func receive(_ name: String) async throws -> IncomingFile {
    try await stored { try await shelf.receive(name) }
  }

  /// Adds a file that was received, without copying it again.
  ///
  /// - Parameters:
  ///   - received: The file, complete.
  ///   - asCopy: Whether to make another book of a file that is in the library already.
  ///   - password: The password of an encrypted file, which is kept for it.
  ///   - place: The person who adds it, and the shelf.
  ///   - progress: Told how far it is.
  /// - Returns: The book.
  /// - Throws: As ``add(_:name:asCopy:encoding:password:to:progress:)``.
  public func add(
    _ received: IncomingFile, asCopy: Bool = false, password: FilePassword? = nil,
    to place: ShelfPlace = .shared,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws -> LibraryBook {
    try await add(
      received, asCopy: asCopy, encoding: nil, password: password, to: place, note: nil,
      progress: progress)
  }

  private func add(
    _ received: IncomingFile, asCopy: Bool, encoding: EncodingName?, password: FilePassword?,
    to place: ShelfPlace, note: String?, progress: @escaping @Sendable (ImportProgress) -> Void
  ) async throws -> LibraryBook {
    progress(ImportProgress(stage: .checking, fraction: 0))
    let content = try await stored { try await received.finish() }
    guard content.byteCount <= Self.byteLimit else {
      throw LibraryError.tooLarge(byteLimit: Self.byteLimit)
    }
    if !asCopy,
      let known = try await stored({
        try await shelf.book(withFile: content.sha256, for: place.person)
      })
    {
      if let password { try await keepAgain(password, of: known, received) }
      // The whole book need not be read again to find that out.
      throw LibraryError.duplicate(existing: known)
    }
    let (new, _) = try await read(
      received, in: encoding, with: password, to: place, progress: progress)
    return try await add(new, asCopy: asCopy, note: note)
  }

  /// Adds a book that was read.
  func add(_ new: NewBook, asCopy: Bool, note: String? = nil) async throws -> LibraryBook {
    // The last moment to turn back: from here on the book is in the library.
    try Task.checkCancellation()
    let addition = try await stored { try await shelf.add(new, asCopy: asCopy, note: note) }
    switch addition {
    case .duplicate(let existing): throw LibraryError.duplicate(existing: existing)
    case .added(let book), .returned(let book):
      close(book.id)
      tell(of: book.id)
      return book
    }
  }

  /// Reads a file once for all data that the library stores.
  func read(
    _ received: IncomingFile, in encoding: EncodingName? = nil, by chosen: String? = nil,
    with password: FilePassword? = nil, to place: ShelfPlace,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws -> (NewBook, Book) {
    let content = try await stored { try await received.finish() }
    let fitting = try await chapterRule(for: received.url, in: encoding)
    var options = OpenOptions(
      encoding: encoding, chapterRule: chosen ?? fitting, password: password,
      index: kit.data.textIndex(of: content.sha256)
    ) { progress(ImportProgress(stage: .checking, fraction: $0)) }
    options.sha256 = content.sha256
    let book = try await kit.open(file: received.url, options: options)
    progress(ImportProgress(stage: .reading, fraction: 0))
    let outline = try await OutlineReader(book).outline {
      progress(ImportProgress(stage: .reading, fraction: $0))
    }
    var new = NewBook(
      file: received, fingerprint: book.fingerprint,
      title: Self.title(of: book.metadata, fileName: received.name), metadata: book.metadata,
      outline: outline, parserRevision: BookParser.revision)
    // Of a format that says its encoding itself nothing was chosen.
    new.encoding = book.content.encoding == nil ? nil : encoding?.description
    new.chapterRule = book.content.chapterRule
    new.sealedPassword = try sealed(book.content.password, for: book.fingerprint.sha256)
    new.addedBy = place.person
    new.owner = place.owner
    new.cover = try await cover(of: book)
    return (new, book)
  }

  /// Restores the missing file of a book.
  ///
  /// - Parameters:
  ///   - file: The same file; it stays untouched.
  ///   - id: The book's number.
  /// - Returns: The book.
  /// - Throws: ``LibraryError/otherFile(name:)`` when it is another one.
  public func putBack(_ file: URL, for id: Int) async throws -> LibraryBook {
    let known = try await book(id)
    let (received, _) = try await accept(file, known.fileName)
    try await fill(received, from: file) { _ in }
    return try await putBack(received, for: id)
  }

  /// Restores the missing file of a book from a received file.
  ///
  /// - Parameters:
  ///   - received: The file, complete.
  ///   - id: The book's number.
  /// - Returns: The book.
  /// - Throws: ``LibraryError/otherFile(name:)`` when it is another one.
  public func putBack(_ received: IncomingFile, for id: Int) async throws -> LibraryBook {
    let known = try await book(id)
    guard let book = try await stored({ try await shelf.putBack(received, for: id) }) else {
      throw LibraryError.otherFile(name: known.fileName)
    }
    close(id)
    tell(of: id)
    return book
  }

  /// Makes an empty file in the data folder for a file that looks like a book.
  private func accept(
    _ file: URL, _ name: String
  ) async throws -> (received: IncomingFile, byteCount: Int) {
    var status = stat()
    // A pipe or a device has no end; what is not there or a folder is told below.
    if stat(file.path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw BookOpenError.unreadable(reason: "it is no regular file")
    }
    try BookParser.check(file, formats: kit.formats)
    guard Int(status.st_size) <= Self.byteLimit else {
      throw LibraryError.tooLarge(byteLimit: Self.byteLimit)
    }
    return (try await receive(name), Int(status.st_size))
  }

  /// Copies a file into the data folder.
  private func fill(
    _ received: IncomingFile, from file: URL, progress: @Sendable (Double) -> Void
  ) async throws {
    do {
      try await stored { try await received.copy(file, progress: progress) }
    } catch is CocoaError {
      throw BookOpenError.unreadable(reason: "the disk fails, or it was taken away")
    }
  }

  /// The title under which a book is shown: its own, or else the name that its file came with.
  ///
  /// - Parameters:
  ///   - metadata: What the book says about itself.
  ///   - fileName: The name that the file came with.
  /// - Returns: The title as shown.
  static func title(of metadata: Metadata, fileName: String) -> String {
    let stem = (fileName as NSString).deletingPathExtension
    let title =
      metadata.title?.trimmingCharacters(in: .whitespacesAndNewlines)
      ?? (stem.isEmpty ? Book.untitled : stem)
    return String(title.prefix(titleLimit))
  }

  /// The cover of a book as a file; `nil` if the cover can't be read.
  private func cover(of book: Book) async throws -> (file: IncomingFile, mediaType: String)? {
    // A book without its cover is still a book, and the page draws one.
    guard let path = book.metadata.cover,
      let image = try? await book.content.resource(at: path),
      Self.coverTypes.contains(image.mediaType), !image.bytes.isEmpty,
      image.bytes.count <= Self.coverByteLimit
    else { return nil }
    return try await stored {
      let file = try await shelf.receive("cover")
      try await file.write(image.bytes)
      return (file, image.mediaType)
    }
  }
}
