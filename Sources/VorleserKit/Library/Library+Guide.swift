import Foundation
import Storage

extension Library {
  /// What the program's own guide is noted as when it was added.
  private static let guideNote = "guide"

  /// Adds the program's guide to a library that has never held a book, once in its life: who removes
  /// it does not get it again.
  ///
  /// - Throws: What ``add(_:name:asCopy:to:progress:)`` throws.
  public func addGuideIfEmpty() async throws {
    let guide = kit.resources.guide
    guard try await stored({ try await shelf.isEmpty() }),
      try await !stored({ try await shelf.hasNote(Self.guideNote) }),
      FileManager.default.fileExists(atPath: guide.path)
    else { return }
    do {
      _ = try await add(guide, name: "guide.epub", note: Self.guideNote)
    } catch LibraryError.duplicate {
      // Another process was faster.
    }
  }
}
