extension BookOutline {
  /// Title of the chapter that an offset is in.
  ///
  /// If that chapter has none, the nearest chapter before it with a title counts, since a chapter
  /// may be cut into several files.
  ///
  /// - Parameter offset: A book offset.
  /// - Returns: The title, if there is one.
  package func title(at offset: TextOffset) -> String? {
    chapters.last { $0.start <= offset && $0.title != nil }?.title
  }

  /// Index of the chapter that an offset is in.
  ///
  /// - Parameter offset: A book offset.
  /// - Returns: The last chapter for the book's end.
  package func index(at offset: TextOffset) -> Int {
    chapters.lastIndex { $0.start <= offset } ?? 0
  }
}
