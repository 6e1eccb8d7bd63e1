import Basics
import Foundation
import Hashing
import ReadingModel

/// Hashes one file on a thread of its own, while the book is already being parsed.
actor FileFingerprint {
  private let executor = QueueExecutor(label: "fingerprint")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Reads the whole file once.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - format: What it was recognised as.
  /// - Returns: What identifies the file.
  /// - Throws: ``BookOpenError/unreadable(reason:)``.
  func make(of file: URL, as format: BookFormat) throws -> Fingerprint {
    do {
      let (digest, byteCount) = try Digest.of(file: file, .sha256)
      return Fingerprint(
        format: format, sha256: Digest.hexadecimal(digest), byteCount: byteCount)
    } catch {
      throw BookOpenError.unreadable(reason: error.message)
    }
  }
}
