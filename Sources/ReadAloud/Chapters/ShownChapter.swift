import ReadingModel
import SpokenText

/// A chapter as it is shown and spoken under the rules of a person.
struct ShownChapter: Sendable {
  /// The chapter, with paragraphs of its own where its lines are shown in another way.
  let chapter: Chapter
  /// What is shown instead of pieces of its text.
  let text: ShownText
  /// Whether its lines are shown in another way.
  let isCleaned: Bool

  /// Whether anything is shown in another way.
  var isChanged: Bool { isCleaned || !text.edits.isEmpty }

  /// Shows a chapter as it is.
  init(_ chapter: Chapter) {
    self.chapter = chapter
    text = .unchanged
    isCleaned = false
  }

  /// Makes the changes of rules in a chapter whose lines are shown as they were chosen.
  ///
  /// - Parameters:
  ///   - cleaned: The chapter.
  ///   - units: Its text.
  ///   - rules: The rules.
  init(_ cleaned: CleanedChapter, _ units: [UInt16], _ rules: KeyedReplacements) {
    chapter = cleaned.chapter
    text = ShownText(
      cleaned.chapter, units: units, rules: rules.compiled, after: cleaned.edits)
    isCleaned = cleaned.isChanged
  }
}
