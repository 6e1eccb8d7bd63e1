/// A kind of text that is meant for the eye and not for the ear.
public enum SkippableKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// The numbers and signs that refer to footnotes and endnotes, and the links back from these.
  case noteMarks = "note-marks"
  /// Numbers of printed pages.
  case pageNumbers = "page-numbers"
  /// Titles that a scan or a PDF repeats on every page.
  case runningHeads = "running-heads"
  /// Sources in brackets, such as (Darwin, 1859).
  case citations
  /// Addresses of pages on the web.
  case urls
  /// Blocks of program text.
  case code
  /// Tables.
  case tables
  /// Captions of figures and tables.
  case captions
  /// The bodies of footnotes and endnotes.
  case notes

  /// Whether it is skipped by default, since no reader would say it aloud.
  public var isUsuallySkipped: Bool {
    switch self {
    case .noteMarks, .pageNumbers, .runningHeads: true
    case .citations, .urls, .code, .tables, .captions, .notes: false
    }
  }
}

/// A piece of a text that may be skipped.
public struct SkippableSpan: Hashable, Sendable {
  /// What it is.
  public var kind: SkippableKind
  /// Where it is, UTF-16 offsets.
  public var range: Range<Int>

  /// Makes a span.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - range: Where it is, UTF-16 offsets.
  public init(_ kind: SkippableKind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
