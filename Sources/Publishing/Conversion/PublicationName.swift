extension PublicationFormat {
  /// The characters of a title that a file's name keeps: longer names don't fit into every file system with their extension.
  private static let titleLimit = 60

  /// What the file of a book is called.
  ///
  /// - Parameter title: The book's title.
  /// - Returns: A name that every file system takes.
  public func fileName(of title: String) -> String {
    let plain = String(
      title.map { "/\\:\"<>|?*".contains($0) || $0.isNewline || $0 == "\0" ? "_" : $0 }
        .prefix(Self.titleLimit))
    let visible = plain.drop { $0 == "." || $0 == " " }
    return "\(visible.isEmpty ? "Book" : visible).\(fileExtension)"
  }
}
