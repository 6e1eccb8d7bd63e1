import Markup

/// A style sheet that a document refers to or contains.
enum StyleReference: Hashable, Sendable {
  /// A file of the book, by its stored path.
  case sheet(String, MediaAnswer)
  /// The text of a `style` element.
  case text(String, MediaAnswer)

  /// Whether it is a file of the book.
  var isSheet: Bool {
    if case .sheet = self { true } else { false }
  }

  /// The most sheets of a chapter.
  private static let limit = 32
  /// The longest list of media, in characters.
  private static let mediaLimit = 1_000

  /// All style references of a document in cascade order, except those that are never for a screen.
  ///
  /// - Parameters:
  ///   - root: The outermost element.
  ///   - instructions: The processing instructions before it, by which a drawing names its sheets.
  ///   - links: Finds files.
  /// - Returns: Each sheet once.
  static func all(
    of root: MarkupNode, _ instructions: [MarkupDocument.Instruction], _ links: LinkResolver
  ) -> [StyleReference] {
    var found: [StyleReference] = []
    var paths: Set<String> = []
    func add(_ reference: String?, media: String?) {
      let answer = MediaAnswer(attribute: media)
      guard answer != .never, found.count < limit, let reference,
        let path = links.resource(reference), paths.insert(path).inserted
      else { return }
      guard answer == .sometimes, let media else { return found.append(.sheet(path, answer)) }
      // The condition is written down with it.
      let text = "@import \(StyleText.string(reference)) \(media.prefix(mediaLimit));"
      found.append(.text(text, answer))
    }
    for instruction in instructions where instruction.target == "xml-stylesheet" {
      let values = instruction.values
      guard values["alternate"] != "yes", values["type"].map({ $0 == "text/css" }) ?? true else {
        continue
      }
      add(values["href"], media: values["media"])
    }
    // A drawing has its styles where it likes.
    guard let head = root.name == "svg" ? root : root.child("head") ?? root.child("HEAD") else {
      return found
    }
    for node in head.descendants {
      switch node.name.lowercased() {
      case "link":
        let kinds = Set(node.words("rel").map { $0.lowercased() })
        guard kinds.contains("stylesheet"), !kinds.contains("alternate") else { continue }
        add(node.attribute("href"), media: node.attribute("media"))
      case "style" where found.count < limit:
        let answer = MediaAnswer(attribute: node.attribute("media"))
        guard answer != .never else { continue }
        let text = String(node.text().prefix(StyleScope.sheetLimit))
        let media = (node.attribute("media") ?? "").prefix(mediaLimit)
        found.append(.text(answer == .sometimes ? "@media \(media) {\(text)}" : text, answer))
      default: continue
      }
    }
    return found
  }
}

extension MarkupDocument.Instruction {
  /// The pseudo-attributes of the instruction (Associating Style Sheets with XML documents, 3).
  fileprivate var values: [String: String] {
    var values: [String: String] = [:]
    var rest = content.prefix(4_000)
    while let sign = rest.firstIndex(of: "=") {
      let name = rest[..<sign].split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
      let after = rest[rest.index(after: sign)...].drop(while: \.isWhitespace)
      guard let quote = after.first, quote == "\"" || quote == "'",
        let end = after.dropFirst().firstIndex(of: quote)
      else { break }
      let value = String(after[after.index(after: after.startIndex)..<end])
      values[name] = value.replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
      rest = after[after.index(after: end)...]
    }
    return values
  }
}
