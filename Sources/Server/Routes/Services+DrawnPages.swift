import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The width of a drawn page where none is asked for: a page on a small screen.
  private static let usualWidth = 1024

  /// The routes of pages that a book's file draws.
  var drawnPageRoutes: [Route] {
    [
      Route("GET", "/api/books/{id}/pages", needs: .book) { call in try await drawnPages(call) },
      Route("GET", "/api/books/{id}/pages/{n}", query: ["width"], needs: .book) { call in
        try await drawnPage(call)
      },
      Route(
        "GET", "/api/books/{id}/pages/{n}/tiles/{column}/{row}", query: ["width"], needs: .book
      ) { call in
        try await drawnTile(call)
      },
      Route("GET", "/api/books/{id}/pages/{n}/words", needs: .book) { call in
        try await drawnPageWords(call)
      },
    ]
  }

  private func drawnPages(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let tag = try await tag(of: id, "pages")
    guard !call.has(tag) else { return .notModified(tag) }
    let (book, source) = try await source(of: id)
    let outline = try await library.outline(of: id)
    let starts = try await source.starts(in: book.content)
    var response = HTTPResponse.json(
      DrawnPageListShape(
        pages: zip(source.pages, starts).map { page, start in
          DrawnPageShape(
            label: page.label.isEmpty ? nil : page.label, width: Double(page.width),
            height: Double(page.height), start: start.bookOffset(in: outline))
        }))
    response.set("ETag", tag.text)
    return response
  }

  private func drawnPage(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let (book, source) = try await source(of: id)
    let index = try page(call, of: source)
    let width = call.value("width") == nil ? Self.usualWidth : try call.number("width")
    guard source.widths.contains(width) else {
      throw Problem.badRequest(
        "'width' can be \(source.widths.lowerBound) to \(source.widths.upperBound).")
    }
    let fingerprint = book.fingerprint.sha256
    let tag = EntityTag("\(fingerprint.prefix(16))-\(index)-\(width)-\(build)", isWeak: true)
    guard !call.has(tag) else { return .notModified(tag) }
    let picture = try await pictures.picture(
      PagePictures.Key(book: fingerprint, page: index, width: width)
    ) { try await source.picture(of: index, width: width) }
    var response = HTTPResponse.content(picture.bytes, type: picture.mediaType, tag: tag)
    response.set("Content-Security-Policy", StrictHeaders.resourcePolicy)
    return response
  }

  private func drawnTile(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let (book, source) = try await source(of: id)
    let index = try page(call, of: source)
    let width = try call.number("width")
    guard source.tiledWidths.contains(width) else {
      throw Problem.badRequest(
        "'width' can be \(source.tiledWidths.lowerBound) to \(source.tiledWidths.upperBound).")
    }
    let (column, row) = try tile(call, of: source, index, width)
    let fingerprint = book.fingerprint.sha256
    let tag = EntityTag(
      "\(fingerprint.prefix(16))-\(index)-\(width)-\(column)-\(row)-\(build)", isWeak: true)
    guard !call.has(tag) else { return .notModified(tag) }
    let key = PagePictures.Key(
      book: fingerprint, page: index, width: width, tile: (column: column, row: row))
    let picture = try await pictures.picture(key) {
      try await source.tile(of: index, width: width, column: column, row: row)
    }
    var response = HTTPResponse.content(picture.bytes, type: picture.mediaType, tag: tag)
    response.set("Content-Security-Policy", StrictHeaders.resourcePolicy)
    return response
  }

  /// The tile that the path names.
  private func tile(
    _ call: Call, of source: any PageSource, _ index: Int, _ width: Int
  ) throws -> (column: Int, row: Int) {
    let page = source.pages[index]
    let height = Double(width) * Double(page.height) / Double(page.width)
    let size = Double(source.tileSize)
    guard let column = Call.number(call.values["column"] ?? ""),
      let row = Call.number(call.values["row"] ?? ""),
      Double(column) * size < Double(width), Double(row) * size < height
    else { throw Problem.notFound("The page has no such tile.") }
    return (column, row)
  }

  private func drawnPageWords(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let (book, source) = try await source(of: id)
    let index = try page(call, of: source)
    let tag = try await tag(of: id, "words-\(index)")
    guard !call.has(tag) else { return .notModified(tag) }
    let outline = try await library.outline(of: id)
    let words = try await source.words(of: index, in: book.content)
    let links = try await source.links(of: index, in: book.content)
    var response = DrawnPageWordsShape(index, words, links, outline).response()
    response.set("ETag", tag.text)
    return response
  }

  private func tag(of id: Int, _ what: String) async throws -> EntityTag {
    EntityTag("\(try await library.book(id).textTag)-\(what)-\(build)", isWeak: true)
  }

  private func source(of id: Int) async throws -> (Book, any PageSource) {
    let book = try await library.open(id)
    guard let source = book.content.pages else {
      throw Problem.notFound("The book has no drawn pages.")
    }
    return (book, source)
  }

  private func page(_ call: Call, of source: any PageSource) throws -> Int {
    guard let index = Call.number(call.values["n"] ?? ""), source.pages.indices.contains(index)
    else { throw Problem.notFound("The book has no such page.") }
    return index
  }
}
