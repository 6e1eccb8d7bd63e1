import Foundation
import OnnxRuntime
import Phonemes
import TestSupport
import Testing

@testable import ReadAloud
@testable import Synthesizer

/// Whole sentences of languages that are written without spaces, with the prepared data.
struct HanFrontEndTests {
  static let prepared: [String] = ["zh", "ja"].filter { subtag in
    guard let share = Places.resources else { return false }
    let folder = share.appending(path: SpeechLanguage.named(subtag).folder)
    return FileManager.default.fileExists(atPath: folder.path)
  }

  private static func frontEnd(_ subtag: String) throws -> TextFrontEnd {
    let language = SpeechLanguage.named(subtag)
    let share = try #require(Places.resources)
    let library = share.appending(path: "lib/\(Runtime.fileName)")
    return TextFrontEnd(
      phonemizer: try language.phonemizer(
        subtag, share.appending(path: language.folder), library),
      normalize: language.normalizer(subtag))
  }

  @Test(arguments: prepared)
  func wordsMapToTheTextAndHaveSoundsThatTheVoicesKnow(subtag: String) throws {
    let front = try Self.frontEnd(subtag)
    let sample = SpeechLanguage.named(subtag).sample
    for sentence in [
      sample, "1994年3月12日，10:30，共25%。", "他用iPhone 15给NBA打了2次电话。", "NBAの試合は3時から。",
      "😀「ＯＫ」Straße，Москва，한글。",
    ] {
      let words = try front.utterance(sentence, at: 1000).words
      var end = 1000
      for word in words {
        #expect(word.source.lowerBound >= 1000 && word.source.upperBound >= end, "\(sentence)")
        #expect(word.source.upperBound <= 1000 + sentence.utf16.count)
        end = word.source.upperBound
      }
      #expect(TokenSequence(words).unknown.isEmpty, "\(TokenSequence(words).unknown)")
      #expect(words.contains(where: WordTiming.isSpoken))
    }
    let units = Array(sample.utf16)
    for word in try front.utterance(sample).words {
      #expect(String(decoding: units[word.source], as: UTF16.self) == word.text)
    }
  }

  @Test(arguments: prepared)
  func anEnglishWordIsReadInEnglish(subtag: String) throws {
    let said = try Self.frontEnd(subtag).utterance("London").words.map(\.phonemes)
    #expect(said == ["lˈʌndən"])
  }
}
