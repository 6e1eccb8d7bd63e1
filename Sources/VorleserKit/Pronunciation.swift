import Basics
import OnnxRuntime
import Phonemes
import ReadingModel
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
    guard isNormalizing else {
      return try TextFrontEnd(phonemizer: phonemizer(dialect)).utterance(text)
    }
    return try frontEnd(dialect).utterance(text)
  }

  /// What an engine is asked to say of a sentence with changes.
  ///
  /// - Parameters:
  ///   - text: One sentence.
  ///   - changes: What is said otherwise than it is written.
  ///   - language: `en-GB` for British English; otherwise American.
  /// - Returns: Words with ranges in the text; sounds that can't be said are left out.
  /// - Throws: As ``utterance(_:language:isNormalizing:)``.
  func utterance(
    _ text: String, changes: [SpokenChange], language: String
  ) throws -> Utterance {
    let dialect: EnglishDialect = language.lowercased() == "en-gb" ? .british : .american
    return try frontEnd(dialect).utterance(text, changes: changes) { phonemes in
      (try? PhonemeSpelling.symbols(of: phonemes, isBritish: dialect == .british)) ?? ""
    }
  }

  private func frontEnd(_ dialect: EnglishDialect) throws -> TextFrontEnd {
    if let frontEnd = frontEnds[dialect] { return frontEnd }
    let normalizer = EnglishNormalizer(dialect: dialect == .british ? .british : .american)
    let frontEnd = TextFrontEnd(phonemizer: try phonemizer(dialect)) { normalizer.spoken($0) }
    frontEnds[dialect] = frontEnd
    return frontEnd
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
