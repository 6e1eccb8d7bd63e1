import Synthesizer
import Testing

@testable import VorleserKit

struct VoiceCostTests {
  private func cost(_ engine: String) -> SpeakingCost {
    VoiceEngines.cost(of: Voice(id: "v", name: "V", engine: engine, language: "en"))
  }

  @Test func theLargerTheModelTheMoreATextCosts() {
    #expect(cost("hibari") < cost("piper"))
    #expect(cost("pico") < cost("piper"))
    #expect(cost("piper") < cost("kokoro"))
    #expect(cost("kokoro") < cost("remote"), "which may ask for money")
  }

  @Test func aVoiceOfAnUnknownEngineComesLast() {
    #expect(cost("none") == .charged)
  }
}
