import HTTPServer
import ReadingModel
import Storage
import VorleserKit

extension Services {
  /// A note and a quote may be long, and each of their characters six bytes in JSON.
  static let markByteLimit = 6 * (Mark.noteLimit + 2 * TextQuote.exactLimit) + (4 << 10)
  /// Marks in one answer for the whole library, which a page shows a part of at a time.
  private static let pageLimit = 1000

  /// What people have marked.
  var markRoutes: [Route] {
    [
      Route("GET", "/api/books/{id}/marks", query: ["removed"], needs: .book) { call in
        let marks = try await library.marks(
          in: try call.book(), for: call.person, removed: try call.flag("removed"))
        return .json(MarksShape(marks: marks.map { MarkShape($0) }))
      },
      Route("PUT", "/api/books/{id}/marks/{mark}", needs: .book) { call in
        let request = try await call.body(MarkRequest.self, limit: Self.markByteLimit)
        guard request.start <= request.end else {
          throw Problem.badRequest("'start' must not be after 'end'.")
        }
        let draft = MarkDraft(
          kind: request.kind, range: request.start..<request.end, style: request.style ?? .solid,
          color: request.color ?? .yellow, note: request.note ?? "")
        let mark = try await library.setMark(
          draft, id: call.mark, in: try call.book(), expecting: request.version,
          seen: try SeenText(request.edition, request.quote), for: call.person)
        return .json(MarkShape(mark))
      },
      Route("DELETE", "/api/books/{id}/marks/{mark}", needs: .book) { call in
        .json(
          MarkShape(
            try await library.removeMark(call.mark, in: try call.book(), for: call.person)))
      },
      Route("POST", "/api/books/{id}/marks/{mark}/restore", needs: .book) { call in
        .json(
          MarkShape(
            try await library.restoreMark(call.mark, in: try call.book(), for: call.person)))
      },
      Route("GET", "/api/marks", query: ["kind", "color", "search", "from"], needs: .person) {
        call in
        try await allMarks(call)
      },
    ]
  }

  private func allMarks(_ call: Call) async throws -> HTTPResponse {
    let kind: Mark.Kind? = try call.choice("kind")
    let color: Mark.Color? = try call.choice("color")
    let search = call.value("search")?.lowercased() ?? ""
    let from = call.value("from") == nil ? 0 : try call.number("from")
    var titles: [Int: String] = [:]
    for book in try await library.books(for: call.person) { titles[book.id] = book.title }
    let marks = try await library.marks(for: call.person).filter { mark in
      (kind == nil || mark.kind == kind) && (color == nil || mark.color == color)
        && titles[mark.book] != nil
        && (search.isEmpty || mark.note.lowercased().contains(search)
          || mark.quote.shown.lowercased().contains(search))
    }
    let page = marks.dropFirst(from).prefix(Self.pageLimit)
    return .json(
      LibraryMarksShape(
        marks: page.map { MarkShape($0, title: titles[$0.book]) }, total: marks.count,
        next: page.endIndex < marks.endIndex ? page.endIndex : nil))
  }
}

extension Call {
  /// The mark that the path names.
  fileprivate var mark: String { values["mark"] ?? "" }

  /// One of some words in the query, or `nil` where it is not given.
  ///
  /// - Throws: ``Problem`` `bad-request` for any other word.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ name: String
  ) throws(Problem) -> Value? where Value.RawValue == String {
    guard let text = value(name) else { return nil }
    guard let value = Value(rawValue: text) else {
      let words = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw Problem.badRequest("'\(name)' can be \(words).")
    }
    return value
  }
}
