import ReadingModel

extension Array {
  /// What the list holds for a chapter.
  ///
  /// - Parameter index: The index of the chapter.
  /// - Returns: The element.
  /// - Throws: ``NoSuchChapter``.
  func ofChapter(_ index: Int) throws(NoSuchChapter) -> Element {
    guard indices.contains(index) else { throw NoSuchChapter(index: index) }
    return self[index]
  }
}
