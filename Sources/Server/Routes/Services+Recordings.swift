import HTTPServer
import MediaHeaders
import ReadAloud
import ReadingModel
import VorleserKit

extension Services {
  /// The routes of the recordings that books bring.
  var recordingRoutes: [Route] {
    [
      Route(
        "GET", "/api/books/{id}/chapters/{n}/recording", query: ["rules"], needs: .book
      ) { call in try await recording(call) },
      Route("GET", "/api/books/{id}/sounds/{path}", needs: .book) { call in
        try await recordedSound(call)
      },
    ]
  }

  private func recording(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let entry = try await library.book(id)
    let outline = try await library.outline(of: id)
    guard let index = Call.number(call.values["n"] ?? ""), index < outline.chapters.count else {
      throw Problem.notFound("The book has no such chapter.")
    }
    let rules = try await rules(call.value("rules"), of: id, call)
    let base = call.origin.base
    let tag = EntityTag(
      "\(entry.textTag)-recording-\(index)-\(rules.key)-\(build)\(base.text)", isWeak: true)
    guard !call.has(tag) else { return .notModified(tag) }
    let book = try await library.open(id)
    let recording = try await kit.recording(ofChapter: index, of: book, rules: rules)
    var response = RecordingShape(
      recording, chapter: index, start: outline.chapters[index].start
    ) { ResourcePath.address($0, ofSoundIn: id, base) }.response()
    response.set("ETag", tag.text)
    return response
  }

  private func recordedSound(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let entry = try await library.book(id)
    let book = try await library.open(id)
    guard let path = call.values["path"], let sound = try await book.content.sound(at: path),
      let type = SoundKind.type(of: sound.beginning, named: path)
    else { throw Problem.notFound("The book has no such sound.") }
    let tag = EntityTag("\(entry.fingerprint.sha256.prefix(16))-\(build)", isWeak: false)
    var response = PartialContent.response(call, type: type, length: sound.byteCount, tag: tag) {
      range in
      .stream { writer in
        try await sound.read(range) { try await writer.write($0) }
      }
    }
    response.set("Content-Security-Policy", StrictHeaders.resourcePolicy)
    return response
  }
}
