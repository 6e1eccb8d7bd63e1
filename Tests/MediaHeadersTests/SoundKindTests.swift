import Testing

@testable import MediaHeaders

struct SoundKindTests {
  private static let rest = [UInt8](repeating: 0, count: 12)

  @Test func soundsAreKnownByTheirFirstBytes() {
    func type(_ start: [UInt8]) -> String? { SoundKind.type(of: start + Self.rest) }
    #expect(type(Array("ID3\u{4}".utf8)) == "audio/mpeg")
    #expect(type([0xFF, 0xFB, 0x90, 0x64]) == "audio/mpeg")
    #expect(type([0xFF, 0xF3, 0x84, 0xC4]) == "audio/mpeg")
    #expect(type([0xFF, 0xF1, 0x50, 0x80]) == "audio/aac")
    #expect(type(Array("OggS".utf8)) == "audio/ogg")
    #expect(type(Array("fLaC".utf8)) == "audio/flac")
    #expect(type([0x1A, 0x45, 0xDF, 0xA3]) == "audio/webm")
    #expect(type(Array("RIFF\0\0\0\0WAVEfmt ".utf8)) == "audio/wav")
    #expect(type([0, 0, 0, 0x20] + Array("ftypM4A ".utf8)) == "audio/mp4")
    #expect(type([0, 0, 0, 0x18] + Array("ftypmp42".utf8)) == "audio/mp4")
  }

  @Test(arguments: [
    Array("RIFF\0\0\0\0WEBPVP8 ".utf8), [0, 0, 0, 0x1C] + Array("ftypavif".utf8),
    [0xFF, 0xD8, 0xFF, 0xE0], [0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xEB, 0x90, 0x64],
    Array("<script>alert".utf8), Array("%PDF-1.7".utf8), [0, 1, 0, 0],
  ])
  func whatIsNoSoundIsNotKnown(start: [UInt8]) {
    #expect(SoundKind.type(of: start + Self.rest) == nil)
  }

  @Test(arguments: [
    ("ftypisom", "a/fox.MP4", "video/mp4"), ("ftypM4A ", "fox.m4a", "audio/mp4"),
    ("ftypisom", "mp4", "video/mp4"), ("ftypavif", "fox.mp4", nil),
  ])
  func theNameTellsAVideoFromASound(brand: String, name: String, type: String?) {
    let bytes = [0, 0, 0, 0x18] + Array(brand.utf8) + Self.rest
    #expect(SoundKind.type(of: bytes, named: name) == type)
    #expect(SoundKind.type(of: Array("ID3".utf8) + Self.rest, named: name) == "audio/mpeg")
  }

  @Test(arguments: [[], [0xFF], [0xFF, 0xFB], Array("RIFF".utf8)])
  func aFileThatIsTooShortIsNotKnown(bytes: [UInt8]) {
    #expect(SoundKind.type(of: bytes) == nil)
  }
}
