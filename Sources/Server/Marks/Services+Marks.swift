import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The most bytes of a mark in JSON: a note and a quote may be long, and each of their characters
  /// may take six bytes.
  static let markByteLimit = 6 * (Mark.noteLimit + 2 * TextQuote.exactLimit) + (4 << 10)
  /// The most marks in one answer for the whole library.
  private static let pageLimit = 1000

  /// The routes of marks.
  var markRoutes: [Route] {
    [
      Route("GET", "/api/books/{id}/marks", query: ["removed"], needs: .book) { call in
        let keys = try await library.markKeys(
          in: try call.book(), for: call.person, removed: try call.flag("removed"))
        return try await MarkList(library: library, keys: keys, person: call.person)
          .response(NoFields())
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
          seen: try ClientText(request.edition, request.quote), for: call.person)
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
    let search = SortKey.folded(call.value("search") ?? "")
    let from = call.value("from") == nil ? 0 : try call.number("from")
    let titles = try await library.titles(for: call.person)
    let keys = try await library.markKeys(for: call.person, kind: kind, color: color)
    var list = MarkList(
      library: library, keys: keys.filter { titles[$0.book] != nil }, person: call.person,
      titles: titles)
    if !search.isEmpty { list = try await found(search, in: list) }
    let total = list.keys.count
    let page = list.keys.dropFirst(from).prefix(Self.pageLimit)
    return try await MarkList(
      library: library, keys: Array(page), person: call.person, titles: titles
    ).response(
      MarkPageShape(total: total, next: page.endIndex < total ? page.endIndex : nil))
  }

  /// The marks of a list that contain a folded text in their note or passage.
  private func found(_ text: String, in list: MarkList) async throws -> MarkList {
    var found: [MarkKey] = []
    try await list.forEachBatch { marks in
      for mark in marks
      where [mark.note, mark.quote.shown].contains(where: { SortKey.folded($0).contains(text) }) {
        found.append(MarkKey(book: mark.book, id: mark.id))
      }
    }
    return MarkList(library: library, keys: found, person: list.person, titles: list.titles)
  }
}

extension Call {
  /// The mark that the path names.
  fileprivate var mark: String { values["mark"] ?? "" }

  /// One of some words in the query, or `nil` if it is not given.
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
