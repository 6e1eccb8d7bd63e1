import Foundation
import Testing

/// Answers every connection with the same bytes, whatever they are, and closes it.
final class AnsweringSocket: Sendable {
  let port: UInt16
  private let listener: Int32

  convenience init(_ answer: String) throws { try self.init(Array(answer.utf8)) }

  /// - Parameters:
  ///   - bytes: The answer.
  ///   - pause: The microseconds before each of its bytes; 0 sends them at once.
  /// - Throws: When no socket can be opened.
  init(_ bytes: [UInt8], pause: UInt32 = 0) throws {
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
    Thread.detachNewThread {
      // Closed by this thread alone: it would accept from another socket that has been given the number.
      defer { close(listener) }
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        var request = [UInt8](repeating: 0, count: 4096)
        _ = recv(connection, &request, request.count, 0)
        if pause == 0 {
          _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        } else {
          for byte in bytes {
            usleep(pause)
            guard
              withUnsafeBytes(
                of: byte, { send(connection, $0.baseAddress, 1, Int32(MSG_NOSIGNAL)) }) == 1
            else { break }
          }
        }
        // A connection that is closed before all of the request was read is reset, and the answer lost.
        shutdown(connection, Int32(SHUT_WR))
        while recv(connection, &request, request.count, 0) > 0 {}
        close(connection)
      }
    }
  }

  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }
}
