import ChapterBuilding
import Foundation
import Synchronization
import ZipArchive

/// The files of a ZIP archive, found by path and read with limits.
final class ArchiveFiles: Sendable {
  /// The most bytes of one image, font or sound, which is handed out in one piece.
  static let resourceLimit = 256 << 20

  /// The archive.
  let archive: ZipArchive
  private let indexes: [String: Int]
  private let foldedIndexes = Mutex<[String: Int]?>(nil)

  /// Opens an archive.
  ///
  /// - Parameter file: The archive.
  /// - Throws: ``BookOpenError`` when it is no archive or built to hurt.
  init(file: URL) throws {
    do {
      archive = try ZipArchive(file: file)
    } catch {
      throw BookOpenError(error)
    }
    // Of entries with the same name the first counts.
    let entries = archive.entries
    indexes = Dictionary(
      entries.indices.map { (entries[$0].path, $0) }, uniquingKeysWith: { a, _ in a })
  }

  /// The stored paths of all files, in the order of the archive.
  var paths: [String] { archive.entries.map(\.path) }

  /// The path under which a file is stored, also where case or composition differ.
  ///
  /// - Parameter path: The path as the book spells it.
  /// - Returns: The path, or `nil` if there is no such file.
  func storedPath(_ path: String) -> String? {
    if indexes[path] != nil { return path }
    let folded = foldedIndexes.withLock { known in
      let made =
        known
        ?? Dictionary(
          archive.entries.indices.map { (BookPath.folded(archive.entries[$0].path), $0) },
          uniquingKeysWith: { a, _ in a })
      known = made
      return made[BookPath.folded(path)]
    }
    return folded.map { archive.entries[$0].path }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Its stored path.
  ///   - limit: The most bytes that it may have.
  /// - Returns: The content, or `nil` if there is no such file.
  /// - Throws: `ZipError` when nothing of it can be read.
  func content(_ path: String, limit: Int) throws(ZipError) -> ZipContent? {
    guard let index = indexes[path] else { return nil }
    return try archive.read(index, limit: limit)
  }

  /// Unpacks a file.
  ///
  /// - Parameters:
  ///   - path: Its stored path.
  ///   - file: Where to, replacing what is there.
  ///   - limit: The most bytes that it may have.
  /// - Throws: `ZipError`.
  func extract(_ path: String, to file: URL, limit: Int) throws(ZipError) {
    guard let index = indexes[path] else { throw ZipError(.damaged, "\(path) is missing") }
    try archive.extract(index, to: file, limit: limit)
  }

  /// The first bytes of a file; `nil` where there is none, or nothing of it can be read.
  func beginning(_ path: String) -> [UInt8]? {
    guard let index = indexes[path] else { return nil }
    // A damaged file has no beginning to judge by, and is reported when it is read.
    return try? archive.beginning(of: index, count: ByteNoise.sampleByteCount)
  }
}

extension BookOpenError {
  /// What a failed archive means to people.
  init(_ error: ZipError) {
    self =
      switch error.kind {
      case .file: .unreadable(reason: error.message)
      case .limit: .limit(reason: error.message)
      case .notAnArchive, .encrypted, .damaged, .unsupported:
        .damagedArchive(reason: error.message)
      }
  }
}
