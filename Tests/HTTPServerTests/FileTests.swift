import Foundation
import HTTPServer
import TestSupport
import Testing

/// Answers from files.
struct FileTests {
  private static let content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

  @Test(arguments: [
    nil, 0..<1, 5..<100_000, 299_999..<300_000, 0..<300_000, 7..<7, 300_000..<300_000,
  ])
  func aPartOfAFileIsSent(range: Range<Int>?) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.makeFile("a", Data(Self.content))
    try await serving { _ in
      HTTPResponse(body: .file(file, range))
    } _: { server in
      let client = try RawClient(port: server.port)
      for _ in 1...2 {
        await client.send(.get("/"))
        let answer = try await client.answer()
        let part = Self.content[range ?? 0..<300_000]
        #expect(answer.header("content-length") == "\(part.count)")
        #expect(answer.body == Array(part))
      }
    }
  }

  @Test(arguments: ["absent", "short", "folder"])
  func aFileThatCannotBeSentIsTheServersFault(kind: String) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.makeFile("a", Data([1, 2, 3]))
    try await serving { _ in
      switch kind {
      case "absent": HTTPResponse(body: .file(folder.url.appending(path: "b"), nil))
      case "short": HTTPResponse(body: .file(file, 2..<4))
      default: HTTPResponse(body: .file(folder.url, nil))
      }
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(.get("/"))
      #expect(try await client.answer().status == 500)
    }
  }

  @Test func headTellsAFilesLength() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.makeFile("a", Data(Self.content))
    try await serving { _ in
      HTTPResponse(headers: [("ETag", "\"x\"")], body: .file(file, nil))
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      let all = await client.receiveAll()
      let head = try Answer(head: all)
      #expect(head.header("content-length") == "300000")
      #expect(head.header("etag") == "\"x\"")
      #expect(all.hasSuffix("\r\n\r\n"))
    }
  }

  @Test func emptyAnswersHaveNoBody() async throws {
    try await serving { request in
      HTTPResponse(status: Int(request.path.dropFirst()) ?? 500)
    } _: { server in
      let client = try RawClient(port: server.port)
      for status in [200, 204, 304, 404] {
        await client.send(.get("/\(status)"))
        #expect(try await client.answer().status == status)
      }
    }
  }
}
