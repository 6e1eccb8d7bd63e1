import Foundation
import HTTPServer
import Synchronization
import TestSupport
import Testing

@testable import WebDAV

/// Uploads to a server that behaves as Nextcloud documents it: chunks in a folder of their own, and names that it keeps for itself.
struct NextcloudTests {
  private let folder: TemporaryFolder
  private let bytes = Data((0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) })
  private let lengths = (probe: 100, piece: 4000)

  init() throws { folder = try TemporaryFolder() }

  /// The server's files and uploads by their paths, and what it was asked for.
  private final class Cloud: Sendable {
    static let files = "/cloud/remote.php/dav/files/eva/books/"
    static let uploads = "/cloud/remote.php/dav/uploads/eva/"

    struct State {
      var files: [String: [UInt8]] = [:]
      /// Chunks by their names, by the folders of uploads.
      var uploads: [String: [String: [UInt8]]] = [:]
      var lines: [String] = []
      var quota = Int.max
    }

    let state = Mutex(State())

    var files: [String: [UInt8]] { state.withLock(\.files) }
    var lines: [String] { state.withLock { $0.lines.filter { !$0.hasPrefix("PROPFIND") } } }

    /// Answers a request; the folders of uploads have changing names, and are called ID.
    func answer(_ request: HTTPRequest, _ body: [UInt8]) -> HTTPResponse {
      let path = request.path
      guard path.hasPrefix(Self.uploads) else { return answerFile(request, body) }
      let parts = path.dropFirst(Self.uploads.count).split(separator: "/").map(String.init)
      let name = parts.count > 1 ? parts[1] : ""
      return state.withLock { state in
        state.lines.append("\(request.method) ID/\(name)")
        let target = request.header("Destination").flatMap(Self.filePath)
        switch request.method {
        case "DELETE":
          return HTTPResponse(
            status: state.uploads.removeValue(forKey: parts[0]) == nil ? 404 : 204)
        case "MKCOL" where target != nil && state.uploads[parts[0]] == nil:
          state.uploads[parts[0]] = [:]
        case "PUT" where target != nil && Int(name).map { 1...10_000 ~= $0 } == true:
          let total = request.header("OC-Total-Length").flatMap { Int($0) } ?? 0
          guard state.uploads[parts[0]] != nil else { return HTTPResponse(status: 404) }
          guard total <= state.quota else { return HTTPResponse(status: 507) }
          state.uploads[parts[0]]?[name] = body
        case "MOVE" where name == ".file":
          guard let target, let chunks = state.uploads.removeValue(forKey: parts[0]) else {
            return HTTPResponse(status: 400)
          }
          state.files[target] = chunks.sorted { $0.key < $1.key }.flatMap(\.value)
        default: return HTTPResponse(status: 400)
        }
        return HTTPResponse(status: 201)
      }
    }

    /// What WebDAV does with files; names that end with `.part` are Nextcloud's own.
    private func answerFile(_ request: HTTPRequest, _ body: [UInt8]) -> HTTPResponse {
      let path = request.path
      return state.withLock { state in
        state.lines.append("\(request.method) \(path.dropFirst(Self.files.count))")
        switch request.method {
        case "PUT" where request.header("Content-Range") != nil: return HTTPResponse(status: 501)
        case "PUT" where path.hasSuffix(".part"): return HTTPResponse(status: 400)
        case "PUT": state.files[path] = body
        case "MOVE":
          guard let target = request.header("Destination").flatMap(Self.filePath) else {
            return HTTPResponse(status: 400)
          }
          state.files[target] = state.files.removeValue(forKey: path)
        case "DELETE": state.files[path] = nil
        case "PROPFIND":
          guard let file = state.files[path] else { return HTTPResponse(status: 404) }
          let text = """
            <D:multistatus xmlns:D="DAV:"><D:response><D:href>\(path)</D:href><D:propstat><D:prop>\
            <D:getcontentlength>\(file.count)</D:getcontentlength></D:prop></D:propstat></D:response></D:multistatus>
            """
          return HTTPResponse(status: 207, body: .bytes(Array(text.utf8)))
        default: return HTTPResponse(status: 405)
        }
        return HTTPResponse(status: 201)
      }
    }

    private static func filePath(_ address: String) -> String? {
      let path = WebDAVAddress.path(of: address)
      return path.hasPrefix(files) ? path : nil
    }
  }

  private func serving(
    _ cloud: Cloud,
    unless exception: @escaping @Sendable (HTTPRequest, [UInt8]) -> HTTPResponse? = { _, _ in nil },
    _ test: (WebDAVFolder) async throws -> Void
  ) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      let body = (try? await request.body.collected(limit: 1 << 20)) ?? []
      return exception(request, body) ?? cloud.answer(request, body)
    }
    do {
      try await test(
        WebDAVFolder(
          "http://127.0.0.1:\(server.port)\(Cloud.files)", user: nil, password: nil, pause: 0))
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  private func put(_ dav: WebDAVFolder, onSent: (@Sendable (Int) -> Void)? = nil) async throws {
    try await dav.put(
      folder.makeFile("one", bytes), as: "one.zip", lengths: lengths, onSent: onSent)
  }

  @Test func anUploadGoesOnWithTheChunkThatBroke() async throws {
    let cloud = Cloud()
    let tries = Mutex(0)
    let sent = Mutex<[Int]>([])
    try await serving(cloud) { request, body in
      guard request.path.hasSuffix("/00002"),
        tries.withLock({
          $0 += 1; return $0
        }) == 1
      else {
        return nil
      }
      return HTTPResponse(status: 502)
    } _: { dav in
      try await put(dav) { count in sent.withLock { $0.append(count) } }
    }
    #expect(cloud.files == [Cloud.files + "one.zip": Array(bytes)])
    #expect(
      cloud.lines == ["MKCOL ID/", "PUT ID/00001", "PUT ID/00002", "PUT ID/00003", "MOVE ID/.file"])
    #expect(tries.withLock(\.self) == 2)
    #expect(sent.withLock(\.last) == 10_000)
  }

  @Test func aLostAnswerToTheLastRequestLosesNothing() async throws {
    let cloud = Cloud()
    try await serving(cloud) { request, body in
      guard request.method == "MOVE" else { return nil }
      _ = cloud.answer(request, body)
      return HTTPResponse(status: 504)
    } _: { dav in
      try await put(dav)
    }
    #expect(cloud.files == [Cloud.files + "one.zip": Array(bytes)])
  }

  @Test func aSlowAssemblyIsWaitedForAndItsChunksAreLeftAlone() async throws {
    let cloud = Cloud()
    let looks = Mutex(0)
    try await serving(cloud) { request, body in
      switch request.method {
      case "MOVE":
        _ = cloud.answer(request, body)
        return HTTPResponse(status: 504)
      case "PROPFIND":
        let count = looks.withLock { count in
          count += 1
          return count
        }
        return count < 3 ? HTTPResponse(status: 404) : nil
      default: return nil
      }
    } _: { dav in
      try await put(dav)
    }
    #expect(looks.withLock(\.self) == 3)
    #expect(cloud.files == [Cloud.files + "one.zip": Array(bytes)])
  }

  @Test func chunksStayWhenTheLastAnswerIsLostAndNoFileComes() async throws {
    let cloud = Cloud()
    let looks = Mutex(0)
    try await serving(cloud) { request, _ in
      if request.method == "PROPFIND" { looks.withLock { $0 += 1 } }
      return request.method == "MOVE" ? HTTPResponse(status: 504) : nil
    } _: { dav in
      await #expect {
        try await put(dav)
      } throws: {
        ($0 as? WebDAVError)?.status == 504
      }
    }
    #expect(looks.withLock(\.self) == WebDAVFolder.assemblyTries(bytes.count))
    #expect(cloud.state.withLock(\.uploads).first?.value.count == 3)
    #expect(!cloud.lines.contains("DELETE ID/"))
  }

  @Test func aRefusedAssemblyLeavesNoChunks() async throws {
    let cloud = Cloud()
    try await serving(cloud) { request, _ in
      request.method == "MOVE" ? HTTPResponse(status: 403) : nil
    } _: { dav in
      await #expect {
        try await put(dav)
      } throws: {
        ($0 as? WebDAVError)?.status == 403
      }
    }
    #expect(cloud.state.withLock(\.uploads).isEmpty)
  }

  @Test func largeFilesAreWaitedForLonger() {
    #expect(WebDAVFolder.assemblyTries(1 << 20) == 24)
    #expect(WebDAVFolder.assemblyTries(10 << 30) == 144)
  }

  @Test func manyChunksKeepTheirOrder() async throws {
    let cloud = Cloud()
    try await serving(cloud) { dav in
      try await dav.put(
        folder.makeFile("one", bytes), as: "one.zip", lengths: (probe: 100, piece: 500))
    }
    #expect(cloud.files == [Cloud.files + "one.zip": Array(bytes)])
    #expect(cloud.lines.count { $0.hasPrefix("PUT ID/") } == 20)
  }

  @Test func aFullCloudKeepsTheOlderFileAndNoChunks() async throws {
    let cloud = Cloud()
    cloud.state.withLock {
      $0.quota = 5000
      $0.files[Cloud.files + "one.zip"] = [1]
    }
    try await serving(cloud) { dav in
      await #expect {
        try await put(dav)
      } throws: {
        ($0 as? WebDAVError)?.kind == .full
      }
    }
    #expect(cloud.files == [Cloud.files + "one.zip": [1]])
    #expect(cloud.state.withLock(\.uploads).isEmpty)
  }

  @Test(arguments: [404, 405, 501])
  func aServerThatOnlyHasTheAddressesGetsTheWholeFile(status: Int) async throws {
    let cloud = Cloud()
    try await serving(cloud) { request, _ in
      request.path.hasPrefix(Cloud.uploads) ? HTTPResponse(status: status) : nil
    } _: { dav in
      try await put(dav)
    }
    #expect(cloud.files == [Cloud.files + "one.zip": Array(bytes)])
  }

  @Test func aSmallFileGetsNoNameThatNextcloudRefuses() async throws {
    let cloud = Cloud()
    try await serving(cloud) { dav in
      try await dav.put(
        folder.makeFile("one", bytes.prefix(4000)), as: "one.zip", lengths: lengths)
    }
    #expect(cloud.files == [Cloud.files + "one.zip": Array(bytes.prefix(4000))])
    #expect(cloud.lines == ["PUT one.zip.partial", "MOVE one.zip.partial"])
  }

  @Test func onlyAddressesOfUsersFilesHaveUploads() {
    func uploads(_ address: String) -> String? { WebDAVAddress(address)?.uploads }
    #expect(
      uploads("davs://h/cloud/remote.php/dav/files/eva%20b/books")
        == "https://h/cloud/remote.php/dav/uploads/eva%20b/")
    #expect(
      uploads("https://h/remote.php/dav/files/eva") == "https://h/remote.php/dav/uploads/eva/")
    #expect(uploads("https://h/remote.php/webdav/books") == nil)
    #expect(uploads("https://h/remote.php/dav/files/") == nil)
    #expect(uploads("https://h/dav/books") == nil)
  }
}
