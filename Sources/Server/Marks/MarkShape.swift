import ReadingModel
import VorleserKit

/// A mark as docs/api.md describes it.
struct MarkShape: Codable, Sendable, Hashable {
  var id: String
  var book: Int
  var kind: String
  var start: Int
  var end: Int
  var style: String
  var color: String
  var note: String
  var quote: QuoteShape
  @Null var chapter: String?
  var created: String
  var updated: String
  var version: Int
  @Null var removed: String?
  var isPlaced: Bool
  /// The book's title, in the list of the whole library only.
  var title: String?
}

/// The marked text with its context.
struct QuoteShape: Codable, Sendable, Hashable {
  var exact: String
  var prefix: String
  var suffix: String
  /// The end of a passage that is too long to be quoted whole; absent otherwise.
  var tail: String?
}

/// The marks of a book.
struct MarksShape: Codable, Sendable {
  var marks: [MarkShape]
}

/// The fields beside a page of marks of the whole library.
struct MarkPageShape: Codable, Sendable {
  var total: Int
  @Null var next: Int?
}

/// A page of marks of the whole library.
struct LibraryMarksShape: Codable, Sendable {
  var marks: [MarkShape]
  var total: Int
  @Null var next: Int?
}

/// Data of a `marks` event.
struct MarksEventShape: Codable, Sendable {
  var book: Int
}

/// Body of `PUT /api/books/{id}/marks/{mark}`.
struct MarkRequest: RequestShape {
  static let fields = [
    "kind", "start", "end", "style", "color", "note", "version", "edition", "quote",
  ]

  var kind: Mark.Kind
  @Whole var start: Int
  @Whole var end: Int
  var style: Mark.Style?
  var color: Mark.Color?
  var note: String?
  @Whole var version: Int
  var edition: String?
  var quote: QuoteShape?
}

extension ClientText {
  /// The edition or text that a client's offsets belong to; `nil` if it names none.
  ///
  /// - Throws: ``Problem`` `bad-request` for a quote of no edition.
  init?(_ edition: String?, _ quote: QuoteShape?) throws(Problem) {
    guard let edition else {
      guard quote == nil else {
        throw Problem.badRequest("A 'quote' needs the 'edition' that it is from.")
      }
      return nil
    }
    self.init(
      edition: edition,
      quote: quote.map {
        TextQuote(exact: $0.exact, prefix: $0.prefix, suffix: $0.suffix, tail: $0.tail)
      })
  }
}

extension MarkShape {
  /// A mark.
  init(_ mark: Mark, title: String? = nil) {
    self.init(
      id: mark.id, book: mark.book, kind: mark.kind.rawValue, start: mark.range.lowerBound,
      end: mark.range.upperBound, style: mark.style.rawValue, color: mark.color.rawValue,
      note: mark.note,
      quote: QuoteShape(
        exact: mark.quote.exact, prefix: mark.quote.prefix, suffix: mark.quote.suffix,
        tail: mark.quote.tail),
      chapter: mark.chapter, created: TimeText.text(mark.created),
      updated: TimeText.text(mark.updated), version: mark.version,
      removed: mark.removed.map(TimeText.text), isPlaced: mark.isPlaced, title: title)
  }
}
