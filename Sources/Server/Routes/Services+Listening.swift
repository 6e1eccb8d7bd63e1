import AudioCodecs
import AudioEngine
import HTTPServer
import ReadingModel
import Synthesizer
import VorleserKit

extension Services {
  /// The routes of a book's sound and its timeline.
  var listeningRoutes: [Route] {
    let query: Set<String> = ["from", "voice", "until", "rules", "format", "languages"]
    return [
      Route("GET", "/api/books/{id}/audio", query: query, needs: .book) { call in
        try await audio(call)
      },
      Route(
        "GET", "/api/books/{id}/timeline", query: query.union(["count", "index"]), needs: .book
      ) { call in
        try await timeline(call) { try await stream(call).1 }
      }
      // It waits until there is something to tell.
      .patient(LiveStream.longestWait + Route.patience),
    ]
  }

  private func audio(_ call: Call) async throws -> HTTPResponse {
    let (request, stream) = try await stream(call)
    return try await sound(of: stream, request, call) { listening in
      try await narrations.follow(request, stream, for: call.person, listening)
    }
  }

  /// A part of the timeline of the stream that a query describes.
  func timeline(
    _ call: Call, of stream: () async throws -> LiveStream
  ) async throws -> HTTPResponse {
    let index = try call.number("index")
    let count = call.value("count") == nil ? LiveStream.segmentLimit : try call.number("count")
    guard (1...LiveStream.segmentLimit).contains(count) else {
      throw Problem.badRequest("'count' takes 1 to \(LiveStream.segmentLimit).")
    }
    let part = try await stream().segments(from: index, atMost: count)
    return .json(TimelineShape(part))
  }

  /// The sound of a stream, while it is made.
  ///
  /// - Parameters:
  ///   - stream: The stream.
  ///   - request: What the client asked for.
  ///   - call: The call.
  ///   - follow: Runs the listening.
  /// - Returns: The answer.
  /// - Throws: ``Problem`` if the voice can't speak at all.
  func sound(
    of stream: LiveStream, _ request: LiveStreamRequest, _ call: Call,
    following follow:
      @escaping @Sendable (_ listening: () async throws -> Void) async throws ->
      Void
  ) async throws -> HTTPResponse {
    let finished = await stream.finishedByteCount
    guard let finished else {
      // The answer waits for the first bytes: only its status can say that a voice can't speak at all.
      // A listener waits for them, because listeners who hear nothing yet come first.
      var sound = stream.bytes().makeAsyncIterator()
      let opening: [UInt8]?
      do {
        opening = try await sound.next()
      } catch {
        throw Problem(listening: error)
      }
      return HTTPResponse(
        status: 200,
        headers: [("Content-Type", request.format.mediaType), ("Accept-Ranges", "none")],
        body: .stream { [sound] writer in
          try await follow {
            var (next, sound) = (opening, sound)
            while let bytes = next {
              try await writer.write(bytes)
              // The stream ends in good order, and the timeline says why no more comes. If it broke
              // off, players would throw the last seconds away and ask for them again.
              do { next = try await sound.next() } catch {
                guard stream.hasFailed else { throw error }
                return
              }
            }
          }
        })
    }
    return PartialContent.response(
      call, type: request.format.mediaType, length: finished,
      tag: EntityTag("\(request.tag)-\(build)", isWeak: false)
    ) { range in
      .stream { writer in
        var rest = range.count
        for try await bytes in stream.bytes(from: range.lowerBound) {
          try await writer.write(Array(bytes.prefix(rest)))
          rest -= min(rest, bytes.count)
          if rest == 0 { return }
        }
      }
    }
  }

  /// The live stream that a query describes.
  ///
  /// - Throws: ``Problem`` `bad-request`, `no-such-voice`; errors of the library and the kit.
  private func stream(_ call: Call) async throws -> (LiveStreamRequest, LiveStream) {
    let id = try call.book()
    let entry = try await library.book(id)
    let request = try LiveStreamRequest(call, book: entry)
    let rules = try await rules(request.rules, of: id, call)
    let book = try await openMeasured(id)
    let stream = try await kit.liveStream(
      of: book, bookKey: String(id), from: request.offset, voice: request.voice,
      until: request.end, rules: rules, format: request.format,
      isAnyLanguageSpoken: request.isAnyLanguageSpoken)
    return (request, stream)
  }

  /// Opens a book with its stored chapter lengths, so that a tap reads only its own chapter.
  private func openMeasured(_ id: Int) async throws -> Book {
    // The outline comes first: a newer parser makes it anew.
    _ = try await library.outline(of: id)
    return try await library.open(id)
  }
}

/// The parameters of a request for sound.
struct LiveStreamRequest: Hashable, Sendable {
  /// The book's number; 0 for a passage of a text that is no book yet.
  let book: Int
  /// The book's content; equal parameters give equal bytes for it.
  let text: String
  let offset: Int
  let voice: String
  let end: LiveStreamEnd
  /// The key of the rules, if any.
  let rules: String?

  /// The format of the stream.
  let format: StreamFormat
  /// Whether the voice tries languages that it does not speak.
  let isAnyLanguageSpoken: Bool

  /// Reads the query for a book of the library.
  ///
  /// - Throws: ``Problem`` `bad-request`.
  init(_ call: Call, book: LibraryBook) throws(Problem) {
    try self.init(call, book: book.id, text: book.textTag, length: book.length)
  }

  /// Reads the query.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - book: The book's number, or 0.
  ///   - text: What names its text.
  ///   - length: The length of its text.
  /// - Throws: ``Problem`` `bad-request`.
  init(_ call: Call, book: Int, text: String, length: Int) throws(Problem) {
    self.book = book
    self.text = text
    offset = try call.number("from")
    guard offset < max(length, 1) else {
      throw Problem.badRequest("'from' is outside the text, which ends at \(length).")
    }
    guard let voice = call.value("voice"), !voice.isEmpty, voice.utf8.count <= 200 else {
      throw Problem.badRequest("'voice' is missing; GET /api/voices lists them.")
    }
    self.voice = voice
    rules = call.value("rules")
    guard let format = StreamFormat(rawValue: call.value("format") ?? StreamFormat.mp3.rawValue)
    else { throw Problem.badRequest("'format' can only be 'mp3' or 'opus'.") }
    self.format = format
    guard [nil, "any"].contains(call.value("languages")) else {
      throw Problem.badRequest("'languages' can only be 'any'.")
    }
    isAnyLanguageSpoken = call.value("languages") == "any"
    switch call.value("until") {
    case nil: end = .book
    case "chapter": end = .chapter
    default: throw Problem.badRequest("'until' can only be 'chapter'.")
    }
  }

  /// A tag that identifies this sound among all others at its address.
  var tag: String {
    "\(text)-\(offset)-\(end.rawValue)-\(format.rawValue)"
      + (isAnyLanguageSpoken ? "-any" : "")
      + (rules.map { "-\($0.prefix(16))" } ?? "")
  }
}
