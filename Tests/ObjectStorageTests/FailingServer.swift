import Encryption
import Foundation
import HTTPServer
import Synchronization
import Testing

@testable import ObjectStorage

/// A server in this process that notes its requests and answers what a test wants.
final class FailingServer: Sendable {
  /// What a request was: the method, the object or the query that matters, and how often that came.
  struct Request: Sendable {
    let method: String
    let path: String
    let query: [String: String]
    let headers: [String: String]
    /// How many of this name have come, this one among them.
    let count: Int
    let byteCount: Int

    /// What it asks for, such as `PUT part 2`.
    var name: String {
      let names = Set(query.keys)
      let what =
        query["partNumber"].map { " part \($0)" } ?? (names.contains("uploads") ? " uploads" : nil)
        ?? (names.contains("uploadId") ? " upload" : nil)
        ?? (names.contains("list-type") ? " list" : "")
      return method + what
    }
  }

  private let noted = Mutex<[Request]>([])

  /// What has been asked for, in order.
  var names: [String] { noted.withLock { $0.map(\.name) } }
  /// All requests.
  var requests: [Request] { noted.withLock(\.self) }

  /// Serves while a test runs.
  func serving(
    isHosted: Bool = false, at time: Date? = nil,
    _ answer: @escaping @Sendable (Request) -> HTTPResponse,
    _ test: (ObjectFolder) async throws -> Void
  ) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      let body = (try? await request.body.collected(limit: 1 << 20)) ?? []
      return answer(self.note(request, body.count))
    }
    do {
      let host = isHosted ? "localhost" : "127.0.0.1"
      let folder = try ObjectFolder(
        "http://\(host):\(server.port)/books/nas", region: nil, isHosted: isHosted,
        accessKey: "EVA", secret: #require(SecretText("sesame")), pause: 0,
        now: { time ?? .now })
      try await test(folder)
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  private func note(_ request: HTTPRequest, _ byteCount: Int) -> Request {
    let query = Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first }
    let headers = Dictionary(request.headers.map { ($0.name.lowercased(), $0.value) }) { a, _ in a }
    return noted.withLock { all in
      func made(_ count: Int) -> Request {
        Request(
          method: request.method, path: request.path, query: query, headers: headers, count: count,
          byteCount: byteCount)
      }
      let name = made(0).name
      let new = made(1 + all.count { $0.name == name })
      all.append(new)
      return new
    }
  }

  /// An answer in XML.
  static func xml(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: [(name: "Content-Type", value: "application/xml")],
      body: .bytes(Array("<?xml version=\"1.0\"?>\(text)".utf8)))
  }

  /// A refusal.
  static func refusal(_ code: String, status: Int, more: String = "") -> HTTPResponse {
    xml("<Error><Code>\(code)</Code><Message>no</Message>\(more)</Error>", status: status)
  }

  /// An answer whose connection breaks.
  static var broken: HTTPResponse {
    HTTPResponse(body: .stream { _ in throw CancellationError() })
  }

  /// A list of objects in the folder.
  static func list(_ objects: [(name: String, byteCount: Int)], next: String? = nil) -> HTTPResponse
  {
    let entries = objects.map {
      "<Contents><Key>nas/\($0.name)</Key><Size>\($0.byteCount)</Size><ETag>\"1\"</ETag></Contents>"
    }
    let end = next.map {
      "<IsTruncated>true</IsTruncated><NextContinuationToken>\($0)</NextContinuationToken>"
    }
    return xml("<ListBucketResult>\(entries.joined())\(end ?? "")</ListBucketResult>")
  }

  /// What a server answers while nothing fails.
  static func usual(_ request: Request) -> HTTPResponse {
    switch request.name {
    case "POST uploads":
      xml(
        "<InitiateMultipartUploadResult><UploadId>u&amp;1</UploadId></InitiateMultipartUploadResult>"
      )
    case "POST upload": xml("<CompleteMultipartUploadResult/>")
    case "GET list": list([("one", 10)])
    case "DELETE upload": HTTPResponse(status: 204)
    default: HTTPResponse(headers: [(name: "ETag", value: "\"\(request.count)\"")])
    }
  }
}
