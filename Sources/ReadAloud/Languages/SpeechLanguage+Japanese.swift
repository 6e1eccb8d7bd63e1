import Foundation
import Phonemes
import SpokenText
import Synthesizer

extension SpeechLanguage {
  /// Japanese, as it is spoken in Tokyo.
  static let japanese = SpeechLanguage(
    subtag: "ja",
    dialects: [Dialect(tag: "ja", name: "Japanese")],
    sample: "明かりがともり、椅子はあなたのもの、物語を始めましょう。",
    folder: "japanese",
    revision: 2,
    normalizer: { _ in { HanNormalizer.japanese.spoken($0) } },
    phonemizer: { _, data, library in
      try JapanesePhonemizer(data: try JapaneseData(folder: data)) {
        try foreignWords(beside: data, library)
      }
    },
    symbols: plainSymbols,
    compile: { wheels, folder in
      try compile(
        unless: { try JapaneseData(folder: folder).verify() },
        by: { try JapaneseDataCompiler.compile(from: wheels, to: folder) })
    },
    speaksRuby: true)
}
