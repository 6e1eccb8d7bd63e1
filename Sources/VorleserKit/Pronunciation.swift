import Basics
import OnnxRuntime
import Phonemes
import SpokenText
import Synthesizer

/// Turns text into what the engines are asked to say, on a queue of its own.
actor Pronunciation {
  private let executor = QueueExecutor(label: "vorleser.pronunciation")
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let resources: ResourceFolder
  private var frontEnds: [EnglishDialect: TextFrontEnd] = [:]
  private var phonemizers: [EnglishDialect: EnglishPhonemizer] = [:]

  init(resources: ResourceFolder) {
    self.resources = resources
  }

  /// What an engine is asked to say.
  ///
  /// - Parameters:
  ///   - text: One sentence.
  ///   - language: `en-GB` for British English; otherwise American.
  ///   - isNormalizing: Whether numbers and the like are written out first.
  /// - Returns: Words with ranges in the text.
  /// - Throws: `EnglishDataError`, or what the network for unknown words throws.
  func utterance(
    _ text: String, language: String, isNormalizing: Bool = true
  ) throws -> Utterance {
    let dialect: EnglishDialect = language.lowercased() == "en-gb" ? .british : .american
    let phonemizer = try phonemizer(dialect)
    guard isNormalizing else { return try TextFrontEnd(phonemizer: phonemizer).utterance(text) }
    if let frontEnd = frontEnds[dialect] { return try frontEnd.utterance(text) }
    let normalizer = EnglishNormalizer(dialect: dialect == .british ? .british : .american)
    let frontEnd = TextFrontEnd(phonemizer: phonemizer) { normalizer.spoken($0) }
    frontEnds[dialect] = frontEnd
    return try frontEnd.utterance(text)
  }

  private func phonemizer(_ dialect: EnglishDialect) throws -> EnglishPhonemizer {
    if let phonemizer = phonemizers[dialect] { return phonemizer }
    let phonemizer = try EnglishPhonemizer(
      dialect, data: EnglishData(folder: resources.english),
      runtime: Runtime(library: resources.onnxRuntime))
    phonemizers[dialect] = phonemizer
    return phonemizer
  }
}
