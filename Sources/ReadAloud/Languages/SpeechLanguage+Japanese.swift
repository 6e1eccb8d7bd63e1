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
    normalizer: { _ in
      let normalizer = JapaneseNormalizer()
      return { normalizer.spoken($0) }
    },
    phonemizer: { _, data, library in
      try JapanesePhonemizer(data: try JapaneseData(folder: data)) {
        try foreignWords(beside: data, library)
      }
    },
    symbols: { sounds, _ in try PhonemeSpelling.symbols(of: sounds, manner: .plain) },
    compile: { wheels, folder in
      // Whatever is wrong with what is there, it is made again.
      if (try? JapaneseData(folder: folder).verify()) != nil { return false }
      try JapaneseDataCompiler.compile(from: wheels, to: folder)
      return true
    })
}
