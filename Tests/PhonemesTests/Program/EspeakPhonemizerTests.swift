import Foundation
import TestSupport
import Testing

@testable import Phonemes

/// A program in the place of `espeak-ng` that says what it reads, joins "of the", reads 25 as two
/// words, and knows Polish only.
private struct Reader {
  private let folder: TemporaryFolder
  var environment: [String: String] { ["PATH": "\(folder.url.path):/usr/bin:/bin"] }

  init() throws {
    folder = try TemporaryFolder()
    let script = """
      #!/bin/sh
      case "$*" in *"-v pl"*) ;; *) exit 1 ;; esac
      sed -e 's/of the/ofthe/' -e 's/25/dwa pięć/' -e 's/York/(en)jork(pl)/' -e 's/two/one\\ntwo/'
      """
    try writeProgram(script, to: folder.url.appending(path: "espeak-ng"))
  }

  func words(_ text: String) throws -> [PhonemeWord] {
    let program = try EspeakProgram.reader(of: "pl", environment: environment)
    return try EspeakPhonemizer(language: "pl", program: program).phonemes(of: text)
  }

  /// Words with their sounds, `_` for a space behind them.
  func read(_ text: String) throws -> String {
    try words(text).map { "\($0.text)=\($0.phonemes)\($0.hasTrailingSpace ? "_" : "")" }
      .joined(separator: " ")
  }
}

struct EspeakPhonemizerTests {
  @Test func everyWordHasItsSoundsAndItsPlace() throws {
    let text = "Dzień dobry, „panie” — tak!"
    let words = try Reader().words(text)
    let units = Array(text.utf16)
    #expect(words.map(\.text) == ["Dzień", "dobry", ",", "„", "panie", "”", "—", "tak", "!"])
    for word in words {
      #expect(String(decoding: units[word.source], as: UTF16.self) == word.text)
    }
    #expect(words.map(\.phonemes) == ["Dzień", "dobry", ",", "“", "panie", "”", "—", "tak", "!"])
  }

  @Test func aNumberIsOneWordOfSeveralSounds() throws {
    #expect(try Reader().read("ma 25 lat") == "ma=ma_ 25=dwa pięć_ lat=lat")
  }

  @Test func wordsThatAreSpokenAsOneStayTwo() throws {
    #expect(try Reader().read("top of the hill") == "top=top_ of=of the=the_ hill=hill")
  }

  @Test func theNamesOfOtherLanguagesAreNoSounds() throws {
    #expect(try Reader().read("New York 3,14") == "New=New_ York=jork_ 3,14=314")
  }

  @Test func aLineThatIsReadAsTwoKeepsItsPlace() throws {
    #expect(try Reader().read("a two b") == "a=a_ two=one two_ b=b")
  }

  @Test func aGivenPronunciationIsTakenAsItIs() throws {
    #expect(try Reader().read("to [tak](/tˈak/) jest") == "to=to_ tak=tˈak_ jest=jest")
  }

  @Test(arguments: ["***", "", "😀 …", "[[a]]"])
  func whatIsNoWordMakesNoSoundOfItsOwn(text: String) throws {
    #expect(try Reader().words(text).allSatisfy { ["", "…", "a"].contains($0.phonemes) })
  }

  @Test func aLongSentenceIsReadInLinesThatTheProgramTakes() throws {
    let text = (0..<400).map { "słowo" + String($0, radix: 2) }.joined(separator: " ")
    let words = try Reader().words(text)
    #expect(words.map(\.phonemes) == text.split(separator: " ").map(String.init))
    let long = String(repeating: "ś", count: 1_000)
    #expect(try Reader().words(long).map(\.phonemes).joined() == long)
  }

  @Test func aMissingProgramSaysWhatToInstall() {
    #expect(throws: EspeakError.missing(language: "pl")) {
      try EspeakProgram.reader(of: "pl", environment: ["PATH": "/nowhere"])
    }
    let sentence = EspeakError.missing(language: "pl").description
    #expect(sentence.hasPrefix("Polish is read by the program espeak-ng"))
    #expect(sentence.contains("apt install espeak-ng"))
  }

  @Test func aLanguageThatTheProgramDoesNotKnowIsNamed() throws {
    let reader = try Reader()
    #expect(throws: EspeakError.unknownLanguage("fi")) {
      try EspeakProgram.reader(of: "fi", environment: reader.environment)
    }
    #expect(EspeakError.unknownLanguage("fi").description.hasSuffix("does not read Finnish"))
  }

  @Test(.enabled(if: EspeakProgram() != nil, "needs the program espeak-ng"))
  func theProgramItselfReadsPolish() throws {
    let words = try EspeakPhonemizer(language: "pl").phonemes(of: "Dzień dobry w roku 1984.")
    #expect(words.prefix(2).map(\.phonemes) == ["dʑˈɛɲ", "dˈɔbrɨ"])
    #expect(words.map(\.text) == ["Dzień", "dobry", "w", "roku", "1984", "."])
    #expect(words[4].phonemes.contains(" "))
  }
}
