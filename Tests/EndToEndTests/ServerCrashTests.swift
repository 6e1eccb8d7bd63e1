import Foundation
import Publishing
import ReadingModel
import TestSupport
import Testing

/// The server is killed at random moments while clients add books, move places, listen, remove and
/// restore.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"), .ownThreads)
struct ServerCrashTests {
  /// How often it is killed when somebody asked for a number, as `make crash-test` does.
  private static let wantedKills =
    ProcessInfo.processInfo.environment["VORLESER_CRASHES"].flatMap { Int($0) }
  /// How often it is killed otherwise: enough for several books, removals and kills at the start.
  private static let usualKills = 40
  /// The longest life in acknowledged requests: a fast machine is hit as often as a slow one.
  private static let longestLife = 12
  /// Milliseconds after the last of them, so that any step of the next is hit.
  private static let longestWait = 25

  private struct Shelf: Decodable { var books: [CrashBook] }

  // A hang is given up, whatever the machine has to do besides.
  @Test(.timeLimit(.minutes(wantedKills == nil ? 30 : 240)))
  func whatWasAcknowledgedIsThereAfterEveryKill() async throws {
    let desk = try Desk()
    let ledger = CrashLedger(seed: 20_261_121)
    var startTime = Duration.milliseconds(100)
    let lives = Self.wantedKills ?? Self.usualKills
    for life in 0..<lives {
      if life % 5 == 4 {
        // Also while it starts, at any fraction of the time that takes here.
        let part = await Double(ledger.number(in: 0...100)) / 100
        let early = try await ServedLibrary.start(desk.program, killedAfter: startTime * part)
        await early?.kill()
      }
      let start = ContinuousClock.now
      let server = try #require(
        try await ServedLibrary.start(desk.program), "it does not start again (life \(life))")
      startTime = .now - start
      try await check(server, desk, ledger, isThorough: life % 20 == 0)
      await ledger.beginLife()
      try await live(server, desk, ledger, life)
    }
    let server = try #require(try await ServedLibrary.start(desk.program))
    try await check(server, desk, ledger, isThorough: true)
    await server.kill()
    let entries = await ledger.entries.values
    #expect(entries.count > lives / 4)
    #expect(entries.contains { $0.version > 3 })
    #expect(await ledger.removalCount > 0)
    print("killed \(lives) times; \(entries.count) books, \(await ledger.total) answers")
  }

  /// Lets clients work until the kill.
  private func live(
    _ server: ServedLibrary, _ desk: Desk, _ ledger: CrashLedger, _ life: Int
  ) async throws {
    let answers = await ledger.number(in: 0...Self.longestLife)
    let wait = await ledger.number(in: 0...Self.longestWait)
    await withTaskGroup { group in
      group.addTask { await Self.upload(server, desk, ledger, "Life \(life)") }
      group.addTask { await Self.upload(server, desk, ledger, "Again \(life)") }
      group.addTask { await Self.moveOn(server, ledger) }
      group.addTask { await Self.remove(server, ledger) }
      group.addTask { await Self.listen(server, ledger) }
      group.addTask {
        await ledger.answers(answers)
        try? await Task.sleep(for: .milliseconds(wait))
        await server.kill()
      }
      // Everybody stops by themselves when the server does not answer any more.
      await group.waitForAll()
    }
  }

  // MARK: Clients

  private static func upload(
    _ server: ServedLibrary, _ desk: Desk, _ ledger: CrashLedger, _ name: String
  ) async {
    for number in 0... {
      let title = "\(name) book \(number)"
      let lines = await ledger.number(in: 1...3000)
      let file = desk.folder.url.appending(path: "\(title).file")
      defer { try? FileManager.default.removeItem(at: file) }
      do {
        if number % 2 == 0 {
          let text = String(repeating: "\(title) is a line.\n\n", count: lines)
          try Data(text.utf8).write(to: file)
        } else {
          var book = SampleBook.publication
          book.metadata.title = title
          book.identifier = "urn:test:\(title.replacing(" ", with: "-"))"
          try EPUBWriter.write(book, to: file)
        }
        let data = try Data(contentsOf: file)
        await ledger.sending(title, size: data.count)
        let path = title.replacing(" ", with: "%20") + (number % 2 == 0 ? ".txt" : ".epub")
        guard let reply = await server.request("POST", "/api/books?name=\(path)", body: data)
        else { return }
        #expect(reply.status == 201, "\(String(decoding: reply.body, as: UTF8.self))")
        await ledger.added(try reply.json(CrashBook.self))
      } catch {
        Issue.record("\(title): \(error)")
        return
      }
    }
  }

  private static func moveOn(_ server: ServedLibrary, _ ledger: CrashLedger) async {
    while let book = await ledger.take() {
      for _ in 0..<5 {
        guard let known = await ledger.entry(book.id) else { return }
        let offset = await ledger.number(in: 0...max(known.length - 1, 0))
        let body = #"{"offset": \#(offset), "version": \#(known.version), "device": "test"}"#
        await ledger.sendingPlace(offset, of: book.id)
        let path = "/api/books/\(book.id)/position"
        guard let reply = await server.request("PUT", path, body: Data(body.utf8)) else { return }
        guard reply.status == 200, let place = try? reply.json(CrashBook.Place.self) else {
          Issue.record("\(path): \(reply.status) \(String(decoding: reply.body, as: UTF8.self))")
          return
        }
        #expect(place.offset == offset && place.version == known.version + 1)
        await ledger.stored(place, of: book.id)
      }
      await ledger.release(book.id)
    }
  }

  private static func remove(_ server: ServedLibrary, _ ledger: CrashLedger) async {
    while await server.request("GET", "/healthz")?.status == 200 {
      let wantsRemoved = await ledger.number(in: 0...2) > 0
      guard let book = await ledger.take(removed: wantsRemoved) else { continue }
      await ledger.sendingRemoval(of: book.id)
      let reply =
        book.isRemoved
        ? await server.request("POST", "/api/books/\(book.id)/restore")
        : await server.request("DELETE", "/api/books/\(book.id)")
      guard let reply else { return }
      #expect(reply.status == 200, "\(String(decoding: reply.body, as: UTF8.self))")
      await ledger.removed(!book.isRemoved, book.id)
      await ledger.release(book.id)
    }
  }

  private static func listen(_ server: ServedLibrary, _ ledger: CrashLedger) async {
    while let book = await ledger.take() {
      let offset = await ledger.number(in: 0...max(book.length - 1, 0))
      let path = "/api/books/\(book.id)/audio?from=\(offset)&voice=heart"
      guard let reply = await server.request("GET", path, enough: 40_000) else { return }
      #expect(reply.status == 200)
      await ledger.release(book.id)
    }
  }

  // MARK: What must hold after a start

  private func check(
    _ server: ServedLibrary, _ desk: Desk, _ ledger: CrashLedger, isThorough: Bool
  ) async throws {
    let books = try await server.get("/api/books", Shelf.self).books
    let listed = Dictionary(uniqueKeysWithValues: books.map { ($0.id, $0) })
    #expect(Set(books.map(\.fingerprint)).count == books.count)
    #expect(books.contains { $0.isGuide }, "the guide is there")

    var originals = Set(books.map(\.originalName))
    let (entries, touched) = await (ledger.entries, ledger.touched)
    for entry in entries.values where isThorough || touched.contains(entry.id) || entry.isRemoved {
      let book = try await server.get("/api/books/\(entry.id)", CrashBook.self)
      originals.insert(book.originalName)
      #expect(book.title == entry.title)
      let isRemoved = book.removed != nil
      #expect((listed[entry.id] == nil) == isRemoved)
      #expect(isRemoved == entry.isRemoved || entry.isUndecided, "\(entry)")
      let isAsTold = book.position.version == entry.version && book.position.offset == entry.offset
      let isAsSent =
        book.position.version == entry.version + 1 && book.position.offset == entry.sentOffset
      #expect(isAsTold || isAsSent, "\(entry) but \(book.position)")
    }
    for entry in entries.values where !entry.isRemoved && !entry.isUndecided {
      #expect(listed[entry.id] != nil, "\(entry) was lost")
    }

    for book in books where isThorough || entries[book.id] == nil || touched.contains(book.id) {
      try await checkWhole(book, server, desk, ledger)
    }
    for book in books where !book.isGuide { await ledger.settle(book, isRemoved: false) }
    for entry in entries.values where listed[entry.id] == nil {
      let book = try await server.get("/api/books/\(entry.id)", CrashBook.self)
      await ledger.settle(book, isRemoved: true)
    }

    let home = desk.program.home
    #expect(names(home.appending(path: "originals")) == originals)
    #expect(names(home.appending(path: "incoming")).isEmpty)
    let known: Set = [
      "cache", "covers", "incoming", "library.sqlite", "library.sqlite-shm", "library.sqlite-wal",
      "originals",
    ]
    #expect(names(home).isSubset(of: known))
  }

  /// A book that is listed opens, is as long as what was sent, and every chapter loads.
  private func checkWhole(
    _ listed: CrashBook, _ server: ServedLibrary, _ desk: Desk, _ ledger: CrashLedger
  ) async throws {
    #expect(!listed.missing, "\(listed.title)")
    let sent = await ledger.sizes[listed.title]
    #expect(listed.isGuide || sent == listed.byteCount, "\(listed.title)")
    let file = desk.program.home.appending(path: "originals/\(listed.originalName)")
    let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    #expect(size == listed.byteCount, "\(listed.title)")
    let book = try await server.get("/api/books/\(listed.id)", CrashBook.self)
    let chapters = try #require(book.chapters)
    #expect(chapters.reduce(0) { $0 + $1.length } == book.length)
    for chapter in chapters {
      let path = "/api/books/\(book.id)/chapters/\(chapter.index)"
      let content = try await server.get(path, CrashBook.Chapter.self)
      #expect(content.length == chapter.length && content.start == chapter.start)
      #expect(content.html?.isEmpty == (chapter.length == 0))
    }
  }

  private func names(_ folder: URL) -> Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
  }
}
