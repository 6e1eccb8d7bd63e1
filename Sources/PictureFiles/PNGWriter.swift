public import StreamCompression

/// Writes pictures in PNG (ISO/IEC 15948): in grey where nothing has a colour, without opacity where nothing shines through.
public struct PNGWriter: Sendable {
  /// The order of a pixel's four bytes.
  public enum Layout: Sendable {
    /// Red, green, blue, opacity.
    case rgba
    /// Blue, green, red, and one that says nothing.
    case bgrx

    fileprivate var red: Int { self == .rgba ? 0 : 2 }
    fileprivate var blue: Int { 2 - red }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private enum Colour: UInt8 {
    case grey = 0
    case full = 2
    case withOpacity = 6
  }
  /// What a row begins with: its bytes as they are, or the difference to the row above, which suits photographs.
  private enum Filter {
    static let none: UInt8 = 0
    static let up: UInt8 = 2
  }

  private let width: Int
  private let height: Int
  private let layout: Layout
  private let pixels: [UInt8]

  /// Takes pixels.
  ///
  /// - Parameters:
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - layout: The order of a pixel's bytes.
  ///   - pixels: Four bytes for each pixel, row by row from the top, without gaps.
  public init(width: Int, height: Int, layout: Layout, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.layout = layout
    self.pixels = pixels
  }

  /// The file.
  ///
  /// - Returns: Its bytes.
  /// - Throws: `CompressionError` when there is too little memory.
  public func bytes() throws(CompressionError) -> [UInt8] {
    let colour = colour
    let header =
      Self.number(width) + Self.number(height) + [8, colour.rawValue, 0, 0, 0]
    let rows =
      switch colour {
      case .grey: greyRows()
      case .full: rows(of: [layout.red, 1, layout.blue])
      case .withOpacity: rows(of: [layout.red, 1, layout.blue, 3])
      }
    return Self.signature + Self.chunk("IHDR", header)
      + Self.chunk("IDAT", try Gzip.compressForPNG(rows)) + Self.chunk("IEND", [])
  }

  private var colour: Colour {
    let bytes = pixels.span
    var isGrey = true
    var index = 0
    while index < bytes.count {
      if layout == .rgba, bytes[index + 3] != 255 { return .withOpacity }
      let green = bytes[index + 1]
      isGrey = isGrey && bytes[index] == green && green == bytes[index + 2]
      if !isGrey, layout == .bgrx { return .full }
      index += 4
    }
    return isGrey ? .grey : .full
  }

  private func greyRows() -> [UInt8] {
    let bytes = pixels.span
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for row in 0..<height {
      rows.append(Filter.none)
      let first = row * width * 4
      for column in 0..<width { rows.append(bytes[first + column * 4]) }
    }
    return rows
  }

  /// Rows of the bytes of each pixel in the order of the file.
  private func rows(of order: [Int]) -> [UInt8] {
    let bytes = pixels.span
    let stride = width * 4
    var rows: [UInt8] = []
    rows.reserveCapacity((width * order.count + 1) * height)
    for row in 0..<height {
      rows.append(Filter.up)
      for pixel in 0..<width {
        for part in order {
          let place = row * stride + pixel * 4 + part
          rows.append(row > 0 ? bytes[place] &- bytes[place - stride] : bytes[place])
        }
      }
    }
    return rows
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count) + named + number(Int(Gzip.checksum(named)))
  }

  /// Four bytes, the largest first.
  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
