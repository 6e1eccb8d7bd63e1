import KokoroVoices
import Testing

struct VoiceBlendTests {
  @Test func aNameIsABlendOfOne() throws {
    let blend = try #require(VoiceBlend("af_heart"))
    #expect(blend.shares.map(\.voice) == ["af_heart"])
    #expect(blend.shares.map(\.weight) == [1])
  }

  @Test func weightsBecomeShares() throws {
    let blend = try #require(VoiceBlend("af_heart:60, bf_emma:20"))
    #expect(blend.shares.map(\.voice) == ["af_heart", "bf_emma"])
    #expect(blend.shares.map(\.weight) == [0.75, 0.25])
  }

  @Test func ofMoreVoicesThanAnybodyHearsIsNone() throws {
    let most = Array(repeating: "af_heart", count: VoiceBlend.shareLimit)
    #expect(VoiceBlend(most.joined(separator: ","))?.shares.count == VoiceBlend.shareLimit)
    #expect(VoiceBlend((most + ["af_heart"]).joined(separator: ",")) == nil)
  }

  @Test(arguments: [
    "", ",", "af_heart:", "af_heart:0", "af_heart:-1", "a:1:2", "a:x", "a:nan", "../etc", "a b",
    "a:inf",
  ])
  func nonsenseIsNone(text: String) { #expect(VoiceBlend(text) == nil) }
}
