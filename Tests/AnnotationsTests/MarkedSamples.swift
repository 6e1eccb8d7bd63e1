import Foundation
import ReadingModel

@testable import Annotations

/// Two marked books with what is hard to write: signs of markup, empty fields, marks without chapter or place.
enum MarkedSamples {
  /// A book and the marks in it.
  struct Sample {
    var book: MarkedBook
    var marks: [Mark] = []
  }

  static let first = Sample(
    book: marked(
      book(1, "A *Test* & \"more\" <b>", ["Ada Example", "Bo"], epub),
      chapters: [
        .init(title: "One", start: 0, length: 100, isLinear: true),
        .init(title: "Two | 2", start: 100, length: 0, isLinear: true),
        .init(title: nil, start: 100, length: 77, isLinear: true),
      ], paths: ["c0.xhtml", "", "c2.xhtml"], sources: ["mark-number-1": source]),
    marks: [
      mark(
        1, 4..<32, "It was the\n best of times", note: "*first*\n\n=1+1 <i>&\"x\"", chapter: "One"),
      mark(1, 90..<90, "", kind: .bookmark, suffix: "So it [began]. ", chapter: "One", number: 2),
      mark(1, 95..<99, "äöü \u{1F600} \\ #", isPlaced: false, chapter: nil, number: 3),
      mark(1, 120..<130, "a king", note: "\"quoted\"", chapter: "Two | 2", number: 4, tail: "end"),
    ])
  static let second = Sample(
    book: marked(book(2, "Ohne Autor", [], plain)), marks: [mark(2, 7..<9, "zu", chapter: nil)])
  static let unmarked = Sample(book: marked(book(3, "Leer", ["N"], plain)))

  private static func marked(
    _ book: LibraryBook, chapters: [BookOutline.Chapter] = [], paths: [String] = [],
    sources: [String: SourcePlace] = [:]
  ) -> MarkedBook {
    var marked = MarkedBook(
      book: book, outline: BookOutline(chapters: chapters, contents: [], findings: []), paths: paths
    )
    marked.sources = sources
    return marked
  }

  private static let source = SourcePlace(
    fragment: "epubcfi(/6/2!/4/4,/1:0,/1:28)", element: "html > body > p", position: 0..<28,
    text: "It")

  private static func book(
    _ id: Int, _ title: String, _ creators: [String], _ format: BookFormat
  ) -> LibraryBook {
    var metadata = Metadata(title: title)
    metadata.contributors = creators.map { Contributor(name: $0) }
    return LibraryBook(
      id: id,
      fingerprint: Fingerprint(
        format: format, sha256: String(repeating: "ab", count: 32), byteCount: 9),
      fileName: "f", title: title, metadata: metadata, length: 177,
      coverVersion: nil, added: time, removed: nil,
      position: ReadingPosition(offset: 0, version: 0, updated: nil, device: nil, state: .unread),
      voice: nil, encoding: nil, isMissing: false, owner: nil, addedBy: nil)
  }

  private static let epub = BookFormat(
    id: "epub", name: "EPUB", mediaType: "application/epub+zip", fileExtensions: ["epub"])
  private static let plain = BookFormat(
    id: "txt", name: "Text", mediaType: "text/plain", fileExtensions: ["txt"])

  private static let time = Date(timeIntervalSince1970: 1_700_000_000.25)

  private static func mark(
    _ book: Int, _ range: Range<Int>, _ exact: String, kind: Mark.Kind = .highlight,
    suffix: String = "after",
    note: String = "", isPlaced: Bool = true, chapter: String?, number: Int = 1, tail: String? = nil
  ) -> Mark {
    Mark(
      id: "mark-number-\(number)", book: book, kind: kind, range: range, style: .outline,
      color: .green, note: note,
      quote: TextQuote(exact: exact, prefix: "before ", suffix: suffix, tail: tail),
      chapter: chapter,
      created: time, updated: time + 1, isPlaced: isPlaced)
  }
}
