package import ReadingModel

/// The header of a picture, read from its content and never from its name.
///
/// PNG (ISO/IEC 15948), JPEG (ITU-T T.81, annex B) and WebP (RFC 9649); every place is checked.
package struct PictureHeader: Hashable {
  package var format: BackgroundImage.Format
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int

  /// The number of pixels; `Int.max` if the product overflows.
  package var pixels: Int {
    let (product, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return isTooLarge ? .max : product
  }

  /// The most parts before the picture itself; no metadata needs more.
  private static let partLimit = 1000

  /// Reads a picture's header; `nil` for another format, an animated picture, or a damaged one.
  package init?(_ bytes: [UInt8]) {
    let reader = Reader(bytes: bytes)
    if reader.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
      guard let (width, height) = Self.png(reader) else { return nil }
      self.init(format: .png, width: width, height: height)
    } else if reader.has([0xFF, 0xD8, 0xFF], at: 0) {
      guard let (width, height) = Self.jpeg(reader) else { return nil }
      self.init(format: .jpeg, width: width, height: height)
    } else if reader.has(Array("RIFF".utf8), at: 0), reader.has(Array("WEBP".utf8), at: 8) {
      guard let (width, height) = Self.webp(reader) else { return nil }
      self.init(format: .webp, width: width, height: height)
    } else {
      return nil
    }
  }

  private init?(format: BackgroundImage.Format, width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.format = format
    self.width = width
    self.height = height
  }

  /// The size stands first; an animated picture has a chunk for it before the first frame.
  private static func png(_ reader: Reader) -> (Int, Int)? {
    guard reader.has(Array("IHDR".utf8), at: 12), let width = reader.big(16, 4),
      let height = reader.big(20, 4)
    else { return nil }
    var place = 8
    for _ in 0..<partLimit {
      guard let length = reader.big(place, 4), !reader.has(Array("acTL".utf8), at: place + 4)
      else { return nil }
      if reader.has(Array("IDAT".utf8), at: place + 4) { return (width, height) }
      place += length + 12
    }
    return nil
  }

  /// The size stands in the frame's header, SOF, after any number of other segments.
  private static func jpeg(_ reader: Reader) -> (Int, Int)? {
    var place = 2
    for _ in 0..<partLimit {
      guard reader.big(place, 1) == 0xFF, let marker = reader.big(place + 1, 1) else { return nil }
      switch marker {
      case 0xFF: place += 1
      case 0xC4, 0xC8, 0xCC, 0xDB...0xDF, 0xE0...0xFE:
        guard let length = reader.big(place + 2, 2), length >= 2 else { return nil }
        place += 2 + length
      case 0xC0...0xCF:
        guard let height = reader.big(place + 5, 2), let width = reader.big(place + 7, 2) else {
          return nil
        }
        return (width, height)
      default: return nil
      }
    }
    return nil
  }

  /// The lossy, lossless or extended form; the extended one says whether the picture is animated.
  private static func webp(_ reader: Reader) -> (Int, Int)? {
    if reader.has(Array("VP8 ".utf8), at: 12), reader.has([0x9D, 0x01, 0x2A], at: 23) {
      guard let width = reader.little(26, 2), let height = reader.little(28, 2) else { return nil }
      return (width & 0x3FFF, height & 0x3FFF)
    }
    if reader.has(Array("VP8L".utf8), at: 12), reader.has([0x2F], at: 20) {
      guard let both = reader.little(21, 4) else { return nil }
      return (both & 0x3FFF + 1, both >> 14 & 0x3FFF + 1)
    }
    let moves = 0x02
    guard reader.has(Array("VP8X".utf8), at: 12), let flags = reader.big(20, 1), flags & moves == 0,
      let width = reader.little(24, 3), let height = reader.little(27, 3)
    else { return nil }
    return (width + 1, height + 1)
  }

  /// Reads numbers anywhere in the file; `nil` outside of it.
  private struct Reader {
    let bytes: [UInt8]

    func has(_ mark: [UInt8], at place: Int) -> Bool {
      place + mark.count <= bytes.count && bytes[place..<place + mark.count].elementsEqual(mark)
    }

    func big(_ place: Int, _ count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }

    func little(_ place: Int, _ count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
