import HTTPServer
import MediaHeaders
import ReadAloud
import ReadingModel
import VorleserKit

extension Services {
  /// The routes of recordings: those that books bring, and audiobooks that were made of them.
  var recordingRoutes: [Route] {
    [
      Route(
        "GET", "/api/books/{id}/chapters/{n}/recording", query: ["rules", "audiobook"],
        needs: .book
      ) { call in try await recording(call) },
      Route("GET", "/api/books/{id}/sounds/{path}", needs: .book) { call in
        try await recordedSound(call)
      },
      Route("GET", "/api/audiobooks/{audiobook}/sounds/{n}", needs: .person) { call in
        try await audiobookSound(call)
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
    let audiobook = call.value("audiobook")
    let tag = EntityTag(
      "\(entry.textTag)-recording-\(index)-\(rules.key)-\(audiobook ?? "")-\(build)\(base.text)",
      isWeak: true)
    let book = try await library.open(id)
    let start = outline.chapters[index].start
    let shape: RecordingShape
    if let audiobook {
      // One that is gone, or another person's, is not known by its tag.
      let chapter = try await audiobooks.chapter(
        index, of: audiobook, in: book, rules: rules, for: call.person)
      shape = RecordingShape(
        chapter.recording, chapter: index, start: start, isChanged: chapter.isChanged
      ) { ResourcePath.address($0, ofAudiobook: audiobook, base) }
    } else {
      guard !call.has(tag) else { return .notModified(tag) }
      let recording = try await kit.recording(ofChapter: index, of: book, rules: rules)
      shape = RecordingShape(recording, chapter: index, start: start) {
        ResourcePath.address($0, ofSoundIn: id, base)
      }
    }
    guard !call.has(tag) else { return .notModified(tag) }
    var response = shape.response()
    response.set("ETag", tag.text)
    return response
  }

  private func audiobookSound(_ call: Call) async throws -> HTTPResponse {
    let id = call.values["audiobook"] ?? ""
    guard let number = Call.number(call.values["n"] ?? "") else {
      throw Problem.notFound("The audiobook has no such sound.")
    }
    let (sound, type) = try await audiobooks.sound(number, of: id, for: call.person)
    let tag = EntityTag("\(id)-\(number)", isWeak: false)
    switch sound {
    case .file(let file, let length):
      return PartialContent.response(call, type: type, length: length, tag: tag) { .file(file, $0) }
    case .packed(let sound):
      return PartialContent.response(call, type: type, length: sound.byteCount, tag: tag) { range in
        .stream { writer in try await sound.read(range) { try await writer.write($0) } }
      }
    }
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
