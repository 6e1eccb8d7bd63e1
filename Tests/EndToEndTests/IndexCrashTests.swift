import Foundation
import TestSupport
import Testing

/// The server is killed at random moments while it puts the texts of all books into their index, and while it takes former ones out.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"), .ownThreads)
struct IndexCrashTests {
  /// How often it is killed when somebody asked for a number, as `make crash-test` does.
  private static let wantedKills =
    ProcessInfo.processInfo.environment["VORLESER_CRASHES"].flatMap { Int($0) }
  /// How often it is killed otherwise: twice in a first index, twice in one that changes.
  private static let usualKills = 4
  /// Several times what is written at once, so that a first index lives through several kills.
  private static let bookCount = 8
  /// Milliseconds after the last look at how far it is, so that any step of the next writing is hit.
  private static let longestWait = 150

  private struct Progress: Decodable, Equatable {
    var indexed: Int
    var complete: Bool
  }

  private struct Found: Decodable {
    struct Book: Decodable {
      var book: Int
      var matches: [Match]
      var more: Bool
    }

    struct Match: Decodable { var text: String }

    var books: [Book]
  }

  private struct Added: Decodable { var id: Int }

  @Test(.timeLimit(.minutes(wantedKills == nil ? 30 : 240)))
  func everyTextIsFoundOnceAfterEveryKill() async throws {
    let desk = try Desk()
    var random = SeededGenerator(seed: 20_261_128)
    var server = try #require(try await ServedLibrary.start(desk.program))
    var books: [Int] = []
    for number in 0..<Self.bookCount {
      let text = Self.text(of: number, edition: 0)
      let reply = try #require(
        await server.request("POST", "/api/books?name=\(number).txt", body: Data(text.utf8)))
      try #require(reply.status == 201)
      books.append(try reply.json(Added.self).id)
    }
    var editions = [Int](repeating: 0, count: Self.bookCount)
    let kills = Self.wantedKills ?? Self.usualKills
    var unfinished = 0
    for kill in 1...kills {
      unfinished += try await killAtWork(server, &random) ? 1 : 0
      server = try #require(
        try await ServedLibrary.start(desk.program), "it does not start again (kill \(kill))")
      guard kill % 2 == 0 else { continue }
      if kill % 20 == 0 || kill == kills {
        try await check(server, books, editions)
      }
      if kill == kills { break }
      for number in books.indices where Bool.random(using: &random) {
        editions[number] += 1
        let text = Self.text(of: number, edition: editions[number])
        let path = "/api/books/\(books[number])/file?name=\(number).txt&edition=true"
        let reply = try #require(await server.request("PUT", path, body: Data(text.utf8)))
        try #require(reply.status == 200)
      }
    }
    await server.kill()
    #expect(unfinished > 0, "no kill has come before the index was whole")
    print("killed \(kills) times, \(unfinished) times before the index was whole")
  }

  /// Kills the server while it works on the index, and says whether it was not whole.
  private func killAtWork(
    _ server: ServedLibrary, _ random: inout SeededGenerator
  ) async throws -> Bool {
    let begin = try await server.get("/api/search/index", Progress.self)
    let wanted = Int.random(in: 1...4, using: &random)
    var now = begin
    // Whatever else the machine does, the kill comes so many books later; none come any more once it is whole.
    let deadline = ContinuousClock.now + .seconds(2)
    while abs(now.indexed - begin.indexed) < wanted || now.complete, .now < deadline {
      try await Task.sleep(for: .milliseconds(10))
      now = try await server.get("/api/search/index", Progress.self)
    }
    try await Task.sleep(
      for: .milliseconds(Int.random(in: 0...Self.longestWait, using: &random)))
    await server.kill()
    return !now.complete
  }

  /// Waits for the whole index, and looks for words of every book.
  private func check(_ server: ServedLibrary, _ books: [Int], _ editions: [Int]) async throws {
    for (number, edition) in editions.enumerated() {
      for part in [0, Self.partCount / 2, Self.partCount - 1] {
        let word = Self.word(number, edition, part)
        var found: Found?
        try await eventually("\(word) is found") {
          found = try await server.get("/api/search?q=\(word)", Found.self)
          return found?.books.isEmpty == false
        }
        // A passage that was added twice would have the word twice.
        #expect(found?.books.map(\.book) == [books[number]], "\(word)")
        #expect(found?.books.first?.matches.map(\.text) == [word])
        #expect(found?.books.first?.more == false)
        guard edition > 0 else { continue }
        let former = Self.word(number, edition - 1, part)
        #expect(try await server.get("/api/search?q=\(former)", Found.self).books.isEmpty)
      }
    }
    try await eventually("the index is whole") {
      try await server.get("/api/search/index", Progress.self).complete
    }
  }

  // MARK: Texts

  /// A book has so many parts, each with a word of its own: some passages of the index.
  private static let partCount = 40
  private static let line = "All the words of a long book are here, and none of them is rare.\n\n"

  private static func word(_ book: Int, _ edition: Int, _ part: Int) -> String {
    "b\(book)e\(edition)p\(part)"
  }

  private static func text(of book: Int, edition: Int) -> String {
    (0..<partCount).map { part in
      "\(word(book, edition, part)) stands here.\n\n" + String(repeating: line, count: 150)
    }.joined()
  }
}
