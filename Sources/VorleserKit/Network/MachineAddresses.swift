import Foundation

/// The addresses under which other machines reach this one.
public enum MachineAddresses {
  /// The addresses of its network cards, IPv4 first, without link-local ones.
  ///
  /// - Returns: Numeric addresses.
  public static func all() -> [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [(isFour: Bool, text: String)] = []
    var next = list
    while let entry = next {
      next = entry.pointee.ifa_next
      guard let address = entry.pointee.ifa_addr,
        entry.pointee.ifa_flags & UInt32(IFF_UP | IFF_LOOPBACK)
          == UInt32(IFF_UP),
        [AF_INET, AF_INET6].contains(Int32(address.pointee.sa_family))
      else { continue }
      let isFour = Int32(address.pointee.sa_family) == AF_INET
      let length = isFour ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
      var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard
        getnameinfo(
          address, socklen_t(length), &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      let text = String(
        decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // One with a zone ("fe80::1%eth0") can't be typed into a browser.
      if !text.contains("%") { found.append((isFour, text)) }
    }
    return found.filter(\.isFour).map(\.text) + found.filter { !$0.isFour }.map(\.text)
  }

  /// The machine's own names, by which routers and neighbours may know it (RFC 6762 section 3).
  ///
  /// - Returns: In lower case; none for a machine without a name.
  public static func names() -> [String] {
    let name = ProcessInfo.processInfo.hostName.lowercased()
    guard !name.isEmpty, name != "localhost" else { return [] }
    let first = String(name.prefix { $0 != "." })
    return [name, first, first + ".local"]
  }
}
