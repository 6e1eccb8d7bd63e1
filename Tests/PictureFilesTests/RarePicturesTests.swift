import TestSupport
import Testing

@testable import PictureFiles

struct RarePicturesTests {
  @Test(arguments: [
    (RarePictures.coloursPNG, RarePictures.interlacedColoursPNG),
    (RarePictures.onePixelPNG, RarePictures.interlacedOnePixelPNG),
    (RarePictures.sixPixelsPNG, RarePictures.interlacedSixPixelsPNG),
    (RarePictures.deepColoursPNG, RarePictures.interlacedDeepColoursPNG),
    (RarePictures.blackAndWhitePNG, RarePictures.interlacedBlackAndWhitePNG),
    (RarePictures.greysPNG, RarePictures.interlacedGreysPNG),
    (RarePictures.fourColoursPNG, RarePictures.interlacedFourColoursPNG),
    (RarePictures.sixPixelsPNG, RarePictures.movingPNG),
    (RarePictures.coloursPNG, RarePictures.deepColoursPNG),
  ])
  func aPNGShowsTheSameHoweverItIsStored(_ plain: [UInt8], _ other: [UInt8]) throws {
    let picture = try PNGFile(plain).picture()
    #expect(try PNGFile(other).picture() == picture)
    #expect(picture.width > 0 && Set(picture.pixels).count > 1)
  }

  @Test func aGIFShowsItsFirstFrame() throws {
    let picture = try GIFFile(RarePictures.plainGIF).picture()
    #expect(picture.width == 20 && picture.height == 17 && picture.isOpaque)
    let colours = stride(from: 0, to: picture.pixels.count, by: 4).map {
      Array(picture.pixels[$0..<$0 + 3])
    }
    #expect(Set(colours).count == 16 && colours[0] == [48, 15, 35])
    #expect(try GIFFile(RarePictures.interlacedGIF).picture() == picture)
    #expect(try GIFFile(RarePictures.movingGIF).picture() == picture)
    let clear = try GIFFile(RarePictures.clearGIF).picture()
    #expect((0..<3).allSatisfy { clear.pixels[$0 * 4 + 3] == 0 })
    #expect(clear.pixels.last == 255)
  }

  @Test func anAnimationIsKnownByWhatFollowsItsFirstFrame() throws {
    #expect(try GIFFile(RarePictures.movingGIF).isAnimated)
    #expect(try PNGFile(RarePictures.movingPNG).isAnimated)
    #expect(try !GIFFile(RarePictures.clearGIF).isAnimated)
    #expect(try !PNGFile(RarePictures.sixPixelsPNG).isAnimated)
    #expect(try !GIFFile(Array(RarePictures.plainGIF.dropLast())).isAnimated)
  }

