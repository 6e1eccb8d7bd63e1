#if DEBUG_BRIDGE
import Foundation
import HTTPServer
import ReadingModel
import VorleserKit

/// Lets tests steer a running program by `POST /debug/NAME`: reset, seed, open, settle, snapshot.
///
/// Release builds do not have it. It answers on a loopback address only, and only requests that
/// ``CallerRules`` admit.
actor DebugBridge {
  /// How long a call waits for work under way before it answers 503 and names it.
  private static let patience = Duration.seconds(20)
  /// The folders that a reset keeps: cached sound is addressed by content, and only tests with a
  /// program of their own install voices.
  private static let kept: Set<String> = ["cache", "voices"]
  private static let prefix = "/debug/"

  private(set) var served: ServedLibrary
  private let callers: CallerRules
  /// Makes a new served library for a kit and its library.
  private let serve: @Sendable (VorleserKit, Library, Accounts) -> ServedLibrary
  private let underWay = RequestsUnderWay()

  init(
    _ served: ServedLibrary, callers: CallerRules,
    serve: @escaping @Sendable (VorleserKit, Library, Accounts) -> ServedLibrary
  ) {
    self.served = served
    self.callers = callers
    self.serve = serve
  }

  /// Answers a request to the bridge or to the library.
  func handle(_ request: HTTPRequest) async -> HTTPResponse {
    guard request.path.hasPrefix(Self.prefix) else { return await follow(request) }
    if let refusal = callers.refusal(of: request) { return refusal.answer(to: request) }
    do {
      return try await answer(request)
    } catch {
      return Problem(error).response
    }
  }

  private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    let call = Call(request: request, values: [:])
    switch "\(request.method) \(request.path.dropFirst(Self.prefix.count))" {
    case "POST reset": return try await reset()
    case "POST seed": return try await seed(call)
    case "POST open": return try await open(call)
    case "POST settle":
      try await settle()
      return .json(NoFields())
    case "GET snapshot": return .json(try await snapshot())
    default: throw Problem.notFound("The debug bridge has no such call.")
    }
  }

  /// Lets the library answer, and records the request until its end.
  private func follow(_ request: HTTPRequest) async -> HTTPResponse {
    guard !request.path.hasSuffix("/api/events") else {
      return await served.application.handle(request)
    }
    let entry = underWay.begin("\(request.method) \(request.path)")
    var response = await served.application.handle(request)
    if case .stream(let write) = response.body {
      // The server lets the closure go when the stream has ended, or will never begin.
      response.body = .stream { writer in
        try await write(writer)
        entry.end()
      }
    } else {
      entry.end()
    }
    return response
  }

  /// Waits until no request is answered, nothing is imported and nothing is spoken.
  private func settle() async throws {
    let end = ContinuousClock.now + Self.patience
    while !underWay.targets.isEmpty || served.services.kit.isSpeaking {
      guard ContinuousClock.now < end else {
        let targets = underWay.targets.joined(separator: ", ")
        throw Problem.busy("Still under way: \(targets.isEmpty ? "speech" : targets).")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Resets the library to that of a first start: only the guide, no people, settings or marks.
  private func reset() async throws -> HTTPResponse {
    try await settle()
    await served.endStreams()
    await served.services.accounts.close()
    await served.library.close()
    let kit = served.services.kit.withoutLiveStreams()
    let manager = FileManager.default
    let folder = kit.data.url
    for name in try manager.contentsOfDirectory(atPath: folder.path) where !Self.kept.contains(name)
    {
      try manager.removeItem(at: folder.appending(path: name))
    }
    let library = try await Library(kit: kit)
    try await library.addGuideIfEmpty()
    served = serve(kit, library, Accounts(kit))
    return .json(try await snapshot())
  }

  /// Adds files of this machine, as `vorleser add` does.
  private func seed(_ call: Call) async throws -> HTTPResponse {
    let request = try await call.body(SeedRequest.self)
    var books: [BookShape] = []
    for path in request.files {
      let book = try await served.library.add(
        URL(filePath: path), name: URL(filePath: path).lastPathComponent)
      books.append(BookShape(book, .root))
    }
    return .json(["books": books])
  }

  /// Opens a book and reads a chapter, so that the next request finds both in memory.
  private func open(_ call: Call) async throws -> HTTPResponse {
    let request = try await call.body(OpenRequest.self)
    let book = try await served.library.open(request.book)
    guard book.spine.indices.contains(request.chapter ?? 0) else {
      throw Problem.notFound("The book has no such chapter.")
    }
    _ = try await book.content.chapter(at: request.chapter ?? 0)
    return .json(BookShape(try await served.library.book(request.book), .root))
  }

  private func snapshot() async throws -> SnapshotShape {
    let (library, services) = (served.library, served.services)
    let books = try await library.books()
    var marks: [MarkShape] = []
    for book in books {
      let keys = try await library.markKeys(in: book.id, for: .owner, removed: false)
      marks += try await library.marks(keys[...], for: .owner).map { MarkShape($0) }
    }
    return SnapshotShape(
      books: books.map { BookShape($0, .root) }, marks: marks,
      settings: try await library.settings(for: .owner),
      people: try await services.accounts.all().map(PersonShape.init),
      requests: underWay.targets, eventStreams: await services.hub.clientCount,
      isSpeaking: services.kit.isSpeaking)
  }
}

/// Body of `POST /debug/seed`.
private struct SeedRequest: RequestShape {
  static let fields = ["files"]

  /// Paths of files on this machine.
  var files: [String]
}

/// Body of `POST /debug/open`.
private struct OpenRequest: RequestShape {
  static let fields = ["book", "chapter"]

  var book: Int
  var chapter: Int?
}
#endif
