import Foundation
import HTTPServer
import TestSupport
import Testing

/// A client that others wrote.
struct CurlTests {
  @Test(.enabled(if: Curl.isThere, "no curl here"))
  func curlIsServed() async throws {
    let folder = try TemporaryFolder()
    let size = 3 << 20
    let file = try folder.makeFile("a", Data(repeating: 65, count: size))
    try await serving { request in
      let body = (try? await request.body.collected(limit: 10 << 20)) ?? []
      return .text("\(request.method) \(request.path) \(body.count)\n")
    } _: { server in
      let address = "http://127.0.0.1:\(server.port)"
      let twice = try await Curl.run([address + "/a%20b", address + "/c"])
      #expect(twice == "GET /a b 0\nGET /c 0\n")
      let sized = try await Curl.run(["-T", file.path, address + "/up"])
      #expect(sized == "PUT /up \(size)\n")
      let chunked = try await Curl.run(["-T", "-", address + "/up"], input: file)
      #expect(chunked == "PUT /up \(size)\n")
      let head = try await Curl.run(["-I", address])
      #expect(head.contains("Content-Length: 8\r\n"))
    }
  }
}
