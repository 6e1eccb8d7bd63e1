import BookParser
public import Foundation
import ReadingModel
public import Storage
import Synchronization

extension Library {
  /// Whether a file that is arriving is a folder; see ``addAll(inSentFolder:asCopy:to:progress:)``.
  ///
  /// - Parameter file: The file, of which at least 512 bytes are there.
  /// - Returns: Whether it begins as a tar file.
  public static func isFolder(_ file: URL) -> Bool { FolderArchive.begins(file) }

  /// Adds every book of a folder that was sent as one tar file, as ``addAll(inFolder:asCopy:password:to:progress:each:)`` does
  /// with a folder on this machine.
  ///
  /// - Parameters:
  ///   - received: The tar file, complete: the folder's files by their relative paths.
  ///   - asCopy: Whether to make other books of files that are in the library already.
  ///   - place: Who adds them, and to which shelf.
  ///   - progress: Told how many of its books have been read.
  /// - Returns: What became of each book; a database of calibre's that can't be read is among those that were refused.
  /// - Throws: `BookOpenError` when the tar file can't be read; otherwise as the other one.
  public func addAll(
    inSentFolder received: IncomingFile, asCopy: Bool = false, to place: ShelfPlace = .shared,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws -> ArchiveImport {
    let folder = try await stored { try await shelf.workFolder() }
    let paths = try await Self.unpack(received.url, into: folder.url)
    let count = kit.formats.booksOfFolder(paths).count
    guard count > 0 else {
      throw BookOpenError.damagedArchive(reason: "there are no books in this folder")
    }
    let outcome = Mutex(ArchiveImport())
    let root = folder.url.path + "/"
    try await addAll(inFolder: folder.url, asCopy: asCopy, to: place) { part in
      outcome.withLock { outcome in
        switch part {
        case .added(let book): outcome.added.append(book)
        case .known(let book): outcome.known.append(book)
        case .refused(let path, let reason):
          let shown = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
          outcome.refused.append(ArchiveImport.Refusal(path: shown, reason: reason))
        case .withoutDatabase(let error):
          outcome.refused.append(
            ArchiveImport.Refusal(path: CalibreLibrary.fileName, reason: error))
        }
        let done = outcome.added.count + outcome.known.count + outcome.refused.count
        progress(ImportProgress(stage: .reading, fraction: min(1, Double(done) / Double(count))))
      }
    }
    return outcome.withLock { $0 }
  }

  @concurrent
  private static func unpack(_ file: URL, into folder: URL) async throws -> [String] {
    try FolderArchive.unpack(file, into: folder)
  }
}
