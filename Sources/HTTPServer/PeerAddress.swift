import Foundation

/// The address at the other end of a socket.
enum PeerAddress {
  /// The part of an address that identifies a household: all of IPv4, or the first 64 bits of IPv6,
  /// within which it can choose any address (RFC 6177).
  static func network(of address: String) -> String {
    var six = in6_addr()
    guard unsafe inet_pton(AF_INET6, address, &six) == 1 else { return address }
    return unsafe withUnsafeBytes(of: six) { unsafe Array($0.prefix(8)) }
      .map { String($0, radix: 16) }.joined(separator: ".")
  }

  /// The address in digits; an IPv4 address also where it comes over a socket of IPv6.
  ///
  /// - Parameter descriptor: A connected socket.
  /// - Returns: Such as `192.168.1.7`; empty where the system does not say.
  static func of(_ descriptor: Int32) -> String {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let code = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard unsafe getpeername(descriptor, address, &length) == 0 else { return Int32(-1) }
        return unsafe getnameinfo(
          address, length, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST)
      }
    }
    guard code == 0 else { return "" }
    let digits = host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: digits, as: UTF8.self)
    return text.hasPrefix("::ffff:") ? String(text.dropFirst("::ffff:".count)) : text
  }
}
