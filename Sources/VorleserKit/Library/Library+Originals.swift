import Basics
import Foundation
import Hashing
public import ReadingModel
import Storage

/// A fault of a book's file.
public enum OriginalFault: Hashable, Sendable {
  /// The file is missing.
  case missing
  /// The file has changed since it was added.
  case damaged
  /// The system can't read the file; the text is its reason.
  case unreadable(String)
}

extension Library {
  /// Reads the files of all books and compares each with the book's fingerprint.
  ///
  /// - Parameter found: Takes each faulty file as it is found.
  /// - Returns: The number of files, and the number of faulty ones.
  /// - Throws: ``LibraryError/storage(_:)``; `CancellationError`.
  public func checkOriginals(
    _ found: @Sendable (Original, OriginalFault) -> Void
  ) async throws -> (count: Int, faults: Int) {
    let originals = try await stored { try await shelf.originals() }
    let reader = OriginalReader()
    var faults = 0
    for original in originals {
      try Task.checkCancellation()
      guard let fault = await reader.fault(of: original) else { continue }
      found(original, fault)
      faults += 1
    }
    return (originals.count, faults)
  }
}

/// Reads files on a queue of its own, since whole books take seconds.
private actor OriginalReader {
  private let executor = QueueExecutor(label: "vorleser.originals")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func fault(of original: Original) -> OriginalFault? {
    guard FileManager.default.fileExists(atPath: original.file.path) else { return .missing }
    do {
      let (digest, _) = try Digest.of(file: original.file, .sha256)
      return Digest.hexadecimal(digest) == original.fingerprint.sha256 ? nil : .damaged
    } catch {
      return .unreadable(error.message)
    }
  }
}
