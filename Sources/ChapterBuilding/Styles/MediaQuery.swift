/// One media query, applied to the book's column instead of the window, and to the page's theme
/// instead of the device's.
struct MediaQuery: Hashable, Sendable {
  /// The colour scheme of the page's theme.
  enum Scheme: String, Hashable, Sendable {
    case light, dark
  }

  /// The condition on the device; `nil` if there is none.
  var media: String?
  /// The condition on the column; `nil` if there is none.
  var column: String?
  var scheme: Scheme?

  /// The most queries of a list.
  private static let limit = 6
  /// Pixels of an em in conditions on sizes (Media Queries 5, 1.3).
  private static let em = 16.0

  /// The queries of a list, of which any may hold; unsupported ones are left out.
  ///
  /// - Parameter prelude: The values after `@media`.
  /// - Returns: The queries.
  static func list(_ prelude: [StyleValue]) -> [MediaQuery] {
    let items = prelude.listItems.prefix(limit)
    return items.compactMap { MediaQuery($0) }
  }

  /// Reads a query; `nil` if it is unsupported.
  private init?(_ values: [StyleValue]) {
    let parts = values.filter { !$0.isSpace }
    let words = parts.compactMap(\.word)
    // Only what is joined by `and` can be taken apart.
    guard !words.contains("not"), !words.contains("or") else {
      guard let text = StyleCondition.text(values) else { return nil }
      media = text
      return
    }
    var others: [String] = []
    var columns: [String] = []
    for part in parts {
      if let word = part.word {
        if !["and", "only", "all"].contains(word) { others.append(StyleText.name(word)) }
      } else if let scheme = Self.scheme(part) {
        self.scheme = scheme
      } else if let text = Self.column(part) {
        columns.append(text)
      } else {
        guard let text = StyleCondition.text([part]) else { return nil }
        others.append(text)
      }
    }
    media = others.isEmpty ? nil : others.joined(separator: " and ")
    column = columns.isEmpty ? nil : columns.joined(separator: " and ")
  }

  private static func scheme(_ part: StyleValue) -> Scheme? {
    guard case .block("(", let inner) = part else { return nil }
    let words = inner.compactMap(\.word)
    guard words.count == 2, words[0] == "prefers-color-scheme" else { return nil }
    return Scheme(rawValue: words[1])
  }

  /// A condition on a width, with lengths in pixels.
  private static func column(_ part: StyleValue) -> String? {
    guard case .block("(", let inner) = part else { return nil }
    var text = ""
    for value in inner {
      switch value {
      case .token(.identifier(let written)):
        let name = written.lowercased().replacing("device-", with: "")
        guard ["width", "min-width", "max-width"].contains(name) else { return nil }
        text += name
      case .token(.dimension(let number, let unit)):
        let isEm = ["em", "rem"].contains(unit.lowercased())
        guard isEm || unit.lowercased() == "px" else { return nil }
        text += StyleText.number(isEm ? number * em : number) + "px"
      case .token(.number(0)): text += "0px"
      case .token(.colon): text += ":"
      case .token(.whitespace): text += " "
      case .token(.delimiter(let mark)) where ["<", ">", "="].contains(mark): text += String(mark)
      default: return nil
      }
    }
    return text.contains("width") ? "(\(text))" : nil
  }
}

extension StyleValue {
  /// A word in lowercase, if it is one.
  fileprivate var word: String? {
    guard case .token(.identifier(let name)) = self else { return nil }
    return name.lowercased()
  }
}
