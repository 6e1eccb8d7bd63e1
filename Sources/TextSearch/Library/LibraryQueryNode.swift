/// A part of a query for the library.
indirect enum LibraryQueryNode: Hashable {
  case phrase(LibraryQuery.Phrase)
  /// Phrases with at most so many tokens between them.
  case near([LibraryQuery.Phrase], Int)
  case all([LibraryQueryNode])
  case any([LibraryQueryNode])
  /// The first without the second.
  case without(LibraryQueryNode, LibraryQueryNode)

  /// The part in the language of FTS5; each token is quoted, so that nothing of it is an operator.
  var expression: String {
    switch self {
    case .phrase(let phrase): phrase.expression
    case .near(let phrases, let distance):
      "NEAR(\(phrases.map(\.expression).joined(separator: " ")), \(distance))"
    case .all(let parts): Self.joined(parts, "AND")
    case .any(let parts): Self.joined(parts, "OR")
    case .without(let first, let second): "(\(first.expression) NOT \(second.expression))"
    }
  }

  /// The phrases that a hit shows.
  var positive: [LibraryQuery.Phrase] {
    switch self {
    case .phrase(let phrase): [phrase]
    case .near(let phrases, _): phrases
    case .all(let parts), .any(let parts): parts.flatMap(\.positive)
    case .without(let first, _): first.positive
    }
  }

  private static func joined(_ parts: [LibraryQueryNode], _ word: String) -> String {
    "(" + parts.map(\.expression).joined(separator: " \(word) ") + ")"
  }
}

extension LibraryQuery.Phrase {
  /// The phrase in the language of FTS5.
  var expression: String { "\"\(tokens.joined(separator: " "))\"" + (isPrefix ? "*" : "") }
}
