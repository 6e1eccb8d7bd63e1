import ReadingModel

/// Finds attributions in languages without spaces, whose names have no capital letters.
struct UnspacedAttribution {
  /// The most units that are looked at on one side.
  private static let reach = 160

  private let find: (_ before: String, _ after: String) -> Attribution

  /// Knows the attributions of a language.
  ///
  /// - Parameter subtag: Primary subtag; `nil` for any but Chinese and Japanese.
  init?(_ subtag: String) {
    switch subtag {
    case "zh": find = ChineseAttribution.attribution
    case "ja": find = JapaneseAttribution.attribution
    default: return nil
    }
  }

  /// What the narration around a quotation says of its speaker.
  ///
  /// - Parameters:
  ///   - text: The block.
  ///   - before: The narration before it, from the quotation before.
  ///   - after: The narration behind it, up to the next quotation.
  /// - Returns: What it says.
  func callAsFunction(
    _ text: BlockText, before: Range<Int>, after: Range<Int>
  ) -> Attribution {
    find(
      String(utf16Units: text.tail(of: before, atMost: Self.reach)),
      String(utf16Units: text.head(of: after, atMost: Self.reach)))
  }
}
