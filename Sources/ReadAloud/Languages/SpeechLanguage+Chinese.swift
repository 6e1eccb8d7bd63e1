import Foundation
import Phonemes
import SpokenText
import Synthesizer

extension SpeechLanguage {
  /// Mandarin, in simplified and traditional characters.
  static let chinese = SpeechLanguage(
    subtag: "zh",
    dialects: [Dialect(tag: "zh", name: "Mandarin Chinese")],
    sample: "灯已经点亮，椅子是你的，故事可以开始了。",
    folder: "chinese",
    revision: 2,
    normalizer: { _ in { HanNormalizer.chinese.spoken($0) } },
    phonemizer: { _, data, library in
      ChinesePhonemizer(data: try ChineseData(folder: data)) {
        try foreignWords(beside: data, library)
      }
    },
    symbols: plainSymbols,
    compile: { wheels, folder in
      try compile(
        unless: { try ChineseData(folder: folder).verify() },
        by: { try ChineseDataCompiler.compile(from: wheels, to: folder) })
    })

  /// The phonemizer of Latin words in a text of another script: English, whose data lies beside the language's own.
  static func foreignWords(beside data: URL, _ library: URL) throws -> any Phonemizer {
    let folder = data.deletingLastPathComponent().appending(path: english.folder)
    return try english.phonemizer("en-US", folder, library)
  }
}
