import AudioCodecs
import AudioEngine
import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// Sounds that arrive in pieces and are laid beside a book.
@Suite(
  .enabled(
    if: Places.resources != nil && FFmpeg() != nil,
    "needs the models, 'make setup', and the program ffmpeg"),
  .timeLimit(.minutes(10)))
struct AddedRecordingRouteTests {
  private static let text =
    "The lamp was lit in the tower. Nobody knocked at the door that evening, and the keeper went to bed."

  private let server: TestServer
  private let book: BookShape

  init() async throws {
    server = try await TestServer(resources: Places.resources)
    book = try await server.add(BookFile(title: "Lamp", chapters: ["<p>\(Self.text)</p>"]))
  }

  /// A text as an MP3.
  private func spoken(_ text: String) async throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "spoken.mp3")
    _ = try await server.services.kit.speak(text, to: file, as: .mp3)
    return Array(try Data(contentsOf: file))
  }

  private func announce(_ name: String, _ length: Int, _ query: String) async -> HTTPResponse {
    await server.ask("POST", "/api/uploads?name=\(name)&length=\(length)\(query)")
  }

  /// Sends a sound in two pieces.
  private func send(_ name: String, _ bytes: [UInt8]) async throws -> UploadShape {
    let upload = try await announce(name, bytes.count, "&for=recording").json(UploadShape.self)
    #expect(upload.for == "recording")
    let middle = bytes.count / 2
    for (offset, piece) in [(0, bytes[..<middle]), (middle, bytes[middle...])] {
      let answer = await server.ask(
        "PATCH", "/api/uploads/\(upload.id)?offset=\(offset)", body: Array(piece))
      #expect(answer.status == 200, "\(answer.text)")
    }
    return upload
  }

  private func add(_ uploads: [String], readBy reader: String = "") async -> HTTPResponse {
    let ids = uploads.map { "\"\($0)\"" }.joined(separator: ", ")
    return await server.ask(
      "POST", "/api/books/\(book.id)/recordings",
      json: #"{"uploads": [\#(ids)], "reader": "\#(reader)"}"#)
  }

  private func ended(_ id: String) async throws -> AudiobookShape {
    while true {
      let list = try await server.ask("GET", "/api/audiobooks").json(AudiobooksShape.self)
      #expect(list.recordings)
      let found = try #require(list.audiobooks.first { $0.id == id })
      if ["done", "failed"].contains(found.state) { return found }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test func aRecordingIsAddedAlignedAndPlayed() async throws {
    let upload = try await send("lamp.mp3", spoken(Self.text))
    let answer = await add([upload.id], readBy: " Ada \\n Example ")
    #expect(answer.status == 201, "\(answer.text)")
    let added = try answer.json(AudiobookShape.self)
    #expect(added.recording?.files == ["lamp.mp3"] && added.recording?.reader == "Ada Example")
    let left = try await server.ask("GET", "/api/uploads").json(UploadsShape.self)
    #expect(left.uploads.isEmpty)
    let done = try await ended(added.id)
    #expect(done.state == "done" && done.skipped == 0 && done.rules != nil)
    let path = "/api/books/\(book.id)/chapters/0/recording?audiobook=\(added.id)"
    let clips = try await server.ask("GET", path).json(RecordingShape.self)
    #expect(clips.clips.count == 20 * 8)
    let sound = await server.ask("GET", clips.sounds[0], headers: [("Range", "bytes=0-99")])
    #expect(sound.status == 206 && sound.header("Content-Type") == "audio/mpeg")
    await server.services.audiobooks.close()
  }

  @Test func aRecordingOfAnotherBookSaysSoByItsCode() async throws {
    let upload = try await send(
      "oil.mp3", spoken("Seventeen machines were delivered on Monday. Their motors need oil."))
    let added = try await add([upload.id]).json(AudiobookShape.self)
    let failed = try await ended(added.id)
    #expect(failed.failure?.type == "not-a-recording" && failed.failure?.reason == "other-book")
    await server.services.audiobooks.close()
  }

  @Test func whatIsNoSoundIsRefusedAtItsBeginning() async throws {
    let text = Array(String(repeating: "It is only a text. ", count: 10).utf8)
    let upload = try await announce("a.mp3", text.count, "&for=recording").json(UploadShape.self)
    let refused = await server.ask(
      "PATCH", "/api/uploads/\(upload.id)?offset=0", body: text)
    #expect(refused.status == 422 && refused.problem == "not-a-recording")
    #expect(try refused.json(ProblemShape.self).values == ["file": "a.mp3"])
    #expect(await server.ask("GET", "/api/uploads/\(upload.id)").problem == "not-found")
    #expect(await announce("a.mp3", 10, "&for=music").problem == "bad-request")
  }

  @Test func whatCanNotBeDecodedStaysAnUploadAndIsNamed() async throws {
    // It begins as a sound does.
    let upload = try await send("b.mp3", Array("ID3".utf8) + [UInt8](repeating: 1, count: 400))
    let refused = await add([upload.id])
    #expect(refused.status == 422 && refused.problem == "not-a-recording")
    let problem = try refused.json(ProblemShape.self)
    #expect(problem.reason == "no-sound" && problem.values == ["file": "b.mp3"])
    #expect(await server.ask("GET", "/api/uploads/\(upload.id)").status == 200)
  }

  @Test func onlyCompleteUploadsOfTheirPersonAreTaken() async throws {
    let upload = try await announce("c.mp3", 100, "&for=recording").json(UploadShape.self)
    #expect(await add([upload.id]).problem == "conflict")
    #expect(await add([String(repeating: "0", count: 32)]).problem == "not-found")
    for wrong in [[], [upload.id, upload.id]] {
      #expect(await add(wrong).problem == "bad-request")
    }
  }
}
