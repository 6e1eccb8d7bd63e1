/// A file format that marks are exported in, for other programs and for people.
public enum MarkFormat: String, Hashable, Sendable, CaseIterable {
  /// Markdown, for people and notebooks.
  case markdown
  /// Readium's `AnnotationSet`, which Thorium and Vorleser read.
  case annotations
  /// A page that can be printed.
  case html
  /// The CSV table that Readwise reads.
  case readwise

  /// IANA media type.
  public var mediaType: String {
    switch self {
    case .markdown: "text/markdown; charset=utf-8"
    case .annotations: "application/ld+json"
    case .html: "text/html; charset=utf-8"
    case .readwise: "text/csv; charset=utf-8"
    }
  }

  /// The file extension, without the point.
  public var fileExtension: String {
    switch self {
    case .markdown: "md"
    case .annotations: "annotation"
    case .html: "html"
    case .readwise: "csv"
    }
  }
}
