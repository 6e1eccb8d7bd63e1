import Phonemes
import Synthesizer
import Testing

@testable import PicoVoices

struct PicoTextTests {
  private func text(_ written: String, speed: Double = 1) -> String {
    PicoText.text(
      of: Utterance(words: WrittenPhonemizer().phonemes(of: written)), speed: speed)
  }

  @Test func wordsAndMarksStayAsTheyAre() {
    #expect(text("Er kam, er sah. Größe?") == "Er kam, er sah. Größe?")
  }

  @Test(arguments: ["Er kam — er sah", "Er kam – er sah", "Er kam … er sah", "Er kam ... er sah"])
  func dashesAndDotsBecomeThePauseThatTheyMean(written: String) {
    #expect(text(written) == "Er kam , er sah")
  }

  @Test func nothingInTheTextIsATag() {
    let said = text("<genfile file=\"x\">a</genfile> 3 < 4")
    #expect(!said.contains("<") && !said.contains(">"))
  }

  @Test func lettersAreComposedAndInvisibleSignsAreLeftOut() {
    #expect(text("Gro\u{308}ße soft\u{AD}weich") == "Größe softweich")
  }

  @Test(arguments: [(1.0, nil), (1.25, 125), (0.1, 50), (9, 200)])
  func theRateIsATagWithinWhatPicoFollows(speed: Double, percent: Int?) {
    let expected = percent.map { "<speed level=\"\($0)\">Ja</speed>" } ?? "Ja"
    #expect(text("Ja", speed: speed) == expected)
  }
}
