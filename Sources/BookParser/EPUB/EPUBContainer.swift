import ChapterBuilding
import Foundation
import Synchronization
import ZipArchive

/// The files of an EPUB: those of an archive, some of which may be obfuscated.
final class EPUBContainer: Sendable {
  private let files: ArchiveFiles
  private let obfuscation: Mutex<[String: FontObfuscation]> = Mutex([:])

  /// Opens a container.
  ///
  /// - Parameter file: The archive.
  /// - Throws: ``BookOpenError`` when it is no archive or exceeds a limit.
  init(file: URL) throws {
    files = try ArchiveFiles(file: file)
  }

  /// The archive.
  var archive: ZipArchive { files.archive }

  /// The name under which a file is stored, also where case or composition differ.
  ///
  /// - Parameter path: The path as the book spells it.
  /// - Returns: The name, or `nil` if there is no such file.
  func storedPath(_ path: String) -> String? { files.storedPath(path) }

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
    guard let content = try files.content(path, limit: limit) else { return nil }
    guard let key = obfuscation.withLock({ $0[path] }) else { return content }
    return ZipContent(bytes: key.reveal(content.bytes), damage: content.damage)
  }

  /// The first bytes of a file; `nil` where there is none, or nothing of it can be read.
  func beginning(_ path: String) -> [UInt8]? { files.beginning(path) }
}
