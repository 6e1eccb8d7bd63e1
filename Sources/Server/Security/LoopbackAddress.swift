import Foundation

/// Addresses that only this machine can reach.
enum LoopbackAddress {
  /// Whether a host is one: `localhost`, 127.0.0.0/8 (RFC 1122 section 3.2.1.3) or `::1`.
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
