import Foundation
import HTTPServer
import TestSupport
import Testing
import StreamCompression

@testable import Server

struct PageTests {
  static let script = String(repeating: "export const answer = 42;\n", count: 100)

  private func server() async throws -> TestServer {
    try await TestServer(web: [
      "index.html": "<!doctype html><title>V</title>", "js/main.js": Self.script,
      "css/base.css": "p { }", "js/main-A1B2C3D4.js": "a",
      "css/page-A1B2C3D4.css": "p { }", "icon.svg": "<svg/>",
      ".secret/a.js": "x", "jsconfig.json": "{}",
    ])
  }

  @Test(arguments: [
    ("/", "text/html; charset=utf-8"), ("/read/3", "text/html; charset=utf-8"),
    ("/marks", "text/html; charset=utf-8"),
    ("/js/main.js", "text/javascript; charset=utf-8"), ("/css/base.css", "text/css; charset=utf-8"),
    ("/icon.svg", "image/svg+xml"), ("/?from=a-bookmark", "text/html; charset=utf-8"),
  ])
  func itsFilesAreServedAsWhatTheyAre(target: String, type: String) async throws {
    let server = try await server()
    let answer = await server.ask("GET", target)
    #expect(answer.status == 200 && answer.header("Content-Type") == type)
    let tag = try #require(answer.header("ETag"))
    let again = await server.ask("GET", target, headers: [("If-None-Match", tag)])
    #expect(again.status == 304 && again.bytes.isEmpty && again.header("ETag") == tag)
    let other = await server.ask("GET", target, headers: [("If-None-Match", "\"x\", W/\"y\"")])
    #expect(other.status == 200)
  }

  @Test(arguments: [
    "/../home/library.sqlite", "/..%2Fhome%2Flibrary.sqlite", "/js/../../home/library.sqlite",
    "/js/..%2f..%2fhome%2flibrary.sqlite", "/%2e%2e/home/library.sqlite", "//etc/passwd",
    "/.secret/a.js", "/js", "/js/", "/jsconfig.json", "/js/main.js/", "/js//main.js", "/nothing.js",
    "/read/x", "/index.html%00.js", "/link.js", "/folder/library.js",
  ])
  func nothingElseIsServed(target: String) async throws {
    let server = try await server()
    let web = server.folder.url.appending(path: "web")
    try FileManager.default.createSymbolicLink(
      atPath: web.appending(path: "link.js").path, withDestinationPath: "/etc/passwd")
    try FileManager.default.createSymbolicLink(
      atPath: web.appending(path: "folder").path,
      withDestinationPath: server.folder.url.appending(path: "home").path)
    try Data("secret".utf8).write(to: server.folder.url.appending(path: "home/library.js"))
    let answer = await server.ask("GET", target)
    #expect(answer.status == 404 && answer.problem == "not-found", "\(answer.text)")
  }

  @Test func whatHasItsHashInItsNameIsNotAskedForAgain() async throws {
    let server = try await server()
    for path in ["/js/main-A1B2C3D4.js", "/css/page-A1B2C3D4.css"] {
      let named = await server.ask("GET", path)
      #expect(named.header("Cache-Control") == "private, max-age=31536000, immutable", "\(path)")
      // A browser that asks all the same keeps this answer's headers from then on.
      let tag = try #require(named.header("ETag"))
      let again = await server.ask("GET", path, headers: [("If-None-Match", tag)])
      #expect(again.status == 304, "\(path)")
      #expect(again.header("Cache-Control") == "private, max-age=31536000, immutable", "\(path)")
    }
    #expect(await server.ask("GET", "/js/main.js").header("Cache-Control") == "no-cache")
  }

  @Test func aChangedFileHasAnotherTag() async throws {
    let server = try await server()
    let before = await server.ask("GET", "/js/main.js").header("ETag")
    try Data("changed".utf8).write(to: server.folder.url.appending(path: "web/js/main.js"))
    let after = await server.ask("GET", "/js/main.js")
    #expect(after.header("ETag") != before && after.text == "changed")
  }

  @Test func textIsCompressedForWhoUnpacksIt() async throws {
    let server = try await server()
    let packed = await server.ask("GET", "/js/main.js", headers: [("Accept-Encoding", "br, gzip")])
    #expect(packed.header("Content-Encoding") == "gzip")
    #expect(packed.header("Vary") == "Accept-Encoding")
    #expect(packed.bytes.count < Self.script.utf8.count / 2)
    #expect(try Gzip.decompress(packed.bytes, limit: 1 << 20) == Array(Self.script.utf8))
    // It is compressed once, and the kept bytes are those of the file that is there.
    let again = await server.ask("GET", "/js/main.js", headers: [("Accept-Encoding", "gzip")])
    #expect(again.bytes == packed.bytes && again.header("ETag") == packed.header("ETag"))
    let changed = Self.script + Self.script
    try Data(changed.utf8).write(to: server.folder.url.appending(path: "web/js/main.js"))
    let fresh = await server.ask("GET", "/js/main.js", headers: [("Accept-Encoding", "gzip")])
    #expect(try Gzip.decompress(fresh.bytes, limit: 1 << 20) == Array(changed.utf8))
    try Data(Self.script.utf8).write(to: server.folder.url.appending(path: "web/js/main.js"))
    let any = await server.ask("GET", "/js/main.js", headers: [("Accept-Encoding", "*;q=0.1")])
    #expect(any.header("Content-Encoding") == "gzip")
    for refusal in ["br", "gzip;q=0", "identity", "gzip; q=0.0", "gzip;q=0, *", "*;q=0"] {
      let plain = await server.ask("GET", "/js/main.js", headers: [("Accept-Encoding", refusal)])
      #expect(plain.header("Content-Encoding") == nil && plain.text == Self.script)
    }
  }
}