  @Test func ofAGIFThatIsCutOffTheBeginningIsShown() throws {
    let whole = try GIFFile(RarePictures.plainGIF).picture()
    let part = try GIFFile(Array(RarePictures.plainGIF.dropLast(40))).picture()
    let count = try #require(
      stride(from: 0, to: part.pixels.count, by: 4).first { part.pixels[$0 + 3] == 0 })
    #expect(count > 400 && part.pixels[..<count] == whole.pixels[..<count])
    #expect(part.pixels[count...].allSatisfy { $0 == 0 })
  }

  /// The picture is where the file puts it on the screen; codes are 0 and the end, each of three bits.
  private static func gif(
    screen: (UInt8, UInt8), at place: (UInt8, UInt8), codeSize: UInt8 = 2,
    palette: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0], codes: [UInt8] = [0x28]
  ) -> [UInt8] {
    // Sides are 256 times the last byte and the first one.
    func side(_ value: UInt8) -> [UInt8] { value == 255 ? [255, 255] : [value, 0] }
    return Array("GIF89a".utf8) + side(screen.0) + side(screen.1) + [0x81, 0, 0] + palette
      + [0x2C] + side(place.0) + side(place.1) + [1, 0, 1, 0, 0, codeSize]
      + [UInt8(codes.count)] + codes + [0, 0x3B]
  }

  @Test func aFrameStandsOnTheScreen() throws {
    let picture = try GIFFile(Self.gif(screen: (2, 2), at: (1, 1))).picture()
    #expect(picture.pixels == [UInt8](repeating: 0, count: 12) + [1, 2, 3, 255])
    let grown = try GIFFile(Self.gif(screen: (0, 0), at: (1, 0))).picture()
    #expect(grown.width == 2 && grown.height == 1)
  }

  @Test func aGIFOfAHugeScreenIsRefused() {
    for (screen, place) in [((255, 255), (0, 0)), ((1, 1), (255, 255)), ((255, 1), (0, 0))]
      as [((UInt8, UInt8), (UInt8, UInt8))]
    {
      #expect(throws: PictureError.tooLarge) {
        try GIFFile(Self.gif(screen: screen, at: place))
      }
    }
  }

  @Test(arguments: [
    // No codes, a code that was never made, and a colour that is in no palette.
    gif(screen: (1, 1), at: (0, 0), codes: []), gif(screen: (1, 1), at: (0, 0), codes: [0x3E]),
    gif(screen: (1, 1), at: (0, 0), codeSize: 8, codes: [0x00, 0xFF, 0x01]),
    gif(screen: (1, 1), at: (0, 0), codeSize: 1), gif(screen: (1, 1), at: (0, 0), codeSize: 12),
  ])
  func aGIFOfWrongCodesIsDamaged(_ bytes: [UInt8]) {
    #expect(throws: PictureError.damaged) { try GIFFile(bytes).picture() }
  }

  /// Each code stands for one colour more than the one before it.
  @Test func longRunsEndWhereThePictureEnds() throws {
    // The clear code, a colour, and then always the code that is made just now, up to 12 bits.
    var bits: [Bool] = []
    func add(_ code: Int, _ size: Int) {
      for bit in 0..<size { bits.append(code >> bit & 1 == 1) }
    }
    add(4, 3)
    add(1, 3)
    var size = 3
    for code in 6..<4096 {
      add(code, size)
      if code + 1 == 1 << size, size < 12 { size += 1 }
    }
    for _ in 0..<1000 { add(4095, 12) }
    var data = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
    for (index, bit) in bits.enumerated() where bit { data[index / 8] |= 1 << UInt8(index % 8) }
    #expect(try GIFCodes.colours(data, codeSize: 2, count: 100) == Array(repeating: 1, count: 100))
    let all = try GIFCodes.colours(data, codeSize: 2, count: 1 << 24)
    // The sum of 1...4091, and the longest again and again.
    #expect(all.count == 4091 * 4092 / 2 + 1000 * 4091 && all.allSatisfy { $0 == 1 })
  }

  @Test func inksBecomeTheColoursOfAScreen() throws {
    let picture = try JPEGFile.read(RarePictures.inksJPEG)
    #expect(picture.width == 16 && picture.isOpaque)
    for (part, wanted) in [200, 80, 40].enumerated() {
      #expect(abs(Int(picture.pixels[part]) - wanted) < 4)
    }
    // Browsers read inks in one way, whether or not the file names Adobe.
    #expect(try JPEGFile.read(RarePictures.plainInksJPEG) == picture)
  }

  @Test(arguments: [
    RarePictures.plainGIF, RarePictures.interlacedColoursPNG, RarePictures.inksJPEG,
  ])
  func aDamagedFileIsRefusedOrRead(_ bytes: [UInt8]) {
    for length in stride(from: 0, to: bytes.count, by: 3) { read(Array(bytes.prefix(length))) }
    for place in 6..<bytes.count {
      for change in [0x01, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[place] ^= change
        read(damaged)
      }
    }
  }

  /// Reads a picture; whatever it is, the process goes on.
  private func read(_ bytes: [UInt8]) {
    if GIFFile.isGIF(bytes) {
      _ = try? GIFFile(bytes).picture()
    } else if PNGFile.isPNG(bytes) {
      _ = try? PNGFile(bytes).picture()
    } else {
      _ = try? JPEGFile.read(bytes)
    }
  }
}
