import Foundation
import FoundationNetworking
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// The server behind its socket, with a voice that speaks.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)))
struct LiveServerTests {
  private static let text = """
    <h1>The Lamp</h1><p>The lamp is lit. Mr. Holm paid £3.50 for it, and 2 cups of tea.</p>
    <p>It rained all night; nobody minded. «Было темно.» Then it was morning.</p>
    """

  private let folder: TemporaryFolder
  private let server: LibraryServer
  private let session: URLSession

  init() async throws {
    folder = try TemporaryFolder()
    let kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: Places.resources)
    server = try await LibraryServer(
      kit: kit, library: try await Library(kit: kit), web: folder.url, version: "1.2.3", port: 0)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = hangingTime / .seconds(1)
    session = URLSession(configuration: configuration)
  }

  private func ask(
    _ method: String, _ target: String, body: [UInt8]? = nil, headers: [String: String] = [:]
  ) async throws -> (status: Int, headers: HTTPURLResponse, bytes: [UInt8]) {
    var request = URLRequest(url: try #require(URL(string: server.address + target)))
    request.httpMethod = method
    request.httpBody = body.map { Data($0) }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await session.data(for: request)
    let answer = try #require(response as? HTTPURLResponse)
    return (answer.statusCode, answer, [UInt8](data))
  }

  private func timeline(_ query: String) async throws -> [SegmentShape] {
    var segments: [SegmentShape] = []
    while true {
      let answer = try await ask("GET", "/api/books/1/timeline?\(query)&index=\(segments.count)")
      let part = try JSONDecoder().decode(TimelineShape.self, from: Data(answer.bytes))
      #expect(answer.status == 200 && part.failure == nil)
      #expect(part.segments.map(\.index) == Array(segments.count..<part.next))
      segments += part.segments
      if part.complete { return segments }
    }
  }

  @Test func aBookIsUploadedHeardAndFollowed() async throws {
    let book = try BookFile(chapters: [Self.text, "<p>Another chapter.</p>"]).bytes()
    let added = try await ask("POST", "/api/books?name=lamp.epub", body: book)
    #expect(added.status == 201)
    // In the middle of a sentence: "is lit."
    let query = "from=18&voice=heart&until=chapter"
    let growing = try await ask("GET", "/api/books/1/audio?\(query)")
    #expect(growing.status == 200)
    #expect(growing.headers.value(forHTTPHeaderField: "Content-Type") == "audio/mpeg")
    #expect(growing.headers.value(forHTTPHeaderField: "X-Content-Type-Options") == "nosniff")
    #expect(growing.headers.value(forHTTPHeaderField: "Cache-Control") == "no-store")
    let segments = try await timeline(query)
    let decoded = try await Sound.duration(of: growing.bytes)
    // 64 kbit/s: a byte offset is a time.
    #expect(abs(Double(growing.bytes.count) / 8000 - decoded) < 0.1)

    let words = segments.flatMap { segment in
      stride(from: 0, to: segment.words.count, by: 4).map { Array(segment.words[$0..<$0 + 4]) }
    }
    #expect(words.first?[0] == 18)
    #expect(zip(words, words.dropFirst()).allSatisfy { $0[3] <= $1[2] + 0.001 })
    let last = try #require(segments.last { $0.skipped == nil })
    #expect(last.to <= decoded && last.to > decoded - 2)
    #expect(segments.first?.start ?? 0 < 18)
    #expect(segments.contains { $0.skipped != nil && $0.from == $0.to })
    #expect(segments.allSatisfy { $0.chapter == 0 })

    let finished = try await ask("GET", "/api/books/1/audio?\(query)")
    #expect(finished.bytes == growing.bytes)
    let length = finished.headers.value(forHTTPHeaderField: "Content-Length")
    #expect(length == String(growing.bytes.count))
    let tag = try #require(finished.headers.value(forHTTPHeaderField: "ETag"))
    let part = try await ask(
      "GET", "/api/books/1/audio?\(query)", headers: ["Range": "bytes=5000-40003", "If-Range": tag])
    #expect(part.status == 206 && part.bytes == Array(growing.bytes[5000...40_003]))
    let known = try await ask(
      "GET", "/api/books/1/audio?\(query)", headers: ["If-None-Match": tag])
    #expect(known.status == 304)
    await server.stop()
  }

  /// Its language is found out, said, and asked for: nothing is read until somebody says how.
  @Test func aTextThatNoVoiceSpeaksIsRefusedAndReadOnRequest() async throws {
    let german = Array(
      repeating: "<p>Als er am Morgen erwachte, lag noch Schnee auf den Feldern.</p>", count: 9)
    let book = try BookFile(language: nil, chapters: [german.joined()]).bytes()
    let added = try await ask("POST", "/api/books?name=schnee.epub", body: book)
    let shape = try JSONDecoder().decode(BookShape.self, from: Data(added.bytes))
    #expect(shape.language == "de")
    let details = try await ask("GET", "/api/books/1")
    let about = try JSONDecoder().decode(BookDetailsShape.self, from: Data(details.bytes))
    #expect(about.rest.languageDetected && about.book.language == "de")
    let query = "from=0&voice=heart"
    let refused = try await ask("GET", "/api/books/1/audio?\(query)")
    let problem = try JSONDecoder().decode(ProblemShape.self, from: Data(refused.bytes))
    #expect(refused.status == 422 && problem.type == "other-language" && problem.language == "de")
    let times = try await ask("GET", "/api/books/1/timeline?\(query)&index=0")
    let part = try JSONDecoder().decode(TimelineShape.self, from: Data(times.bytes))
    #expect(part.failure?.type == nil || part.failure?.type == "other-language")
    #expect(part.segments.allSatisfy { $0.skipped != nil })
    let tried = try await ask(
      "GET", "/api/books/1/audio?\(query)&until=chapter&languages=any&format=opus")
    #expect(tried.status == 200)
    #expect(tried.headers.value(forHTTPHeaderField: "Content-Type") == "audio/webm")
    let seconds = try await Sound.duration(of: tried.bytes)
    // 24 kbit/s, and the container.
    #expect(seconds > 15 && abs(Double(tried.bytes.count) / 3_123 - seconds) < 0.3)
    #expect(try await ask("GET", "/api/books/1/audio?\(query)&format=wav").status == 400)
    await server.stop()
  }

  @Test func aPreviewIsSoundAndWholeAndAVoiceIsListed() async throws {
    let voices = try await ask("GET", "/api/voices")
    let shape = try JSONDecoder().decode(VoicesShape.self, from: Data(voices.bytes))
    #expect(shape.voices.contains { $0.id == shape.default && !$0.description.isEmpty })
    let preview = try await ask("GET", "/api/voices/heart/preview")
    #expect(preview.status == 200)
    #expect(try await Sound.duration(of: preview.bytes) > 1)
    await server.stop()
  }

  @Test func aLongUploadComesBackWhole() async throws {
    let line = "It was a dark and stormy night; the rain fell in torrents. 🌧️\n\n"
    let text = Array(String(repeating: line, count: 40_000).utf8)
    let added = try await ask("POST", "/api/books?name=night.txt", body: text)
    #expect(added.status == 201)
    let book = try JSONDecoder().decode(BookShape.self, from: Data(added.bytes))
    #expect(book.byteCount == text.count && book.format == "text" && book.fileName == "night.txt")
    let back = try await ask("GET", "/api/books/\(book.id)/file")
    #expect(back.bytes == text)
    let end = try await ask(
      "GET", "/api/books/\(book.id)/file", headers: ["Range": "bytes=-100"])
    #expect(end.status == 206 && end.bytes == text.suffix(100))
    await server.stop()
  }

  @Test func theHeadIsTheAnswerWithoutItsBody() async throws {
    let head = try await ask("HEAD", "/healthz")
    #expect(head.status == 200 && head.bytes.isEmpty)
    #expect(head.headers.value(forHTTPHeaderField: "Content-Length") == "33")
    await server.stop()
  }

  @Test func whatStopsFreesItsPort() async throws {
    let port = try #require(server.address.split(separator: ":").last.flatMap { Int($0) })
    let kit = try VorleserKit(home: folder.url, resources: Places.resources)
    let library = try await Library(kit: kit)
    await #expect(throws: ServerStartError.portInUse(port)) {
      try await LibraryServer(kit: kit, library: library, web: folder.url, version: "1", port: port)
    }
    await server.stop()
    let next = try await LibraryServer(
      kit: kit, library: library, web: folder.url, version: "1", port: port)
    await next.stop()
  }
}

/// Another program's opinion of our sound.
enum Sound {
  /// How long it is, in seconds, decoded to its end.
  static func duration(of bytes: [UInt8]) async throws -> Double {
    let folder = try TemporaryFolder()
    let file = try folder.makeFile("sound.mp3", Data(bytes))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/ffmpeg")
    process.arguments = [
      "-nostdin", "-v", "error", "-i", file.path, "-f", "s16le", "-ac", "1", "-ar", "24000",
      folder.url.appending(path: "sound.raw").path,
    ]
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    let raw = try Data(contentsOf: folder.url.appending(path: "sound.raw"))
    return Double(raw.count) / 2 / 24_000
  }
}
