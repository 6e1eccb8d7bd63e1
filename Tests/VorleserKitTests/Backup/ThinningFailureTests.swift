import Foundation
import HTTPServer
import Storage
import Synchronization
import TestSupport
import Testing

@testable import VorleserKit

/// A backup that has arrived counts, whatever becomes of older ones.
struct ThinningFailureTests {
  /// A WebDAV server that keeps the lengths of files, and deletes none.
  private final class Shelf: Sendable {
    private let files = Mutex([
      "vorleser-20250101T100000Z.zip": 3, "vorleser-20250101T110000Z.zip": 3,
    ])

    var names: [String] { files.withLock { $0.keys.sorted() } }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
      let name = request.path.split(separator: "/").last.map { String($0) } ?? ""
      let content = try? await request.body.collected(limit: 1 << 24)
      switch request.method {
      case "PUT": files.withLock { $0[name] = content?.count ?? 0 }
      case "MOVE":
        let target = request.headers.first { $0.name.lowercased() == "destination" }?.value ?? ""
        files.withLock { $0[String(target.split(separator: "/").last ?? "")] = $0[name] }
        files.withLock { $0[name] = nil }
      case "PROPFIND": return listing(of: name)
      default: return HTTPResponse(status: 500)
      }
      return HTTPResponse(status: 201)
    }

    private func listing(of name: String) -> HTTPResponse {
      let shown = files.withLock { files in
        files[name].map { [(name, $0)] } ?? files.map { ($0.key, $0.value) }
      }
      let responses = shown.map { name, length in
        "<D:response><D:href>/\(name)</D:href><D:propstat><D:prop><D:getcontentlength>\(length)</D:getcontentlength>"
          + "</D:prop></D:propstat></D:response>"
      }
      let text = "<D:multistatus xmlns:D=\"DAV:\">\(responses.joined())</D:multistatus>"
      return HTTPResponse(status: 207, body: .bytes(Array(text.utf8)))
    }
  }

  @Test func aBackupThatHasArrivedCountsIfAnOlderOneStays() async throws {
    let desk = try BackupDesk()
    let library = try await desk.filledLibrary().library
    let shelf = Shelf()
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { await shelf.answer($0) }
    do {
      _ = try await library.addBackupDestination(
        "nas", address: "http://127.0.0.1:\(server.port)/", user: nil, password: nil)
      let sent = try await library.sendBackup(to: "nas", thins: true)
      #expect(shelf.names.contains(sent.name) && shelf.names.count == 3)
      #expect(sent.deleted.isEmpty && sent.thinningFailure?.kind == .failed)
      let last = try await library.backupDestinations().first?.last
      guard case .sent(sent.name, _) = last?.outcome else {
        Issue.record("\(String(describing: last))")
        return await server.stop()
      }
      #expect(last?.thinningFailure?.code == "failed")
      #expect(last?.thinningFailure?.sentence == sent.thinningFailure?.sentence)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }
}
