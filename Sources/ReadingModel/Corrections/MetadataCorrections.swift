/// What people have put in place of what a book's file says of it; a field that is `nil` follows the file.
///
/// An empty text or list, and a series without a name, say that the book has nothing of the kind.
public struct MetadataCorrections: Hashable, Sendable, Codable {
  /// The title, never empty.
  public var title: String?
  /// The title as sorted; empty for the title without its article.
  public var sortTitle: String?
  /// Authors, translators and others, in order.
  public var contributors: [Contributor]?
  /// The series with the book's place in it.
  public var series: Series?
  /// BCP 47 tag, never empty.
  public var language: String?
  /// A year, a month or a day: `1999`, `1999-05`, `1999-05-03`.
  public var published: String?
  /// Publisher's name.
  public var publisher: String?
  /// Identifiers, the most important one first.
  public var identifiers: [String]?
  /// Blurb, plain text or HTML.
  public var summary: String?
  /// Keywords in order.
  public var subjects: [String]?

  /// Makes corrections of nothing.
  public init() {}

  /// Whether every field follows the file.
  public var isEmpty: Bool { self == MetadataCorrections() }

  /// The fields that do not follow the file, in the order of ``MetadataField``.
  public var fields: [MetadataField] {
    MetadataField.allCases.filter { field in
      var without = self
      without.release(field)
      return without != self
    }
  }

  /// Lets a field follow the file again.
  ///
  /// - Parameter field: The field.
  public mutating func release(_ field: MetadataField) {
    switch field {
    case .title: title = nil
    case .sortTitle: sortTitle = nil
    case .contributors: contributors = nil
    case .series: series = nil
    case .language: language = nil
    case .published: published = nil
    case .publisher: publisher = nil
    case .identifiers: identifiers = nil
    case .description: summary = nil
    case .subjects: subjects = nil
    }
  }

  /// Takes over the fields that others correct.
  ///
  /// - Parameter others: Other corrections, which win.
  public mutating func take(_ others: MetadataCorrections) {
    title = others.title ?? title
    sortTitle = others.sortTitle ?? sortTitle
    contributors = others.contributors ?? contributors
    series = others.series ?? series
    language = others.language ?? language
    published = others.published ?? published
    publisher = others.publisher ?? publisher
    identifiers = others.identifiers ?? identifiers
    summary = others.summary ?? summary
    subjects = others.subjects ?? subjects
  }

  /// Releases the fields that say what the file says, but for the language, which is often a guess there.
  ///
  /// - Parameters:
  ///   - file: What the file says.
  ///   - title: The title that is shown without a correction.
  mutating func releaseEqual(to file: Metadata, titled title: String) {
    let shown = file.corrected(by: self)
    if self.title == title { self.title = nil }
    if sortTitle != nil, shown.sortTitle == file.sortTitle { sortTitle = nil }
    if shown.contributors == file.contributors { contributors = nil }
    if shown.series == file.series { series = nil }
    if shown.published == file.published { published = nil }
    if shown.publisher == file.publisher { publisher = nil }
    if shown.identifiers == file.identifiers { identifiers = nil }
    if shown.summary == file.summary { summary = nil }
    if shown.subjects == file.subjects { subjects = nil }
  }
}

extension Metadata {
  /// The metadata with what people have corrected.
  ///
  /// - Parameter corrections: The corrections.
  /// - Returns: The metadata as lists and exports show it.
  public func corrected(by corrections: MetadataCorrections) -> Metadata {
    func filled(_ correction: String?, _ own: String?) -> String? {
      correction.map { $0.isEmpty ? nil : $0 } ?? own
    }
    var corrected = self
    corrected.title = corrections.title ?? title
    // The file's key belongs to the file's title.
    corrected.sortTitle = filled(
      corrections.sortTitle, corrections.title == nil ? sortTitle : nil)
    corrected.contributors = corrections.contributors ?? contributors
    corrected.series = corrections.series.map { $0.name.isEmpty ? nil : $0 } ?? series
    corrected.correctedLanguage = corrections.language
    corrected.published = filled(corrections.published, published)
    corrected.publisher = filled(corrections.publisher, publisher)
    corrected.identifiers = corrections.identifiers ?? identifiers
    corrected.summary = filled(corrections.summary, summary)
    corrected.subjects = corrections.subjects ?? subjects
    return corrected
  }
}
