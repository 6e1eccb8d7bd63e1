/// A query of a person for the texts of the whole library.
///
/// Words must all occur in a passage. `"…"` finds words in a row, `word*` their beginnings, `NEAR(a b, 10)` words that lie near each
/// other; `AND`, `OR`, `NOT` and brackets combine them. `author:`, `title:`, `tag:`, `lang:` and `in:` (a
/// collection) choose books. What does not fit
/// these rules is taken as plain words.
public struct LibraryQuery: Hashable, Sendable {
  /// A condition on a book.
  public struct Filter: Hashable, Sendable {
    /// What of the book is compared.
    public enum Field: String, Hashable, Sendable, CaseIterable {
      case author
      case title
      case tag
      case lang
      /// A collection or smart shelf; its name holds the value.
      case collection = "in"
    }

    /// What of the book is compared.
    public var field: Field
    /// The folded text that it holds; of a language the beginning of its tag.
    public var value: String
  }

  /// Tokens in a row.
  public struct Phrase: Hashable, Sendable {
    /// The tokens, folded; never empty.
    public var tokens: [String]
    /// Whether the last token may go on.
    public var isPrefix: Bool
  }

  /// The most phrases of a query; more were pasted by mistake.
  static let phraseLimit = 64
  /// The deepest brackets.
  static let depthLimit = 20

  /// The expression in the language of SQLite's FTS5; `nil` if only books are asked for.
  ///
  /// Source: <https://www.sqlite.org/fts5.html>, 3.
  public private(set) var expression: String?
  /// What is marked in a passage: every phrase but those behind `NOT`, each once.
  public private(set) var phrases: [Phrase] = []
  /// The conditions on books; all have to hold.
  public private(set) var filters: [Filter] = []
  /// The folded words that a title or an author has to hold to be a result by itself; empty if the query is more than words.
  public private(set) var words: [String] = []

  /// Reads a query.
  ///
  /// - Parameter text: The typed text.
  /// - Throws: ``SearchError/emptyQuery`` for a text without letters and digits, ``SearchError/tooLong(limit:)``.
  public init(_ text: String) throws(SearchError) {
    guard text.utf16.count <= SearchQuery.unitLimit else {
      throw .tooLong(limit: SearchQuery.unitLimit)
    }
    var parser = LibraryQueryParser(text)
    if let parsed = parser.query() {
      take(parsed)
      filters = parser.filters
      if parser.isPlain { words = Self.folded(phrases) }
    } else if !parser.filters.isEmpty, parser.isOnlyFilters {
      filters = parser.filters
    } else {
      var plain = LibraryQueryParser(plain: text)
      guard let parsed = plain.query() else { throw .emptyQuery }
      take(parsed)
      words = Self.folded(phrases)
    }
  }

  private mutating func take(_ node: LibraryQueryNode) {
    expression = node.expression
    var known: Set<Phrase> = []
    phrases = node.positive.filter { known.insert($0).inserted }
  }

  private static func folded(_ phrases: [Phrase]) -> [String] {
    phrases.map { phrase in
      // Characters of scripts without spaces stand without spaces in a title, too.
      phrase.tokens.reduce(into: "") { text, token in
        let joins =
          text.isEmpty || isAlone(text.unicodeScalars.last) || isAlone(token.unicodeScalars.first)
        text += joins ? token : " " + token
      }
    }
  }

  private static func isAlone(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { TokenClass.of($0) == .alone } ?? false
  }

  /// A text as titles and filters are compared: its tokens, with one space between words.
  ///
  /// - Parameter text: A title, a name or a tag.
  /// - Returns: The folded text.
  public static func folded(_ text: String) -> String {
    var tokenizer = TextTokenizer()
    return folded(text, by: &tokenizer)
  }

  /// A text as titles and filters are compared, of many that one tokenizer folds.
  ///
  /// - Parameters:
  ///   - text: A title, a name or a tag.
  ///   - tokenizer: Folds it; a new one has to look up each letter.
  /// - Returns: The folded text.
  public static func folded(_ text: String, by tokenizer: inout TextTokenizer) -> String {
    let phrase = tokenizer.phrase(text)
    return phrase.map { folded([$0]).first ?? "" } ?? ""
  }
}

extension TextTokenizer {
  /// The tokens of a short text as a phrase; `nil` if it has none.
  mutating func phrase(_ text: String, isPrefix: Bool = false) -> LibraryQuery.Phrase? {
    let tokens = tokens(of: Array(text.utf16)).map {
      String(decoding: units(of: $0), as: UTF16.self)
    }
    return tokens.isEmpty ? nil : LibraryQuery.Phrase(tokens: tokens, isPrefix: isPrefix)
  }
}
