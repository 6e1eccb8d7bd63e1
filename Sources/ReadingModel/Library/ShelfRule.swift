/// A rule that says which books stand on a smart shelf.
///
/// As JSON it is an object: `{"all": […]}` and `{"any": […]}` combine rules, `{"not": …}` turns one round, and
/// `{"field": "added", "test": "within", "value": 30}` is a condition.
public indirect enum ShelfRule: Hashable, Sendable {
  /// Every rule holds.
  case all([ShelfRule])
  /// At least one rule holds.
  case any([ShelfRule])
  /// The rule does not hold.
  case not(ShelfRule)
  /// Something that a book has passes a test.
  case condition(Field, Test)

  /// The deepest nesting: nobody understands a deeper one.
  public static let depthLimit = 4
  /// The most conditions of a rule.
  public static let conditionLimit = 50
  /// The longest text of a condition in UTF-16 units.
  public static let textLimit = 500

  /// What of a book is tested.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case title, file, author, series, publisher, subject, tag, language, format, state, favorite
    case archived
    case rating, progress, length, added, read, collection
  }

  /// A test of a field.
  public enum Test: Hashable, Sendable {
    /// The text is this one, without regard to capitals and accents.
    case equals(String)
    /// The text is part of it.
    case contains(String)
    /// The book has none.
    case missing
    /// The state is this one.
    case state(ReadingState)
    /// The switch stands so.
    case flag(Bool)
    /// The number is at least this.
    case atLeast(Double)
    /// The number is at most this.
    case atMost(Double)
    /// The day is before this one, `2026-11-25`, in UTC.
    case before(String)
    /// The day is this one or later, in UTC.
    case since(String)
    /// It was in the last days, of 24 hours.
    case within(Int)
    /// The book is in the collection of this number.
    case member(Int)
  }
}

extension ShelfRule.Field {
  /// The kinds of fields.
  public enum Kind: Hashable, Sendable {
    case text, name, word, state, flag, number, date, collection
  }

  /// The field's kind.
  public var kind: Kind {
    switch self {
    case .title, .file: .text
    case .author, .series, .publisher, .subject, .tag: .name
    case .language, .format: .word
    case .state: .state
    case .favorite, .archived: .flag
    case .rating, .progress, .length: .number
    case .added, .read: .date
    case .collection: .collection
    }
  }

  /// The names of the tests that the field can pass.
  public var tests: [String] {
    switch kind {
    case .text: ["is", "contains"]
    case .name: ["is", "contains", "missing"]
    case .word, .state, .flag, .collection: ["is"]
    case .number: self == .rating ? ["at-least", "at-most", "missing"] : ["at-least", "at-most"]
    case .date:
      self == .read ? ["before", "since", "within", "missing"] : ["before", "since", "within"]
    }
  }
}

/// Why a rule can't be used.
public struct ShelfRuleRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the rule, such as `all[1].value`; empty for the whole rule.
  public let place: String
  /// What is wrong, a sentence for people.
  public let message: String

  init(_ place: String, _ message: String) {
    self.place = place
    self.message = message
  }

  /// One sentence for people.
  public var description: String { place.isEmpty ? message : "At '\(place)': \(message)" }
}
