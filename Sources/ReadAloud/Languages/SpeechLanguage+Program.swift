import Foundation
import Phonemes
import ReadingModel

extension SpeechLanguage {
  /// A language without rules of ours, which the program `espeak-ng` reads where it is installed.
  ///
  /// The program writes numbers and abbreviations out itself.
  ///
  /// - Parameter subtag: Primary subtag (BCP 47), such as `pl`.
  /// - Returns: Its row.
  static func byProgram(_ subtag: String) -> SpeechLanguage {
    let name = Locale(identifier: "en").localizedString(forLanguageCode: subtag) ?? subtag
    return SpeechLanguage(
      subtag: subtag, dialects: [Dialect(tag: subtag, name: name)], sample: sample(in: subtag),
      folder: subtag, revision: 1, normalizer: { _ in { MappedText(unchanged: $0) } },
      phonemizer: { _, _, _ in try EspeakPhonemizer(language: subtag) }, symbols: plainSymbols,
      compile: { _, _ in false })
  }

  /// The language's own name and its days of the week, as the system's tables of languages have them.
  private static func sample(in subtag: String) -> String {
    let locale = Locale(identifier: subtag)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let name = locale.localizedString(forLanguageCode: subtag) ?? subtag
    return "\(name). \(calendar.weekdaySymbols.joined(separator: ", "))."
  }
}
