import BookParser
import ReadingModel
import Storage
import TextSearch
import VorleserKit

/// A file that arrives in pieces, as docs/api.md describes it.
struct UploadShape: Codable, Sendable {
  var id: String
  var name: String
  var byteCount: Int
  var received: Int
  var updated: String
  /// `book`, `recording` or `addition`.
  var `for`: String
  /// Whether the person who asks may give it up.
  var own: Bool
  @Null var book: Int?

  init(_ upload: UnfinishedUpload, for person: PersonID) {
    id = upload.id
    name = upload.name
    byteCount = upload.byteCount
    received = upload.received
    updated = TimeText.text(upload.updated)
    `for` = upload.purpose.rawValue
    own = upload.isOwn(of: person)
    book = upload.book
  }
}

/// Answer of `GET /api/uploads`.
struct UploadsShape: Codable, Sendable {
  var uploads: [UploadShape]
}

/// A passage of a file that can be read before the file is in the library.
struct PassageShape: Codable, Sendable {
  @Null var html: String?
  @Null var language: String?
  var start: Int
  var end: Int
  var blocks: [Int]
  /// Where the byte stands that was asked for, in the passage's text.
  var offset: Int

  /// Nothing that can be shown.
  init() {
    (start, end, blocks, offset) = (0, 0, [], 0)
    (html, language) = (nil, nil)
  }

  init(_ passage: TextPassage, language: String?) {
    html = passage.chapter.html
    self.language = language
    start = passage.bytes.lowerBound
    end = passage.bytes.upperBound
    blocks = passage.blockStarts
    offset = passage.offset
  }
}

/// What a search of a file that is not in the library yet has found.
struct PassageSearchShape: Codable, Sendable {
  var matches: [PassageMatchShape]
  @Null var next: Int?
  var more: Bool

  init(_ outcome: PassageSearch.Outcome?) {
    matches = outcome?.matches.map(PassageMatchShape.init) ?? []
    // Where nothing can be searched yet, it begins at the beginning.
    next = outcome.map(\.next) ?? 0
    more = outcome?.hasMore ?? false
  }
}

/// A place in a file where the words stand.
struct PassageMatchShape: Codable, Sendable {
  var start: Int
  var end: Int
  var before: String
  var text: String
  var after: String

  init(_ match: PassageSearch.Match) {
    start = match.bytes.lowerBound
    end = match.bytes.upperBound
    before = match.text.before
    text = match.text.text
    after = match.text.after
  }
}

/// The headings of a part of a file that is not in the library yet.
struct PassageContentsShape: Codable, Sendable {
  var headings: [PassageHeadingShape]
  @Null var next: Int?
  var more: Bool

  init(_ found: TextHeadings?) {
    headings = found?.headings.map(PassageHeadingShape.init) ?? []
    // Where nothing can be told yet, it begins at the beginning.
    next = found.map(\.next) ?? 0
    more = found?.hasMore ?? false
  }
}

/// A heading in a file.
struct PassageHeadingShape: Codable, Sendable {
  var title: String
  var level: Int
  var start: Int

  init(_ heading: TextHeadings.Heading) {
    title = heading.title
    level = heading.level
    start = heading.byte
  }
}

/// Answer of `GET /api/books/{id}/place`.
struct BytePlaceShape: Codable, Sendable {
  var offset: Int
}
