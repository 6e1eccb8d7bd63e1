import AudioEngine
import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The routes of the voice that reads texts that are not in the library yet.
  var passageSpeechRoutes: [Route] {
    let query: Set<String> = ["byte", "from", "voice", "format", "languages"]
    return [
      Route("GET", "/api/uploads/{upload}/audio", query: query, needs: .person) { call in
        let (request, stream) = try await passageStream(call)
        // The progress of a voice is told to pages that show a book.
        return try await sound(of: stream, request, call) { listening in try await listening() }
      },
      Route(
        "GET", "/api/uploads/{upload}/timeline", query: query.union(["count", "index"]),
        needs: .person
      ) { call in
        try await timeline(call) { try await passageStream(call).1 }
      }
      .patient(LiveStream.longestWait + Route.patience),
    ]
  }

  /// What a passage is kept by, for the voice.
  func passageKey(_ byte: Int, _ call: Call) -> SpokenPassages.Key {
    SpokenPassages.Key(upload: call.upload, byte: byte, of: call.person)
  }

  /// The live stream of a passage that a query describes; it ends with the passage.
  ///
  /// - Throws: ``Problem`` `bad-request`, `nothing-to-say`, `no-such-voice`; errors of the library and the kit.
  private func passageStream(_ call: Call) async throws -> (LiveStreamRequest, LiveStream) {
    let book = try await passageBook(at: try call.number("byte", or: 0), call)
    let text = book.fingerprint.description
    let request = try LiveStreamRequest(
      call, book: 0, text: text, length: try await book.chapterLengths().reduce(0, +))
    // What a person has decided for all books counts here, too.
    let rules = try await library.speechRules(of: 0, for: call.person)
    let stream = try await kit.liveStream(
      of: book, bookKey: "passage", from: request.offset, voice: request.voice, rules: rules,
      format: request.format, isAnyLanguageSpoken: request.isAnyLanguageSpoken)
    return (request, stream)
  }

  /// A passage as a book: the one that was shown last, also when the upload is gone because its text has become a book.
  private func passageBook(at byte: Int, _ call: Call) async throws -> Book {
    let key = passageKey(byte, call)
    if let shown = spokenPassages.book(key) { return shown }
    guard let passage = try await passage(at: byte, call) else {
      throw Problem(.nothingToSay, "Nothing of this file can be read aloud yet.")
    }
    return try await spokenPassages.keep(passage, as: key)
  }
}
