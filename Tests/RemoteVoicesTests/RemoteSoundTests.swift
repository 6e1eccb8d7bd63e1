import Testing

@testable import RemoteVoices

struct RemoteSoundTests {
  @Test func wavOfAnyRateIsRead() throws {
    let sound = try WaveSound(Wave.file(Wave.phrases([0.5]), rate: 16_000))
    #expect(sound.samples.count == 12_000)
    let (loudest, expected): (Float, Float) = (sound.samples.max() ?? 0, 8_000 / 32_768)
    #expect(abs(loudest - expected) < 0.02)
  }

  @Test(arguments: [UInt32.max, 0, 1 << 30])
  func aSizeThatWasNotKnownMeansTheRest(size: UInt32) throws {
    let sound = try WaveSound(Wave.file(Wave.phrases([0.5]), rate: 24_000, size: size))
    #expect(sound.samples.count == 8_000)
  }

  @Test func twoChannelsBecomeOne() throws {
    let samples = [[Int16]](repeating: [1_000, 3_000], count: 1_000).flatMap(\.self)
    let sound = try WaveSound(Wave.file(samples, rate: 24_000, channels: 2))
    #expect(sound.samples.count == 1_000)
    let mean: Float = 2_000 / 32_768
    #expect(sound.samples.allSatisfy { abs($0 - mean) < 0.0001 })
  }

  @Test(arguments: [0, 11, 20, 43, 44])
  func aFileThatIsCutShortIsRefused(count: Int) {
    let file = Wave.file(Wave.phrases([0.1]), rate: 24_000)
    #expect(throws: RemoteFailure.self) { try WaveSound(Array(file.prefix(count))) }
  }
}
