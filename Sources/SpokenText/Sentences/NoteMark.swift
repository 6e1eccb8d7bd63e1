/// Note numbers and signs after a sentence's stop, which belong to that sentence.
enum NoteMark {
  /// The longest inside of a bracketed note such as `[12, 14–16]`, in UTF-16 units.
  private static let longestBracketed = 16

  /// The most digits of a bare note number that touches the stop.
  private static let mostDigits = 3

  /// The end of the note mark at an offset.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: The place of the mark.
  ///   - stop: The stop before it.
  ///   - glued: Whether nothing but stops and closers is between.
  /// - Returns: The end; `nil` if there is no mark.
  static func end(in text: SentenceText, at place: Int, stop: Int, glued: Bool) -> Int? {
    if let end = bracketed(in: text, at: place) { return end }
    switch text.unit(place) {
    case 0x2A, 0x2020, 0x2021, 0xB2, 0xB3, 0xB9, 0x2070, 0x2074...0x2079: return place + 1
    default: return glued ? number(in: text, at: place, stop: stop) : nil
    }
  }

  /// The end of a note in square brackets, which has only digits, dashes, commas and spaces.
  static func bracketed(in text: SentenceText, at place: Int) -> Int? {
    guard text.unit(place) == 0x5B, text.kind(place + 1) == .digit else { return nil }
    var end = place + 1
    while end - place <= longestBracketed {
      switch text.kind(end) {
      case .digit, .dash, .space, .pause: end += 1
      case .closer: return text.unit(end) == 0x5D ? end + 1 : nil
      default: return nil
      }
    }
    return nil
  }

  /// The end of a number that touches the stop: `… effect.10 This …`.
  private static func number(in text: SentenceText, at place: Int, stop: Int) -> Int? {
    let before = text.kind(stop - 1)
    guard before == .lower || before == .closer, text.kind(stop - 2) != .newline else { return nil }
    // A single letter before the stop is an abbreviation (`p.12`).
    if before == .lower, !text.kind(stop - 2).isLetter || !text.kind(stop - 3).isLetter {
      return nil
    }
    var end = place
    while text.kind(end) == .digit { end += 1 }
    guard end > place, end - place <= mostDigits, text.kind(end) == .space else { return nil }
    return text.kind(text.skipSpaces(end)) == .upper ? end : nil
  }
}
