public import ReadingModel

/// How far a book is in the ``TextIndex``.
public struct IndexedBook: Hashable, Sendable {
  /// The book's number.
  public var id: Int
  /// The revision of the book that was looked at last.
  public var revision: Int
  /// The edition of the indexed text, see ``Bookshelf/edition(of:)``.
  public var edition: String
  /// The chapter that comes next.
  public var next: Int
  /// Whether all chapters are in the index, or can't be read.
  public var isDone: Bool
}

/// What the index knows of a book besides its text; every text is folded by the caller.
public struct IndexedNames: Hashable, Sendable {
  /// Title and series.
  public var title: String
  /// All authors.
  public var author: String
  /// All subjects.
  public var tag: String
  /// BCP 47 tag in small letters; empty if not known.
  public var lang: String

  /// Puts names together.
  ///
  /// - Parameters:
  ///   - title: Title and series.
  ///   - author: All authors.
  ///   - tag: All subjects.
  ///   - lang: BCP 47 tag in small letters; empty if not known.
  public init(title: String, author: String, tag: String, lang: String) {
    self.title = title
    self.author = author
    self.tag = tag
    self.lang = lang
  }
}

/// A book that is to be in the index.
public struct NotedBook: Sendable {
  /// The book's number.
  public var id: Int
  /// The revision of the book that was looked at.
  public var revision: Int
  /// The edition of its text.
  public var edition: String
  /// Its names.
  public var names: IndexedNames

  /// Puts together what is known of a book.
  public init(id: Int, revision: Int, edition: String, names: IndexedNames) {
    self.id = id
    self.revision = revision
    self.edition = edition
    self.names = names
  }
}

/// Chapters of a book to be put into the index.
public struct NewChapters: Sendable {
  /// How far the book was before.
  public var book: IndexedBook
  /// The chapters' passages.
  public var passages: [NewPassage]
  /// The chapter that comes next.
  public var next: Int
  /// Whether these are the last chapters.
  public var isDone: Bool

  /// Puts chapters together.
  public init(of book: IndexedBook, passages: [NewPassage], next: Int, isDone: Bool) {
    self.book = book
    self.passages = passages
    self.next = next
    self.isDone = isDone
  }
}

/// A passage to be put into the index.
public struct NewPassage: Sendable {
  /// Index of the chapter in the spine.
  public var chapter: Int
  /// The chapter's title, if it has one.
  public var heading: String?
  /// The book offset of its first unit.
  public var start: TextOffset
  /// Its length in UTF-16 units, without what it shares with the next one.
  public var length: Int
  /// Its text with the beginning of the next passage, in a form that only the caller reads.
  public var text: [UInt8]
  /// Its tokens with a space between each two.
  public var tokens: String

  /// Describes a passage.
  ///
  /// - Parameters:
  ///   - chapter: Index of the chapter in the spine.
  ///   - heading: The chapter's title, if it has one.
  ///   - start: The book offset of its first unit.
  ///   - length: Its length in UTF-16 units.
  ///   - text: Its text, in a form that only the caller reads.
  ///   - tokens: Its tokens with a space between each two.
  public init(
    chapter: Int, heading: String?, start: TextOffset, length: Int, text: [UInt8], tokens: String
  ) {
    self.chapter = chapter
    self.heading = heading
    self.start = start
    self.length = length
    self.text = text
    self.tokens = tokens
  }
}

/// A passage of the index.
public struct StoredPassage: Sendable {
  /// Its number.
  public var id: Int
  /// Index of the chapter in the spine.
  public var chapter: Int
  /// The chapter's title, if it has one.
  public var heading: String?
  /// The book offset of its first unit.
  public var start: TextOffset
  /// Its length in UTF-16 units.
  public var length: Int
  /// Its text as the caller has stored it.
  public var text: [UInt8]
}

/// A book with passages that fit a query.
public struct FoundBook: Sendable {
  /// The book's number.
  public var id: Int
  /// Whether more of its passages fit.
  public var hasMore: Bool
  /// The edition of the indexed text.
  public var edition: String
  /// The best of them, the best one first.
  public var passages: [StoredPassage]
}
