package import Foundation
import Phonemes
import Synthesizer

/// A language that is read aloud, with its normaliser and its phonemizer.
///
/// A new language is a folder in `SpokenText`, a folder in `Phonemes` and a row in ``all``. The
/// rules for its sentences are in `SpokenText/Sentences/Languages`, also for languages that no
/// voice speaks yet. Its voices are in their engines' catalogues.
package struct SpeechLanguage: Sendable {
  /// A variety of a language with its own pronunciation.
  package struct Dialect: Hashable, Sendable {
    /// BCP 47 tag, such as `en-GB`.
    package let tag: String
    /// Its English name.
    package let name: String
  }

  /// Every language that is read by rules of ours; the program `espeak-ng` reads others.
  package static let all = [
    english, spanish, italian, portuguese, french, german, hindi, chinese, japanese,
  ]

  /// Primary subtag (BCP 47), such as `en`.
  package let subtag: String
  /// The dialects, the default one first.
  package let dialects: [Dialect]
  /// A sentence that introduces a voice.
  package let sample: String
  /// The folder of its data among the program's resources.
  package let folder: String
  /// Changes whenever a sentence of the language may be written out or pronounced differently.
  ///
  /// The cache of spoken sentences keys them by it, so that those of one language are spoken anew and those of the
  /// others stay. `RecordedSoundsTests` fails where the sounds change and this number does not.
  package let revision: Int

  /// Makes the normaliser of a dialect.
  let normalizer: @Sendable (_ tag: String) -> TextFrontEnd.Normalizer
  /// Makes the phonemizer of a dialect from the compiled data and ONNX Runtime's library.
  let phonemizer: @Sendable (_ tag: String, _ data: URL, _ library: URL) throws -> any Phonemizer
  /// Converts sounds that a person has written to the alphabet of a dialect's voices.
  let symbols: @Sendable (_ sounds: String, _ tag: String) throws -> String
  /// Compiles the data from the wheels that set-up has fetched, unless it is complete; returns
  /// whether it did.
  let compile: @Sendable (_ wheels: URL, _ folder: URL) throws -> Bool
  /// Whether readings that stand above characters (ruby) are spoken in their place.
  var speaksRuby = false

  /// Sounds as a person has written them, in the alphabet of voices without a dialect.
  static let plainSymbols: @Sendable (_ sounds: String, _ tag: String) throws -> String = {
    sounds, _ in try PhonemeSpelling.symbols(of: sounds, convention: .plain)
  }

  /// Makes data again, whatever is wrong with what is there.
  ///
  /// - Parameters:
  ///   - verify: Throws if the data is missing or damaged.
  ///   - compile: Makes it.
  /// - Returns: Whether it was made.
  static func compile(
    unless verify: () throws -> Void, by compile: () throws -> Void
  ) rethrows -> Bool {
    // What can't be verified, for whatever reason, is compiled anew.
    if (try? verify()) != nil { return false }
    try compile()
    return true
  }

  /// A language whose spelling tells its sounds, so that it needs no data.
  static func spelled(
    _ subtag: String, _ dialect: Dialect, sample: String, revision: Int,
    normalizer: @escaping TextFrontEnd.Normalizer, phonemizer: RulePhonemizer
  ) -> SpeechLanguage {
    SpeechLanguage(
      subtag: subtag, dialects: [dialect], sample: sample, folder: subtag, revision: revision,
      normalizer: { _ in normalizer }, phonemizer: { _, _, _ in phonemizer },
      symbols: plainSymbols,
      compile: { _, _ in false })
  }

  /// The language of a tag.
  ///
  /// - Parameter tag: BCP 47 tag.
  /// - Returns: Its row; for a language without one, that of the program `espeak-ng`; the first row
  ///   for a tag that names no language.
  package static func named(_ tag: String) -> SpeechLanguage {
    guard let primary = SpokenLanguage.primary(tag) else { return english }
    return all.first { $0.subtag == primary } ?? byProgram(primary)
  }

  /// The name of a dialect.
  ///
  /// - Parameter tag: BCP 47 tag.
  /// - Returns: Its English name; the tag if it has none.
  package static func name(of tag: String) -> String {
    all.flatMap(\.dialects).first { $0.tag == tag }?.name
      ?? Locale(identifier: "en").localizedString(forIdentifier: tag) ?? tag
  }

  /// Makes the compiled data of every language that is missing or damaged.
  ///
  /// - Parameters:
  ///   - wheels: Wheels unpacked as data, a folder each.
  ///   - resources: The program's resources.
  ///   - report: Takes a sentence about each result.
  /// - Throws: Errors of a damaged wheel, and of writing files.
  package static func prepare(
    from wheels: URL, into resources: URL, report: (String) -> Void
  ) throws {
    for language in all
    where try language.compile(wheels, resources.appending(path: language.folder)) {
      let name = Locale(identifier: "en").localizedString(forLanguageCode: language.subtag)
      report("Compiled the \(name ?? language.subtag) pronunciation data.")
    }
  }
}
