/// Smileys, which belong to the sentence before them and may replace its stop.
enum Emoticon {
  /// The longest smiley of punctuation, in UTF-16 units.
  private static let longest = 4

  /// The end of a smiley or a run of emoji at an offset.
  ///
  /// - Returns: `nil` if there is none, or if it is part of a longer text.
  static func end(in text: SentenceText, at start: Int) -> Int? {
    var end = start
    if isEmoji(text, start) {
      while isEmoji(text, end) || text.kind(end) == .extend { end += 1 }
    } else {
      guard isEyes(text.unit(start)) else { return nil }
      end += 1
      if text.unit(end) == 0x2D || text.unit(end) == 0x27 { end += 1 }
      guard isMouth(text.unit(end)) else { return nil }
      while isMouth(text.unit(end)), end - start < longest { end += 1 }
    }
    let next = text.kind(end)
    return next == .space || next == .newline ? end : nil
  }

  /// The start of a smiley whose last sign is the round bracket at an offset.
  static func start(in text: SentenceText, bracketAt bracket: Int) -> Int? {
    var start = bracket - 1
    if text.unit(start) == 0x2D || text.unit(start) == 0x27 { start -= 1 }
    guard isEyes(text.unit(start)), text.kind(start - 1) == .space else { return nil }
    return end(in: text, at: start) == bracket + 1 ? start : nil
  }

  /// Whether it is an eye of a smiley: `:`, `;`, `=`.
  private static func isEyes(_ unit: UInt16) -> Bool {
    unit == 0x3A || unit == 0x3B || unit == 0x3D
  }

  /// Whether it is a mouth of a smiley: `)`, `(`, `]`, `D`, `P`, `p`, `/`, `|`, `O`, `*`.
  private static func isMouth(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x29, 0x28, 0x5D, 0x44, 0x50, 0x70, 0x2F, 0x7C, 0x4F, 0x2A: true
    default: false
    }
  }

  /// Whether a lead surrogate of the emoji blocks, or a dingbat, is at a place.
  private static func isEmoji(_ text: SentenceText, _ place: Int) -> Bool {
    let unit = text.unit(place)
    return (0xD83C...0xD83E).contains(unit)
      || (0x2600...0x27BF).contains(unit)
        && text.kind(place) == .other
  }
}
