import Testing

@testable import PictureFiles

/// Pictures of many colours in GIF: each tile has a palette of its own, and nothing is shown before the last one is painted.
struct TiledGIFTests {
  /// A frame of one pixel, and what its graphic control extension says.
  private struct Tile {
    var column: UInt8
    var colour: UInt8
    var delay: UInt8 = 0
    var disposal: UInt8? = 1
    var clear: UInt8?
    var codes: UInt8?

    var bytes: [UInt8] {
      let flags = (disposal ?? 0) << 2 | (clear == nil ? 0 : 1)
      let control: [UInt8] =
        disposal == nil ? [] : [0x21, 0xF9, 4, flags, delay, 0, clear ?? 0, 0]
      let palette = [0, 1, 2, 3].flatMap { [UInt8](repeating: colour + $0, count: 3) }
      // The first colour of the palette and the end, each of three bits.
      return control + [0x2C, column, 0, 0, 0, 1, 0, 1, 0, 0x81] + palette
        + [2, 1, codes ?? 0x28, 0]
    }
  }

  private static let repeats =
    [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]

  /// The greys of three pixels, of which a clear one is nothing, and whether frames follow.
  private static func shown(
    _ tiles: [Tile], repeating: Bool = false, end: [UInt8] = [0x3B]
  ) throws -> (greys: [UInt8?], isAnimated: Bool) {
    let file = try GIFFile(
      Array("GIF89a".utf8) + [3, 0, 1, 0, 0, 0, 0] + (repeating ? repeats : [])
        + tiles.flatMap(\.bytes) + end)
    let picture = try file.picture()
    #expect(picture.width == 3 && picture.height == 1)
    let greys = (0..<3).map { picture.pixels[$0 * 4 + 3] == 0 ? nil : picture.pixels[$0 * 4] }
    return (greys, file.isAnimated)
  }

  private let tiles = [
    Tile(column: 0, colour: 10), Tile(column: 1, colour: 20),
    Tile(column: 2, colour: 30, delay: 5),
  ]

  @Test func tilesBeforeTheFirstDelayAreOnePicture() throws {
    for repeating in [false, true] {
      let alone = try Self.shown(tiles, repeating: repeating)
      #expect(alone.greys == [10, 20, 30] && !alone.isAnimated)
      let moving = try Self.shown(
        tiles + [Tile(column: 0, colour: 90, delay: 5)], repeating: repeating)
      #expect(moving.greys == [10, 20, 30] && moving.isAnimated)
    }
  }

  @Test func tilesWithoutAnyControlAreOnePicture() throws {
    let plain = tiles.map { Tile(column: $0.column, colour: $0.colour, disposal: nil) }
    let made = try Self.shown(plain)
    #expect(made.greys == [10, 20, 30] && !made.isAnimated)
  }

  @Test func aControlConcernsOneTile() throws {
    let made = try Self.shown([
      Tile(column: 0, colour: 10), Tile(column: 0, colour: 20, clear: 0),
      Tile(column: 1, colour: 30, disposal: nil),
    ])
    #expect(made.greys == [10, 30, nil])
  }

  @Test func aFileThatRepeatsIsAnAnimationEvenWithoutTimes() throws {
    let still = tiles.map { Tile(column: $0.column, colour: $0.colour) }
    let moving = try Self.shown(still, repeating: true)
    #expect(moving.greys == [10, nil, nil] && moving.isAnimated)
    #expect(try Self.shown(still).greys == [10, 20, 30])
    #expect(try !Self.shown([still[0]], repeating: true).isAnimated)
  }

  @Test func aFrameThatIsDisposedOfIsAPictureOfItsOwn() throws {
    for disposal in [2, 3] as [UInt8] {
      let made = try Self.shown([
        Tile(column: 0, colour: 10, disposal: disposal), Tile(column: 1, colour: 20),
      ])
      #expect(made.greys == [10, nil, nil] && made.isAnimated)
    }
  }

  @Test func tilesBehindDamageAreLeftOut() throws {
    // A code that was never made, and a file that ends in the head of a tile.
    let wrong = try Self.shown([tiles[0], Tile(column: 1, colour: 20, codes: 0x3E), tiles[2]])
    #expect(wrong.greys == [10, nil, 30])
    let cut = try Self.shown(Array(tiles[..<2]), end: [0x2C, 2, 0, 0])
    #expect(cut.greys == [10, 20, nil])
  }

  @Test func tilesOfMorePixelsThanAPictureAreRefused() {
    // Each is as wide as the widest picture and 700 pixels high, and 64 Mi pixels are 67 million.
    let wide: [UInt8] =
      [0x2C, 0, 0, 0, 0, 0xDC, 0xFF, 0xBC, 0x02, 0x81] + [UInt8](0..<12)
      + [2, 1, 0x28, 0]
    let start = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
    #expect(throws: Never.self) { try GIFFile(start + wide + [0x3B]) }
    #expect(throws: PictureError.tooLarge) { try GIFFile(start + wide + wide + [0x3B]) }
  }
}
