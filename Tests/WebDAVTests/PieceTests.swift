import Foundation
import HTTPServer
import Synchronization
import TestSupport
import Testing
import WebFetching

@testable import WebDAV

/// Uploads in pieces, to Apache through a connection that breaks, and to servers that take no pieces.
struct PieceTests {
  private let folder: TemporaryFolder
  private let bytes = Data((0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) })
  private let lengths = (probe: 100, piece: 3000)

  init() throws { folder = try TemporaryFolder() }

  /// What was asked for: the method, and the range of a piece.
  private final class Notes: Sendable {
    private let all = Mutex<[String]>([])

    /// Notes a request, and returns how often the same has come before.
    func note(_ request: HTTPRequest) -> Int {
      let range = request.header("Content-Range").map { " \($0)" } ?? ""
      let line = "\(request.method)\(range)"
      return all.withLock { all in
        defer { all.append(line) }
        return all.count { $0 == line }
      }
    }

    /// The pieces in order, and what came after them.
    var lines: [String] { all.withLock { $0.filter { $0 != "PROPFIND" } } }
  }

  /// Stands between the client and another server.
  private func serving(
    _ answer: @escaping @Sendable (HTTPRequest, [UInt8]) async throws -> HTTPResponse,
    _ test: (WebDAVFolder) async throws -> Void
  ) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      let body = (try? await request.body.collected(limit: 1 << 20)) ?? []
      return (try? await answer(request, body)) ?? HTTPResponse(status: 502)
    }
    do {
      try await test(
        WebDAVFolder("http://127.0.0.1:\(server.port)/dav/", user: nil, password: nil, pause: 0))
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  /// Passes a request on to Apache.
  private static func pass(
    _ request: HTTPRequest, _ body: [UInt8], range: String? = nil, to server: WebDAVServer
  ) async throws -> HTTPResponse {
    let root = server.address.replacing("/dav/", with: "")
    var headers: [(name: String, value: String)] = []
    for name in ["Content-Range", "Depth", "Content-Type", "Overwrite"] {
      guard let value = request.header(name) else { continue }
      headers.append((name, name == "Content-Range" ? range ?? value : value))
    }
    if let target = request.header("Destination"), let path = target.range(of: "/dav/") {
      headers.append(("Destination", root + target[path.lowerBound...]))
    }
    let answer = try await NamedServer(user: "eva", password: "sesame").send(
      ServerRequest(
        request.method, root + request.path, headers: headers,
        body: body.isEmpty ? .none : .bytes(body)))
    return HTTPResponse(status: answer.status, body: .bytes(answer.bytes))
  }

  @Test(.enabled(if: WebDAVServer.isPossible, "Debian's apache2-bin is not installed"))
  func anUploadToApacheGoesOnWithThePieceThatBroke() async throws {
    let apache = try await WebDAVServer()
    let notes = Notes()
    let sent = Mutex<[Int]>([])
    try await serving { request, body in
      let count = notes.note(request)
      if count == 0, request.header("Content-Range") == "bytes 3200-6199/10000" {
        // Half of the piece arrives, and then the connection breaks.
        _ = try await Self.pass(
          request, Array(body.prefix(1500)), range: "bytes 3200-4699/10000", to: apache)
        return HTTPResponse(
          status: 201, body: .stream { _ in throw CancellationError() })
      }
      return try await Self.pass(request, body, to: apache)
    } _: { dav in
      try await dav.put(
        folder.makeFile("one", bytes), as: "one.zip", lengths: lengths,
        onSent: { count in sent.withLock { $0.append(count) } })
    }
    #expect(
      notes.lines == [
        "PUT", "PUT bytes 100-199/10000", "PUT bytes 200-3199/10000", "PUT bytes 3200-6199/10000",
        "PUT bytes 3200-6199/10000", "PUT bytes 6200-9199/10000", "PUT bytes 9200-9999/10000",
        "MOVE",
      ])
    #expect(try Data(contentsOf: apache.files.appending(path: "one.zip")) == bytes)
    #expect(sent.withLock(\.last) == 10_000)
  }

  @Test(.enabled(if: WebDAVServer.isPossible, "Debian's apache2-bin is not installed"))
  func whatABrokenUploadHasLeftIsNotInTheNextOne() async throws {
    let apache = try await WebDAVServer()
    let dav = try WebDAVFolder(apache.address, user: "eva", password: "sesame", pause: 0)
    let old = Data(repeating: 7, count: 20_000)
    try await dav.put(folder.makeFile("old", old), as: "one.zip.partial")
    try await dav.put(folder.makeFile("one", bytes), as: "one.zip", lengths: lengths)
    #expect(try Data(contentsOf: apache.files.appending(path: "one.zip")) == bytes)
    let files = try await dav.files()
    #expect(files.map(\.name) == ["one.zip"] && files.first?.byteCount == 10_000)
  }

  /// What a server without pieces does with one.
  enum Habit: String, CaseIterable {
    /// Answers 501, as Nextcloud and nginx do.
    case refuses
    /// Answers 400, as RFC 9110 asks for.
    case calls400
    /// Takes the piece for the whole file.
    case ignores
    /// Takes the piece, and tells no lengths.
    case tellsNoLength
  }

  @Test(arguments: Habit.allCases)
  func aServerWithoutPiecesGetsTheWholeFile(habit: Habit) async throws {
    let notes = Notes()
    let files = Mutex<[String: [UInt8]]>([:])
    try await serving { request, body in
      _ = notes.note(request)
      switch (request.method, request.header("Content-Range") != nil) {
      case ("PUT", true) where habit == .refuses: return HTTPResponse(status: 501)
      case ("PUT", true) where habit == .calls400: return HTTPResponse(status: 400)
      case ("PUT", _): files.withLock { $0[request.path] = body }
      case ("MOVE", _): files.withLock { $0["/dav/one.zip"] = $0.removeValue(forKey: request.path) }
      default:
        let length = files.withLock { $0[request.path]?.count ?? 0 }
        let told =
          habit == .tellsNoLength
          ? "" : "<D:getcontentlength>\(length)</D:getcontentlength>"
        let text = """
          <D:multistatus xmlns:D="DAV:"><D:response><D:href>\(request.path)</D:href><D:propstat><D:prop>\(told)</D:prop>\
          </D:propstat></D:response></D:multistatus>
          """
        return HTTPResponse(status: 207, body: .bytes(Array(text.utf8)))
      }
      return HTTPResponse(status: 201)
    } _: { dav in
      try await dav.put(folder.makeFile("one", bytes), as: "one.zip", lengths: lengths)
    }
    #expect(files.withLock { $0["/dav/one.zip"] } == Array(bytes))
    // Nothing but the short pieces is sent in vain.
    let pieces = habit == .tellsNoLength ? ["PUT"] : ["PUT", "PUT bytes 100-199/10000"]
    #expect(notes.lines == pieces + ["PUT", "MOVE"])
  }

  @Test func aFileOfOnePieceIsSentAsAWhole() async throws {
    let notes = Notes()
    try await serving { request, _ in
      _ = notes.note(request)
      let text = """
        <D:multistatus xmlns:D="DAV:"><D:response><D:href>\(request.path)</D:href><D:propstat><D:prop>\
        <D:getcontentlength>3000</D:getcontentlength></D:prop></D:propstat></D:response></D:multistatus>
        """
      return request.method == "PROPFIND"
        ? HTTPResponse(status: 207, body: .bytes(Array(text.utf8))) : HTTPResponse(status: 201)
    } _: { dav in
      try await dav.put(folder.makeFile("one", bytes.prefix(3000)), as: "one", lengths: lengths)
    }
    #expect(notes.lines == ["PUT", "MOVE"])
  }
}
