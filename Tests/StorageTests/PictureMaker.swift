/// Makes the beginnings of pictures: as much as is looked at.
enum PictureMaker {
  static func big(_ number: Int, _ count: Int) -> [UInt8] { FontMaker.big(number, count) }
  static func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }

  static func png(_ width: Int, _ height: Int, moves: Bool = false) -> [UInt8] {
    let size = big(width, 4) + big(height, 4) + [8, 2, 0, 0, 0]
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += big(13, 4) + Array("IHDR".utf8) + size + [0, 0, 0, 0]
    if moves { bytes += big(8, 4) + Array("acTL".utf8) + [UInt8](repeating: 0, count: 12) }
    return bytes + big(0, 4) + Array("IDAT".utf8) + [0, 0, 0, 0]
  }

  static func jpeg(_ width: Int, _ height: Int, frame: UInt8 = 0xC2) -> [UInt8] {
    let note: [UInt8] = [0xFF, 0xE1, 0, 6, 1, 2, 3, 4, 0xFF, 0xFF, 0xDB, 0, 3, 9]
    return [0xFF, 0xD8] + note + [0xFF, frame, 0, 11, 8] + big(height, 2) + big(width, 2) + [1, 0]
  }

  static func webp(_ width: Int, _ height: Int, _ kind: String, moves: Bool = false) -> [UInt8] {
    let content: [UInt8]
    switch kind {
    case "VP8 ": content = [0, 0, 0, 0x9D, 1, 0x2A] + little(width, 2) + little(height, 2)
    case "VP8L": content = [0x2F] + little((height - 1) << 14 | (width - 1), 4)
    default:
      content = [moves ? 2 : 0, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
    }
    return Array("RIFF".utf8) + little(content.count + 12, 4) + Array("WEBP".utf8)
      + Array(kind.utf8) + little(content.count, 4) + content
  }

  static let all = [
    png(640, 480), jpeg(640, 480), webp(640, 480, "VP8 "), webp(640, 480, "VP8L"),
    webp(640, 480, "VP8X"),
  ]
}
