import Basics
import ReadingModel

/// The readings that a Japanese book gives for its characters (furigana), as changes of its sentences.
struct RubyReadings {
  /// Those that are kana, in order; others explain a word or only emphasise it.
  private let readings: [RubyReading]

  init(_ chapter: Chapter) {
    readings = chapter.readings.filter { $0.text.isKana && !$0.range.isEmpty }
  }

  /// What is spoken instead of the characters of a sentence.
  ///
  /// - Parameter sentence: One of the chapter's, in Japanese.
  /// - Returns: Changes in order and without overlap.
  func changes(in sentence: Sentence) -> [SpokenChange] {
    guard !readings.isEmpty, SpokenLanguage.primary(sentence.language) == "ja" else { return [] }
    var changes: [SpokenChange] = []
    let first = readings.partitioningIndex { $0.range.lowerBound >= sentence.range.lowerBound }
    for reading in readings[first...] {
      guard reading.range.upperBound <= sentence.range.upperBound else { break }
      let start = reading.range.lowerBound - sentence.range.lowerBound
      guard start >= changes.last?.range.upperBound ?? 0 else { continue }
      changes.append(
        SpokenChange(
          range: start..<start + reading.range.count, spokenForm: .text(reading.text)))
    }
    return changes
  }
}

extension String {
  /// Whether it is nothing but signs of Japanese syllables.
  fileprivate var isKana: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        (0x3041...0x3096).contains($0.value) || (0x30A1...0x30FA).contains($0.value)
          || $0.value == 0x30FC
      }
  }
}
