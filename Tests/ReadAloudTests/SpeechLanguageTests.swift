import Foundation
import Phonemes
import ReadingModel
import Testing

@testable import ReadAloud
@testable import Synthesizer

struct SpeechLanguageTests {
  /// Those that need no compiled data.
  static let spelled = SpeechLanguage.all.filter { !["en", "zh", "ja"].contains($0.subtag) }.map(
    \.subtag)

  private static func frontEnd(_ subtag: String) throws -> TextFrontEnd {
    let language = SpeechLanguage.named(subtag)
    let tag = try #require(language.dialects.first).tag
    let nowhere = URL(filePath: "/nowhere")
    return TextFrontEnd(
      phonemizer: try language.phonemizer(tag, nowhere, nowhere),
      normalize: language.normalizer(tag))
  }

  @Test func everyLanguageHasItsOwnRow() {
    let subtags = SpeechLanguage.all.map(\.subtag)
    #expect(Set(subtags).count == subtags.count)
    #expect(SpeechLanguage.named("es-MX").subtag == "es")
    #expect(SpeechLanguage.named("und").subtag == "en")
  }

  @Test func aLanguageWithoutRulesOfOursIsReadByTheProgram() {
    let polish = SpeechLanguage.named("pl-PL")
    #expect(polish.subtag == "pl" && polish.dialects.map(\.name) == ["Polish"])
    #expect(polish.sample.hasPrefix("polski. ") && polish.sample.contains("środa"))
    #expect(polish.normalizer("pl")("rok 1984").text == "rok 1984")
    #expect(SpeechLanguage.name(of: "pl-PL") == "Polish (Poland)")
    #expect(SpeechLanguage.named("no").subtag == "nb")
  }

  @Test func withoutTheProgramTheVoiceCantSpeakAtAll() async throws {
    guard EspeakProgram() == nil else { return }
    let nowhere = URL(filePath: "/nowhere")
    let pronunciation = Pronunciation(resources: nowhere, library: nowhere)
    let error = await #expect(throws: SpeechError.self) {
      try await pronunciation.utterance("Dzień dobry.", language: "pl-PL")
    }
    guard case .unusableModel(let sentence) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(sentence.contains("Polish is read by the program espeak-ng"))
  }

  @Test(.timeLimit(.minutes(1)))
  func theDataOfAnUnusedLanguageLeavesMemoryAndIsLoadedAgain() async throws {
    let nowhere = URL(filePath: "/nowhere")
    let pronunciation = Pronunciation(
      resources: nowhere, library: nowhere, idleTime: .milliseconds(100))
    let first = try await pronunciation.utterance("Hola, amigo.", language: "es")
    while await !pronunciation.loaded.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try await pronunciation.utterance("Hola, amigo.", language: "es") == first)
  }

  @Test(arguments: spelled)
  func wordsMapToTheTextAndHaveSoundsThatTheVoicesKnow(subtag: String) throws {
    let front = try Self.frontEnd(subtag)
    let sample = SpeechLanguage.named(subtag).sample
    for sentence in [
      sample, "12/3/1998: 1.250,50 € (25 %), XIV, 10:30; www.abc.com!",
      "“The old man and the sea”, 2 km.", "Straße, Žižek, Москва, 東京, 😀 & 3ª.",
    ] {
      let words = try front.utterance(sentence, at: 1000).words
      var end = 1000
      for word in words {
        #expect(word.source.lowerBound >= 1000 && word.source.upperBound >= end)
        #expect(word.source.upperBound <= 1000 + sentence.utf16.count)
        end = word.source.upperBound
      }
      #expect(TokenSequence(words).unknown.isEmpty)
      #expect(words.contains(where: WordTiming.isSpoken))
    }
    let units = Array(sample.utf16)
    for word in try front.utterance(sample).words {
      #expect(String(decoding: units[word.source], as: UTF16.self) == word.text)
    }
  }

  @Test(arguments: spelled)
  func soundsThatAPersonWritesAreTakenAsIPA(subtag: String) throws {
    let language = SpeechLanguage.named(subtag)
    #expect(try language.symbols("/ˈraxo ãʎe/", subtag) == "ˈraxo a\u{303}ʎe")
    #expect(throws: PhonemeSpelling.Failure.self) { try language.symbols("漢", subtag) }
  }
}
