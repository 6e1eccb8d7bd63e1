/// The contents of a line that looks like a heading.
struct HeadingMark: Hashable, Sendable {
  /// The reason why it looks like one.
  enum Kind: Hashable, Sendable {
    /// A word that divides books, with a number: `Chapter 12`, `第十二章`. Divisions of a lower level
    /// contain those of a higher one.
    case division(keyword: String, level: Int)
    /// A number alone.
    case number(Numerals.Style)
    /// A number and a title.
    case numberedTitle(Numerals.Style)
    /// A word that is a heading by itself: `PROLOGUE`.
    case named
    /// Aozora Bunko's notation, or a rule that a person has chosen, marks it.
    case marked(level: Int)
  }

  let kind: Kind
  /// The number, if it has one.
  let number: Int?
  /// The whole heading, as the contents show it.
  let label: String
  /// The bytes of the title at the label's end.
  private let titleLength: Int
  /// The title where it is no end of the label.
  private let ownTitle: String?

  /// Makes a mark.
  ///
  /// - Parameters:
  ///   - kind: The reason why the line looks like a heading.
  ///   - number: The number, if it has one.
  ///   - title: The text besides keyword and number; empty if there is none.
  ///   - label: The whole heading.
  init(kind: Kind, number: Int?, title: String, label: String) {
    self.kind = kind
    self.number = number
    self.label = label
    titleLength = title.utf8.count
    // Nearly every title is the end of its label: a text of 4 GB has 164,000 of them, which would take ten megabytes.
    ownTitle = label.utf8.suffix(titleLength).elementsEqual(title.utf8) ? nil : title
  }

  /// The text besides keyword and number; empty if there is none.
  var title: String {
    ownTitle ?? String(decoding: label.utf8.suffix(titleLength), as: UTF8.self)
  }

  /// Whether the kind alone makes the line a heading.
  var isStrong: Bool {
    switch kind {
    case .division, .named, .marked: true
    case .number, .numberedTitle: false
    }
  }

  /// The level in the book: 0 for books, parts and volumes, 1 for chapters, 2 below.
  var level: Int {
    switch kind {
    case .division(_, let level), .marked(let level): level
    case .number, .numberedTitle, .named: 1
    }
  }

  /// The title's letters and digits, which are equal for the same heading in a list of contents.
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
