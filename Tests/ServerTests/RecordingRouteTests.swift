import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit
import ZipArchive

@testable import Server

/// The recordings that books bring, as clients ask for them.
struct RecordingRouteTests {
  private static let sound = "ID3" + (0..<5_000).map { String($0 % 10) }.joined()

  private static func part(_ id: String, _ times: String, _ type: String = "") -> String {
    "<par epub:type='\(type)'><text src='c1.xhtml#\(id)'/><audio src='a b.mp3' \(times)/></par>"
  }

  /// A book whose second chapter has a recording.
  private static let book = BookFile(
    chapters: [
      "<h1>One</h1><p>It is here.</p>",
      "<h1 id='h'>Two</h1><p><span id='w'>It</span> <span id='v'>stays.</span> <b id='n'>7</b></p>",
    ],
    files: [("a b.mp3", Array(sound.utf8)), ("page.html", Array("<html>no sound</html>".utf8))],
    overlays: [
      1: part("h", "clipBegin='0:00:01' clipEnd='2s'") + part("w", "clipBegin='2s' clipEnd='2.5s'")
        + part("v", "clipBegin='2.5s' clipEnd='3s'") + part("n", "clipBegin='3s'", "pagebreak")
    ])

  private func server() async throws -> TestServer {
    let server = try await TestServer()
    try await server.add(Self.book)
    return server
  }

  private func recording(_ server: TestServer, _ query: String = "") async throws -> RecordingShape
  {
    try await server.ask("GET", "/api/books/1/chapters/1/recording\(query)")
      .json(RecordingShape.self)
  }

  @Test func aBookSaysThatItBringsARecording() async throws {
    let server = try await server()
    let details = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(details.book.capabilities.contains("recording"))
    let told = try #require(details.rest.recording)
    #expect(told.chapters == [1] && told.seconds == 12 && told.narrators == ["Ada Reader"])
    try await server.add(BookFile(title: "Another"))
    let other = try await server.ask("GET", "/api/books/2").json(BookDetailsShape.self)
    #expect(other.rest.recording == nil)
  }

  @Test func clipsHaveBookOffsetsSentencesAndTimes() async throws {
    let server = try await server()
    let start = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
      .lists.chapters[1].start
    let shape = try await recording(server)
    #expect(shape.chapter == 1 && shape.sounds == ["/api/books/1/sounds/EPUB/a%20b.mp3"])
    let clips = stride(from: 0, to: shape.clips.count, by: 8).map { place in
      Array(shape.clips[place..<place + 8])
    }
    let expected = [
      [start, start + 3, start, start + 3, 0, 1000, 2000, 0],
      [start + 4, start + 6, start + 4, start + 13, 0, 2000, 2500, 0],
      [start + 7, start + 13, start + 4, start + 13, 0, 2500, 3000, 0],
    ]
    #expect(Array(clips.prefix(3)) == expected)
    #expect(clips.count == 4 && clips[3][5] == 3000 && clips[3][6] == 0)
  }

  @Test func whatIsSkippedWhenReadingIsLeftOut() async throws {
    let server = try await server()
    let speech = try await server.ask("GET", "/api/books/1/speech").json(SpeechShape.self)
    #expect(try await recording(server, "?rules=\(speech.key)").clips.count == 3 * 8)
    let unknown = await server.ask("GET", "/api/books/1/chapters/1/recording?rules=none")
    #expect(unknown.problem == "other-rules")
  }

  @Test func aChapterWithoutARecordingHasNoClips() async throws {
    let server = try await server()
    let answer = await server.ask("GET", "/api/books/1/chapters/0/recording")
    let shape = try answer.json(RecordingShape.self)
    #expect(answer.status == 200 && shape.clips.isEmpty && shape.sounds.isEmpty)
    let tag = try #require(answer.header("ETag"))
    let again = await server.ask(
      "GET", "/api/books/1/chapters/0/recording", headers: [("If-None-Match", tag)])
    #expect(again.status == 304)
    let missing = await server.ask("GET", "/api/books/1/chapters/2/recording")
    #expect(missing.problem == "not-found")
  }

  @Test(.enabled(if: Curl.isThere, "no curl")) func aSoundIsHandedOutByRanges() async throws {
    let server = try await server()
    try await server.serving { address in
      let path = address + "/api/books/1/sounds/EPUB/a%20b.mp3"
      let whole = try await Curl.run(["-i", path]).split(separator: "\r\n\r\n", maxSplits: 1)
      #expect(whole.last.map(String.init) == Self.sound)
      let head = try #require(whole.first).lowercased()
      #expect(head.contains(" 200 ") && head.contains("content-type: audio/mpeg"))
      #expect(head.contains("accept-ranges: bytes"))
      let part = try await Curl.run(["-i", "-r", "4000-4009", path])
        .split(separator: "\r\n\r\n", maxSplits: 1)
      #expect(part.last == Self.sound.dropFirst(4000).prefix(10))
      let range = "content-range: bytes 4000-4009/\(Self.sound.utf8.count)"
      #expect(try #require(part.first).lowercased().contains(range))
      let beyond = try await Curl.run(["-i", "-r", "99999-", path])
      #expect(beyond.contains(" 416 "))
    }
  }

  @Test func mediaOfAChapterLeadToItsSoundsAndPictures() async throws {
    let server = try await TestServer()
    let film = [0, 0, 0, 0x18] + Array("ftypisom".utf8) + [UInt8](repeating: 0, count: 40)
    let body = """
      <p>See <video src='fox 1.mp4' poster='dot.gif'></video> and <audio src='a b.mp3'>no sound</audio>.</p>
      <p><video src='https://films.example/1'></video></p>
      """
    try await server.add(
      BookFile(
        chapters: [body],
        files: [
          ("fox 1.mp4", film), ("a b.mp3", Array(Self.sound.utf8)), ("dot.gif", BookFile.dot),
        ]))
    let html = try await server.ask("GET", "/api/books/1/chapters/0").json(ChapterShape.self).html
    #expect(
      html.contains(
        "<video src=\"/api/books/1/sounds/EPUB/fox%201.mp4\" poster=\"/api/books/1/resources/EPUB/dot.gif\" controls=\"\" preload=\"none\""
      ))
    #expect(html.contains("<audio src=\"/api/books/1/sounds/EPUB/a%20b.mp3\""))
    #expect(html.contains("<a href=\"https://films.example/1\"") && !html.contains("src=\"http"))
    let answer = await server.ask("GET", "/api/books/1/sounds/EPUB/fox%201.mp4")
    #expect(answer.status == 200 && answer.header("Content-Type") == "video/mp4")
    let part = await server.ask(
      "GET", "/api/books/1/sounds/EPUB/fox%201.mp4", headers: [("Range", "bytes=4-7")])
    #expect(part.status == 206 && part.header("Content-Range") == "bytes 4-7/\(film.count)")
  }

  @Test(arguments: ["page.html", "c0.xhtml", "book.opf", "none.mp3", "../../etc/passwd"])
  func whatIsNoSoundIsNotHandedOut(path: String) async throws {
    let server = try await server()
    #expect(await server.ask("GET", "/api/books/1/sounds/EPUB/\(path)").status == 404)
  }
}
