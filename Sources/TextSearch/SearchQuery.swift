import UnicodeText

/// A query of a person.
public struct SearchQuery: Hashable, Sendable {
  /// The longest query in UTF-16 units; a longer text was pasted by mistake.
  public static let unitLimit = 1000

  /// The typed text.
  public var text: String
  /// Whether a match has to begin and end at the edges of words.
  public var isWholeWords = false
  /// Whether capitals and small letters differ.
  public var isCaseSensitive = false
  /// Whether letters with and without accents differ.
  ///
  /// A regular expression always distinguishes them.
  public var isAccentSensitive = false
  /// Whether the text is a regular expression in ICU's syntax.
  public var isRegularExpression = false
  /// BCP 47 tag of the book, for the edges of words; `nil` for the rules common to all languages.
  public var language: String?

  /// Makes a query with every option off.
  ///
  /// - Parameter text: The text to find.
  public init(_ text: String) {
    self.text = text
  }

  /// The folding of this query.
  var folding: CharacterFolding {
    CharacterFolding(ignoresCase: !isCaseSensitive, ignoresAccents: !isAccentSensitive)
  }
}

/// Why a search fails; each case has a sentence.
public enum SearchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The query is empty, or has only invisible characters.
  case emptyQuery
  /// The query has more than so many UTF-16 units.
  case tooLong(limit: Int)
  /// The regular expression is malformed; `offset` counts the UTF-16 units before the fault.
  case pattern(reason: String, offset: Int)
  /// The regular expression takes too long.
  case tooSlow
  /// The text library failed; the text is its reason.
  case failed(reason: String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .emptyQuery: "Type at least one letter to search."
    case .tooLong(let limit): "The search text is too long. The limit is \(limit) characters."
    case .pattern(let reason, let offset):
      "Invalid regular expression at character \(offset + 1): \(reason)."
    case .tooSlow:
      "This regular expression takes too long. Make it simpler, for instance without a repetition "
        + "inside a repetition."
    case .failed(let reason): "The text can't be searched: \(reason)."
    }
  }

  init(_ error: RegularExpressionError) {
    switch error {
    case .pattern(let reason, let offset): self = .pattern(reason: reason, offset: offset)
    case .tooSlow: self = .tooSlow
    case .failed(let reason): self = .failed(reason: reason)
    }
  }
}
