import BookParser
public import Foundation
public import ReadingModel
public import Storage

/// What became of one book of a folder, or of its library of calibre.
public enum FolderImport: Sendable {
  /// The book was added, or came back.
  case added(LibraryBook)
  /// The book was in the library already.
  case known(LibraryBook)
  /// The book, or the folder of this path, can't be read.
  case refused(path: String, reason: any Error)
  /// Calibre's database can't be read, so that the books come with what `metadata.opf` in their folders says.
  case withoutDatabase(CalibreError)
}

extension Library {
  /// Adds every book of a folder and of the folders in it; a folder of calibre's brings what its database says of the books.
  ///
  /// Each book is added once, from the best of its formats that can be opened. A book that can't be added does not keep back the others.
  /// Entries of calibre's without a file are left out.
  ///
  /// - Parameters:
  ///   - folder: The folder, which stays untouched.
  ///   - asCopy: Whether to make other books of files that are in the library already.
  ///   - password: The password of those files that are encrypted.
  ///   - place: The person who adds them, and the shelf.
  ///   - progress: Told how far the present book is.
  ///   - each: Told what became of each book.
  /// - Throws: ``LibraryError/storage(_:)`` when the disk is full, where books that were added stay; `CancellationError`.
  public func addAll(
    inFolder folder: URL, asCopy: Bool = false, password: FilePassword? = nil,
    to place: ShelfPlace = .shared,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in },
    each: @Sendable (FolderImport) -> Void
  ) async throws {
    if let (calibre, ids) = try await calibreLibrary(in: folder, each) {
      for id in ids {
        try Task.checkCancellation()
        do {
          guard let known = try await calibre.book(id) else { continue }
          let files = kit.formats.preferred(known.files.map(\.path))
          guard !files.isEmpty else { continue }
          each(
            try await addBook(
              of: files.map { folder.appending(path: $0) }, asCopy: asCopy, password: password,
              to: place, progress: progress
            ) { book, file in
              try await self.take(known, from: file, in: folder, for: book, by: place.person)
            })
        } catch let error as CalibreError {
          each(.refused(path: CalibreLibrary.fileName, reason: error))
        }
      }
      return
    }
    var folders = [folder]
    while let next = folders.popLast() {
      try Task.checkCancellation()
      do {
        let content = try BookFolder(next, formats: kit.formats)
        for files in content.books {
          each(
            try await addBook(
              of: files, asCopy: asCopy, password: password, to: place, progress: progress
            ) { book, file in
              try await self.takeSidecar(beside: file, for: book, by: place.person)
            })
        }
        folders += content.folders.reversed()
      } catch let error as CocoaError {
        each(.refused(path: next.path, reason: error))
      }
    }
  }

  /// Adds a book from the first of its files that can be opened.
  ///
  /// - Parameters:
  ///   - files: The book's files, the best first; not empty.
  ///   - asCopy: Whether to make another book of a file that is in the library already.
  ///   - password: The password of a file that is encrypted.
  ///   - place: The person who adds it, and the shelf.
  ///   - progress: Told how far it is.
  ///   - take: Takes over what is known of the book, of which this file was added.
  /// - Returns: What became of it.
  /// - Throws: ``LibraryError/storage(_:)``; `CancellationError`.
  func addBook(
    of files: [URL], asCopy: Bool = false, password: FilePassword? = nil, to place: ShelfPlace,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in },
    taking take: @Sendable (LibraryBook, URL) async throws -> LibraryBook
  ) async throws -> FolderImport {
    do {
      let (book, file) = try await addFirst(
        of: files, asCopy: asCopy, password: password, to: place, progress: progress)
      return .added(try await take(book, file))
    } catch LibraryError.duplicate(let existing) {
      return .known(existing)
    } catch let error as BookOpenError {
      return .refused(path: files[0].path, reason: error)
    } catch UploadError.givenUp {
      return .refused(path: files[0].path, reason: UploadError.givenUp)
    } catch let error as LibraryError {
      guard case .tooLarge = error else { throw error }
      return .refused(path: files[0].path, reason: error)
    }
  }

  /// Opens a library of calibre; `nil` where there is none, or it can't be read.
  private func calibreLibrary(
    in folder: URL, _ each: @Sendable (FolderImport) -> Void
  ) async throws -> (CalibreLibrary, [Int])? {
    do {
      guard let calibre = try await stored({ try await shelf.calibreLibrary(in: folder) }) else {
        return nil
      }
      return (calibre, try await calibre.ids())
    } catch let error as CalibreError {
      each(.withoutDatabase(error))
      return nil
    }
  }

  /// Adds a book from the first of its files that can be opened.
  private func addFirst(
    of files: [URL], asCopy: Bool, password: FilePassword?, to place: ShelfPlace,
    progress: @escaping @Sendable (ImportProgress) -> Void
  ) async throws -> (LibraryBook, URL) {
    var refusal: BookOpenError?
    for file in files {
      do {
        let book = try await add(
          file, name: file.lastPathComponent, asCopy: asCopy, password: password, to: place,
          progress: progress)
        return (book, file)
      } catch let error as BookOpenError {
        // That of the best format is the one to tell of.
        refusal = refusal ?? error
      }
    }
    throw refusal ?? BookOpenError.empty
  }
}
