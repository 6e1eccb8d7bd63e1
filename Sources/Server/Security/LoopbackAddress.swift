import Foundation

/// Addresses that only this machine can reach.
enum LoopbackAddress {
  /// Whether the host of a `Host` header is an address and no name.
  static func isInDigits(_ host: String) -> Bool {
    var four = in_addr()
    if inet_pton(AF_INET, host, &four) == 1 { return true }
    guard host.hasPrefix("["), host.hasSuffix("]") else { return false }
    var six = in6_addr()
    return inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &six) == 1
  }

  /// Whether a host is a loopback address: `localhost`, 127.0.0.0/8 (RFC 1122 section 3.2.1.3) or
  /// `::1`.
  static func isOne(_ host: String) -> Bool {
    if host.lowercased() == "localhost" { return true }
    var six = in6_addr()
    if inet_pton(AF_INET6, host, &six) == 1 {
      return withUnsafeBytes(of: six) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
    }
    var four = in_addr()
    return inet_pton(AF_INET, host, &four) == 1 && UInt32(bigEndian: four.s_addr) >> 24 == 127
  }
}
