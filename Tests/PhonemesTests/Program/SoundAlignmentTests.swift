import Testing

@testable import Phonemes

struct SoundAlignmentTests {
  private func parts(_ phrase: String, _ words: [String]) -> String {
    SoundAlignment.parts(of: phrase, words: words)
      .map { $0.sounds + ($0.hasTrailingSpace ? "_" : "") }.joined(separator: "|")
  }

  /// What espeak-ng 1.51 writes for a phrase and for its words.
  @Test(arguments: [
    (
      "ʌvðə mˈæn ɪnðə hˈaʊs", ["ˈʌv", "ðˈə", "mˈæn", "ˈɪn", "ðˈə", "hˈaʊs"],
      "ʌv|ðə_|mˈæn_|ɪn|ðə_|hˈaʊs_"
    ),
    ("w rˈɔku tˈɨɕɔndʑ", ["vˈɨ", "rˈɔku", "tˈɨɕɔndʑ"], "w_|rˈɔku_|tˈɨɕɔndʑ_"),
    ("le-z amˈi sˈɔ̃t aʁivˈe", ["lˈe-", "amˈi", "sˈɔ̃", "aʁivˈe"], "le-z_|amˈi_|sˈɔ̃t_|aʁivˈe_"),
    ("na pʃˈɨkwat", ["na", "pʃˈɨkwat"], "na_|pʃˈɨkwat_"),
    ("ˈa bˈe sˈe", ["ˈa bˈe", "sˈe"], "ˈa bˈe_|sˈe_"),
  ])
  func soundsGoToTheirWords(phrase: String, words: [String], expected: String) {
    #expect(parts(phrase, words) == expected)
  }

  @Test func noSoundIsLost() {
    let (phrase, words) = ("xˌatˌɛtˈɛ pˌɛˈɛs ɔ", ["ab", "cd", "ef", "gh"])
    let joined = SoundAlignment.parts(of: phrase, words: words).map(\.sounds).joined()
    #expect(joined.filter { $0 != " " } == phrase.filter { $0 != " " })
  }

  @Test func aPhraseWithoutSoundsIsReadByItsWords() {
    #expect(parts("", ["a", "b"]) == "a_|b_")
  }
}
