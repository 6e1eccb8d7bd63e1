import BookParser
import HTTPServer
import ReadAloud
import ReadingModel
import VorleserKit

extension Services {
  /// The most chapters in one part of a list: a megabyte of the answer.
  private static let outlineLimit = 5000

  /// The routes of the library and of books.
  var bookRoutes: [Route] {
    [
      Route("GET", "/api/books", query: BookQuery.names, needs: .person) { call in
        let page = try await library.books(matching: try BookQuery(call), for: call.person)
        return .json(
          BooksShape(
            books: page.books.map { BookShape($0, call.origin.base) },
            count: page.count, next: page.next,
            formats: kit.formats.formats.map { FormatShape($0) }))
      },
      Route(
        "GET", "/api/book-numbers", query: BookQuery.names.union(["group"]), needs: .person
      ) { call in .json(try await bookNumbers(call)) },
      Route("GET", "/api/book-choices", needs: .person) { call in
        .json(BookChoicesShape(try await library.bookChoices(for: call.person)))
      },
      Route("GET", "/api/books/{id}", query: ["chapters"], needs: .book) { call in
        let id = try call.book()
        let count = try call.value("chapters") == nil ? Int.max : call.number("chapters")
        let (outline, edition) = try await library.outlineWithEdition(of: id)
        let book = try await library.book(id, for: call.person)
        // A book whose file is missing says what the library knows.
        let opened = try? await library.open(id)
        let presentation = await opened?.content.presentation() ?? Presentation()
        let replacements = try await library.replacements(countingFor: id, for: call.person)
        let detected = opened?.metadata.detectedLanguage ?? book.metadata.detectedLanguage
        return .json(
          BookDetailsShape.Short(
            book, outline, edition, presentation,
            detectedLanguage: detected, content: opened?.content, replacements: replacements,
            call.origin.base),
          adding: WrittenJSON(
            outline, presentation, book.metadata.layout, titles: ShownTitles(replacements),
            count: count))
      },
      Route("GET", "/api/books/{id}/outline", query: ["from", "count"], needs: .book) { call in
        let (id, from, count) = (try call.book(), try call.number("from"), try call.number("count"))
        guard count <= Self.outlineLimit else {
          throw Problem.badRequest("'count' takes a number up to \(Self.outlineLimit).")
        }
        let (outline, edition) = try await library.outlineWithEdition(of: id)
        let book = try await library.book(id, for: call.person)
        // A book whose file is gone has its chapters here, and its pages say so.
        let presentation =
          await (try? await library.open(id))?.content.presentation() ?? Presentation()
        let replacements = try await library.replacements(countingFor: id, for: call.person)
        return .json(
          OutlineShape.Counts(
            edition: edition, chapterCount: outline.chapters.count,
            contentsCount: outline.contents.count),
          adding: WrittenJSON(
            outline, presentation, book.metadata.layout, titles: ShownTitles(replacements),
            from: from, count: count))
      },
      Route("PATCH", "/api/books/{id}", needs: .book) { call in
        let id = try call.book()
        let request = try await call.body(BookRequest.self)
        return .json(BookShape(try await change(id, request, call), call.origin.base))
      },
      Route("GET", "/api/books/{id}/encodings", needs: .book) { call in
        let known = try await library.encoding(of: try call.book())
        return .json(
          EncodingsShape(
            encoding: known?.present.description, chosen: known?.isChosen ?? false,
            candidates: known?.candidates.map(EncodingCandidateShape.init) ?? [],
            encodings: known == nil ? [] : EncodingName.all.map(\.description)))
      },
      Route("DELETE", "/api/books/{id}", needs: .ownBook) { call in
        .json(BookShape(try await library.remove(try call.book()), call.origin.base))
      },
      Route("POST", "/api/books/{id}/restore", needs: .ownBook) { call in
        .json(BookShape(try await library.restore(try call.book()), call.origin.base))
      },
    ]
  }

  private func bookNumbers(_ call: Call) async throws -> BookNumbersShape {
    let query = try BookQuery(call)
    guard let name = call.value("group") else {
      return BookNumbersShape(
        books: try await library.bookNumbers(matching: query, for: call.person))
    }
    guard let grouping = BookGrouping(rawValue: name) else {
      let names = BookGrouping.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem.badRequest("'group' can be: \(names).")
    }
    return BookNumbersShape(
      try await library.bookGroups(matching: query, by: grouping, for: call.person))
  }
}
