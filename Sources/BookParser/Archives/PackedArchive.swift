import ArchiveUnpacking
import Foundation
import Sandbox

/// Archives of other kinds than ZIP: tar, packed or not, 7-Zip and RAR.
enum PackedArchive {
  /// How long a process may take: gigabytes of the slowest compression take some minutes.
  private static let seconds = 600

  /// Has a process write an archive's files as a ZIP archive, and opens that.
  ///
  /// - Parameter file: The archive.
  /// - Returns: The ZIP archive's files; the archive has no name, and vanishes with them.
  /// - Throws: ``BookOpenError``; `CancellationError`.
  static func files(of file: URL) async throws -> ArchiveFiles {
    let made = try await UnpackedFile.make(of: file, by: "unpack-archive", seconds: seconds) {
      switch $0 {
      case .exited(_, let message): BookOpenError(ArchiveFailure(line: message))
      case .killed(signal: SIGXFSZ): .limit(reason: tooLarge)
      case .killed(signal: SIGXCPU), .timedOut: .limit(reason: "it takes too long to unpack")
      case .killed: .damagedArchive(reason: "its files can't be unpacked")
      }
    }
    return try ArchiveFiles(file: made.url)
  }

  fileprivate static let tooLarge =
    "its files take more than \(ArchiveUnpacker.limits.outputByteCount >> 30) GB"
}

extension BookOpenError {
  fileprivate init(_ failure: ArchiveFailure) {
    self =
      switch failure {
      case .damaged: .damagedArchive(reason: "its files can't be unpacked")
      case .encrypted: .convertible(.encryptedArchive)
      case .limit: .limit(reason: PackedArchive.tooLarge)
      case .output: .unreadable(reason: "there is no room to unpack it")
      }
  }
}
