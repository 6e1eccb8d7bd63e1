/// An opaque colour.
public struct Colour: Hashable, Sendable {
  /// 0...255.
  public let red: UInt8
  /// 0...255.
  public let green: UInt8
  /// 0...255.
  public let blue: UInt8

  /// Takes a colour as style sheets write it.
  ///
  /// - Parameter number: `0xRRGGBB`.
  public init(_ number: UInt32) {
    red = UInt8(truncatingIfNeeded: number >> 16)
    green = UInt8(truncatingIfNeeded: number >> 8)
    blue = UInt8(truncatingIfNeeded: number)
  }

  /// Whether it is darker than the middle.
  public var isDark: Bool {
    0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) < 128
  }
}
