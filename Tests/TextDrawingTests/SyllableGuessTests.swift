import Testing

@testable import TextDrawing

struct SyllableGuessTests {
  @Test(arguments: [
    "Do-nau-dampfschiff-fahrts-ge-sellschafts-ka-pi-tän", "Rechtsschutz-ver-siche-rungs-recht",
    "Прес-туп-ле-ние", "mathe-ma-tics", "strength", "IBM",
  ])
  func wordsArePartedBeforeAConsonantThatAVowelFollows(parted: String) {
    let word = Array(parted.filter { $0 != "-" }.utf16)
    var parts = ""
    for place in word.indices {
      if SyllableGuess.begins(at: place, in: word) { parts += "-" }
      parts += String(decoding: [word[place]], as: UTF16.self)
    }
    #expect(parts == parted)
  }

  @Test(arguments: ["三国演义", "ألف ليلة", "1869-1870", ""])
  func scriptsWithoutSmallLettersAreNotParted(text: String) {
    let units = Array(text.utf16)
    #expect(!units.indices.contains { SyllableGuess.begins(at: $0, in: units) })
  }
}
