import Foundation
import ReadingModel

/// Writes a book as one text, chapter by chapter.
enum TextConversion {
  /// Writes a book.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - file: Where it goes; UTF-8.
  ///   - progress: Takes the share that is done.
  ///   - markup: Writes a chapter under a heading, if it has none of its own.
  /// - Throws: ``PublishingError``; `CancellationError`; what the book throws when it can't be read.
  static func write(
    _ book: Book, to file: URL, _ progress: (Double) -> Void, _ markup: (Chapter, String?) -> String
  ) async throws {
    let output = try PartFile(file)
    var isFirst = true
    var hasText = false
    for index in book.spine.indices {
      try Task.checkCancellation()
      let chapter = try await book.content.chapter(at: index)
      let heading = chapter.missingHeading
      let text = markup(chapter, heading)
      // A title above pictures is no text yet.
      if !hasText { hasText = !(heading == nil ? text : markup(chapter, nil)).isEmpty }
      if !text.isEmpty {
        try output.add((isFirst ? "" : "\n\n") + text + "\n")
        isFirst = false
      }
      progress(Double(index + 1) / Double(book.spine.count))
    }
    guard hasText else { throw PublishingError.noText }
    try output.finish()
  }
}

extension Chapter {
  /// The chapter's title, if the text does not begin with it.
  fileprivate var missingHeading: String? {
    guard let title = title?.collapsed, !title.isEmpty else { return nil }
    for block in blocks.prefix(3) {
      if case .heading = block.kind { return nil }
    }
    return text.prefix(title.count * 2 + 100).collapsed.hasPrefix(title) ? nil : title
  }
}
