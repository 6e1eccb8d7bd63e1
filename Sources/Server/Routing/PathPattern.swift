/// A path with places for values: `/api/books/{id}/chapters/{n}`.
///
/// A place takes one segment that is not empty; the last one takes the rest of the path, slashes and
/// all, if it is named `path`.
struct PathPattern: Hashable, Sendable {
  private enum Part: Hashable {
    case literal(Substring)
    case value(String)
    case rest(String)
  }

  /// The pattern's text.
  let text: String
  private let parts: [Part]

  init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { part in
      guard part.hasPrefix("{"), part.hasSuffix("}") else { return .literal(part) }
      let name = String(part.dropFirst().dropLast())
      return name == "path" ? .rest(name) : .value(name)
    }
  }

  /// Whether every path except the root matches.
  var takesAnything: Bool {
    if case .rest = parts.first { true } else { false }
  }

  /// The values in a path, or `nil` if the path is another one.
  func match(_ path: String) -> [String: String]? {
    guard path.hasPrefix("/") else { return nil }
    var rest = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    var values: [String: String] = [:]
    for part in parts {
      guard let segment = rest.first else { return nil }
      switch part {
      case .literal(let literal):
        guard literal == segment else { return nil }
      case .value(let name):
        guard !segment.isEmpty else { return nil }
        values[name] = String(segment)
      case .rest(let name):
        guard !segment.isEmpty else { return nil }
        values[name] = rest.joined(separator: "/")
        return values
      }
      rest = rest.dropFirst()
    }
    return rest.isEmpty ? values : nil
  }
}
