import Foundation
import TestSupport
import Testing

@testable import PictureFiles

struct PictureFilesTests {
  @Test func webPIsReadWithItsSizeAndOpacity() throws {
    let lossy = try WebPFile.read(SamplePictures.lossyWebP)
    #expect(lossy.picture.width == 48 && lossy.picture.height == 32)
    #expect(lossy.picture.isOpaque && !lossy.isExact)
    let clear = try WebPFile.read(SamplePictures.clearWebP)
    #expect(clear.isExact && !clear.picture.isOpaque)
    #expect(
      Array(clear.picture.pixels[0..<4]) == [254, 0, 0, 128] || clear.picture.pixels[0] > 250)
  }

  @Test func ofAnAnimationTheFirstFrameIsRead() throws {
    let moving = try WebPFile.read(SamplePictures.movingWebP).picture
    #expect(moving.width == 16 && moving.height == 8 && Set(moving.pixels).count > 4)
  }

  @Test func avifShowsWhatTheSamePatternShowsInWebP() throws {
    let avif = try AVIFReader().read(SamplePictures.avif)
    let webP = try WebPFile.read(SamplePictures.lossyWebP).picture
    #expect(avif.width == webP.width && avif.height == webP.height && avif.isOpaque)
    // Both lose a little, each in its own way.
    let differences = zip(avif.pixels, webP.pixels).map { abs(Int($0) - Int($1)) }
    #expect(differences.reduce(0, +) / differences.count < 20)
  }

  @Test func kindsAreToldByContent() {
    #expect(WebPFile.isWebP(SamplePictures.lossyWebP) && !WebPFile.isWebP(SamplePictures.avif))
    #expect(AVIFReader.isAVIF(SamplePictures.avif) && !AVIFReader.isAVIF(SamplePictures.clearWebP))
    #expect(
      !WebPFile.isWebP([]) && !AVIFReader.isAVIF([]) && !AVIFReader.isAVIF(Array("....ftyp".utf8)))
  }

  @Test func turnsAndMirrorsMoveEveryPixel() {
    // Two rows of three pixels, numbered.
    let picture = PixelPicture(
      width: 3, height: 2, pixels: (0..<6).flatMap { [$0, 0, 0, 255] as [UInt8] })
    func numbers(_ picture: PixelPicture) -> [UInt8] {
      stride(from: 0, to: picture.pixels.count, by: 4).map { picture.pixels[$0] }
    }
    #expect(numbers(picture.turned) == [2, 5, 1, 4, 0, 3])
    #expect(picture.turned.width == 2 && picture.turned.height == 3)
    #expect(numbers(picture.upsideDown) == [3, 4, 5, 0, 1, 2])
    #expect(numbers(picture.mirrored) == [2, 1, 0, 5, 4, 3])
    #expect(picture.turned.turned.turned.turned == picture)
  }

  @Test func aMutatedFileIsRefusedOrRead() throws {
    var random = SystemRandomNumberGenerator()
    let reader = try AVIFReader()
    for sample in [
      SamplePictures.lossyWebP, SamplePictures.clearWebP, SamplePictures.movingWebP,
      SamplePictures.avif,
    ] {
      for _ in 0..<300 {
        var bytes = sample
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        bytes.removeLast(Int.random(in: 0...4, using: &random))
        if let content = try? WebPFile.read(bytes) { #expect(content.picture.width > 0) }
        if let picture = try? reader.read(bytes) { #expect(picture.width > 0) }
      }
    }
  }
}

/// Reading JPEG and PNG, and making pictures smaller.
struct PictureScalingTests {
  /// Four columns and two rows: red left, blue right, with a clear pixel in the first column.
  private static let picture = PixelPicture(
    width: 4, height: 2,
    pixels: [
      [255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 255, 255],
      [0, 255, 0, 0], [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 255, 255],
    ].flatMap(\.self))

  @Test func aSmallerPixelIsTheMeanOfWhatItCovers() {
    let small = Self.picture.fitted(2)
    #expect(small.width == 2 && small.height == 1)
    // What is clear has no colour.
    #expect(small.pixels == [255, 0, 0, 191, 0, 0, 255, 255])
    #expect(Self.picture.fitted(4) == Self.picture)
    #expect(Self.picture.fitted(1).pixels.count == 4)
  }

  @Test(arguments: [3, 7, 99, 100, 101])
  func aPictureOfOneColourKeepsIt(side: Int) {
    let plain = PixelPicture(
      width: 101, height: 67, pixels: [UInt8](repeating: 200, count: 101 * 67 * 4))
    #expect(plain.fitted(side).pixels.allSatisfy { $0 == 200 })
  }

  @Test func greyIsAsBrightAsTheColours() {
    #expect(Array(Self.picture.grey.pixels.prefix(4)) == [76, 76, 76, 255])
    #expect(Array(Self.picture.grey.pixels[16..<20]) == [150, 150, 150, 0])
  }

  @Test func whatIsWrittenAsPNGIsRead() throws {
    let clear = try WebPFile.read(SamplePictures.clearWebP).picture
    let opaque = try WebPFile.read(SamplePictures.lossyWebP).picture
    for picture in [Self.picture, clear, opaque, opaque.grey] {
      let bytes = try PNGWriter(
        width: picture.width, height: picture.height, layout: .rgba, pixels: picture.pixels
      ).bytes()
      #expect(try PNGFile(bytes).picture() == picture)
    }
  }

  @Test(arguments: [0, 20, 40, 60])
  func aPNGThatIsCutOffIsDamaged(count: Int) {
    #expect(throws: PictureError.self) {
      try PNGFile(Array(SamplePictures.png.prefix(count))).picture()
    }
  }

  @Test(arguments: Array(1...8))
  func aPhotographIsTurnedAsItsCameraSays(orientation: UInt8) throws {
    // White at the top left, black elsewhere, in blocks that JPEG keeps.
    let width = 48
    let pixels = (0..<32).flatMap { row in
      (0..<width).flatMap { column -> [UInt8] in
        let level: UInt8 = row < 16 && column < 16 ? 255 : 0
        return [level, level, level, 255]
      }
    }
    let plain = try JPEGWriter.bytes(
      of: PixelPicture(width: width, height: 32, pixels: pixels), quality: 95)
    // One entry of a directory: tag 0x0112, a short.
    let exif: [UInt8] =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0]
      + [orientation, 0, 0, 0, 0, 0, 0]
    let file =
      Array(plain[0..<2]) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + plain[2...]
    let picture = try JPEGFile.read(Array(file))
    #expect((picture.width > picture.height) == (orientation < 5))
    func level(_ column: Int, _ row: Int) -> UInt8 {
      picture.pixels[(row * picture.width + column) * 4]
    }
    let (right, bottom) = (picture.width - 2, picture.height - 2)
    let corners = [level(1, 1), level(right, 1), level(right, bottom), level(1, bottom)]
    // Where the row's and the column's beginning are seen (Exif 2.32, table 6).
    let white = [1: 0, 2: 1, 3: 2, 4: 3, 5: 0, 6: 1, 7: 2, 8: 3][Int(orientation)]
    #expect(corners.firstIndex { $0 > 128 } == white)
  }
}
