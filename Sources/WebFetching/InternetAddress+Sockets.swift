import CCurl
import Glibc

extension InternetAddress {
  /// Reads the address of a socket; `nil` for one of another protocol.
  init?(_ address: UnsafePointer<sockaddr>) {
    switch unsafe Int32(address.pointee.sa_family) {
    case AF_INET:
      let value = unsafe UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr
      bytes = unsafe withUnsafeBytes(of: value) { unsafe Array($0) }
    case AF_INET6:
      let value = unsafe UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
      bytes = unsafe withUnsafeBytes(of: value) { unsafe Array($0) }
    default: return nil
    }
  }

  /// Reads an address as it is written, for tests and settings; `nil` for what is none.
  init?(_ text: String) {
    var four = in_addr()
    var six = in6_addr()
    if unsafe inet_pton(AF_INET, text, &four) == 1 {
      bytes = unsafe withUnsafeBytes(of: four) { unsafe Array($0) }
    } else if unsafe inet_pton(AF_INET6, text, &six) == 1 {
      bytes = unsafe withUnsafeBytes(of: six) { unsafe Array($0) }
    } else {
      return nil
    }
  }
}
