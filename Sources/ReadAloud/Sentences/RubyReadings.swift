import Basics
import ReadingModel

/// The readings that a Japanese book gives for its characters (furigana), as changes of its sentences.
struct RubyReadings {
  /// What is spoken instead of pieces of the chapter, in order.
  private let readings: [SpokenChange]

  /// - Parameter chapter: A chapter, with readings of its own or written into its text.
  init(_ chapter: Chapter) {
    // Those that are kana; others explain a word or only emphasise it.
    let own = chapter.readings.filter { $0.text.isKana && !$0.range.isEmpty }
      .map { SpokenChange(range: $0.range, spokenForm: .text($0.text)) }
    // A book with readings of its own writes none into its text.
    readings = own.isEmpty ? WrittenRuby.changes(in: Array(chapter.text.utf16)) : own
  }

  /// What is spoken instead of the characters of a sentence.
  ///
  /// - Parameter sentence: One of the chapter's.
  /// - Returns: Changes in order and without overlap; none in a language that does not speak readings.
  func changes(in sentence: Sentence) -> [SpokenChange] {
    guard !readings.isEmpty, let tag = sentence.language, SpeechLanguage.named(tag).speaksRuby
    else { return [] }
    var changes: [SpokenChange] = []
    let first = readings.partitioningIndex { $0.range.lowerBound >= sentence.range.lowerBound }
    for reading in readings[first...] {
      guard reading.range.upperBound <= sentence.range.upperBound else { break }
      let start = reading.range.lowerBound - sentence.range.lowerBound
      guard start >= changes.last?.range.upperBound ?? 0 else { continue }
      changes.append(
        SpokenChange(
          range: start..<start + reading.range.count, spokenForm: reading.spokenForm))
    }
    return changes
  }
}

extension String {
  /// Whether it is nothing but signs of Japanese syllables.
  var isKana: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        (0x3041...0x3096).contains($0.value) || (0x30A1...0x30FA).contains($0.value)
          || $0.value == 0x30FC
      }
  }
}
