import CTurboJPEG

/// A picture in JPEG, read by libjpeg-turbo; for a sandbox only.
public enum JPEGFile {
  /// Whether bytes begin as JPEG does.
  public static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// The number of its longer side's pixels.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: The number.
  /// - Throws: ``PictureError``.
  public static func longestSide(_ bytes: [UInt8]) throws(PictureError) -> Int {
    guard let reader = unsafe tjInitDecompress() else { throw .memory }
    defer { unsafe tjDestroy(reader) }
    let header = unsafe try Header(bytes, reader)
    return max(header.width, header.height)
  }

  /// Whether it has levels of grey only.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Whether no colours are stored.
  /// - Throws: ``PictureError``.
  public static func isGrey(_ bytes: [UInt8]) throws(PictureError) -> Bool {
    guard let reader = unsafe tjInitDecompress() else { throw .memory }
    defer { unsafe tjDestroy(reader) }
    return unsafe try Header(bytes, reader).isGrey
  }

  /// Reads a picture, turned as its camera says.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: What it shows.
  /// - Throws: ``PictureError``.
  public static func read(_ bytes: [UInt8]) throws(PictureError) -> PixelPicture {
    guard let reader = unsafe tjInitDecompress() else { throw .memory }
    defer { unsafe tjDestroy(reader) }
    let header = unsafe try Header(bytes, reader)
    let (width, height) = (header.width, header.height)
    guard width * height <= PixelPicture.pixelLimit else { throw .tooLarge }
    let layout = header.isOfInks ? TJPF_CMYK : TJPF_RGBA
    var isRead = false
    var pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      let status = unsafe tjDecompress2(
        reader, bytes, UInt(bytes.count), buffer.baseAddress, Int32(width), 0, Int32(height),
        Int32(layout.rawValue), 0)
      // The library warns of a file that is cut off or has needless bytes, and reads what there is.
      isRead = unsafe status == 0 || tjGetErrorCode(reader) == Int32(TJERR_WARNING.rawValue)
      count = isRead ? buffer.count : 0
    }
    guard isRead else { throw .damaged }
    if header.isOfInks { showInks(&pixels) }
    let picture = PixelPicture(width: width, height: height, pixels: pixels)
    switch PictureOrientation.of(bytes) {
    case 2: return picture.mirrored
    case 3: return picture.upsideDown.mirrored
    case 4: return picture.upsideDown
    case 5: return picture.turned.upsideDown
    case 6: return picture.turned.upsideDown.mirrored
    case 7: return picture.turned.mirrored
    case 8: return picture.turned
    default: return picture
    }
  }

  /// What a file says of its picture before the pixels.
  private struct Header {
    let width: Int
    let height: Int
    let isGrey: Bool
    /// Whether its pixels are the inks of a printer: cyan, magenta, yellow and black.
    let isOfInks: Bool

    init(_ bytes: [UInt8], _ reader: tjhandle) throws(PictureError) {
      var (width, height, sampling, colours): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      let status = unsafe tjDecompressHeader3(
        reader, bytes, UInt(bytes.count), &width, &height, &sampling, &colours)
      guard status == 0, width > 0, height > 0 else { throw .damaged }
      (self.width, self.height) = (Int(width), Int(height))
      isGrey = colours == Int32(TJCS_GRAY.rawValue)
      isOfInks = colours == Int32(TJCS_CMYK.rawValue) || colours == Int32(TJCS_YCCK.rawValue)
    }
  }

  /// Turns inks into the colours that a screen shows.
  ///
  /// A value is the light that an ink lets through, as Adobe's programs write it. Browsers read all files so, also those that do not
  /// name Adobe.
  private static func showInks(_ pixels: inout [UInt8]) {
    var target = pixels.mutableSpan
    var place = 0
    while place < target.count {
      let black = Int(target[place + 3])
      for part in 0..<3 {
        target[place + part] = UInt8((Int(target[place + part]) * black + 127) / 255)
      }
      target[place + 3] = 255
      place += 4
    }
  }
}

/// How a camera was held: what has to be done with the picture to see it upright.
///
/// Source: CIPA DC-008 (Exif 2.32), 4.6.2 and 4.6.4.
enum PictureOrientation {
  /// The value of the tag, 1...8; 1 where there is none.
  static func of(_ bytes: [UInt8]) -> Int {
    var place = 2
    // Segments before the picture: a marker, and a length that counts itself.
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { return 1 }
      let content = bytes[place + 4..<end]
      if bytes[place + 1] == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return value(Array(content.dropFirst(6))) ?? 1
      }
      place = end
    }
    return 1
  }

  private static func value(_ exif: [UInt8]) -> Int? {
    let isLittle = exif.starts(with: Array("II".utf8))
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= exif.count else { return nil }
      let digits = exif[place..<place + count]
      return (isLittle ? digits.reversed() : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return nil }
    for entry in 0..<count {
      let place = start + 2 + entry * 12
      guard let tag = number(place, 2) else { return nil }
      if tag == 0x0112 { return number(place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }
}
