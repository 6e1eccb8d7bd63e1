/// An address of the internet protocol.
struct InternetAddress: Equatable {
  /// 4 or 16 bytes, in the order of the network.
  let bytes: [UInt8]

  /// Networks of version 4 that are not of the public internet (IANA's registry of special-purpose addresses).
  private static let special4: [(UInt32, Int)] = [
    (0x0000_0000, 8), (0x0A00_0000, 8), (0x6440_0000, 10), (0x7F00_0000, 8), (0xA9FE_0000, 16),
    (0xAC10_0000, 12), (0xC000_0000, 24), (0xC000_0200, 24), (0xC058_6300, 24), (0xC0A8_0000, 16),
    (0xC612_0000, 15), (0xC633_6400, 24), (0xCB00_7100, 24), (0xE000_0000, 4), (0xF000_0000, 4),
  ]
  /// The same of version 6 within the unicast addresses of 2000::/3; all others are refused.
  private static let special6: [([UInt8], Int)] = [
    // IETF's protocols, Teredo among them; documentation; 6to4, which leads to addresses of version 4; documentation.
    ([0x20, 0x01, 0x00, 0x00], 23), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0x20, 0x02], 16),
    ([0x3F, 0xFF, 0x00], 20),
  ]
  /// 64:ff9b::/96, by which networks of version 6 reach version 4 (RFC 6052).
  private static let translated: [UInt8] = [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
  /// ::ffff:0:0/96, addresses of version 4 in the form of version 6 (RFC 4291, 2.5.5.2).
  private static let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]

  /// Whether it is one that everybody on the internet reaches under this address.
  var isPublic: Bool {
    if bytes.count == 4 { return Self.isPublic(bytes[...]) }
    guard bytes.count == 16 else { return false }
    if bytes.starts(with: Self.mapped) || bytes.starts(with: Self.translated) {
      return Self.isPublic(bytes[12...])
    }
    guard bytes[0] & 0xE0 == 0x20 else { return false }
    return !Self.special6.contains { isIn($0.0, $0.1) }
  }

  private static func isPublic(_ bytes: ArraySlice<UInt8>) -> Bool {
    let value = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return !special4.contains { network, length in
      let mask = UInt32.max << UInt32(32 - length)
      return value & mask == network
    }
  }

  private func isIn(_ network: [UInt8], _ length: Int) -> Bool {
    (0..<length).allSatisfy { bit in
      let mask = UInt8(0x80) >> UInt8(bit & 7)
      let wanted = bit / 8 < network.count ? network[bit / 8] : 0
      return bytes[bit / 8] & mask == wanted & mask
    }
  }
}
