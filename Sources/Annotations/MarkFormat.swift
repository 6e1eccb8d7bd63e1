/// A form that marks are written in, for other programs and for people.
public enum MarkFormat: String, Hashable, Sendable, CaseIterable {
  /// For people and notebooks.
  case markdown
  /// Readium's `AnnotationSet`, which Thorium reads too, and we.
  case annotations
  /// A page that can be printed.
  case html
  /// The table that Readwise reads.
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

  /// What a file of it is called at its end.
  public var fileExtension: String {
    switch self {
    case .markdown: "md"
    case .annotations: "annotation"
    case .html: "html"
    case .readwise: "csv"
    }
  }
}
