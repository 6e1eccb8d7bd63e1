import Basics
package import Foundation
import Hashing
package import ReadingModel

/// Hashes one file on a thread of its own, while the book is already being parsed.
package actor FileFingerprint {
  private let executor = QueueExecutor(label: "fingerprint")
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Makes a hasher with a thread of its own.
  package init() {}

  /// Reads the whole file once.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - format: Its recognised format.
  /// - Returns: The fingerprint.
  /// - Throws: ``BookOpenError/unreadable(reason:)``.
  package func make(of file: URL, as format: BookFormat) throws -> Fingerprint {
    do {
      let (digest, byteCount) = try Digest.of(file: file, .sha256)
      return Fingerprint(
        format: format, sha256: Digest.hexadecimal(digest), byteCount: byteCount)
    } catch {
      throw BookOpenError.unreadable(reason: error.message)
    }
  }
}
