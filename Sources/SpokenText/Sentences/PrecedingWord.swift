internal import UnicodeText
import WrittenNumbers

/// The word before a full stop, in the forms that the rules need.
struct PrecedingWord {
  /// The word's start; stops inside it belong to it.
  let start: Int
  /// The word as written, without parts before an apostrophe or hyphen.
  let text: String
  /// Whether it consists of digits, with or without separators.
  let isNumber: Bool

  /// The longest word that can be an abbreviation, in UTF-16 units.
  ///
  /// It bounds the search.
  private static let longest = 24

  /// Reads the word that ends at an offset.
  init(in source: SentenceText, before end: Int) {
    var place = end
    var digitsOnly = true
    var part = end
    while place > source.bounds.lowerBound, end - place < Self.longest {
      let kind = source.kind(place - 1)
      if kind.isWordPart {
        if kind != .digit { digitsOnly = false }
      } else if kind == .stop || kind == .pause, source.kind(place).isWordPart, place < end {
        // A stop inside, or the comma of a number, belongs to the word.
        if kind == .pause, source.kind(place) != .digit { break }
        guard source.kind(place - 2).isWordPart else { break }
      } else if !Self.isDegree(source.unit(place - 1)) {
        break
      } else {
        digitsOnly = false
      }
      place -= 1
      part = place
    }
    start = part
    text = source.string(part..<end)
    isNumber = digitsOnly && part < end
  }

  /// Whether it is a degree sign: `N°.` and `Nº.` are words.
  private static func isDegree(_ unit: UInt16) -> Bool { unit == 0xB0 }

  /// The abbreviation of two letters whose second it is, without the space between them: `z.B` for `z. B.`,
  /// `a.C` for `a. C.`; `nil` if no small letter with a stop comes before.
  func spacedAbbreviation(in source: SentenceText) -> String? {
    guard isLetter, source.kind(start - 1) == .space, source.kind(start - 2) == .stop,
      source.kind(start - 3) == .lower, !source.kind(start - 4).isWordPart
    else { return nil }
    return "\(source.string((start - 3)..<(start - 2))).\(text)"
  }

  /// Whether it is a single letter.
  var isLetter: Bool { text.count == 1 && !isNumber }

  /// Whether it consists of letters with stops between them, no part longer than two: `U.S`,
  /// `Ph.D`, `J.R.R`.
  var isAcronym: Bool {
    guard text.contains(".") else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      (1...2).contains($0.count) && $0.allSatisfy(\.isLetter)
    }
  }

  /// Whether it is written as a Roman numeral below fifty (`II`, `XIV`).
  var isRoman: Bool { text.count <= 5 && RomanNumeral.label(text, isUpperCase: true) != nil }

  /// Whether it starts with a capital.
  var isCapitalised: Bool { text.first?.isUppercase ?? false }
}
