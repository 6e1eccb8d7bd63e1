import Markup
import ReadingModel

/// Finds a book's writing mode in the declarations of its style sheets for `html` and `body`.
struct WritingModeFinder {
  let reader: MarkupReader
  /// Paths of the first chapters that are documents and not designed pages.
  let chapters: [String]
  /// Paths of all style sheets.
  let sheets: [String]

  /// The number of chapters that are read: a vertical novel may begin with horizontal titles.
  private static let chapterLimit = 6
  /// The most sheets of a chapter that are read, imported ones included: sheets that import each other
  /// multiply.
  private static let sheetLimit = 64

  private static let properties: Set<String> = [
    "writing-mode", "-epub-writing-mode", "-webkit-writing-mode",
  ]

  /// The mode of the first chapters that are text; `nil` if none is declared.
  func writing() -> WritingMode? {
    guard mayBeVertical else { return nil }
    for path in chapters.prefix(Self.chapterLimit) {
      var findings: [Finding] = []
      // A chapter that can't be read says nothing of the direction, and has its finding when it is shown.
      guard let root = try? reader.document(path, &findings).root,
        let mode = mode(of: root, path), mode != .horizontal
      else { continue }
      return mode
    }
    return nil
  }

  /// Whether any sheet or early chapter names a vertical mode at all, as few books do.
  private var mayBeVertical: Bool {
    (sheets + chapters.prefix(Self.chapterLimit)).contains { path in
      let bytes = try? reader.files.read(path, limit: StyleScope.sheetLimit)?.bytes
      return bytes.map { String(decoding: $0, as: UTF8.self).contains("writing-mode") } ?? false
    }
  }

  private func mode(of root: MarkupNode, _ path: String) -> WritingMode? {
    let links = LinkResolver(path: path, files: reader.files)
    let source = StyleSheet.Source(path: path, files: reader.files)
    var rules: [StyleRule] = []
    var sheetCount = 0
    for node in (root.child("head") ?? root).descendants {
      if node.name == "link", sheetCount < Self.sheetLimit,
        node.words("rel").contains("stylesheet"),
        let sheet = node.attribute("href").flatMap({ links.resource($0) }),
        let text = source.text(sheet)
      {
        sheetCount += 1
        rules += imported(StyleParser.rules(text), sheet, source, depth: 0, &sheetCount)
      } else if node.name == "style" {
        rules += StyleParser.rules(node.text())
      }
    }
    var found: WritingMode?
    for element in [root, root.body] {
      for case .qualified(let prelude, let body) in rules
      where prelude.listItems.contains(where: { matches($0, element) }) {
        found = mode(in: StyleParser.declarations(in: body)) ?? found
      }
      if let text = element.attribute("style") {
        found = mode(in: StyleParser.declarations(text)) ?? found
      }
    }
    return found
  }

  private func imported(
    _ rules: [StyleRule], _ path: String, _ source: StyleSheet.Source, depth: Int,
    _ sheetCount: inout Int
  ) -> [StyleRule] {
    rules.flatMap { rule -> [StyleRule] in
      guard case .at("import", let prelude, _) = rule, depth < 3 else { return [rule] }
      var reference: String?
      switch prelude.first {
      case .token(.string(let text)), .token(.url(let text)): reference = text
      case .function(_, let arguments):
        if case .token(.string(let text)) = arguments.trimmed.first { reference = text }
      default: break
      }
      guard sheetCount < Self.sheetLimit,
        let other = reference.flatMap({ source.resource($0, path) }), other != path,
        let text = source.text(other)
      else { return [] }
      sheetCount += 1
      return imported(StyleParser.rules(text), other, source, depth: depth + 1, &sheetCount)
    }
  }

  private func mode(in declarations: [StyleDeclaration]) -> WritingMode? {
    guard let declaration = declarations.last(where: { Self.properties.contains($0.name) }),
      case .token(.identifier(let name)) = declaration.value.first
    else { return nil }
    switch name.lowercased() {
    case "vertical-rl", "tb-rl", "tb": return .verticalRightToLeft
    case "vertical-lr", "tb-lr": return .verticalLeftToRight
    default: return .horizontal
    }
  }

  /// Whether the last compound of a selector matches an element: its name, class or id.
  private func matches(_ selector: [StyleValue], _ element: MarkupNode) -> Bool {
    let compound = selector.split(whereSeparator: \.isSpace).last.map(Array.init) ?? []
    guard !compound.isEmpty else { return false }
    let classes = element.words("class")
    var isClass = false
    for value in compound {
      switch value {
      case .token(.delimiter(".")): isClass = true
      case .token(.delimiter("*")), .token(.delimiter(">")): continue
      case .token(.identifier(let name)) where isClass:
        guard classes.contains(name) else { return false }
        isClass = false
      case .token(.identifier(let name)):
        guard name.lowercased() == element.name.lowercased() || name.lowercased() == "root" else {
          return false
        }
      case .token(.hash(let id)): guard element.identifier == id else { return false }
      case .token(.colon): continue
      default: return false
      }
    }
    return true
  }
}
