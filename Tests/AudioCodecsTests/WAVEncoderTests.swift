import Foundation
import Testing

import AudioCodecs

struct WAVEncoderTests {
  @Test func underFourGigabytesTheSizesAreRIFFs() {
    let patches = WAVEncoder.sizes(headerSize: 80, dataSize: 1_000)
    #expect(patches.map(\.offset) == [4, 76])
    #expect(patches.map(\.bytes) == [[0x30, 4, 0, 0], [0xE8, 3, 0, 0]])
  }

  @Test func overFourGigabytesTheHeaderBecomesRF64() throws {
    let dataSize = 5 << 30
    let patch = try #require(WAVEncoder.sizes(headerSize: 80, dataSize: dataSize).first)
    #expect(patch.offset == 0)
    #expect(Array(patch.bytes[..<4]) == Array("RF64".utf8))
    #expect(Array(patch.bytes[12..<16]) == Array("ds64".utf8))
    let data = patch.bytes[28..<36].reversed().reduce(0) { $0 << 8 | Int($1) }
    #expect(data == dataSize)
    // The free chunk is exactly replaced: `fmt ` follows at 48.
    #expect(patch.bytes.count == 48)
  }

  @Test(.enabled(if: Ffmpeg.program != nil, "needs the ffmpeg program"))
  func anRF64HeaderIsUnderstood() throws {
    let encoder = WAVEncoder(tags: AudioTags())
    var bytes = try encoder.encode(voiceLikeTone(seconds: 0.5))
    let patches = WAVEncoder.sizes(headerSize: bytes.count - 24_000, dataSize: 5 << 30)
    for patch in patches {
      bytes.replaceSubrange(patch.offset..<patch.offset + patch.bytes.count, with: patch.bytes)
    }
    #expect(try Ffmpeg.decode(bytes, as: "wav").samples.count == 12_000)
  }
}
