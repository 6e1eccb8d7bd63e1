package import Foundation
import Phonemes

/// A language that is read aloud: how its sentences are written out and turned into phonemes.
///
/// A new one is a folder in `SpokenText`, a folder in `Phonemes` and a row in ``all``. Where its
/// sentences end is in `SpokenText/Sentences/Languages`, also for languages that no voice speaks yet;
/// which voices speak it is in their engines' catalogues.
package struct SpeechLanguage: Sendable {
  /// A variety with sounds of its own.
  package struct Dialect: Hashable, Sendable {
    /// BCP 47 tag, such as `en-GB`.
    package let tag: String
    /// What people call it, in English.
    package let name: String
  }

  /// Every language that is read aloud; what is of another one is tried as the first.
  package static let all = [english]

  /// Primary subtag (BCP 47), such as `en`.
  package let subtag: String
  /// The usual dialect first.
  package let dialects: [Dialect]
  /// The folder of its data among the program's resources.
  package let folder: String

  /// How a sentence of a dialect is written out as it is spoken.
  let normalizer: @Sendable (_ tag: String) -> TextFrontEnd.Normalizer
  /// What turns words of a dialect into phonemes, from the compiled data and with ONNX Runtime's library.
  let phonemizer: @Sendable (_ tag: String, _ data: URL, _ library: URL) throws -> any Phonemizer
  /// Sounds that a person has given, in the alphabet of the voices of a dialect.
  let symbols: @Sendable (_ sounds: String, _ tag: String) throws -> String
  /// Compiles the data from the wheels that set-up has fetched, where it is not whole.
  let compile: @Sendable (_ wheels: URL, _ folder: URL) throws -> Bool

  /// The language of a tag.
  ///
  /// - Parameter tag: BCP 47 tag.
  /// - Returns: Its row; the first one for a language that has none.
  package static func named(_ tag: String) -> SpeechLanguage {
    let primary = SpokenLanguage.primary(tag)
    return all.first { $0.subtag == primary } ?? english
  }

  /// What people call a dialect.
  ///
  /// - Parameter tag: BCP 47 tag.
  /// - Returns: Its name in English; the tag where it has none.
  package static func name(of tag: String) -> String {
    all.flatMap(\.dialects).first { $0.tag == tag }?.name ?? tag
  }

  /// Makes the compiled data of every language that is missing or damaged.
  ///
  /// - Parameters:
  ///   - wheels: Wheels unpacked as data, a folder each.
  ///   - resources: The program's resources.
  ///   - report: Told what was made, in a sentence each.
  /// - Throws: What is wrong with a wheel; what writing files throws.
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
