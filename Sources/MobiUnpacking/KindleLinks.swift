/// Finds the links of a KF8 file.
struct KindleLinks {
  private static let scheme = Array("kindle:".utf8)
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next link; `nil` at the end.
  mutating func next() -> KindleFile.Link? {
    while let start = bytes[index...].firstIndex(of: Self.scheme[0]) {
      index = start + 1
      guard bytes[start...].starts(with: Self.scheme) else { continue }
      index = start + Self.scheme.count
      if let target = target() { return KindleFile.Link(range: start..<index, target: target) }
    }
    index = bytes.count
    return nil
  }

  private mutating func target() -> KindlePages.Target? {
    if take("pos:fid:") {
      guard let fragment = number(), take(":off:"), let distance = number() else { return nil }
      return .place(fragment: fragment, distance: distance)
    }
    // The first picture is called 1, and is resource 0; the first flow is the text.
    if take("embed:"), let number = number(), number > 0 {
      skipType()
      return .part(Self.stem("resource", number - 1))
    }
    if take("flow:"), let number = number() {
      skipType()
      return .part(Self.stem("flow", number))
    }
    return nil
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  /// A number to the base 32, whose digits are 0…9 and A…V.
  private mutating func number() -> Int? {
    var value = 0
    var count = 0
    while index < bytes.count, let digit = Self.digit(bytes[index]) {
      value = value << 5 | digit
      index += 1
      count += 1
      // Places have ten digits.
      guard count <= 10 else { return nil }
    }
    return count > 0 ? value : nil
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x41...0x56: Int(byte) - 0x41 + 10
    case 0x61...0x76: Int(byte) - 0x61 + 10
    default: nil
    }
  }

  /// Passes `?mime=image/jpeg`, up to what ends an attribute or a CSS address.
  private mutating func skipType() {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "?") else { return }
    let end = bytes[index...].firstIndex {
      $0 <= 0x20
        || [
          UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "<"),
          UInt8(ascii: ">"),
        ].contains($0)
    }
    index = end ?? bytes.count
  }

  private static func stem(_ name: String, _ number: Int) -> String {
    let digits = String(number)
    return name + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }
}
