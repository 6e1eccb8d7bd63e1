import Foundation
import Storage

extension Library {
  /// The event's name that records that the guide was added.
  private static let guideNote = "guide"

  /// Adds the program's guide to a library that has never held a book.
  ///
  /// This happens once in the life of a library; a removed guide does not come back.
  ///
  /// - Throws: The errors of ``add(_:name:asCopy:encoding:password:to:progress:)``.
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
