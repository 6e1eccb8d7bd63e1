import PictureFiles
import Testing

@testable import TextDrawing

struct CanvasTests {
  private static let white = Colour(0xFF_FF_FF)
  private static let black = Colour(0)

  private func canvas() throws -> Canvas {
    try Canvas(width: 10, height: 20, scale: 4, ground: Self.white)
  }

  @Test func aRectangleHasItsColourInsideAndNoneOutside() throws {
    var canvas = try canvas()
    canvas.fill(.rectangle(2, 3, 4, 5), Colour(0x10_20_30))
    let picture = canvas.picture
    #expect(picture.width == 40 && picture.height == 80 && picture.isOpaque)
    #expect(
      picture.colour(8, 12) == [0x10, 0x20, 0x30] && picture.colour(23, 31) == [0x10, 0x20, 0x30])
    #expect(picture.colour(7, 12) == [255, 255, 255] && picture.colour(24, 31) == [255, 255, 255])
    #expect(picture.ink(on: 255) == Ink(x: 8..<24, y: 12..<32))
  }

  @Test func halfAnOpacityIsHalfWay() throws {
    var canvas = try canvas()
    canvas.fill(.rectangle(0, 0, 10, 20), Self.black, opacity: 0.5)
    #expect((127...128).contains(canvas.picture.colour(5, 5)[0]))
  }

  @Test func edgesBetweenPixelsAreSmooth() throws {
    var canvas = try canvas()
    canvas.fill(.rectangle(0, 0, 1.125, 20), Self.black)
    #expect((126...129).contains(canvas.picture.colour(4, 9)[0]))
  }

  @Test func aStrokeFollowsItsPath() throws {
    var canvas = try canvas()
    canvas.stroke(.circle(5, 10, 4), Self.black, weight: 1)
    let picture = canvas.picture
    #expect(picture.colour(20, 40) == [255, 255, 255], "a ring is open in the middle")
    #expect(picture.colour(20, 24) == [0, 0, 0])
    #expect(picture.ink(on: 255) == Ink(x: 2..<38, y: 22..<58))
  }

  @Test func whatLeavesTheCanvasIsCut() throws {
    var canvas = try canvas()
    for far in [1e3, 1e9, -1e9, .infinity] {
      canvas.fill(.rectangle(-5, -5, far, far), Self.black)
      canvas.stroke(.circle(0, 0, far), Self.black, weight: 2)
    }
    #expect(canvas.picture.pixels.count == 40 * 80 * 4)
  }

  @Test(arguments: [
    (UInt32(0x1E_48_54), true), (0xE9_DF_C9, false), (0, true), (0xFF_FF_FF, false),
  ])
  func darkColoursAreTold(number: UInt32, isDark: Bool) {
    #expect(Colour(number).isDark == isDark)
  }
}

/// The stretch of a picture in which something is drawn.
struct Ink: Hashable {
  var x: Range<Int>
  var y: Range<Int>
}

extension PixelPicture {
  /// Red, green and blue of a pixel.
  func colour(_ x: Int, _ y: Int) -> [UInt8] {
    let place = (y * width + x) * 4
    return Array(pixels[place..<(place + 3)])
  }

  /// Where pixels differ from a grey ground.
  func ink(on ground: UInt8) -> Ink? {
    var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
    for y in 0..<height {
      for x in 0..<width where colour(x, y) != [ground, ground, ground] {
        columns.insert(x)
        rows.insert(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let foot = rows.max()
    else { return nil }
    return Ink(x: left..<(right + 1), y: top..<(foot + 1))
  }
}
