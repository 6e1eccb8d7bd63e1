/// A book with the details that reading it needs: a ``BookShape`` with further fields.
struct BookDetailsShape: Codable, Sendable {
  var book: BookShape
  var rest: Rest

  /// The further fields.
  struct Rest: Codable, Sendable {
    var edition: String
    /// Whether the language was detected in the text, since the book names none.
    var languageDetected: Bool
    /// Whether a person has put the language in place of what the book says or its text shows.
    var languageCorrected: Bool
    /// The encoding in which the file is read, for a format that does not say it itself.
    @Null var encoding: String?
    var chapters: [ChapterInfoShape]
    var contents: [ContentsEntryShape]
    var direction: String
    var layout: String
    var writing: String
    var spread: String
    var findings: [FindingShape]
  }

  init(book: BookShape, rest: Rest) {
    self.book = book
    self.rest = rest
  }

  init(from decoder: any Decoder) throws {
    book = try BookShape(from: decoder)
    rest = try Rest(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try book.encode(to: encoder)
    try rest.encode(to: encoder)
  }
}

/// One chapter in the list of a book's chapters.
struct ChapterInfoShape: Codable, Sendable {
  var index: Int
  @Null var title: String?
  var start: Int
  var length: Int
  var linear: Bool
  var layout: String
  @Null var side: String?
}

/// One line of the table of contents.
struct ContentsEntryShape: Codable, Sendable {
  var label: String
  @Null var offset: Int?
  @Null var chapter: Int?
  var children: [ContentsEntryShape]
}

/// A mistake in a book.
struct FindingShape: Codable, Sendable {
  var severity: String
  var place: String
  var message: String
  var code: String?
  var values: [String: String]?
}
