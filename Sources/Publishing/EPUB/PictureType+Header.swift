extension PictureType {
  /// Whether a file has what stands before the pixels of its picture.
  ///
  /// No reader shows anything of one that does not, and epubcheck calls it corrupted (PKG-021).
  ///
  /// - Parameter bytes: A file of this type.
  /// - Returns: Whether size and layout of the picture are there.
  func hasHeader(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: Self.png(bytes)
    case .jpeg: Self.jpeg(bytes)
    case .gif: Self.gif(bytes)
    case .svg: true
    }
  }

  /// The first part, of 13 bytes (ISO/IEC 15948, 5.3 and 11.2.2); neither side is 0.
  private static func png(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 33 && bytes[12..<16].elementsEqual("IHDR".utf8)
      && bytes[16..<20].contains { $0 > 0 } && bytes[20..<24].contains { $0 > 0 }
  }

  /// The headers of the frame and of its first scan, with other segments (ITU-T T.81, B.2); bytes between segments are left out.
  private static func jpeg(_ bytes: [UInt8]) -> Bool {
    var place = 2
    var hasFrame = false
    while place + 4 <= bytes.count {
      guard bytes[place] == 0xFF else {
        place += 1
        continue
      }
      switch bytes[place + 1] {
      case 0x00, 0xFF: place += 1
      case 0x01, 0xD0...0xD8: place += 2
      case 0xD9: return false
      case 0xDA: return hasFrame && place + 2 + length(bytes, place + 2) <= bytes.count
      case let marker:
        hasFrame = hasFrame || 0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
        place += 2 + length(bytes, place + 2)
      }
    }
    return false
  }

  /// The length of a segment, which counts its own two bytes.
  private static func length(_ bytes: [UInt8], _ place: Int) -> Int {
    max(2, Int(bytes[place]) << 8 | Int(bytes[place + 1]))
  }

  /// The header of the first picture, after the colours and any number of extensions (GIF89a, 19, 20 and 24).
  private static func gif(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 13 else { return false }
    var place = 13 + (bytes[10] & 0x80 == 0 ? 0 : 3 << (Int(bytes[10] & 7) + 1))
    while place + 10 <= bytes.count, bytes[place] == 0x21 {
      place += 2
      while place < bytes.count, bytes[place] > 0 { place += 1 + Int(bytes[place]) }
      place += 1
    }
    return place + 10 <= bytes.count && bytes[place] == 0x2C
  }
}
