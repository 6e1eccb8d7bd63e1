import ChapterBuilding
import Foundation
import Markup
import ReadingModel
import Synchronization
import ZipArchive

/// The files of an EPUB, found by path and read with limits.
final class EPUBContainer: Sendable {
  /// The most bytes of one image, font or sound, which is returned in one piece.
  static let resourceLimit = 256 << 20

  /// The archive.
  let archive: ZipArchive
  private let indexes: [String: Int]
  private let foldedIndexes = Mutex<[String: Int]?>(nil)
  private let obfuscation: Mutex<[String: FontObfuscation]> = Mutex([:])

  /// Opens a container.
  ///
  /// - Parameter file: The archive.
  /// - Throws: ``BookOpenError`` when it is no archive or exceeds a limit.
  init(file: URL) throws {
    do {
      archive = try ZipArchive(file: file)
    } catch {
      throw switch error.kind {
      case .file: BookOpenError.unreadable(reason: error.message)
      case .limit: BookOpenError.limit(reason: error.message)
      case .notAnArchive, .encrypted, .damaged, .unsupported:
        BookOpenError.damagedArchive(reason: error.message)
      }
    }
    // Of entries with the same name the first counts.
    let entries = archive.entries
    indexes = Dictionary(
      entries.indices.map { (entries[$0].path, $0) }, uniquingKeysWith: { a, _ in a })
  }

  /// The name under which a file is stored, even if case or Unicode composition differ.
  ///
  /// - Parameter path: The path as the book spells it.
  /// - Returns: The name, or `nil` if there is no such file.
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

  /// Names the files whose beginning is obfuscated.
  func setObfuscation(_ files: [String: FontObfuscation]) {
    obfuscation.withLock { $0 = files }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Its stored name.
  ///   - limit: The most bytes that it may have.
  /// - Returns: The content, without obfuscation, or `nil` if there is no such file.
  /// - Throws: `ZipError` when nothing of it can be read.
  func read(_ path: String, limit: Int) throws(ZipError) -> ZipContent? {
    guard let index = indexes[path] else { return nil }
    let content = try archive.read(index, limit: limit)
    guard let key = obfuscation.withLock({ $0[path] }) else { return content }
    return ZipContent(bytes: key.reveal(content.bytes), damage: content.damage)
  }

  /// The first bytes of a file; `nil` if there is none, or nothing of it can be read.
  func beginning(_ path: String) -> [UInt8]? {
    guard let index = indexes[path] else { return nil }
    return try? archive.beginning(of: index, count: ByteNoise.sampleByteCount)
  }
}
