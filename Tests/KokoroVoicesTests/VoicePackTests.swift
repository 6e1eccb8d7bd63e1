import Foundation
import KokoroVoices
import Synthesizer
import TestSupport
import Testing

struct VoicePackTests {
  /// A pack whose every number is its row.
  static let numbered: Data = {
    var data = Data(capacity: VoicePack.byteCount)
    for row in 0..<VoicePack.rows {
      let bits = (Float(row) / 10).bitPattern.littleEndian
      withUnsafeBytes(of: bits) { bytes in
        for _ in 0..<VoicePack.width { data.append(contentsOf: bytes) }
      }
    }
    return data
  }()

  @Test(arguments: [(40, 39), (509, 508), (510, 509), (600, 509), (20, 19), (5, 19), (0, 19)])
  func theRowIsOneLessThanTheSymbols(count: Int, row: Int) throws {
    let style = try VoicePack(Self.numbered).style(symbolCount: count)
    #expect(style == [Float](repeating: Float(row) / 10, count: VoicePack.width))
  }

  @Test func anotherSizeIsRefused() {
    #expect(throws: SpeechError.self) { try VoicePack(Self.numbered.dropLast(4)) }
    #expect(throws: SpeechError.self) { try VoicePack(Data()) }
  }

  @Test func numbersThatAreNoneAreRefused() {
    var damaged = Self.numbered
    damaged.replaceSubrange(4_000..<4_004, with: [0, 0, 0xc0, 0x7f])
    #expect(throws: SpeechError.self) { try VoicePack(damaged) }
  }

  @Test(.enabled(if: Places.voices != nil, "needs the voice packs for tests"))
  func officialPacksAreRead() throws {
    let folder = try #require(Places.voices)
    let data = try Data(contentsOf: folder.appending(path: "af_heart.bin"))
    let pack = try VoicePack(data)
    #expect(pack.style(symbolCount: 100) != pack.style(symbolCount: 101))
  }
}
