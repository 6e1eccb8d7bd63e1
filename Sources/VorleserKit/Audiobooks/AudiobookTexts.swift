import Foundation
import Hashing
import ReadingModel

/// The texts of which an audiobook was made, by which a chapter that has changed since is told from one that has not.
struct AudiobookTexts: Hashable, Codable {
  /// A name for the text of each chapter.
  private var names: [String] = []

  /// Reads the chapters of a book.
  ///
  /// - Parameters:
  ///   - count: How many chapters it has.
  ///   - text: Reads the text of one.
  /// - Throws: What `text` throws; `CancellationError`.
  init(count: Int, _ text: (Int) async throws -> String) async throws {
    for index in 0..<count {
      try Task.checkCancellation()
      names.append(try Self.name(try await text(index)))
    }
  }

  /// Whether a chapter still has the text that was read.
  func holds(_ text: String, ofChapter index: Int) throws -> Bool {
    guard names.indices.contains(index) else { return false }
    return try names[index] == Self.name(text)
  }

  private static func name(_ text: String) throws -> String {
    Digest.hexadecimal(try Digest.of(Array(text.utf8), .sha256))
  }
}
