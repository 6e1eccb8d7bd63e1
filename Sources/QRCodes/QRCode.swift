import CQRencode

/// A square of dots that the camera of a phone reads as a text (ISO/IEC 18004).
public struct QRCode: Hashable, Sendable {
  /// Light dots around it that cameras need to find it (ISO/IEC 18004 section 5.3.8).
  public static let margin = 4

  /// Dots along each side, without the margin.
  public let size: Int
  /// Row by row, whether a dot is dark.
  private let dots: [Bool]

  /// Makes the code of a text; there is none of one that is empty or too long.
  ///
  /// - Parameter text: Some hundred characters at most, so that a camera can read it off a screen.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty,
      let code = unsafe QRcode_encodeData(Int32(clamping: bytes.count), bytes, 0, QR_ECLEVEL_M)
    else { return nil }
    defer { unsafe QRcode_free(code) }
    size = unsafe Int(code.pointee.width)
    // The lowest bit of each byte is the dot; the others say what it is for.
    dots = unsafe UnsafeBufferPointer(start: code.pointee.data, count: size * size).map {
      $0 & 1 == 1
    }
  }

  /// Whether a dot is dark; around the code none is.
  ///
  /// - Parameters:
  ///   - row: From the top.
  ///   - column: From the left.
  /// - Returns: Whether it is dark.
  public func isDark(_ row: Int, _ column: Int) -> Bool {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return false }
    return dots[row * size + column]
  }

  /// The code in characters, two rows of dots in each line, as a terminal shows it.
  ///
  /// It is written light on dark and colours itself, because a terminal's own may be either.
  public var halfBlocks: String {
    let range = -Self.margin..<size + Self.margin
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
      let line = range.map { column in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }
      // White on black by number (ECMA-48 8.3.117), and the terminal's own again.
      return "\u{1B}[38;5;231;48;5;16m" + line.joined() + "\u{1B}[0m"
    }.joined(separator: "\n")
  }
}
