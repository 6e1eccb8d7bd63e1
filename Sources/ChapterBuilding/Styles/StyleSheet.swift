import ReadingModel

/// Rewrites the style sheets of a book so that they reach only its text.
struct StyleSheet {
  /// The place of a sheet, and the functions that read imported sheets.
  struct Source {
    var path: String
    /// The text of another sheet, by path.
    var text: (String) -> String?
    /// The stored path of a file that a sheet at a path names.
    var resource: (_ reference: String, _ path: String) -> String?
  }

  /// The class of the chapters it is for.
  let scope: String
  /// Whether the sheet is for designed pages.
  let isFixed: Bool
  let source: Source
  /// The rules written so far.
  private(set) var output = ""
  private var importCount = 0
  /// The colour scheme of the present rules, if a condition asks for one.
  private var scheme: MediaQuery.Scheme?

  /// The deepest nesting of imports, and the most imports in all.
  private static let importDepth = 4
  private static let importLimit = 32

  init(scope: String, isFixed: Bool, source: Source) {
    self.scope = scope
    self.isFixed = isFixed
    self.source = source
  }

  /// Adds the rules of a text.
  mutating func add(_ text: String) {
    add(StyleParser.rules(text), path: source.path, depth: 0)
  }

  /// Adds the declarations of a `style` attribute.
  ///
  /// - Parameters:
  ///   - text: The attribute's value.
  ///   - number: The value of the `data-style` attribute that stands for it.
  ///   - isBody: Whether it is the body's.
  mutating func add(attribute text: String, number: Int, isBody: Bool) {
    // An attribute outranks every sheet, as an id that no element has does here.
    let test = ":is(#none,[data-style=\"\(number)\"])"
    let selector = StyleSelector(text: (isBody ? "" : " ") + test, isBody: isBody)
    add(StyleParser.declarations(text), for: [selector], path: source.path)
  }

  private mutating func add(_ rules: [StyleRule], path: String, depth: Int) {
    for rule in rules where output.utf8.count < StyleScope.outputLimit {
      switch rule {
      case .qualified(let prelude, let body):
        let selectors = StyleSelector.list(prelude)
        guard !selectors.isEmpty else { continue }
        add(StyleParser.declarations(in: body), for: selectors, path: path)
      case .at(let name, let prelude, let body):
        add(at: name, prelude, body, path: path, depth: depth)
      }
    }
  }

  private mutating func add(
    at name: String, _ prelude: [StyleValue], _ body: [StyleValue]?, path: String, depth: Int
  ) {
    switch name {
    case "media" where !isFixed:
      guard let body, depth < Self.importDepth else { return }
      addMedia(prelude) { $0.add(StyleParser.rules(in: body), path: path, depth: depth + 1) }
    case "media", "supports":
      guard let body, depth < Self.importDepth, let condition = StyleCondition.text(prelude) else {
        return
      }
      wrap("@\(name) \(condition)") {
        $0.add(StyleParser.rules(in: body), path: path, depth: depth + 1)
      }
    case "layer":
      guard let body, depth < Self.importDepth else { return }
      add(StyleParser.rules(in: body), path: path, depth: depth + 1)
    case "font-face": if let body { addFont(StyleParser.declarations(in: body), path: path) }
    case "import": addImport(prelude, path: path, depth: depth)
    // `@page` is the reader's, `@namespace` says nothing here, and nothing moves.
    default: return
    }
  }

  /// Writes rules for each of the queries: sizes are those of the column, the colour scheme is that
  /// of the theme.
  private mutating func addMedia(_ prelude: [StyleValue], _ body: (inout StyleSheet) -> Void) {
    for query in MediaQuery.list(prelude) {
      let outer = scheme
      if let own = query.scheme { scheme = own }
      func inner(_ sheet: inout StyleSheet) {
        guard let column = query.column else { return body(&sheet) }
        sheet.wrap("@container \(column)", body)
      }
      if let media = query.media { wrap("@media \(media)", inner) } else { inner(&self) }
      scheme = outer
    }
  }

