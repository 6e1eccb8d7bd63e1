extension PublicationFormat {
  /// What the file of a book is called.
  ///
  /// - Parameter title: The book's title.
  /// - Returns: A name that every file system takes.
  public func fileName(of title: String) -> String {
    PublicationName.of(title, fileExtension: fileExtension)
  }
}

/// Makes names of files from titles.
public enum PublicationName {
  /// The characters of a title that a file's name keeps: longer names don't fit into every file system with their extension.
  private static let titleLimit = 60

  /// The name of a file.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - fileExtension: What the name ends in, without the point.
  /// - Returns: A name that every file system takes.
  public static func of(_ title: String, fileExtension: String) -> String {
    "\(stem(title)).\(fileExtension)"
  }

  /// The name of a folder, or of a file without its extension.
  ///
  /// - Parameter title: What it is called.
  /// - Returns: A name that every file system takes, and that leads nowhere else.
  public static func stem(_ title: String) -> String {
    let plain = String(
      title.map { "/\\:\"<>|?*".contains($0) || $0.isNewline || $0 == "\0" ? "_" : $0 }
        .prefix(titleLimit))
    let visible = plain.drop { $0 == "." || $0 == " " }
    return visible.isEmpty ? "Book" : String(visible)
  }
}
