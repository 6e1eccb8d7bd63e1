import Foundation
import Phonemes
import ReadingModel

@testable import ReadAloud
@testable import SpokenText

extension FuzzTarget {
  /// Texts as they are spoken, in each language that has a voice; the sounds, if they need no data.
  static let ofSpeech =
    SpeechLanguage.all.map { language in
      FuzzTarget(name: "speech-\(language.subtag)") { speak($0, language) }
    } + [
      FuzzTarget(name: "language") {
        _ = TextLanguage.language(of: String(decoding: $0, as: UTF8.self))
      }
    ]

  private static func speak(_ input: [UInt8], _ language: SpeechLanguage) {
    let text = String(decoding: input, as: UTF8.self)
    let tag = language.dialects[0].tag
    let normalise = language.normalizer(tag)
    let sounds =
      language.subtag == SpeechLanguage.english.subtag
      ? nil
      : try? language.phonemizer(tag, FuzzFolder.empty("data"), FuzzFolder.empty("data"))
    let units = Array(text.utf16)
    var end = 0
    for sentence in TextSentences.sentences(in: text, language: tag) {
      precondition(sentence.range.lowerBound >= end, "sentences overlap")
      precondition(sentence.range.upperBound <= units.count, "a sentence ends behind the text")
      end = sentence.range.upperBound
      let source = String(decoding: units[sentence.range], as: UTF16.self)
      let spoken = normalise(source)
      Promises.check(spoken, of: source.utf16.count)
      for word in (try? sounds?.phonemes(of: spoken.text)) ?? [] {
        precondition(
          word.source.upperBound <= spoken.text.utf16.count, "a word ends behind its sentence")
      }
    }
  }
}
