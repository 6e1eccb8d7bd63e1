import BookParser
import Foundation
import HTTPServer
import MediaHeaders
import ReadingModel
import Storage
import VorleserKit

extension Services {
  /// The usual time to receive a large book over a home network and to read it.
  static let uploadPatience = Duration.seconds(60)

  /// The routes that receive and send files.
  var fileRoutes: [Route] {
    [
      Route("POST", "/api/books", query: ["name", "copy", "import", "private"], needs: .person) {
        call in
        let adding = try Adding(call, hub: hub)
        let book = try await adding.report.follow { progress in
          try await imports.pass(call.person) {
            let file = try await receive(call, adding.name) {
              progress(WorkReport.Step(stage: "receiving", fraction: $0))
            }
            return try await library.add(
              file, asCopy: adding.asCopy, password: adding.password, to: adding.place
            ) { step in
              progress(WorkReport.Step(step))
            }
          }
        }
        return .json(BookShape(book, call.origin.base), status: 201)
      }.patient(Self.uploadPatience),
      Route("POST", "/api/imports", query: ["name", "copy", "import", "private"], needs: .person) {
        call in
        let adding = try Adding(call, hub: hub)
        let outcome = try await adding.report.follow { progress in
          try await imports.pass(call.person) {
            let file = try await receive(call, adding.name, mayBeArchive: true) {
              progress(WorkReport.Step(stage: "receiving", fraction: $0))
            }
            return try await library.addAll(
              file, asCopy: adding.asCopy, password: adding.password, to: adding.place
            ) { step in
              progress(WorkReport.Step(step))
            }
          }
        }
        return .json(ImportShape(outcome, call.origin.base), status: 201)
      }.patient(Self.uploadPatience),
      Route("PUT", "/api/books/{id}/file", query: ["name", "edition"], needs: .ownBook) { call in
        let id = try call.book()
        let isEdition = try call.flag("edition")
        let name = try UploadName.cleaned(call.value("name"))
        let password = try call.filePassword()
        _ = try await library.book(id)
        let book = try await imports.pass(call.person) {
          let file = try await receive(call, name) { _ in }
          return isEdition
            ? try await library.replace(file, of: id, password: password, for: call.person)
            : try await library.putBack(file, for: id)
        }
        return .json(BookShape(book, call.origin.base))
      }.patient(Self.uploadPatience),
      Route("GET", "/api/books/{id}/file", needs: .book) { call in try await original(call) },
      Route("GET", "/api/books/{id}/cover", query: ["v"], needs: .book) { call in
        try await cover(call)
      },
    ]
  }

  /// Receives a body into the data folder; the file is deleted unless it is added.
  private func receive(
    _ call: Call, _ name: String, mayBeArchive: Bool = false, progress: (Double) -> Void
  ) async throws -> IncomingFile {
    let body = call.request.body
    try uploads.check(body.declaredLength, folder: kit.data.url)
    let file = try await library.receive(name)
    var count = 0
    var isLookedAt = false
    for try await piece in body {
      count += piece.count
      guard count <= uploads.byteLimit else { throw uploads.tooLarge }
      try await file.write(piece)
      if !isLookedAt, count >= UploadLimits.firstLook {
        // A film is refused at its beginning, not when all of it has come.
        if !mayBeArchive || !BookArchive.mayBe(file.url) {
          try BookParser.check(file.url, formats: kit.formats)
        }
        isLookedAt = true
      }
      if let length = body.declaredLength, length > 0 {
        progress(min(1, Double(count) / Double(length)))
      }
    }
    return file
  }

  private func original(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let book = try await library.book(id)
    let file = try await library.file(of: id)
    var response = PartialContent.response(
      call, type: book.fingerprint.format.mediaType, length: book.fingerprint.byteCount,
      tag: EntityTag(book.fingerprint.sha256, isWeak: false)
    ) { .file(file, $0) }
    // Never shown as a page of ours, whatever is in it.
    response.set("Content-Disposition", ContentDisposition.attachment(book.fileName))
    response.set("Content-Security-Policy", StrictHeaders.resourcePolicy)
    return response
  }

  private func cover(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let book = try await library.book(id)
    let missing = Problem(.noCover, "“\(book.title)” has no cover.")
    guard let version = book.coverVersion else { throw missing }
    let tag = EntityTag(version, isWeak: true)
    var response = HTTPResponse.notModified(tag)
    if !call.has(tag) {
      guard let image = try await library.cover(of: id),
        let type = MediaKind.type(of: image.bytes), type.hasPrefix("image/")
      else { throw missing }
      response = .content(image.bytes, type: type, tag: tag)
    }
    response.set("Content-Security-Policy", StrictHeaders.resourcePolicy)
    return response
  }
}

/// What a request says of the books that it brings.
private struct Adding {
  let name: String
  let asCopy: Bool
  let password: FilePassword?
  let place: ShelfPlace
  let report: WorkReport

  init(_ call: Call, hub: EventHub) throws {
    name = try UploadName.cleaned(call.value("name"))
    asCopy = try call.flag("copy")
    password = try call.filePassword()
    place = ShelfPlace(call.person, isPrivate: try call.flag("private"))
    report = try .ofImport(name, call, hub)
  }
}
