import Foundation
import HTTPServer
import Synchronization
import TestSupport
import Testing

@testable import WebDAV

/// Servers that fail in the midst of it.
struct BrokenServerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A server with one file, which notes the requests.
  private final class Shelf: Sendable {
    let requests = Mutex<[String]>([])
    /// The length of the file that it tells; `nil` if it tells none.
    let length = Mutex<Int?>(0)
    let entityTag = Mutex("")

    func listing(_ path: String) -> HTTPResponse {
      let text = """
        <?xml version="1.0"?><D:multistatus xmlns:D="DAV:"><D:response><D:href>\(path)</D:href><D:propstat><D:prop>
        <D:resourcetype/>\(length.withLock(\.self).map { "<D:getcontentlength>\($0)</D:getcontentlength>" } ?? "")
        <D:getetag>\(entityTag.withLock(\.self))</D:getetag></D:prop>
        <D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response></D:multistatus>
        """
      return HTTPResponse(status: 207, body: .bytes(Array(text.utf8)))
    }

    /// How many requests of a method came so far, this one among them.
    func note(_ request: HTTPRequest) -> Int {
      requests.withLock {
        $0.append("\(request.method) \(request.path)")
        return $0.filter { $0.hasPrefix("\(request.method) ") }.count
      }
    }
  }

  private func serving(
    _ shelf: Shelf, failingList: Int = 0,
    _ answer: @escaping @Sendable (HTTPRequest, Int) -> HTTPResponse,
    _ test: (WebDAVFolder) async throws -> Void
  ) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      let count = shelf.note(request)
      guard request.method == "PROPFIND" else { return answer(request, count) }
      return count <= failingList ? HTTPResponse(status: 500) : shelf.listing(request.path)
    }
    do {
      try await test(
        WebDAVFolder("dav://127.0.0.1:\(server.port)/", user: nil, password: nil, pause: 0))
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  @Test func anUploadThatFailsOnceIsRepeated() async throws {
    let shelf = Shelf()
    shelf.length.withLock { $0 = 3 }
    try await serving(shelf) { request, count in
      HTTPResponse(status: request.method == "PUT" && count == 1 ? 500 : 201)
    } _: { dav in
      try await dav.put(folder.makeFile("one", Data("one".utf8)), as: "one")
    }
    #expect(
      shelf.requests.withLock(\.self)
        == ["PUT /one.partial", "PUT /one.partial", "PROPFIND /one.partial", "MOVE /one.partial"])
  }

  @Test func aListThatFailsOnceIsAskedForAgain() async throws {
    let shelf = Shelf()
    try await serving(shelf, failingList: 1) { _, _ in
      HTTPResponse(status: 201)
    } _: { dav in
      // The list tells of the folder alone.
      let files = try await dav.files()
      #expect(files.isEmpty)
    }
    #expect(shelf.requests.withLock(\.self) == ["PROPFIND /", "PROPFIND /"])
  }

  @Test func anUploadThatArrivesInPartNeverGetsItsName() async throws {
    let shelf = Shelf()
    shelf.length.withLock { $0 = 2 }
    try await serving(shelf) { _, _ in
      HTTPResponse(status: 201)
    } _: { dav in
      await #expect {
        try await dav.put(folder.makeFile("one", Data("one".utf8)), as: "one")
      } throws: {
        ($0 as? WebDAVError)?.kind == .changed
      }
    }
    let requests = shelf.requests.withLock(\.self)
    #expect(requests.last == "DELETE /one.partial")
    #expect(!requests.contains { $0.hasPrefix("MOVE") })
  }

  @Test func aDownloadGoesOnWhereItBroke() async throws {
    let shelf = Shelf()
    shelf.length.withLock { $0 = 10 }
    let ranges = Mutex<[String]>([])
    try await serving(shelf) { request, count in
      let range = request.headers.first { $0.name.lowercased() == "range" }?.value
      ranges.withLock { $0.append(range ?? "") }
      return count == 1
        ? HTTPResponse(status: 200, body: .bytes(Array("0123".utf8)))
        : HTTPResponse(status: 206, body: .bytes(Array("456789".utf8)))
    } _: { dav in
      let file = folder.url.appending(path: "back")
      try await dav.get("one", to: file)
      #expect(try Data(contentsOf: file) == Data("0123456789".utf8))
    }
    #expect(ranges.withLock(\.self) == ["", "bytes=4-"])
  }

  @Test func aLaterCallGoesOnWithWhatIsThere() async throws {
    let shelf = Shelf()
    shelf.length.withLock { $0 = 10 }
    let ranges = Mutex<[String]>([])
    try await serving(shelf) { request, _ in
      let range = request.headers.first { $0.name.lowercased() == "range" }?.value
      ranges.withLock { $0.append(range ?? "") }
      return range == nil
        ? HTTPResponse(status: 200, body: .bytes(Array("0123456789".utf8)))
        : HTTPResponse(status: 206, body: .bytes(Array("456789".utf8)))
    } _: { dav in
      // The last one is longer than the file, so that it is no beginning of it.
      for beginning in ["0123", "0123456789", "01234567890"] {
        let file = try folder.makeFile("back", Data(beginning.utf8))
        try await dav.get("one", to: file, isContinued: true)
        #expect(try Data(contentsOf: file) == Data("0123456789".utf8))
      }
    }
    #expect(ranges.withLock(\.self) == ["bytes=4-", ""])
  }

  @Test func anotherVersionIsFetchedFromItsBeginning() async throws {
    let shelf = Shelf()
    shelf.length.withLock { $0 = 10 }
    shelf.entityTag.withLock { $0 = "\"new\"" }
    let ranges = Mutex<[String]>([])
    try await serving(shelf) { request, count in
      let range = request.headers.first { $0.name.lowercased() == "range" }?.value
      ranges.withLock { $0.append(range ?? "") }
      // The file changes once more while it is fetched.
      if count == 1 { shelf.entityTag.withLock { $0 = "\"newest\"" } }
      return range == nil
        ? HTTPResponse(
          status: 200, body: .bytes(Array((count == 1 ? "abcd" : "ABCDEFGHIJ").utf8)))
        : HTTPResponse(status: 206, body: .bytes(Array("EFGHIJ".utf8)))
    } _: { dav in
      let file = try folder.makeFile("back", Data("0123".utf8))
      try await dav.get("one", to: file, isContinued: true, entityTag: "\"old\"")
      #expect(try Data(contentsOf: file) == Data("ABCDEFGHIJ".utf8))
      try Data("ABCD".utf8).write(to: file)
      try await dav.get("one", to: file, isContinued: true, entityTag: "\"newest\"")
      #expect(try Data(contentsOf: file) == Data("ABCDEFGHIJ".utf8))
    }
    #expect(ranges.withLock(\.self) == ["", "", "bytes=4-"])
  }

  @Test(arguments: [[500, 201], [500, 404], [503, 500, 404]])
  func anUploadIsNotLostWithTheAnswerToItsRenaming(statuses: [Int]) async throws {
    let shelf = Shelf()
    shelf.length.withLock { $0 = 3 }
    try await serving(shelf) { request, count in
      HTTPResponse(status: request.method == "MOVE" ? statuses[count - 1] : 201)
    } _: { dav in
      try await dav.put(folder.makeFile("one", Data("one".utf8)), as: "one")
    }
    let requests = shelf.requests.withLock(\.self)
    #expect(requests.filter { $0.hasPrefix("MOVE") }.count == statuses.count)
    #expect(!requests.contains { $0.hasPrefix("DELETE") })
  }

  @Test func whereNoLengthIsToldTheNewNameIsEnough() async throws {
    let shelf = Shelf()
    shelf.length.withLock { $0 = nil }
    try await serving(shelf) { request, count in
      HTTPResponse(status: request.method != "MOVE" ? 201 : count == 1 ? 500 : 404)
    } _: { dav in
      try await dav.put(folder.makeFile("one", Data("one".utf8)), as: "one")
    }
    #expect(!shelf.requests.withLock(\.self).contains { $0.hasPrefix("DELETE") })
  }

  @Test(arguments: [[404], [500, 403], [500, 500, 500]])
  func anUploadThatGetsNoNameIsAFailure(statuses: [Int]) async throws {
    let shelf = Shelf()
    shelf.length.withLock { $0 = 3 }
    try await serving(shelf) { request, count in
      HTTPResponse(
        status: request.method == "MOVE" ? statuses[min(count, statuses.count) - 1] : 201)
    } _: { dav in
      await #expect {
        try await dav.put(folder.makeFile("one", Data("one".utf8)), as: "one")
      } throws: {
        ($0 as? WebDAVError)?.status == statuses.last
      }
    }
    #expect(shelf.requests.withLock(\.self).last == "DELETE /one.partial")
  }

  @Test func aServerWithoutRangesSendsAllOfItAgain() async throws {
    let shelf = Shelf()
    shelf.length.withLock { $0 = 10 }
    try await serving(shelf) { _, count in
      HTTPResponse(status: 200, body: .bytes(Array((count == 1 ? "0123" : "0123456789").utf8)))
    } _: { dav in
      let file = folder.url.appending(path: "back")
      try await dav.get("one", to: file)
      #expect(try Data(contentsOf: file) == Data("0123456789".utf8))
    }
  }

  @Test func behindAProxyTheNewNameComesWithoutTheHost() async throws {
    let shelf = Shelf()
    shelf.length.withLock { $0 = 3 }
    let targets = Mutex<[String]>([])
    try await serving(shelf) { request, count in
      guard request.method == "MOVE" else { return HTTPResponse(status: 201) }
      let target = request.headers.first { $0.name.lowercased() == "destination" }?.value
      targets.withLock { $0.append(target ?? "") }
      return HTTPResponse(status: count == 1 ? 502 : 201)
    } _: { dav in
      try await dav.put(folder.makeFile("one", Data("one".utf8)), as: "one")
    }
    let sent = targets.withLock(\.self)
    #expect(sent.first?.hasPrefix("http://127.0.0.1:") == true && sent.last == "/one")
  }

  @Test(arguments: [
    (507, WebDAVError.Kind.full), (413, .tooLarge), (403, .forbidden), (401, .login),
    (301, .moved(to: "https://elsewhere.example/")), (500, .server),
  ])
  func everyRefusalHasItsSentence(status: Int, kind: WebDAVError.Kind) async throws {
    let shelf = Shelf()
    try await serving(shelf) { _, _ in
      HTTPResponse(
        status: status, headers: [(name: "Location", value: "https://elsewhere.example/")])
    } _: { dav in
      await #expect { try await dav.put(folder.makeFile("one"), as: "one") } throws: {
        ($0 as? WebDAVError)?.kind == kind
      }
    }
  }

  @Test(arguments: [
    "", "ftp://host/", "https://", "https://eva:sesame@host/", "https://host/?a=b", "nas",
  ])
  func whatIsNoAddressOfAFolderIsRefused(address: String) {
    #expect(throws: WebDAVError.self) {
      try WebDAVFolder(address, user: nil, password: nil)
    }
  }

  @Test func anAddressOfAFileManagerIsUnderstood() throws {
    let dav = try WebDAVFolder("davs://host/remote.php/dav/files/eva", user: nil, password: nil)
    #expect(dav.text == "https://host/remote.php/dav/files/eva/")
  }

  @Test func noPasswordIsInADescription() throws {
    var text = ""
    dump(try WebDAVFolder("https://host/", user: "eva", password: "sesame"), to: &text)
    #expect(text.contains("eva") && !text.contains("sesame"))
  }
}
