import HTTPServer
import PictureConverting
import Publishing
import ReadingModel
import VorleserKit

extension Services {
  /// The routes that hand out a book in another format.
  var exportRoutes: [Route] {
    [
      Route("GET", "/api/export/formats", needs: .person) { _ in
        .json(ExportFormatsShape(formats: library.exportFormats.map(\.rawValue)))
      },
      Route(
        "GET", "/api/books/{id}/export",
        query: Self.pictureQuery.union(["format", "own", "export"]),
        needs: .book
      ) { call in
        let id = try call.book()
        let format: PublicationFormat = try call.choice("format") ?? .epub
        let isOwn = try call.flag("own")
        let pictures = try call.pictureSettings()
        let report = try WorkReport.ofExport(id, call, hub)
        _ = try await library.book(id, for: call.person)
        let exported = try await report.follow { progress in
          try await exports.pass(call.person) {
            try await library.export(id, as: format, isOwn: isOwn, pictures: pictures) {
              progress(WorkReport.Step(stage: "converting", fraction: $0))
            }
          }
        }
        return Self.download(exported)
      },
      Route(
        "GET", "/api/export",
        query: Self.pictureQuery.union(["books", "title", "format", "export"]),
        needs: .person
      ) { call in
        let ids = try call.exportedBooks()
        let title = call.value("title")
        guard title?.count ?? 0 <= Self.joinedTitleLimit else {
          throw Problem.badRequest("'title' has at most \(Self.joinedTitleLimit) characters.")
        }
        let format: PublicationFormat = try call.choice("format") ?? .epub
        let pictures = try call.pictureSettings()
        let report = try WorkReport.ofExport(ids[0], call, hub)
        for id in ids {
          let book = try await library.book(id, for: call.person)
          guard book.isVisible(to: call.person), book.removed == nil else {
            throw LibraryError.noSuchBook(id: id)
          }
        }
        let exported = try await report.follow { progress in
          try await exports.pass(call.person) {
            try await library.export(joined: ids, title: title, as: format, pictures: pictures) {
              progress(WorkReport.Step(stage: "converting", fraction: $0))
            }
          }
        }
        return Self.download(exported)
      },
    ]
  }

  /// What the query says of an EPUB's pictures.
  private static let pictureQuery: Set<String> = [
    "jpeg-quality", "picture-size", "svg-size", "grey",
  ]

  /// The longest title of several books as one, in characters; no shelf shows more.
  private static let joinedTitleLimit = 200

  private static func download(_ exported: ExportedBook) -> HTTPResponse {
    exported.made.download(as: exported.format.mediaType)
  }
}

extension MadeFile {
  /// The answer that hands the file out.
  func download(as mediaType: String) -> HTTPResponse {
    var response = HTTPResponse(
      status: 200,
      headers: [
        ("Content-Type", mediaType), ("Content-Length", "\(byteCount)"),
        ("Content-Disposition", ContentDisposition.attachment(name)),
        // Made anew for each download.
        ("Cache-Control", "no-store"),
      ],
      body: .stream { writer in try await read { try await writer.write($0) } })
    // Never shown as a page of ours, whatever is in it.
    response.set("Content-Security-Policy", StrictHeaders.resourcePolicy)
    return response
  }
}

extension Call {
  /// How the query wants an EPUB's pictures.
  ///
  /// - Throws: ``Problem`` `bad-request` for what can't be.
  fileprivate func pictureSettings() throws(Problem) -> PictureSettings {
    var settings = PictureSettings()
    settings.quality =
      try number("jpeg-quality", in: PictureSettings.qualities) ?? settings.quality
    settings.longestSide = try number("picture-size", in: PictureSettings.sides)
    settings.isGrey = try flag("grey")
    if let box = value("svg-size"), !settings.takeDrawingBox(box) {
      let sides = PictureSettings.sides
      throw Problem.badRequest(
        "'svg-size' has width and height from \(sides.lowerBound) to \(sides.upperBound), such as '1024x768'."
      )
    }
    return settings
  }

  private func number(
    _ name: String, in range: ClosedRange<Int>
  ) throws(Problem) -> Int? {
    guard value(name) != nil else { return nil }
    let number = try number(name)
    guard range ~= number else {
      throw Problem.badRequest(
        "'\(name)' takes a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// The books that the query names, in its order.
  ///
  /// - Throws: ``Problem`` `bad-request` for what is no list of numbers, and for too many.
  fileprivate func exportedBooks() throws(Problem) -> [Int] {
    let parts = (value("books") ?? "").split(separator: ",", omittingEmptySubsequences: false)
    let ids = parts.compactMap { Self.number(String($0)) }
    guard 1...Library.joiningLimit ~= ids.count, ids.count == parts.count else {
      throw Problem.badRequest(
        "'books' has the numbers of 1 to \(Library.joiningLimit) books with commas between them.")
    }
    return ids
  }
}
