import Foundation
import HTTPServer
import TestSupport
import Testing

/// A client that others wrote.
struct CurlTests {
  static let program = URL(filePath: "/usr/bin/curl")
  static let isThere = FileManager.default.isExecutableFile(atPath: program.path)

  /// Runs curl, with its input from a file.
  private static func curl(_ arguments: [String], input: URL? = nil) async throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = ["-sS", "--max-time", "20"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) }
    let ended = Signal()
    process.terminationHandler = { _ in ended.send() }
    try process.run()
    _ = await ended.received()
    return String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
  }

  @Test(.enabled(if: isThere, "no curl here"))
  func curlIsServed() async throws {
    let folder = try TemporaryFolder()
    let size = 3 << 20
    let file = try folder.makeFile("a", Data(repeating: 65, count: size))
    try await serving { request in
      let body = (try? await request.body.collected(limit: 10 << 20)) ?? []
      return .text("\(request.method) \(request.path) \(body.count)\n")
    } _: { server in
      let address = "http://127.0.0.1:\(server.port)"
      let twice = try await Self.curl([address + "/a%20b", address + "/c"])
      #expect(twice == "GET /a b 0\nGET /c 0\n")
      let sized = try await Self.curl(["-T", file.path, address + "/up"])
      #expect(sized == "PUT /up \(size)\n")
      let chunked = try await Self.curl(["-T", "-", address + "/up"], input: file)
      #expect(chunked == "PUT /up \(size)\n")
      let head = try await Self.curl(["-I", address])
      #expect(head.contains("Content-Length: 8\r\n"))
    }
  }
}
