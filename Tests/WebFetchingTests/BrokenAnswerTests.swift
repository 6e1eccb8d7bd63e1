import Foundation
import Testing

@testable import WebFetching

/// Against a server whose answers are no good HTTP.
struct BrokenAnswerTests {
  @Test(arguments: [
    "SSH-2.0-OpenSSH_9.2\r\n", "<html>a page without a head</html>", "",
    "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n100\r\nhalf",
    "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nhalf",
  ])
  func anAnswerThatNobodyUnderstandsIsNoFaultOfTheAddress(_ answer: String) async throws {
    let server = try AnsweringSocket(answer)
    defer { server.stop() }
    let fetcher = WebFetcher(openHosts: ["127.0.0.1"], timeLimit: 3_600_000)
    let error = await #expect(throws: FetchError.self) {
      _ = try await fetcher.fetch("http://127.0.0.1:\(server.port)/", byteLimit: 100_000)
    }
    #expect(error == FetchError(.broken, host: "127.0.0.1"))
    #expect(error?.description.contains("(0)") == false)
  }

  @Test func aStatusBeyondThoseOfTheStandardIsARefusal() async throws {
    let server = try AnsweringSocket("HTTP/1.1 999 Request denied\r\nContent-Length: 0\r\n\r\n")
    defer { server.stop() }
    let fetcher = WebFetcher(openHosts: ["127.0.0.1"], timeLimit: 3_600_000)
    let error = await #expect(throws: FetchError.self) {
      _ = try await fetcher.fetch("http://127.0.0.1:\(server.port)/", byteLimit: 100_000)
    }
    #expect(error == FetchError(.refused, host: "127.0.0.1", status: 999))
  }
}
