/// Makes the beginnings of pictures: as much as is looked at.
package enum PictureMaker {
  package static func big(_ number: Int, _ count: Int) -> [UInt8] { FontMaker.big(number, count) }
  package static func little(_ number: Int, _ count: Int) -> [UInt8] {
    big(number, count).reversed()
  }

  package static func png(_ width: Int, _ height: Int, moves: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += big(13, 4)
    bytes += Array("IHDR".utf8)
    bytes += big(width, 4)
    bytes += big(height, 4)
    bytes += [8, 2, 0, 0, 0, 0, 0, 0, 0]
    if moves {
      bytes += big(8, 4)
      bytes += Array("acTL".utf8)
      bytes += [UInt8](repeating: 0, count: 12)
    }
    bytes += big(0, 4)
    bytes += Array("IDAT".utf8)
    return bytes + [0, 0, 0, 0]
  }

  package static func jpeg(_ width: Int, _ height: Int, frame: UInt8 = 0xC2) -> [UInt8] {
    // A note, a filling byte, and a table come before the frame.
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 6, 1, 2, 3, 4, 0xFF, 0xFF, 0xDB, 0, 3, 9]
    bytes += [0xFF, frame, 0, 11, 8]
    bytes += big(height, 2)
    bytes += big(width, 2)
    return bytes + [1, 0]
  }

  package static func webp(_ width: Int, _ height: Int, _ kind: String, moves: Bool = false)
    -> [UInt8]
  {
    var content: [UInt8] = []
    switch kind {
    case "VP8 ":
      content = [0, 0, 0, 0x9D, 1, 0x2A]
      content += little(width, 2)
      content += little(height, 2)
    case "VP8L":
      content = [0x2F]
      content += little((height - 1) << 14 | (width - 1), 4)
    default:
      content = [moves ? 2 : 0, 0, 0, 0]
      content += little(width - 1, 3)
      content += little(height - 1, 3)
    }
    var bytes = Array("RIFF".utf8)
    bytes += little(content.count + 12, 4)
    bytes += Array("WEBP".utf8)
    bytes += Array(kind.utf8)
    bytes += little(content.count, 4)
    return bytes + content
  }

  package static let all = [
    png(640, 480), jpeg(640, 480), webp(640, 480, "VP8 "), webp(640, 480, "VP8L"),
    webp(640, 480, "VP8X"),
  ]
}
