import ReadingModel

/// A book with the details that reading it needs: a ``BookShape`` with further fields.
struct BookDetailsShape: Codable, Sendable {
  var book: BookShape
  var rest: Rest
  var lists: Lists

  /// The further fields.
  struct Rest: Codable, Sendable {
    var edition: String
    /// How many chapters there are, and entries of the contents that are below no other.
    var chapterCount: Int
    var contentsCount: Int
    /// Whether the language was detected in the text, since the book names none.
    var languageDetected: Bool
    /// Whether a person has put the language in place of what the book says or its text shows.
    var languageCorrected: Bool
    /// The encoding in which the file is read, for a format that does not say it itself.
    @Null var encoding: String?
    /// The key of the person's replacement rules for the book.
    @Null var replacements: String?
    /// The rule by which a person has a text divided into chapters.
    @Null var chapterRule: String?
    /// How the person sees the lines of a plain text.
    @Null var cleaning: TextCleaning?
    /// The recording that the book brings.
    @Null var recording: BookRecordingShape?
    var direction: String
    var layout: String
    var writing: String
    var spread: String
    var findings: [FindingShape]
  }

  /// The fields with a line for each chapter.
  ///
  /// A book may have 200,000 chapters, so that the answer has these fields as ``WrittenJSON``.
  struct Lists: Codable, Sendable {
    var chapters: [ChapterInfoShape]
    var contents: [ContentsEntryShape]
  }

  /// The fields but for the lists.
  struct Short: Encodable {
    var book: BookShape
    var rest: Rest

    func encode(to encoder: any Encoder) throws {
      try book.encode(to: encoder)
      try rest.encode(to: encoder)
    }
  }

  init(from decoder: any Decoder) throws {
    book = try BookShape(from: decoder)
    rest = try Rest(from: decoder)
    lists = try Lists(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try Short(book: book, rest: rest).encode(to: encoder)
    try lists.encode(to: encoder)
  }
}

/// A part of a book's chapters and contents.
struct OutlineShape: Codable, Sendable {
  var edition: String
  var chapterCount: Int
  var contentsCount: Int
  var chapters: [ChapterInfoShape]
  var contents: [ContentsEntryShape]

  /// The fields but for the lists, which are ``WrittenJSON``.
  struct Counts: Encodable {
    var edition: String
    var chapterCount: Int
    var contentsCount: Int
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