  private mutating func wrap(_ head: String, _ body: (inout StyleSheet) -> Void) {
    let start = output.utf8.count
    output += head + "{"
    let length = output.utf8.count
    body(&self)
    guard output.utf8.count == length else {
      output += "}\n"
      return
    }
    output.removeSubrange(output.utf8.index(output.startIndex, offsetBy: start)...)
  }

  private mutating func add(
    _ declarations: [StyleDeclaration], for selectors: [StyleSelector], path: String
  ) {
    let writer = StyleDeclarations(values: values(path))
    for isBody in [true, false] {
      let own = selectors.filter { $0.isBody == isBody }
      guard !own.isEmpty else { continue }
      let texts = writer.grouped(declarations, isBody: isBody)
      for group in StyleScope.Group.allCases {
        guard let text = texts[group] else { continue }
        let prefix = "\(head(group)) .\(scope).\(scope) \(StyleScope.body)"
        output += own.map { prefix + $0.text }.joined(separator: ",\n") + "{\(text)}\n"
      }
    }
  }

  /// The selector of the page's classes that switch a group on; colours for a dark scheme depend on
  /// the dark theme.
  private func head(_ group: StyleScope.Group) -> String {
    guard let scheme, !isFixed else { return ".\(group.rawValue)" }
    let own = scheme == .dark && group == .colors ? StyleScope.Group.rest : group
    return ":where(:root[data-theme=\"\(scheme.rawValue)\"]) .\(own.rawValue)"
  }

  private func values(_ path: String) -> StyleValues {
    let source = source
    return StyleValues(isFixed: isFixed) { reference in
      source.resource(reference, path).map(StyleScope.address)
    }
  }

  private mutating func addFont(_ declarations: [StyleDeclaration], path: String) {
    var text = ""
    let values = values(path)
    for declaration in declarations {
      switch declaration.name {
      case "font-family":
        guard let name = StyleDeclarations.familyName(declaration.value), name.utf8.count < 200
        else { return }
        text += "font-family:\(StyleText.string(StyleDeclarations.familyPrefix + name));"
      case "src":
        // What the device has under some name is not the book's.
        let files = declaration.value.listItems.compactMap { item -> String? in
          let text = values.text(item)
          return text?.contains("url(") == true ? text : nil
        }
        guard !files.isEmpty else { return }
        text += "src:\(files.joined(separator: ","));"
      case "font-style", "font-weight", "font-stretch":
        if let value = values.text(declaration.value) { text += "\(declaration.name):\(value);" }
      case "unicode-range":
        if let range = StyleCondition.unicodeRange(declaration.value) {
          text += "unicode-range:\(range);"
        }
      default: continue
      }
    }
    guard text.contains("font-family:"), text.contains("src:") else { return }
    output += "@font-face{\(text)font-display:swap;}\n"
  }

  private mutating func addImport(_ prelude: [StyleValue], path: String, depth: Int) {
    let reference: String
    switch prelude.first {
    case .token(.string(let text)), .token(.url(let text)): reference = text
    case .function(let name, let arguments) where name.lowercased() == "url":
      guard case .token(.string(let text)) = arguments.trimmed.first else { return }
      reference = text
    default: return
    }
    guard depth < Self.importDepth, importCount < Self.importLimit,
      let other = source.resource(reference, path), other != path,
      let text = source.text(other)
    else { return }
    importCount += 1
    let rules = StyleParser.rules(text)
    let media = Array(prelude.dropFirst()).trimmed
    guard !media.isEmpty else { return add(rules, path: other, depth: depth + 1) }
    guard isFixed else {
      return addMedia(media) { $0.add(rules, path: other, depth: depth + 1) }
    }
    guard let condition = StyleCondition.text(media) else { return }
    wrap("@media \(condition)") { $0.add(rules, path: other, depth: depth + 1) }
  }
}
