import ReadingModel

/// Tells where a chapter's references lead.
struct LinkResolver {
  /// Path of the chapter.
  let path: String
  /// Index in the spine of each chapter's path.
  let chapters: [String: Int]
  /// The book's files.
  let container: EPUBContainer

  /// Schemes that a reader may follow out of the book.
  private static let schemes: Set<String> = ["http", "https", "mailto"]

  /// Where a link leads, or `nil` if it should not be one.
  func target(_ reference: String) -> ChapterLink.Target? {
    if let scheme = BookPath.scheme(of: reference) {
      guard Self.schemes.contains(scheme) else { return nil }
      let visible = reference.unicodeScalars.filter { $0.value > 0x20 }
      return .address(String(String.UnicodeScalarView(visible)))
    }
    guard let target = BookPath.resolve(reference, from: path) else { return nil }
    let stored = chapters[target.path] == nil ? container.storedPath(target.path) : target.path
    guard let chapter = stored.flatMap({ chapters[$0] }) else { return nil }
    let fragment = target.fragment.flatMap { $0.isEmpty ? nil : $0 }
    return .place(ChapterTarget(chapter: chapter, fragment: fragment))
  }

  /// Stored path of a file that the chapter refers to, or `nil` if the book has no such file.
  func resource(_ reference: String) -> String? {
    BookPath.resolve(reference, from: path).flatMap { container.storedPath($0.path) }
  }
}
