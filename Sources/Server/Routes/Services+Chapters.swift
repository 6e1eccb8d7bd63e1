import BookParser
import HTTPServer
import MediaHeaders
import ReadAloud
import ReadingModel
import VorleserKit

extension Services {
  /// The routes of chapters, their text and their resources.
  var chapterRoutes: [Route] {
    [
      Route("GET", "/api/books/{id}/chapters/{n}", query: ["styles"], needs: .book) { call in
        try await chapter(call)
      },
      Route("GET", "/api/books/{id}/styles/{path}", query: ["layout"], needs: .book) { call in
        try await styleSheet(call)
      },
      Route("GET", "/api/books/{id}/resources/{path}", needs: .book) { call in
        try await resource(call)
      },
    ]
  }

  private func chapter(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let entry = try await library.book(id)
    let outline = try await library.outline(of: id)
    guard let index = Call.number(call.values["n"] ?? ""), index < outline.chapters.count else {
      throw Problem.notFound("The book has no such chapter.")
    }
    // The title and the start are the outline's, which a newer parser may have made anew.
    let isStyled = try call.flag("styles")
    let base = call.origin.base
    let replacements = try await library.replacements(countingFor: id, for: call.person)
    let shownTag = "\(isStyled ? "s" : "")\(replacements.key.map { "-\($0)" } ?? "")"
    let tag = EntityTag(
      "\(entry.textTag)-\(index)\(shownTag)-\(build)\(base.text)",
      isWeak: true)
    guard !call.has(tag) else { return .notModified(tag) }
    let book = try await library.open(id)
    let chapter =
      isStyled
      ? try await kit.chapters.chapter(index, of: book)
      : try await book.content.chapter(at: index)
    let targets = try await LinkTargets(chapters: kit.chapters).offsets(
      of: chapter, in: book, outline)
    let hidden = chapter.hiddenNotes.flatMap(\.names)
    let addresses = ChapterAddresses(
      book: id, base: base,
      hiddenNotes: Set(hidden.map { ChapterTarget(chapter: chapter.index, fragment: $0) })
    ) { targets[$0] }
    let shown = await kit.chapters.shown(chapter, in: book, under: replacements)
    let place = outline.chapters[index]
    var titles = ShownTitles(replacements)
    var response = ChapterShape(
      index: index, title: place.title.map { titles.shown($0) }, start: place.start,
      length: chapter.text.utf16.count,
      html: addresses.html(shown.markup, showing: shown.edits),
      language: book.metadata.language,
      sentences: shown.sentences.flatMap { [$0.range.lowerBound, $0.range.upperBound] },
      hiddenNotes: chapter.hiddenNotes.map {
        HiddenNoteShape(names: $0.names, html: addresses.html($0.markup))
      },
      findings: chapter.findings.map(FindingShape.init),
      style: chapter.style.map { ChapterStyleShape($0, book: id, base) }
    ).response()
    response.set("ETag", tag.text)
    return response
  }

  private func styleSheet(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let layout = call.value("layout")
    guard [nil, "fixed"].contains(layout) else {
      throw Problem.badRequest("The layout of a style sheet is “fixed” or not given.")
    }
    let base = call.origin.base
    let fingerprint = try await library.book(id).fingerprint.sha256.prefix(16)
    let tag = EntityTag("\(fingerprint)-\(layout ?? "")-\(build)\(base.text)", isWeak: true)
    let book = try await library.open(id)
    guard let path = call.values["path"],
      let sheet = try await book.content.styleSheet(at: path, isFixed: layout != nil)
    else { throw Problem.notFound("The book has no such style sheet.") }
    guard !call.has(tag) else { return .notModified(tag) }
    return .content(
      Array(ResourcePath.addressed(sheet, book: id, base).utf8), type: "text/css; charset=utf-8",
      tag: tag)
  }

  private func resource(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let tag = EntityTag(
      "\(try await library.book(id).fingerprint.sha256.prefix(16))-\(build)", isWeak: true)
    let missing = Problem.notFound("The book has no such image or font.")
    let book = try await library.open(id)
    guard let path = call.values["path"], let resource = try await resource(at: path, of: book),
      let type = MediaKind.type(of: resource.bytes)
    else { throw missing }
    var response = HTTPResponse.content(resource.bytes, type: type, tag: tag)
    response.set("Content-Security-Policy", StrictHeaders.resourcePolicy)
    return response
  }

  /// A file of a book; one that is drawn takes its turn among the pages, and is kept with them.
  private func resource(at path: String, of book: Book) async throws -> Resource? {
    guard BookParser.draws(path, of: book) else {
      return try await book.content.resource(at: path)
    }
    let key = PagePictures.Key(book: book.fingerprint.sha256, figure: path)
    return try await pictures.picture(key) {
      guard let drawn = try await book.content.resource(at: path) else {
        throw Problem.notFound("The book has no such image or font.")
      }
      return drawn
    }
  }
}
