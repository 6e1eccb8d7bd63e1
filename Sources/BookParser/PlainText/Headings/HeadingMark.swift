/// What a line says that looks like a heading.
struct HeadingMark: Hashable, Sendable {
  /// What makes it look like one.
  enum Kind: Hashable, Sendable {
    /// A word that divides books and a number: `Chapter 12`, `第十二章`; lower levels hold higher ones.
    case division(keyword: String, level: Int)
    /// A number alone.
    case number(Numerals.Style)
    /// A number and a title.
    case numberedTitle(Numerals.Style)
    /// A word that stands for itself: `PROLOGUE`.
    case named
    /// Marked as a heading by Aozora Bunko's notation, or found by a rule that a person has chosen.
    case marked(level: Int)
  }

  var kind: Kind
  /// The number, where there is one.
  var number: Int?
  /// What stands beside keyword and number; empty for nothing.
  var title: String
  /// The whole heading as shown in the contents.
  var label: String

  /// Whether the kind alone makes the line a heading.
  var isStrong: Bool {
    switch kind {
    case .division, .named, .marked: true
    case .number, .numberedTitle: false
    }
  }

  /// Level in the book: 0 for books, parts and volumes, 1 for chapters, 2 below.
  var level: Int {
    switch kind {
    case .division(_, let level), .marked(let level): level
    case .number, .numberedTitle, .named: 1
    }
  }

  /// The title's letters and digits, to find the same heading in a list of contents.
  var titleKey: String { Self.key(title) }

  /// Letters and digits of a text in lower case.
  static func key(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
        }))
  }
}
