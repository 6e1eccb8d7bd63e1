/// The formats that books are converted to.
public enum PublicationFormat: String, Sendable, CaseIterable {
  case epub
  case text = "txt"
  case markdown = "md"
  case html
  /// Pages of paper, printed by a ``PagePrinter``.
  case pdf

  /// The format that a file's name asks for.
  ///
  /// - Parameter fileExtension: The extension without the point, in any case.
  public init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "epub": self = .epub
    case "txt", "text": self = .text
    case "md", "markdown": self = .markdown
    case "html", "htm": self = .html
    case "pdf": self = .pdf
    default: return nil
    }
  }

  /// The extension of its files.
  public var fileExtension: String { rawValue }

  /// IANA media type of its files.
  public var mediaType: String {
    switch self {
    case .epub: "application/epub+zip"
    case .text: "text/plain; charset=utf-8"
    case .markdown: "text/markdown; charset=utf-8"
    case .html: "text/html; charset=utf-8"
    case .pdf: "application/pdf"
    }
  }
}
