import ReadingModel

/// What is known of a book.
struct MetadataShape: Codable, Sendable {
  @Null var title: String?
  @Null var sortTitle: String?
  var contributors: [ContributorShape]
  @Null var series: SeriesShape?
  @Null var language: String?
  @Null var published: String?
  @Null var publisher: String?
  var identifiers: [String]
  @Null var description: String?
  var subjects: [String]

  init(_ metadata: Metadata, titled title: String) {
    self.title = title
    sortTitle = metadata.sortTitle
    contributors = metadata.contributors.map(ContributorShape.init)
    series = metadata.series.map { SeriesShape(name: $0.name, position: $0.position) }
    language = metadata.language
    published = metadata.published
    publisher = metadata.publisher
    identifiers = metadata.identifiers
    description = metadata.summary
    subjects = metadata.subjects
  }

  /// Without the fields in which books differ.
  init(_ common: CommonMetadata) {
    self.init(common.metadata, titled: common.title)
    let differing = common.differing
    if differing.contains(.title) { title = nil }
    if differing.contains(.sortTitle) { sortTitle = nil }
    if differing.contains(.contributors) { contributors = [] }
    if differing.contains(.series) {
      series = nil
    } else if common.count > 1 {
      series?.position = nil
    }
    if differing.contains(.language) { language = nil }
    if differing.contains(.published) { published = nil }
    if differing.contains(.publisher) { publisher = nil }
    if differing.contains(.identifiers) { identifiers = [] }
    if differing.contains(.description) { description = nil }
    if differing.contains(.subjects) { subjects = [] }
  }
}

/// A person or organisation that made a book.
struct ContributorShape: Codable, Sendable {
  var name: String
  @Null var sortAs: String?
  /// MARC relator code.
  @Null var role: String?
  var kind: Contributor.Kind

  init(_ contributor: Contributor) {
    name = contributor.name
    sortAs = contributor.sortAs
    role = contributor.role
    kind = contributor.kind
  }
}

/// What is known of a book: as it is shown, and as its file says.
struct BookMetadataShape: Codable, Sendable {
  var book: Int
  var shown: MetadataShape
  var file: MetadataShape
  /// The fields that do not follow the file.
  var corrected: [MetadataField]
  /// Where the cover comes from.
  var cover: CoverSource

  init(_ book: LibraryBook) {
    self.book = book.id
    cover = book.coverSource
    shown = MetadataShape(book.metadata, titled: book.title)
    file = MetadataShape(book.original, titled: book.originalTitle)
    corrected = book.corrections.fields
  }
}

/// What several books have in common.
struct CommonMetadataShape: Codable, Sendable {
  var count: Int
  var shown: MetadataShape
  /// The fields in which the books differ.
  var differing: [MetadataField]
  /// The fields that are corrected in at least one of them.
  var corrected: [MetadataField]

  init(_ common: CommonMetadata) {
    count = common.count
    shown = MetadataShape(common)
    differing = MetadataField.allCases.filter(common.differing.contains)
    corrected = MetadataField.allCases.filter(common.corrected.contains)
  }
}
