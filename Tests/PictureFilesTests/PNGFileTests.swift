import TestSupport
import Testing

@testable import PictureFiles

/// PNG as other programs write it.
struct PNGFileTests {
  /// A file of rows that begin with their filters; its data is stored, and its checksums are zeros.
  private static func file(
    _ width: Int, _ depth: UInt8, _ colour: UInt8, _ rows: [[UInt8]],
    _ parts: [(name: String, content: [UInt8])] = []
  ) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func part(_ name: String, _ content: [UInt8]) -> [UInt8] {
      number(content.count) + Array(name.utf8) + content + [0, 0, 0, 0]
    }
    // Each row is a stored block (RFC 1951, 3.2.4).
    let data = rows.enumerated().flatMap { index, row -> [UInt8] in
      let count = [UInt8(row.count & 255), UInt8(row.count >> 8)]
      return [index == rows.count - 1 ? 1 : 0] + count + count.map { ~$0 } + row
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + part("IHDR", number(width) + number(rows.count) + [depth, colour, 0, 0, 0])
      + parts.flatMap { part($0.name, $0.content) }
      + part("IDAT", [0x78, 1] + data + [0, 0, 0, 0]) + part("IEND", [])
  }

  @Test func bitsAreLevelsOfGrey() throws {
    let picture = try PNGFile(Self.file(4, 1, 0, [[0, 0b1011_0000]])).picture()
    #expect(picture.pixels == [255, 0, 255, 255].flatMap { [$0, $0, $0, 255] })
  }

  @Test func aPaletteMayShineThrough() throws {
    let palette: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
    let parts = [("PLTE", palette), ("tRNS", [0, 128])]
    let picture = try PNGFile(Self.file(3, 2, 3, [[0, 0b0001_1000]], parts)).picture()
    #expect(picture.pixels == [255, 0, 0, 0, 0, 255, 0, 128, 0, 0, 255, 255])
    #expect(throws: PictureError.damaged) {
      try PNGFile(Self.file(3, 2, 3, [[0, 0b1111_1111]], parts)).picture()
    }
  }

  @Test func aSingleColourMayShineThrough() throws {
    let grey = Self.file(2, 16, 0, [[0, 1, 2, 255, 255]], [("tRNS", [1, 2])])
    #expect(try PNGFile(grey).picture().pixels == [1, 1, 1, 0, 255, 255, 255, 255])
    let full = Self.file(2, 8, 2, [[0, 1, 2, 3, 1, 2, 4]], [("tRNS", [0, 1, 0, 2, 0, 3])])
    #expect(try PNGFile(full).picture().pixels == [1, 2, 3, 0, 1, 2, 4, 255])
  }

  @Test func opacityIsTheLastValue() throws {
    let grey = Self.file(1, 8, 4, [[0, 9, 100]])
    #expect(try PNGFile(grey).picture().pixels == [9, 9, 9, 100])
    let full = Self.file(1, 16, 6, [[0, 1, 0, 2, 0, 3, 0, 255, 255]])
    #expect(try PNGFile(full).picture().pixels == [1, 2, 3, 255])
  }

  @Test func everyFilterIsUndone() throws {
    // Left, above, their mean, and the nearest of left, above and corner (9.2).
    let rows: [[UInt8]] = [
      [1, 10, 5, 250], [2, 1, 255, 0], [3, 4, 10, 1], [4, 1, 2, 3],
    ]
    let picture = try PNGFile(Self.file(3, 8, 0, rows)).picture()
    let levels: [UInt8] = [10, 15, 9, 11, 14, 9, 9, 21, 16, 10, 23, 19]
    #expect(picture.pixels == levels.flatMap { [$0, $0, $0, 255] })
  }

  @Test func aColourThatShinesThroughTakesHardlyLonger() throws {
    let rows = [[UInt8]](repeating: [0] + [UInt8](repeating: 7, count: 3000), count: 500)
    let plain = try PNGFile(Self.file(1000, 8, 2, rows))
    let clear = try PNGFile(Self.file(1000, 8, 2, rows, [("tRNS", [0, 1, 0, 2, 0, 3])]))
    let times = try (0..<3).map { _ in
      (
        plain: try processorTime { try plain.picture() }.0,
        clear: try processorTime { try clear.picture() }.0
      )
    }
    let (plainTime, clearTime) = (times.map(\.plain).min(), times.map(\.clear).min())
    #expect(try #require(clearTime) < #require(plainTime) * 2)
  }
}
