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
