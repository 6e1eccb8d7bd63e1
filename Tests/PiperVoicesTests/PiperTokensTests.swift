import Synthesizer
import Testing

@testable import PiperVoices

struct PiperTokensTests {
  private func tokens(_ phonemes: String) throws -> (PiperTokens, [Character]) {
    let settings = try PiperSettings(TinyPiper.json(TinyPiper.settings()), of: "tiny")
    let tokens = PiperTokens(Utterance(phonemes: phonemes).words, settings)
    let signs = Dictionary(settings.ids.map { ($1[0], Character($0)) }) { first, _ in first }
    return (tokens, tokens.ids.map { signs[$0] ?? "☃" })
  }

  @Test func aSpaceStandsBetweenTheSigns() throws {
    let (tokens, signs) = try tokens("hˈI, ju")
    #expect(String(signs) == "^_h_ˈ_a_ɪ_,_ _j_u_ː_$")
    #expect(tokens.roles.count == tokens.ids.count)
    #expect(tokens.roles[2...9].allSatisfy { $0 == .word(0) })
    #expect(tokens.roles[10...11].allSatisfy { $0 == .mark })
    #expect(tokens.roles[14...19].allSatisfy { $0 == .word(2) })
    #expect(tokens.roles.last == .space && tokens.hasSound)
  }

  @Test func marksThatNoVoiceKnowsBecomeTheNearest() throws {
    #expect(try String(tokens("“hi” — hi…").1) == "^_h_i_ː_,_ _h_i_ː_._$")
  }

  @Test func aSignThatTheVoiceDoesNotKnowIsLeftOut() throws {
    let (tokens, signs) = try tokens("hχi")
    #expect(String(signs) == "^_h_i_ː_$")
    #expect(tokens.hasSound)
    #expect(try !self.tokens("… ?").0.hasSound)
  }
}
