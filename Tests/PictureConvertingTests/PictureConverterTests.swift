import Foundation
import PictureFiles
import Sandbox
import TestSupport
import Testing

@testable import PictureConverting

struct PictureConverterTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]

  @Test func opaquePicturesBecomeJPEGAndOthersPNG() throws {
    #expect(try Self.converted(SamplePictures.lossyWebP).starts(with: Self.jpeg))
    #expect(try Self.converted(SamplePictures.clearWebP).starts(with: Self.png))
    #expect(try Self.converted(SamplePictures.movingWebP).starts(with: Self.png))
    #expect(try Self.converted(SamplePictures.avif).starts(with: Self.jpeg))
  }

  @Test func theQualityIsThatOfJPEG() throws {
    var settings = PictureSettings()
    settings.quality = 10
    let small = try Self.converted(SamplePictures.lossyWebP, settings)
    settings.quality = 100
    #expect(small.count < (try Self.converted(SamplePictures.lossyWebP, settings)).count)
  }

  @Test(arguments: [SamplePictures.lossyWebP, SamplePictures.clearWebP, SamplePictures.avif])
  func theLockedInProcessConvertsWhatThisOneDoes(picture: [UInt8]) async throws {
    let (code, bytes) = try await Self.run(picture)
    let expected = try Self.converted(picture)
    #expect(code == 0 && bytes == expected)
  }

  @Test func theLockedInProcessEndsOrderlyOverDamagedFiles() async throws {
    for damaged in [
      Array(SamplePictures.avif.prefix(300)), Array(SamplePictures.lossyWebP.prefix(60)), [],
    ] {
      let (code, bytes) = try await Self.run(damaged)
      #expect(code == 65 && bytes.isEmpty)
    }
  }

  @Test func everyKindKeepsToTheLongestSide() throws {
    var settings = PictureSettings()
    settings.longestSide = 16
    let jpeg = try Self.converted(SamplePictures.lossyWebP)
    let png = try Self.converted(SamplePictures.clearWebP)
    for picture in [SamplePictures.lossyWebP, SamplePictures.avif, jpeg] {
      let small = try Self.converted(picture, settings)
      #expect(try small.starts(with: Self.jpeg) && JPEGFile.longestSide(small) == 16)
      #expect(try PictureConverter.converted(small, by: nil, settings) == nil)
    }
    settings.longestSide = 4
    let small = try PNGFile(try Self.converted(png, settings))
    #expect(max(small.width, small.height) == 4)
    #expect(try PictureConverter.converted(png, by: nil, PictureSettings()) == nil)
  }

  @Test func everyKindCanBeGrey() throws {
    var settings = PictureSettings()
    settings.isGrey = true
    let jpeg = try Self.converted(SamplePictures.lossyWebP)
    let png = try Self.converted(SamplePictures.clearWebP)
    for picture in [SamplePictures.avif, SamplePictures.movingWebP, jpeg, png] {
      let made = try Self.converted(picture, settings)
      let shown = PNGFile.isPNG(made) ? try PNGFile(made).picture() : try JPEGFile.read(made)
      for place in stride(from: 0, to: shown.pixels.count, by: 4) {
        #expect(Set(shown.pixels[place..<place + 3]).count == 1)
      }
    }
  }

  @Test func whatIsGreyAndSmallEnoughStays() throws {
    var settings = PictureSettings()
    settings.isGrey = true
    for picture in [SamplePictures.lossyWebP, SamplePictures.clearWebP] {
      let grey = try Self.converted(picture, settings)
      #expect(try PictureConverter.converted(grey, by: nil, settings) == nil)
      var smaller = settings
      smaller.longestSide = 4
      #expect(try Self.converted(grey, smaller).count < grey.count)
    }
  }

  /// Browsers and e-readers show what there is of it.
  @Test func aJPEGThatIsCutOffKeepsToTheLongestSide() throws {
    var settings = PictureSettings()
    settings.longestSide = 16
    let jpeg = Array(try Self.converted(SamplePictures.lossyWebP).dropLast(20))
    #expect(try JPEGFile.longestSide(try Self.converted(jpeg, settings)) == 16)
  }

  @Test(arguments: [
    RarePictures.movingGIF, RarePictures.interlacedColoursPNG, RarePictures.movingPNG,
    RarePictures.inksJPEG, RarePictures.deepColoursPNG,
  ])
  func kindsThatAreSeldomMetAreChangedOnlyWhenAsked(_ picture: [UInt8]) throws {
    var settings = PictureSettings()
    #expect(!PictureConverter.converts(picture, settings))
    settings.longestSide = 100
    #expect(PictureConverter.converts(picture, settings))
    #expect(try PictureConverter.converted(picture, by: nil, settings) == nil)
    settings.longestSide = 2
    let small = try Self.converted(picture, settings)
    let side =
      JPEGFile.isJPEG(small) ? try JPEGFile.longestSide(small) : try PNGFile(small).width
    #expect(side == 2)
    settings.isGrey = true
    #expect(PNGFile.isPNG(try Self.converted(picture, settings)) == !JPEGFile.isJPEG(picture))
  }

  /// The first frame alone does not tell whether an animation has colours.
  @Test func onlyOfPicturesWithoutMotionGreyOnesStay() throws {
    var settings = PictureSettings()
    settings.isGrey = true
    let grey = RarePictures.greysPNG
    #expect(try PictureConverter.converted(grey, by: nil, settings) == nil)
    // A part of no content behind the header that announces an animation.
    let moving =
      Array(grey[..<33]) + [0, 0, 0, 0] + Array("acTL".utf8) + [0, 0, 0, 0] + grey[33...]
    #expect(try PNGFile(try Self.converted(moving, settings)).picture() == PNGFile(grey).picture())
  }

  @Test func settingsReachTheProcess() {
    var settings = PictureSettings()
    #expect(PictureSettings(arguments: settings.arguments) == settings)
    (settings.quality, settings.longestSide, settings.isGrey) = (7, 800, true)
    #expect(PictureSettings(arguments: settings.arguments) == settings)
    #expect(PictureSettings(arguments: ["90"]) == nil)
  }

  @Test(arguments: ["", "1024", "1024x", "x768", "15x768", "1024x8193", "1024x768x1", "a x b"])
  func aBoxHasTwoSides(text: String) {
    var settings = PictureSettings()
    #expect(!settings.takeDrawingBox(text) && settings == PictureSettings())
    #expect(settings.takeDrawingBox("640x480") && settings.drawingWidth == 640)
  }

  private static func converted(
    _ bytes: [UInt8], _ settings: PictureSettings = PictureSettings()
  ) throws -> [UInt8] {
    try #require(try PictureConverter.converted(bytes, by: nil, settings))
  }

  private static func run(_ picture: [UInt8]) async throws -> (code: Int32, bytes: [UInt8]) {
    let (input, output) = (try UnnamedFile(), try UnnamedFile())
    try input.handle.write(contentsOf: Data(picture))
    try input.handle.seek(toOffset: 0)
    let outcome = try await SandboxedProgram().run(
      ["convert-picture"] + PictureSettings().arguments, input: input.handle,
      output: output.handle, seconds: 60)
    guard case .exited(let code, let message) = outcome else {
      Issue.record("\(outcome)")
      return (-1, [])
    }
    _ = message
    try output.handle.seek(toOffset: 0)
    return (code, [UInt8](try output.handle.readToEnd() ?? Data()))
  }
}
