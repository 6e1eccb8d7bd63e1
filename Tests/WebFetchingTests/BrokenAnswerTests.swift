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

/// Answers every connection with the same bytes, whatever they are, and closes it.
private final class AnsweringSocket: Sendable {
  let port: UInt16
  private let listener: Int32

  init(_ answer: String) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    try #require(isListening)
    port = UInt16(bigEndian: address.sin_port)
    let bytes = Array(answer.utf8)
    Thread.detachNewThread {
      // Closed by this thread alone: it would accept from another socket that has been given the number.
      defer { close(listener) }
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        var request = [UInt8](repeating: 0, count: 4096)
        _ = recv(connection, &request, request.count, 0)
        _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        // A connection that is closed before all of the request was read is reset, and the answer lost.
        shutdown(connection, Int32(SHUT_WR))
        while recv(connection, &request, request.count, 0) > 0 {}
        close(connection)
      }
    }
  }

  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }
}
