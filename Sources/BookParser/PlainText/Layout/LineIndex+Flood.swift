/// Lists of titles, as a contents page is one: none of their lines is a heading.
extension LineIndex {
  /// The number of successive candidates, each with fewer bytes than a paragraph, that are a list
  /// of titles.
  ///
  /// From then on a line is tried only behind as much text as a paragraph has.
  private static let floodCount = 5000
  /// The bytes of a paragraph, which a title has not before the next one.
  static let floodLength = 100

  /// Drops the last candidates that are a list of titles, which no text follows.
  mutating func dropFlood() {
    guard uncheckedCount >= Self.floodCount else { return }
    uncheckedCount = 0
    let start = candidates.count - Self.floodCount
    guard textLength - candidates[start].textBefore < Self.floodCount * Self.floodLength else {
      return
    }
    isFlooded = true
    let last = candidates[start...]
    let kept = zip(last, last.dropFirst()).filter {
      $1.textBefore - $0.textBefore >= Self.floodLength
    }
    // It is not known yet whether text follows the last one.
    candidates.replaceSubrange(start..., with: kept.map(\.0) + [candidates[candidates.count - 1]])
  }

  /// Keeps the last line of a list of titles if the rest of the text is its chapter.
  mutating func finishFlood() {
    guard let passedOver, textLength - passedOver.textBefore >= Self.floodLength else { return }
    add(passedOver, precedesBlank: passedOver.precedesBlank ?? true)
  }
}
