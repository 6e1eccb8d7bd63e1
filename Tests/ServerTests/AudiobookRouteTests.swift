import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)))
struct AudiobookRouteTests {
  /// Waits until an audiobook has its file.
  private func finished(_ id: String, by client: TestServer) async throws -> AudiobookShape {
    try await finished(id) { await client.ask("GET", "/api/audiobooks") }
  }

  private func finished(
    _ id: String, _ ask: () async -> HTTPResponse
  ) async throws -> AudiobookShape {
    while true {
      let list = try await ask().json(AudiobooksShape.self)
      let found = try #require(list.audiobooks.first { $0.id == id })
      if found.state == "done" { return found }
      try #require(found.state != "failed", "\(found.problem ?? "")")
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test func aBookIsMadeToldOfAndHandedOut() async throws {
    let server = try await TestServer(resources: Places.resources)
    let book = try await server.add(BookFile(title: "A/B"))
    let events = try await server.services.hub.subscribe(for: .owner)
    let telling = Task { await server.services.hub.forward(server.services.audiobooks) }
    let asked = await server.ask(
      "POST", "/api/books/\(book.id)/audiobooks", body: Array(#"{"format": "mp3"}"#.utf8))
    #expect(asked.status == 201)
    let made = try asked.json(AudiobookShape.self)
    #expect(made.book == book.id && made.format == "mp3" && made.voice == "heart")
    let done = try await finished(made.id, by: server)
    let file = await server.ask("GET", "/api/audiobooks/\(made.id)/file")
    #expect(file.status == 200 && file.bytes.count == done.byteCount)
    #expect(file.header("Content-Type") == "audio/mpeg")
    #expect(file.header("Content-Disposition")?.contains("A_B.mp3") == true)
    let part = await server.ask(
      "GET", "/api/audiobooks/\(made.id)/file", headers: [("Range", "bytes=0-2")])
    #expect(part.status == 206)
    for await event in events.events {
      let text = String(decoding: event.bytes, as: UTF8.self)
      if text.contains("audiobook"), text.contains("\"state\":\"done\"") { break }
    }
    telling.cancel()
    let left = await server.ask("DELETE", "/api/audiobooks/\(made.id)")
    #expect(try left.json(AudiobooksShape.self).audiobooks.isEmpty)
    #expect(await server.ask("GET", "/api/audiobooks/\(made.id)/file").problem == "not-found")
    await server.services.audiobooks.close()
  }

  @Test(arguments: ["mp3", "epub"])
  func whatWasMadeIsPlayedBesideTheText(format: String) async throws {
    let server = try await TestServer(resources: Places.resources)
    let book = try await server.add(
      BookFile(chapters: ["<p>It rained.</p>", "<p>It stopped.</p>"]))
    let asked = await server.ask(
      "POST", "/api/books/\(book.id)/audiobooks", body: Array(#"{"format": "\#(format)"}"#.utf8))
    let made = try await finished(try asked.json(AudiobookShape.self).id, by: server)
    let speech = try await server.ask("GET", "/api/books/\(book.id)/speech").json(SpeechShape.self)
    #expect(made.rules == speech.key)
    let path = "/api/books/\(book.id)/chapters/1/recording?audiobook=\(made.id)"
    let answer = await server.ask("GET", path + "&rules=\(speech.key)")
    let shape = try answer.json(RecordingShape.self)
    #expect(!shape.changed && shape.clips.count == 2 * 8)
    let sound = "/api/audiobooks/\(made.id)/sounds/\(format == "epub" ? 1 : 0)"
    #expect(shape.sounds == [sound])
    // The sound of an EPUB begins with each chapter.
    #expect((shape.clips[5] == 0) == (format == "epub") && shape.clips[6] == shape.clips[13])
    let part = await server.ask("GET", sound, headers: [("Range", "bytes=0-99")])
    #expect(part.status == 206 && part.header("Content-Type") == "audio/mpeg")
    #expect(await server.ask("GET", "/api/audiobooks/\(made.id)/sounds/9").problem == "not-found")
    #expect(await server.ask("GET", "/api/audiobooks/\(made.id)/sounds/x").problem == "not-found")
    let tag = try #require(answer.header("ETag"))
    let again = await server.ask(
      "GET", path + "&rules=\(speech.key)", headers: [("If-None-Match", tag)])
    #expect(again.status == 304)
    _ = await server.ask("DELETE", "/api/audiobooks/\(made.id)")
    let gone = await server.ask(
      "GET", path + "&rules=\(speech.key)", headers: [("If-None-Match", tag)])
    #expect(gone.problem == "not-found")
    #expect(await server.ask("GET", sound).problem == "not-found")
    await server.services.audiobooks.close()
  }

  @Test func aLinkLeadsSomebodyWithoutAnAccountToOneAudiobook() async throws {
    let server = try await TestServer(resources: Places.resources)
    let ada = try await server.setUp()
    let book = try await ada.add(BookFile(title: "Letters"))
    let asked = await ada.ask("POST", "/api/books/\(book.id)/audiobooks", json: "{}")
    let id = try asked.json(AudiobookShape.self).id
    let path = "/api/audiobooks/\(id)/link"
    let done = try await finished(id) { await ada.ask("GET", "/api/audiobooks") }
    let answer = await ada.ask("PUT", path, json: #"{"days": 7}"#)
    let link = try answer.json(AudiobookLinkShape.self)
    #expect(link.audiobook.sharedUntil != nil && link.secret.count == 43)
    // Without any sign of who asks.
    let told = await server.ask("GET", "/api/shared/\(link.secret)")
    let shared = try told.json(SharedAudiobookShape.self)
    #expect(shared.title == "Letters" && shared.mediaType == "audio/mpeg")
    #expect(shared.expires == link.audiobook.sharedUntil)
    #expect(told.header("Cache-Control")?.contains("no-store") == true)
    let file = await server.ask("GET", "/api/shared/\(link.secret)/file")
    #expect(file.status == 200 && file.bytes.count == done.byteCount)
    #expect(file.header("Content-Disposition")?.contains("Letters.mp3") == true)
    let part = await server.ask(
      "GET", "/api/shared/\(link.secret)/file", headers: [("Range", "bytes=0-9")])
    #expect(part.status == 206 && part.header("Content-Length") == "10")
    // It leads nowhere else.
    #expect(await server.ask("GET", "/api/audiobooks/\(id)/file").problem == "sign-in")
    // A new one ends the former, and the end ends it.
    let again = await ada.ask("PUT", path, json: #"{"days": 1}"#)
    let other = try again.json(AudiobookLinkShape.self).secret
    #expect(await server.ask("GET", "/api/shared/\(link.secret)").problem == "not-found")
    #expect(await server.ask("GET", "/api/shared/\(other)").status == 200)
    let ended = try await ada.ask("DELETE", path).json(AudiobookShape.self)
    #expect(ended.sharedUntil == nil)
    #expect(await server.ask("GET", "/api/shared/\(other)").problem == "not-found")
    #expect(await server.ask("GET", "/api/shared/\(other)/file").problem == "not-found")
    await server.services.audiobooks.close()
  }

  @Test func onlyWhoseAudiobookItIsSharesIt() async throws {
    let server = try await TestServer(resources: Places.resources)
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let book = try await ada.add(BookFile(title: "Letters"))
    let asked = await ada.ask("POST", "/api/books/\(book.id)/audiobooks", json: "{}")
    let id = try asked.json(AudiobookShape.self).id
    let path = "/api/audiobooks/\(id)/link"
    _ = try await finished(id) { await ada.ask("GET", "/api/audiobooks") }
    #expect(await bo.ask("PUT", path, json: #"{"days": 7}"#).problem == "not-found")
    #expect(await bo.ask("DELETE", path).problem == "not-found")
    #expect(await ada.ask("PUT", path, json: #"{"days": 0}"#).problem == "bad-request")
    #expect(await ada.ask("PUT", path, json: #"{"days": 366}"#).problem == "bad-request")
    let made = await ada.ask("PUT", path, json: #"{"days": 7}"#)
    let secret = try made.json(AudiobookLinkShape.self).secret
    // A book that its person has deleted is nobody's to hear.
    _ = await ada.ask("DELETE", "/api/books/\(book.id)")
    #expect(await server.ask("GET", "/api/shared/\(secret)/file").problem == "not-found")
    await server.services.audiobooks.close()
  }

  @Test func whatCanNotBeIsRefused() async throws {
    let server = try await TestServer(resources: Places.resources)
    let book = try await server.add(BookFile())
    let path = "/api/books/\(book.id)/audiobooks"
    func problem(_ body: String) async -> String? {
      await server.ask("POST", path, body: Array(body.utf8)).problem
    }
    #expect(await problem(#"{"format": "midi"}"#) == "bad-request")
    #expect(await problem(#"{"voice": "nobody"}"#) == "no-such-voice")
    let nowhere = await server.ask("POST", "/api/books/99/audiobooks", body: Array("{}".utf8))
    #expect(nowhere.problem == "not-found")
    let change = await server.ask(
      "PATCH", "/api/audiobooks/none", body: Array(#"{"paused": true}"#.utf8))
    #expect(change.problem == "not-found")
    await server.services.audiobooks.close()
  }

  @Test func anotherPersonNeitherSeesNorGetsIt() async throws {
    let server = try await TestServer(resources: Places.resources)
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let book = try await ada.add(BookFile(title: "Shared"))
    let asked = await ada.ask("POST", "/api/books/\(book.id)/audiobooks", json: "{}")
    let id = try asked.json(AudiobookShape.self).id
    let seen = try await bo.ask("GET", "/api/audiobooks").json(AudiobooksShape.self)
    #expect(seen.audiobooks.isEmpty)
    #expect(await bo.ask("GET", "/api/audiobooks/\(id)/file").problem == "not-found")
    #expect(await bo.ask("GET", "/api/audiobooks/\(id)/sounds/0").problem == "not-found")
    #expect(await bo.ask("DELETE", "/api/audiobooks/\(id)").problem == "not-found")
    #expect(await ada.ask("GET", "/api/audiobooks/\(id)/file").problem != "not-found")
    await server.services.audiobooks.close()
  }
}
