import Foundation

/// Sends all bytes through a socket, waiting as long as the socket's own limits allow.
///
/// - Parameters:
///   - bytes: What to send.
///   - descriptor: A connected socket.
/// - Returns: `false` when the other side has closed.
public func sendAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var sent = 0
  while sent < bytes.count {
    let count = bytes[sent...].withUnsafeBytes {
      Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    guard count > 0 else { return false }
    sent += count
  }
  return true
}
