import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// Answers as they go over a real connection, seen by another program.
@Suite(.enabled(if: Curl.isThere, "no curl here"), .timeLimit(.minutes(10)))
struct WireTests {
  /// One request and what is to come of it.
  private struct Sample {
    var target: String
    var arguments: [String] = []
    var status: Int
  }

  /// The status and the headers of an answer, names in lower case.
  private struct Head {
    var status: Int
    var headers: [String: String] = [:]

    init(_ text: String) throws {
      let lines = text.components(separatedBy: "\r\n\r\n")[0].components(separatedBy: "\r\n")
      let words = lines[0].split(separator: " ")
      status = try #require(words.count > 1 ? Int(words[1]) : nil, "\(text)")
      for line in lines.dropFirst() {
        let parts = line.split(separator: ":", maxSplits: 1)
        let name = parts[0].lowercased()
        #expect(headers[name] == nil, "\(name) twice")
        headers[name] = parts.last?.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  private static func samples(_ server: TestServer) async throws -> [Sample] {
    let script = try #require(await server.ask("GET", "/js/main.js").header("ETag"))
    let file = try #require(await server.ask("GET", "/api/books/1/file").header("ETag"))
    let picture = "/api/books/1/resources/EPUB/a.gif"
    let shape = try #require(await server.ask("GET", picture).header("ETag"))
    return [
      Sample(target: "/", status: 200), Sample(target: "/read/1", status: 200),
      Sample(target: "/js/main.js", status: 200), Sample(target: "/healthz", status: 200),
      Sample(target: "/js/main.js", arguments: ["-H", "Accept-Encoding: gzip"], status: 200),
      Sample(target: "/js/main.js", arguments: ["-H", "If-None-Match: \(script)"], status: 304),
      Sample(target: "/api/books", status: 200), Sample(target: "/api/books/1", status: 200),
      Sample(target: "/api/books/1/chapters/0", status: 200),
      Sample(target: "/api/books/1/cover", status: 200),
      Sample(target: "/api/books/1/cover", arguments: ["-H", "If-None-Match: *"], status: 304),
      Sample(target: picture, status: 200),
      Sample(target: picture, arguments: ["-H", "If-None-Match: \(shape)"], status: 304),
      Sample(target: "/api/books/1/file", status: 200),
      Sample(
        target: "/api/books/1/file", arguments: ["-H", "If-None-Match: \(file)"], status: 304),
      Sample(target: "/api/books/1/position", status: 200),
      Sample(target: "/nothing", status: 404), Sample(target: "/api/books/7", status: 404),
      Sample(target: "/%2e%2e/%2e%2e/etc/passwd", status: 404), Sample(target: "/%zz", status: 400),
      Sample(target: "/api/books", arguments: ["-H", "Host: evil.example"], status: 403),
      Sample(target: "/api/books?x=1", status: 400),
    ]
  }

  private func server() async throws -> TestServer {
    let server = try await TestServer(web: [
      "index.html": "<!doctype html>", "js/main.js": PageTests.script,
    ])
    try await server.add(BookFile(files: [("a.gif", BookFile.dot)], cover: "a.gif"))
    return server
  }

  private func checkStrict(_ head: Head, _ name: String) {
    #expect(head.headers["x-content-type-options"] == "nosniff", "\(name)")
    #expect(head.headers["referrer-policy"] == "no-referrer", "\(name)")
    #expect(head.headers["cross-origin-resource-policy"] == "same-origin", "\(name)")
    #expect(head.headers["cross-origin-opener-policy"] == "same-origin", "\(name)")
    #expect(head.headers["permissions-policy"] != nil, "\(name)")
    let policy = head.headers["content-security-policy"] ?? ""
    #expect(policy.hasPrefix("default-src 'none';"), "\(name)")
    let isBooks = ["/cover", "/file", "/resources"].contains { name.contains($0) }
    let isContent = head.status < 400 || head.status == 416
    #expect(policy.hasSuffix("sandbox") == (isBooks && isContent), "\(name)")
    let isTagged = head.headers["etag"] != nil
    #expect(head.headers["cache-control"] == (isTagged ? "no-cache" : "no-store"), "\(name)")
  }

  @Test func everyAnswerIsStrictAndItsHeadIsTheSame() async throws {
    let server = try await server()
    try await server.serving { address in
      for sample in try await Self.samples(server) {
        let name = "\(sample.target) \(sample.arguments)"
        let command = sample.arguments + ["--path-as-is", address + sample.target]
        let whole = try Head(try await Curl.run(["-i", "-o", "-"] + command))
        #expect(whole.status == sample.status, "\(name)")
        checkStrict(whole, name)
        var head = try Head(try await Curl.run(["-I"] + command))
        #expect(head.status == sample.status, "HEAD \(name)")
        head.headers["date"] = whole.headers["date"]
        #expect(head.headers == whole.headers, "HEAD \(name)")
      }
      let parts = [
        Sample(target: "/api/books/1/file", arguments: ["-r", "10-19"], status: 206),
        Sample(target: "/api/books/1/file", arguments: ["-r", "9999999-"], status: 416),
        Sample(target: "/api/books/1/outline", arguments: ["-X", "POST"], status: 405),
        Sample(target: "/api/books/1", arguments: ["-X", "TRACE"], status: 405),
        Sample(target: "/api/books", arguments: ["-d", "text"], status: 400),
        Sample(target: "/", arguments: ["-H", "Transfer-Encoding: gzip", "-d", "x"], status: 400),
        // It stays open, and curl gives it up.
        Sample(target: "/api/events", arguments: ["-N", "--max-time", "1"], status: 200),
      ]
      for sample in parts {
        let name = "\(sample.target) \(sample.arguments)"
        let command = ["-i"] + sample.arguments + [address + sample.target]
        let head = try Head(try await Curl.run(command))
        #expect(head.status == sample.status, "\(name)")
        #expect(
          (head.headers["allow"]?.contains("HEAD") == true) == (head.status == 405), "\(name)")
        checkStrict(head, name)
      }
    }
  }

  @Test(arguments: [
    // Without the question whether it may send, as browsers; with it; and without a length.
    ["-H", "Expect:", "--data-binary", "@-"],
    ["-H", "Expect: 100-continue", "--data-binary", "@-"],
    ["-X", "POST", "-T", "-"], ["-X", "POST", "-H", "Expect:", "-T", "-"],
  ])
  func anUploadOverTheLimitIsRefusedAndLeavesNothing(arguments: [String]) async throws {
    let limit = 1 << 20
    let server = try await TestServer(uploads: UploadLimits(byteLimit: limit))
    let line = "It was a dark and stormy night.\n"
    let text = Data(String(repeating: line, count: 6 * limit / line.utf8.count).utf8)
    try await server.serving { address in
      let target = address + "/api/books?name=night.txt"
      let large = try server.folder.makeFile("large.txt", text)
      let answer = try await Curl.run(["-i"] + arguments + [target], input: large)
      let refusal = try #require(answer.components(separatedBy: "HTTP/1.1 ").last)
      #expect(refusal.hasPrefix("413 "), "\(answer)")
      let body = try #require(refusal.components(separatedBy: "\r\n\r\n").last)
      let problem = try JSONDecoder().decode(ProblemShape.self, from: Data(body.utf8))
      #expect(problem.type == "too-large" && problem.status == 413)
      // Not even made where the length says it all.
      let incoming = server.kit.data.url.appending(path: "incoming").path
      let left = (try? FileManager.default.contentsOfDirectory(atPath: incoming)) ?? []
      #expect(left.isEmpty)
      #expect(try await server.library.books().isEmpty)
      let fitting = try server.folder.makeFile("fitting.txt", text.prefix(limit))
      let added = try await Curl.run(["-i"] + arguments + [target], input: fitting)
      #expect(added.contains("HTTP/1.1 201 "), "\(added)")
    }
  }
}
