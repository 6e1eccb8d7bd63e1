import ReadingModel
import VorleserKit

extension Command {
  /// The most books that one call prints.
  private static let greatestLimit = 1000

  static let search = Command(
    name: "search", summary: "Search the texts of all books in the library.",
    discussion: """
      All words must occur in a passage. "…" finds words in a row, word* their beginnings, NEAR(a b, 10) words near each other; \
      AND, OR, NOT and brackets combine them. author:, title:, tag: and lang: choose books. \
      Texts that are not yet in the index are added first. Offsets count UTF-16 units from the start of the book.
      """,
    arguments: [Argument(name: "query", help: "What to find.", isRepeating: true)],
    options: [
      Option(name: "limit", value: "N", help: "Print at most this many books (default: 10)."),
      .person, .json, .home, .verbose,
    ],
    run: { call in
      let limit = try call.integer("limit", in: 1...greatestLimit) ?? 10
      let library = try await call.library()
      try await untilInterrupted {
        let person = try await call.person()
        let search = LibrarySearch(library)
        try await search.update(progress: { done, all in
          guard Terminal.isInteractive else { return }
          Terminal.note("\rReading new books: \(done) of \(all)\u{1B}[K", terminator: "")
          if done == all { Terminal.note("\r\u{1B}[K", terminator: "") }
        })
        let found = try await search.find(
          call.arguments.joined(separator: " "), for: person, limit: limit)
        var rows: [FoundRow] = []
        for id in found.named.filter({ id in !found.books.contains { $0.id == id } }) {
          rows.append(FoundRow(try await library.book(id, for: person), []))
        }
        for book in found.books {
          rows.append(FoundRow(try await library.book(book.id, for: person), book.matches))
        }
        if call.has("json") { return try Terminal.json(rows) }
        if rows.isEmpty { Terminal.note("Nothing found.") }
        for row in rows { row.print() }
      }
    })
}

/// One book of the results; its coding is the JSON form.
private struct FoundRow: Encodable {
  struct Place: Encodable {
    var start: Int
    var end: Int
    var chapter: Int
    var before: String
    var text: String
    var after: String
  }

  var id: Int
  var title: String
  var authors: [String]
  var places: [Place]

  init(_ book: LibraryBook, _ matches: [FoundInLibrary.Match]) {
    id = book.id
    title = book.title
    authors = book.metadata.creators
    places = matches.map { found in
      Place(
        start: found.range.lowerBound, end: found.range.upperBound,
        chapter: found.chapter, before: found.before, text: found.text,
        after: found.after)
    }
  }

  func print() {
    let by = authors.isEmpty ? "" : ", by " + authors.joined(separator: ", ")
    Terminal.print("\(id)  \((title + by).asLine)")
    for place in places {
      Terminal.print(
        "  \(place.start)\t\((place.before + "[" + place.text + "]" + place.after).asLine)")
    }
  }
}
