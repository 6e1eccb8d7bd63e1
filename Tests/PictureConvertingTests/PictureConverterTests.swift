import Foundation
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
    let small = try PictureConverter.converted(SamplePictures.lossyWebP, by: nil, 10)
    let large = try PictureConverter.converted(SamplePictures.lossyWebP, by: nil, 100)
    #expect(small.count < large.count)
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

  private static func converted(_ bytes: [UInt8]) throws -> [UInt8] {
    try PictureConverter.converted(bytes, by: nil, PictureSettings.defaultQuality)
  }

  private static func run(_ picture: [UInt8]) async throws -> (code: Int32, bytes: [UInt8]) {
    let (input, output) = (try UnnamedFile(), try UnnamedFile())
    try input.handle.write(contentsOf: Data(picture))
    try input.handle.seek(toOffset: 0)
    let outcome = try await SandboxedProgram().run(
      ["convert-picture", "\(PictureSettings.defaultQuality)"], input: input.handle,
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
