import PDFFiles
import StreamCompression

/// Writes pictures in PNG (ISO/IEC 15948), in grey where nothing has a colour.
enum PNGWriter {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private enum Colour {
    static let grey: UInt8 = 0
    static let full: UInt8 = 2
  }
  /// What a row begins with: its bytes as they are, or the difference to the row above, which suits photographs.
  private enum Filter {
    static let none: UInt8 = 0
    static let up: UInt8 = 2
  }

  static func bytes(of picture: PDFPicture) throws -> [UInt8] {
    let isGrey = hasNoColour(picture)
    let header =
      number(picture.width) + number(picture.height)
      + [8, isGrey ? Colour.grey : Colour.full, 0, 0, 0]
    let rows = isGrey ? greyRows(picture) : colourRows(picture)
    return signature + chunk("IHDR", header)
      + chunk("IDAT", try Gzip.compressForPNG(rows)) + chunk("IEND", [])
  }

  private static func hasNoColour(_ picture: PDFPicture) -> Bool {
    let pixels = picture.pixels.span
    var index = 0
    while index < pixels.count {
      let blue = pixels[index]
      guard blue == pixels[index + 1], blue == pixels[index + 2] else { return false }
      index += 4
    }
    return true
  }

  private static func greyRows(_ picture: PDFPicture) -> [UInt8] {
    let pixels = picture.pixels.span
    var rows: [UInt8] = []
    rows.reserveCapacity((picture.width + 1) * picture.height)
    for row in 0..<picture.height {
      rows.append(Filter.none)
      let first = row * picture.width * 4
      for column in 0..<picture.width { rows.append(pixels[first + column * 4]) }
    }
    return rows
  }

  private static func colourRows(_ picture: PDFPicture) -> [UInt8] {
    let pixels = picture.pixels.span
    let stride = picture.width * 4
    var rows: [UInt8] = []
    rows.reserveCapacity((picture.width * 3 + 1) * picture.height)
    for row in 0..<picture.height {
      rows.append(Filter.up)
      for pixel in 0..<picture.width {
        // Red comes first here, and blue in PDFium's pixels.
        for part in 0..<3 {
          let place = row * stride + pixel * 4 + 2 - part
          rows.append(row > 0 ? pixels[place] &- pixels[place - stride] : pixels[place])
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
