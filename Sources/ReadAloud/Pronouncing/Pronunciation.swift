import Basics
package import Foundation
import Phonemes
package import ReadingModel
package import Synthesizer

/// Turns text into utterances, on a queue of its own.
///
/// Lexica, word lists and the networks for unknown words leave memory when no text has been read for a while.
package actor Pronunciation {
  /// The time after which unused data is dropped from memory: that of the voices.
  package static let idleTime = Duration.seconds(120)

  private let executor = QueueExecutor(label: "vorleser.pronunciation")
  /// The queue.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let resources: URL
  private let library: URL
  /// The phonemizers by the tag of the dialect.
  private var phonemizers: [String: any Phonemizer] = [:]
  private let idle: IdleTimer

  /// Makes a pronunciation; data is loaded when it is first needed.
  ///
  /// - Parameters:
  ///   - resources: The program's resources, with a folder for each language.
  ///   - library: ONNX Runtime's shared library.
  ///   - idleTime: The time after which unused data is dropped from memory.
  package init(resources: URL, library: URL, idleTime: Duration = Pronunciation.idleTime) {
    self.resources = resources
    self.library = library
    idle = IdleTimer(after: idleTime)
  }

  /// Makes the utterance of a sentence.
  ///
  /// - Parameters:
  ///   - text: One sentence.
  ///   - changes: The pieces that are spoken otherwise than they are written.
  ///   - language: BCP 47 tag of a dialect in ``SpeechLanguage/all``.
  ///   - isNormalizing: Whether numbers and abbreviations are written out first.
  ///   - asLetters: Whether the words stay letters, for a voice that reads text.
  /// - Returns: Words with ranges in the text; given sounds that can't be spoken are left out.
  /// - Throws: `PronunciationDataError`, or an error of the network for unknown words;
  ///   `SpeechError` where the program `espeak-ng` is needed and missing, or fails.
  package func utterance(
    _ text: String, changes: [SpokenChange] = [], language: String, isNormalizing: Bool = true,
    asLetters: Bool = false
  ) throws -> Utterance {
    if asLetters {
      let normalize = SpeechLanguage.named(language).normalizer(language)
      let frontEnd =
        isNormalizing
        ? TextFrontEnd(phonemizer: WrittenPhonemizer(), normalize: normalize)
        : TextFrontEnd(phonemizer: WrittenPhonemizer())
      return try frontEnd.utterance(text, changes: changes) { _ in "" }
    }
    do {
      return try read(text, changes, language, isNormalizing)
    } catch let error as EspeakError {
      // One text may be too much for the program; without it no text can be read.
      if case .failed = error { throw SpeechError.engine(error.description) }
      throw SpeechError.unusableModel(error.description)
    }
  }

  private func read(
    _ text: String, _ changes: [SpokenChange], _ language: String, _ isNormalizing: Bool
  ) throws -> Utterance {
    let spoken = SpeechLanguage.named(language)
    let phonemizer = try phonemizer(of: spoken, language)
    let frontEnd =
      isNormalizing
      ? TextFrontEnd(phonemizer: phonemizer, normalize: spoken.normalizer(language))
      : TextFrontEnd(phonemizer: phonemizer)
    guard !changes.isEmpty else { return try frontEnd.utterance(text) }
    return try frontEnd.utterance(text, changes: changes) { sounds in
      // Rules are checked when they are stored; what a later program no longer knows is silent.
      (try? spoken.symbols(sounds, language)) ?? ""
    }
  }

  private func phonemizer(
    of spoken: SpeechLanguage, _ tag: String
  ) throws -> any Phonemizer {
    idle.use { [weak self] in await self?.unload() }
    if let known = phonemizers[tag] { return known }
    let made = try spoken.phonemizer(tag, resources.appending(path: spoken.folder), library)
    phonemizers[tag] = made
    return made
  }

  /// The dialects whose data is in memory.
  package var loaded: Set<String> { Set(phonemizers.keys) }

  /// Frees the data; the next text loads it again.
  private func unload() { phonemizers = [:] }
}
