/// A picture as pixels.
public struct PixelPicture: Hashable, Sendable {
  /// The most pixels that are read: those of a large camera, 256 MB in memory.
  public static let pixelLimit = 64 << 20
  /// The longest side, which is also that of JPEG.
  public static let sideLimit = 65_500

  /// Pixels.
  public private(set) var width: Int
  /// Pixels.
  public private(set) var height: Int
  /// Red, green, blue and opacity of each pixel, row by row from the top, without gaps; colours are not multiplied by opacity.
  public private(set) var pixels: [UInt8]

  /// Takes pixels.
  ///
  /// - Parameters:
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - pixels: Four bytes for each pixel.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether nothing shines through.
  public var isOpaque: Bool {
    let bytes = pixels.span
    var index = 3
    while index < bytes.count {
      guard bytes[index] == 255 else { return false }
      index += 4
    }
    return true
  }

  /// Whether nothing has a colour.
  var isGrey: Bool {
    let bytes = pixels.span
    var index = 0
    while index < bytes.count {
      guard bytes[index] == bytes[index + 1], bytes[index] == bytes[index + 2] else { return false }
      index += 4
    }
    return true
  }

  /// The picture after a quarter turn against the clock.
  var turned: PixelPicture {
    moved(height, width) { column, row in (width - 1 - row, column) }
  }

  /// The picture with top and bottom exchanged.
  var upsideDown: PixelPicture {
    moved(width, height) { column, row in (column, height - 1 - row) }
  }

  /// The picture with left and right exchanged.
  var mirrored: PixelPicture {
    moved(width, height) { column, row in (width - 1 - column, row) }
  }

  /// A picture each of whose pixels is another one of this one.
  private func moved(
    _ newWidth: Int, _ newHeight: Int, _ source: (_ column: Int, _ row: Int) -> (Int, Int)
  ) -> PixelPicture {
    let old = pixels.span
    let moved = unsafe [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      var place = 0
      for row in 0..<newHeight {
        for column in 0..<newWidth {
          let (x, y) = source(column, row)
          let from = (y * width + x) * 4
          for part in 0..<4 { unsafe buffer[place + part] = old[from + part] }
          place += 4
        }
      }
      count = place
    }
    return PixelPicture(width: newWidth, height: newHeight, pixels: moved)
  }
}

/// Why a picture can't be read or written.
public enum PictureError: Error, Hashable, Sendable {
  /// The file is damaged, or of another kind.
  case damaged
  /// It has more pixels than ``PixelPicture/pixelLimit``, or a longer side than ``PixelPicture/sideLimit``.
  case tooLarge
  /// The library that reads it is not installed.
  case library(reason: String)
  /// There is too little memory.
  case memory
}
