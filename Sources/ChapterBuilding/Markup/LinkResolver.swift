import ReadingModel

/// Resolves the references of a chapter.
package struct LinkResolver {
  /// Path of the chapter.
  let path: String
  /// The book's files.
  let files: any BookFiles

  /// Schemes that a reader may follow out of the book.
  private static let schemes: Set<String> = ["http", "https", "mailto"]

  /// An address outside of the book, or `nil` if it must not be a link.
  ///
  /// - Parameter reference: What the book has.
  /// - Returns: The address without white space.
  package static func address(_ reference: String) -> String? {
    guard let scheme = BookPath.scheme(of: reference), schemes.contains(scheme) else { return nil }
    let visible = reference.unicodeScalars.filter { $0.value > 0x20 }
    return String(String.UnicodeScalarView(visible))
  }

  /// The target of a link, or `nil` if it must not be a link.
  func target(_ reference: String) -> ChapterLink.Target? {
    if BookPath.scheme(of: reference) != nil { return Self.address(reference).map { .address($0) } }
    guard let target = BookPath.resolve(reference, from: path) else { return nil }
    let fragment = target.fragment.flatMap { $0.isEmpty ? nil : $0 }
    func chapter(_ path: String) -> Int? {
      fragment.map { files.chapter(at: path, fragment: $0) } ?? files.chapter(at: path)
    }
    guard let chapter = chapter(target.path) ?? files.storedPath(target.path).flatMap(chapter)
    else { return nil }
    return .place(ChapterTarget(chapter: chapter, fragment: fragment))
  }

  /// Stored path of a file that the chapter refers to, or `nil` if the book has no such file.
  func resource(_ reference: String) -> String? {
    BookPath.resolve(reference, from: path).flatMap { files.storedPath($0.path) }
  }
}
