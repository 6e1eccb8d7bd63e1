/// Takes an EPUB Canonical Fragment Identifier to pieces.
///
/// Source: <https://idpf.org/epub/linking/cfi/>, 2.2.
struct FragmentScanner {
  /// The largest number of a step or a place: more than any file has.
  private static let digitLimit = 9

  /// A piece of an identifier.
  enum Part: Hashable {
    /// A step, and the `id` that stands behind it.
    case step(Int, id: String?)
    /// The way into another file.
    case indirection
    /// A place in a text, in UTF-16 units.
    case offset(Int)
  }

  private var rest: Substring

  /// The pieces; `nil` for a text of another form, and for a range.
  static func parts(_ fragment: String) -> [Part]? {
    guard fragment.hasPrefix("epubcfi("), fragment.hasSuffix(")") else { return nil }
    var scanner = FragmentScanner(rest: fragment.dropFirst("epubcfi(".count).dropLast())
    return scanner.parts()
  }

  private mutating func parts() -> [Part]? {
    var parts: [Part] = []
    while let first = rest.first {
      rest.removeFirst()
      switch first {
      case "!": parts.append(.indirection)
      case "/":
        guard let number = number() else { return nil }
        guard let id = assertion() else { return nil }
        parts.append(.step(number, id: id.isEmpty ? nil : id))
      case ":":
        guard let number = number(), assertion() != nil else { return nil }
        parts.append(.offset(number))
      // Moments of films and places on pictures say nothing of the text; they come last.
      case "~", "@": return parts
      default: return nil
      }
    }
    return parts.isEmpty ? nil : parts
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= Self.digitLimit else { return nil }
    rest = rest[digits.endIndex...]
    return Int(digits)
  }

  /// What stands in brackets, without its parameters; empty without any, `nil` where they have no end.
  private mutating func assertion() -> String? {
    guard rest.first == "[" else { return "" }
    rest.removeFirst()
    var text = ""
    var isText = true
    while let character = rest.popFirst() {
      switch character {
      case "]": return text
      case "^":
        guard let escaped = rest.popFirst() else { return nil }
        if isText { text.append(escaped) }
      case ";", ",": isText = false
      default: if isText { text.append(character) }
      }
    }
    return nil
  }
}
