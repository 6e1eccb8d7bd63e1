import Foundation
import HTTPServer
import Testing

@testable import WebFetching

/// Against a real server on a loopback address, which only the explicit setting opens.
struct WebFetcherTests {
  /// As patient as no person is: nothing here but one test is about time, and machines are busy.
  private let open = WebFetcher(openHosts: ["127.0.0.1"], timeLimit: 3_600_000)

  private func serving(
    _ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse,
    _ test: (String) async throws -> Void
  ) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { answer($0) }
    do {
      try await test("http://127.0.0.1:\(server.port)")
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  private func page(_ text: String, _ headers: [(name: String, value: String)] = []) -> HTTPResponse
  {
    HTTPResponse(headers: headers, body: .bytes(Array(text.utf8)))
  }

  @Test func aPageComesWithWhatItsServerSays() async throws {
    try await serving { request in
      let isPolite = request.headers.contains {
        $0.name.lowercased() == "user-agent" && $0.value == "Vorleser"
      }
      return page(
        isPolite ? "hello" : "",
        [("Content-Type", "Text/HTML; Charset=\"GBK\""), ("ETag", "\"1\"")])
    } _: { server in
      let file = try #require(try await open.fetch(server + "/a", byteLimit: 100))
      #expect(file.bytes == Array("hello".utf8))
      #expect(file.mediaType == "text/html" && file.charset == "gbk" && file.entityTag == "\"1\"")
      #expect(file.address == server + "/a")
    }
  }

  @Test(arguments: [
    "127.0.0.1", "localhost", "2130706433", "0x7f.1", "127.1", "0", "[::1]", "[::ffff:127.0.0.1]",
  ])
  func thisMachineIsNotReachedByAnyName(_ host: String) async throws {
    try await serving { _ in
      page("secret")
    } _: { server in
      let port = try #require(server.split(separator: ":").last)
      await #expect(throws: FetchError.self) {
        _ = try await WebFetcher().fetch("http://\(host):\(port)/", byteLimit: 100)
      }
    }
  }

