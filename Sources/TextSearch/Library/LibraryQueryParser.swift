/// Reads a query for the library by its rules, see ``LibraryQuery``.
struct LibraryQueryParser {
  /// A piece of the typed text.
  private enum Piece: Hashable {
    case open
    case close
    case comma
    case word(String, isPrefix: Bool)
    case quoted(String, isPrefix: Bool)
    case filter(LibraryQuery.Filter.Field, String)
  }

  /// The distance of `NEAR` without a number, as in FTS5.
  private static let nearness = 10
  /// The greatest distance of `NEAR` in tokens: about a page.
  private static let greatestNearness = 500

  private var pieces: ArraySlice<Piece>
  private var tokenizer = TextTokenizer()
  private var phraseCount = 0
  /// The conditions on books that were found.
  private(set) var filters: [LibraryQuery.Filter] = []
  /// Whether the query has nothing but words, phrases and filters.
  private(set) var isPlain = true
  /// Whether the query has nothing but filters.
  private(set) var isOnlyFilters = false
  private let takesOperators: Bool

  /// Reads a text with operators.
  init(_ text: String) {
    pieces = Self.pieces(text)[...]
    takesOperators = true
    isOnlyFilters = pieces.allSatisfy { if case .filter = $0 { true } else { false } }
  }

  /// Takes all of a text as words.
  init(plain text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).prefix(LibraryQuery.phraseLimit)
    pieces = words.map { .word(String($0), isPrefix: false) }[...]
    takesOperators = false
  }

  /// The whole query; `nil` if it does not fit the rules, or has no words.
  mutating func query() -> LibraryQueryNode? {
    guard let node = try? any(depth: 0), pieces.isEmpty else { return nil }
    return node
  }

  private struct Unreadable: Error {}

  private mutating func any(depth: Int) throws -> LibraryQueryNode? {
    guard depth < LibraryQuery.depthLimit else { throw Unreadable() }
    var parts: [LibraryQueryNode] = []
    while true {
      let part = try all(depth: depth)
      if let part { parts.append(part) }
      guard takeWord("OR") else { break }
      isPlain = false
      // Nothing on one side of it.
      if part == nil || pieces.isEmpty { throw Unreadable() }
    }
    return parts.count > 1 ? .any(parts) : parts.first
  }

  private mutating func all(depth: Int) throws -> LibraryQueryNode? {
    var parts: [LibraryQueryNode] = []
    while let piece = pieces.first, piece != .close, !isWord("OR") {
      if takeWord("AND") {
        isPlain = false
        guard !parts.isEmpty, !pieces.isEmpty else { throw Unreadable() }
        continue
      }
      if takeWord("NOT") {
        isPlain = false
        guard !parts.isEmpty else { throw Unreadable() }
        let former: LibraryQueryNode = parts.count > 1 ? .all(parts) : parts[0]
        guard let excluded = try one(depth: depth) else { throw Unreadable() }
        parts = [.without(former, excluded)]
        continue
      }
      if let part = try one(depth: depth) { parts.append(part) }
    }
    return parts.count > 1 ? .all(parts) : parts.first
  }

  private mutating func one(depth: Int) throws -> LibraryQueryNode? {
    guard let piece = pieces.popFirst() else { throw Unreadable() }
    switch piece {
    case .close: throw Unreadable()
    case .comma: return nil
    case .open:
      isPlain = false
      let inner = try any(depth: depth + 1)
      guard pieces.popFirst() == .close else { throw Unreadable() }
      return inner
    case .filter(let field, let value):
      filters.append(.init(field: field, value: value))
      return nil
    case .word("NEAR", isPrefix: false) where takesOperators && pieces.first == .open:
      isPlain = false
      return try near()
    case .word(let text, let isPrefix), .quoted(let text, let isPrefix):
      return try phrase(text, isPrefix).map { .phrase($0) }
    }
  }

  private mutating func near() throws -> LibraryQueryNode? {
    pieces.removeFirst()
    var phrases: [LibraryQuery.Phrase] = []
    var distance = Self.nearness
    while let piece = pieces.popFirst() {
      switch piece {
      case .close: return phrases.isEmpty ? nil : .near(phrases, distance)
      case .comma:
        guard case .word(let text, isPrefix: false)? = pieces.popFirst(), let number = Int(text),
          number >= 0,
          pieces.first == .close
        else { throw Unreadable() }
        distance = min(number, Self.greatestNearness)
      case .word(let text, let isPrefix), .quoted(let text, let isPrefix):
        if let phrase = try phrase(text, isPrefix) { phrases.append(phrase) }
      case .open, .filter: throw Unreadable()
      }
    }
    throw Unreadable()
  }

  private mutating func phrase(_ text: String, _ isPrefix: Bool) throws -> LibraryQuery.Phrase? {
    guard let phrase = tokenizer.phrase(text, isPrefix: isPrefix) else { return nil }
    phraseCount += 1
    guard phraseCount <= LibraryQuery.phraseLimit else { throw Unreadable() }
    return phrase
  }

  private func isWord(_ word: String) -> Bool {
    takesOperators && pieces.first == .word(word, isPrefix: false)
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard isWord(word) else { return false }
    pieces.removeFirst()
    return true
  }

  // MARK: Pieces

  private static func pieces(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "(" || first == ")" || first == "," {
        pieces.append(first == "(" ? .open : first == ")" ? .close : .comma)
        rest.removeFirst()
      } else if let quoted = quoted(&rest) {
        pieces.append(.quoted(quoted, isPrefix: star(&rest)))
      } else {
        let word = rest.prefix { !$0.isWhitespace && !"(),\"".contains($0) }
        rest = rest.dropFirst(max(word.count, 1))
        pieces.append(piece(String(word), &rest))
      }
    }
    return pieces
  }

  /// A word, or a filter with its value, which may be quoted.
  private static func piece(_ word: String, _ rest: inout Substring) -> Piece {
    if let colon = word.firstIndex(of: ":"),
      let field = LibraryQuery.Filter.Field(rawValue: word[..<colon].lowercased())
    {
      let given = String(word[word.index(after: colon)...])
      let value = given.isEmpty ? quoted(&rest) ?? "" : given
      let folded = LibraryQuery.folded(value)
      if !folded.isEmpty {
        return .filter(field, field == .lang ? value.lowercased() : folded)
      }
    }
    let isPrefix = word.count > 1 && word.hasSuffix("*")
    return .word(isPrefix ? String(word.dropLast()) : word, isPrefix: isPrefix)
  }

  /// Takes what stands between quotation marks; one without an end goes to the text's end.
  private static func quoted(_ rest: inout Substring) -> String? {
    guard let first = rest.first, "\"“”„«»".contains(first) else { return nil }
    let inner = rest.dropFirst().prefix { !"\"“”„«»".contains($0) }
    rest = rest.dropFirst(inner.count + 1).dropFirst()
    return String(inner)
  }

  private static func star(_ rest: inout Substring) -> Bool {
    guard rest.first == "*" else { return false }
    rest.removeFirst()
    return true
  }
}
