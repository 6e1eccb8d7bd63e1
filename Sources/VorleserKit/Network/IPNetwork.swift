import Foundation

/// A network of IP addresses, such as `192.168.0.0/16`; a single address is a network, too.
///
/// Source: RFC 4632 section 3.1, RFC 4291 section 2.3.
public struct IPNetwork: Hashable, Sendable {
  private let bytes: [UInt8]
  private let bits: Int

  /// Reads a network in the usual notation; `nil` for other texts.
  ///
  /// - Parameter text: A numeric address, and after a slash the number of bits that count; without
  ///   a slash all bits count.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, let bytes = Self.bytes(of: String(first))
    else { return nil }
    let all = bytes.count * 8
    guard parts.count == 2 else {
      (self.bytes, bits) = (bytes, all)
      return
    }
    guard let bits = Int(parts[1]), (0...all).contains(bits) else { return nil }
    (self.bytes, self.bits) = (bytes, bits)
  }

  /// Whether an address is in the network.
  ///
  /// - Parameter address: A numeric address; other texts are in no network.
  /// - Returns: Whether it is.
  public func contains(_ address: String) -> Bool {
    guard let other = Self.bytes(of: address), other.count == bytes.count else { return false }
    return (0..<bytes.count).allSatisfy { index in
      let mask = mask(index)
      return other[index] & mask == bytes[index] & mask
    }
  }

  /// The form of certificates: address and mask.
  var addressAndMask: String {
    let masked = bytes.indices.map { bytes[$0] & mask($0) }
    return Self.text(of: masked) + "/" + Self.text(of: bytes.indices.map(mask))
  }

  private func mask(_ index: Int) -> UInt8 {
    let count = min(max(bits - index * 8, 0), 8)
    return UInt8(truncatingIfNeeded: 0xFF00 >> count)
  }

  private static func bytes(of text: String) -> [UInt8]? {
    var four = in_addr()
    if inet_pton(AF_INET, text, &four) == 1 { return withUnsafeBytes(of: four) { Array($0) } }
    var six = in6_addr()
    return inet_pton(AF_INET6, text, &six) == 1 ? withUnsafeBytes(of: six) { Array($0) } : nil
  }

  private static func text(of bytes: [UInt8]) -> String {
    guard bytes.count == 16 else { return bytes.map(String.init).joined(separator: ".") }
    return stride(from: 0, to: 16, by: 2).map {
      String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16)
    }.joined(separator: ":")
  }
}