  @Test func aRedirectionIntoThisMachineIsRefused() async throws {
    try await serving { request in
      let port =
        request.headers.first { $0.name.lowercased() == "host" }?.value.split(separator: ":").last
        ?? ""
      return request.path == "/secret"
        ? page("secret")
        : HTTPResponse(status: 302, headers: [("Location", "http://localhost:\(port)/secret")])
    } _: { server in
      let error = await #expect(throws: FetchError.self) {
        _ = try await open.fetch(server, byteLimit: 100)
      }
      #expect(error?.kind == .internalAddress && error?.host == "localhost")
    }
  }

  @Test func redirectionsAreFollowedAndBounded() async throws {
    try await serving { request in
      switch request.path {
      case "/old": HTTPResponse(status: 301, headers: [("Location", "/new")])
      case "/new": page("here")
      case "/file": HTTPResponse(status: 301, headers: [("Location", "file:///etc/passwd")])
      default: HTTPResponse(status: 302, headers: [("Location", "/loop")])
      }
    } _: { server in
      let file = try #require(try await open.fetch(server + "/old", byteLimit: 100))
      #expect(file.address == server + "/new")
      let loop = await #expect(throws: FetchError.self) {
        _ = try await open.fetch(server + "/loop", byteLimit: 100)
      }
      #expect(loop?.kind == .redirections)
      await #expect(throws: FetchError.self) {
        _ = try await open.fetch(server + "/file", byteLimit: 100)
      }
    }
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "ftp://a.b/"])
  func aPageMayLeadToTheWebOnly(_ target: String) async throws {
    try await serving { _ in
      HTTPResponse(status: 302, headers: [("Location", target)])
    } _: { server in
      let error = await #expect(throws: FetchError.self) {
        _ = try await open.fetch(server, byteLimit: 100)
      }
      #expect(error?.kind == .elsewhere && error?.host == "127.0.0.1")
    }
  }

  @Test func aPasswordInAnAddressIsNotSent() async throws {
    let error = await #expect(throws: FetchError.self) {
      _ = try await open.fetch("http://me:secret@127.0.0.1/", byteLimit: 100)
    }
    #expect(error?.kind == .credentials)
  }

  /// The person's own address has none, so that nothing can be removed from it.
  @Test(arguments: ["https://user:x@a.example/", "http://user@a.example/", "//user:x@a.example/"])
  func aPasswordInARedirectionIsTheSitesFault(_ target: String) async throws {
    try await serving { _ in
      HTTPResponse(status: 302, headers: [("Location", target)])
    } _: { server in
      let error = await #expect(throws: FetchError.self) {
        _ = try await open.fetch(server, byteLimit: 100)
      }
      #expect(error?.kind == .elsewhere && error?.host == "127.0.0.1")
    }
  }

  @Test func sizesCountUnpacked() async throws {
    // 10 MB of zeros in 10 kB, made by gzip.
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "head -c 10000000 /dev/zero | gzip -c"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let packed = Array(try pipe.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    try await serving { _ in
      HTTPResponse(headers: [("Content-Encoding", "gzip")], body: .bytes(packed))
    } _: { server in
      let error = await #expect(throws: FetchError.self) {
        _ = try await open.fetch(server, byteLimit: 1_000_000)
      }
      #expect(error?.kind == .tooLarge)
      let whole = try await open.fetch(server, byteLimit: 10_000_000)
      #expect(whole?.bytes.count == 10_000_000)
    }
  }

  @Test func aKnownVersionIsNotSentAgain() async throws {
    try await serving { request in
      let isKnown = request.headers.contains {
        $0.name.lowercased() == "if-none-match" && $0.value == "\"1\""
      }
      return isKnown ? HTTPResponse(status: 304) : page("new")
    } _: { server in
      let known = try await open.fetch(server, byteLimit: 100, entityTag: "\"1\"")
      #expect(known == nil)
      let changed = try await open.fetch(server, byteLimit: 100, entityTag: "\"0\"")
      #expect(changed?.bytes == Array("new".utf8))
    }
  }

  @Test(arguments: [
    (401, FetchError.Kind.refused), (403, .refused), (404, .missing), (410, .missing),
    (500, .server), (418, .refused), (429, .busy), (503, .busy), (408, .timedOut),
  ])
  func statusesSayWhatHappened(_ status: Int, _ kind: FetchError.Kind) async throws {
    try await serving { _ in
      HTTPResponse(status: status)
    } _: { server in
      let error = await #expect(throws: FetchError.self) {
        _ = try await open.fetch(server, byteLimit: 100)
      }
      #expect(error?.kind == kind && error?.status == status)
    }
  }

  @Test func aSlowServerEndsInTime() async throws {
    let impatient = WebFetcher(openHosts: ["127.0.0.1"], timeLimit: 200)
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { _ in
      try? await Task.sleep(for: .seconds(60))
      return HTTPResponse()
    }
    let error = await #expect(throws: FetchError.self) {
      _ = try await impatient.fetch("http://127.0.0.1:\(server.port)/", byteLimit: 100)
    }
    #expect(error?.kind == .timedOut)
    await server.stop()
  }

  @Test func aServerThatSendsAByteNowAndThenEndsInTime() async throws {
    let server = try AnsweringSocket(
      Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + [UInt8](repeating: 65, count: 6_000), pause: 10_000)
    defer { server.stop() }
    let impatient = WebFetcher(openHosts: ["127.0.0.1"], timeLimit: 500)
    let error = await #expect(throws: FetchError.self) {
      _ = try await impatient.fetch("http://127.0.0.1:\(server.port)/", byteLimit: 10_000)
    }
    #expect(error == FetchError(.timedOut, host: "127.0.0.1"))
  }

  @Test func redirectionsShareTheTime() async throws {
    let impatient = WebFetcher(openHosts: ["127.0.0.1"], timeLimit: 1_000)
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { _ in
      try? await Task.sleep(for: .milliseconds(300))
      return HTTPResponse(status: 302, headers: [("Location", "/next")])
    }
    let error = await #expect(throws: FetchError.self) {
      _ = try await impatient.fetch("http://127.0.0.1:\(server.port)/", byteLimit: 100)
    }
    #expect(error?.kind == .timedOut)
    await server.stop()
  }

  @Test(arguments: [
    "", "page", "file:///etc/passwd", "gopher://127.0.0.1/", "ftp://example.org/", "javascript:1",
  ])
  func otherAddressesAreNone(_ text: String) async {
    let error = await #expect(throws: FetchError.self) {
      _ = try await open.fetch(text, byteLimit: 100)
    }
    #expect(error?.kind == .address)
  }

  @Test func everyFailureIsASentence() {
    for kind in FetchError.Kind.allCases {
      #expect(FetchError(kind, host: "example.org", status: 500).description.hasSuffix("."))
    }
  }
}
