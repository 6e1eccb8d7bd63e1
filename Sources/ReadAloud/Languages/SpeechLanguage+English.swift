import Foundation
import OnnxRuntime
import Phonemes
import SpokenText
import Synthesizer

extension SpeechLanguage {
  /// English: American by default, and British.
  static let english = SpeechLanguage(
    subtag: "en",
    dialects: [
      Dialect(tag: "en-US", name: "American English"),
      Dialect(tag: "en-GB", name: "British English"),
    ],
    sample: "The lamp is lit, the chair is yours, and the story can begin.",
    folder: "english",
    revision: 2,
    normalizer: { tag in
      let normalizer = EnglishNormalizer(dialect: isBritish(tag) ? .british : .american)
      return { normalizer.spoken($0) }
    },
    phonemizer: { tag, data, library in
      try EnglishPhonemizer(
        isBritish(tag) ? .british : .american, data: EnglishData(folder: data),
        runtime: Runtime(library: library))
    },
    symbols: { sounds, tag in
      try PhonemeSpelling.symbols(of: sounds, convention: isBritish(tag) ? .british : .american)
    },
    compile: { wheels, folder in
      try compile(
        unless: { try EnglishData(folder: folder).verify() },
        by: {
          try EnglishDataCompiler.compile(
            from: wheels.appending(path: "hibari-tts/hibari/assets"), to: folder)
        })
    })

  private static func isBritish(_ tag: String) -> Bool { tag.lowercased() == "en-gb" }
}
