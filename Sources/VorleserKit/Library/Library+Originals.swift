import Basics
import Foundation
import Hashing
public import ReadingModel
import Storage

/// What is wrong with a book's file.
public enum OriginalFault: Hashable, Sendable {
  /// It is not there.
  case missing
  /// Its bytes are not those that were put in.
  case damaged
  /// The system does not let it be read, with its words.
  case unreadable(String)
}

extension Library {
  /// Reads the files of all books and compares each with the book's fingerprint.
  ///
  /// - Parameter found: Takes each file that is not what was put in, as it is found.
  /// - Returns: How many files there should be, and how many of them have a fault.
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

/// Reads files on a queue of its own: whole books take seconds.
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
