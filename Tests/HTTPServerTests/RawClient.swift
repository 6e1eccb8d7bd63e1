import Basics
import Foundation
import TestSupport
import Testing

/// A client that sends and reads bytes as a test says, on a thread of its own so that nothing blocks
/// the pool.
actor RawClient {
  private let descriptor: Int32
  private var isOpen = true
  private let executor = QueueExecutor(label: "raw client")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(port: Int, host: String = "127.0.0.1", receiveBuffer: Int32? = nil) throws {
    descriptor = socket(
      host == "::1" ? AF_INET6 : AF_INET,
      // Not for child processes of other tests, which would keep the connection open.
      Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    try #require(descriptor >= 0)
    var wait = timeval(tv_sec: Int(hangingTime.components.seconds), tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    let result: Int32
    if host == "::1" {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = UInt16(port).bigEndian
      inet_pton(AF_INET6, host, &address.sin6_addr)
      result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
        }
      }
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(port).bigEndian
      inet_pton(AF_INET, host, &address.sin_addr)
      result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }
    try #require(result == 0, "connecting failed: \(errno)")
  }

  deinit { if isOpen { Foundation.close(descriptor) } }

  /// Sends all of it.
  ///
  /// - Returns: `false` when the server has closed.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool { sendAll(bytes, to: descriptor) }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends the same piece again and again.
  func send(_ piece: [UInt8], times: Int) -> Bool {
    for _ in 0..<times where !send(piece) { return false }
    return true
  }

  /// Reads what is there, or what comes next.
  ///
  /// - Returns: Empty at the end, `nil` on a reset or when nothing comes.
  func receive(atMost count: Int = 1 << 16) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = recv(descriptor, &bytes, count, 0)
    guard got >= 0 else { return nil }
    return Array(bytes.prefix(got))
  }

  /// Reads until the server closes.
  func receiveAll() -> String {
    var all: [UInt8] = []
    while let bytes = receive(), !bytes.isEmpty { all += bytes }
    return String(decoding: all, as: UTF8.self)
  }

  /// Reads until the server has closed.
  ///
  /// - Returns: `nil` when it leaves the connection open and sends nothing.
  func receiveToEnd() -> String? {
    var all: [UInt8] = []
    while let bytes = receive() {
      guard !bytes.isEmpty else { return String(decoding: all, as: UTF8.self) }
      all += bytes
    }
    return nil
  }

  /// Reads up to and including a text.
  func receive(upTo end: String) -> String {
    var all: [UInt8] = []
    while !all.suffix(end.utf8.count).elementsEqual(end.utf8), let bytes = receive(atMost: 1),
      !bytes.isEmpty
    { all += bytes }
    return String(decoding: all, as: UTF8.self)
  }

  /// Reads one answer, chunked or with a `Content-Length`.
  func answer() throws -> Answer {
    let head = receive(upTo: "\r\n\r\n")
    var answer = try Answer(head: head)
    while answer.header("transfer-encoding") == "chunked" {
      let size = receive(upTo: "\r\n").trimmingCharacters(in: .newlines)
      let count = try #require(Int(size, radix: 16), "no size of a chunk: \(size)")
      answer.body += receive(exactly: count)
      _ = receive(upTo: "\r\n")
      if count == 0 { return answer }
    }
    let length = Int(answer.header("content-length") ?? "0") ?? 0
    answer.body = receive(exactly: length)
    return answer
  }

  private func receive(exactly count: Int) -> [UInt8] {
    var all: [UInt8] = []
    while all.count < count, let bytes = receive(atMost: count - all.count), !bytes.isEmpty {
      all += bytes
    }
    return all
  }

  /// Whether this process, as the server, still holds its end of the connection.
  func isHeldByServer() -> Bool {
    let ports = Self.ports(of: descriptor)
    return (0..<Int32(getdtablesize())).contains { other in
      Self.ports(of: other).map { $0.peer == ports?.own && $0.own == ports?.peer } == true
    }
  }

  private static func ports(of descriptor: Int32) -> (own: UInt16, peer: UInt16)? {
    var (own, peer) = (sockaddr_in(), sockaddr_in())
    func isFilled(
      _ address: inout sockaddr_in,
      _ ask: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Int32
    ) -> Bool {
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      return withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { ask($0, &size) == 0 }
      }
    }
    guard isFilled(&own, { getsockname(descriptor, $0, &$1) }),
      isFilled(&peer, { getpeername(descriptor, $0, &$1) })
    else { return nil }
    return (own.sin_port, peer.sin_port)
  }

  /// Says that nothing more will be sent.
  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  func close() {
    guard isOpen else { return }
    isOpen = false
    Foundation.close(descriptor)
  }

  /// Closes with a reset.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Foundation.linger>.size))
    close()
  }
}

/// What a server answered.
struct Answer {
  let status: Int
  let headers: [(name: String, value: String)]
  var body: [UInt8] = []
  var text: String { String(decoding: body, as: UTF8.self) }

  init(head: String) throws {
    let lines = head.components(separatedBy: "\r\n")
    let first = try #require(lines.first).split(separator: " ")
    status = try #require(first.count > 1 ? Int(first[1]) : nil, "no status in \(head)")
    headers = lines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (
        String(line[..<colon]).lowercased(),
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      )
    }
  }

  func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

extension String {
  static func get(_ path: String, _ headers: String...) -> String {
    "GET \(path) HTTP/1.1\r\nHost: x\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n"
  }
}
