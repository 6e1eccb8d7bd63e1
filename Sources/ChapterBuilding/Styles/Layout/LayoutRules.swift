/// The layout rules of a style sheet, as far as the text depends on them: which elements are left
/// out, and which stand on lines of their own.
struct LayoutRules: Sendable {
  struct Rule: Sendable {
    var test: ElementTest
    var declaration: LayoutDeclaration
    var isImportant: Bool
    /// Whether it counts on every screen and at all times.
    var isCertain: Bool
  }

  /// The rules in cascade order.
  private(set) var rules: [Rule] = []

  /// The most rules; sheets of whole frameworks have some hundreds.
  private static let ruleLimit = 6_000
  /// The deepest nesting of imports, and the most imports in all.
  private static let depthLimit = 4
  private static let importLimit = 32

  /// Makes an empty list of rules.
  init() {}

  /// Reads the rules of a sheet and of the sheets that it imports.
  init(_ text: String, source: StyleSheet.Source) {
    var imports = 0
    add(text, source.path, source, depth: 0, .always, &imports)
  }

  /// Adds another sheet's rules behind these.
  ///
  /// - Parameters:
  ///   - other: The rules.
  ///   - answer: On which devices the sheet counts.
  mutating func append(_ other: LayoutRules, _ answer: MediaAnswer) {
    guard answer != .never else { return }
    for var rule in other.rules where rules.count < Self.ruleLimit {
      if answer == .sometimes { rule.isCertain = false }
      rules.append(rule)
    }
  }

  private mutating func add(
    _ text: String, _ path: String, _ source: StyleSheet.Source, depth: Int, _ answer: MediaAnswer,
    _ imports: inout Int
  ) {
    add(StyleParser.rules(text), path, source, depth: depth, answer, &imports)
  }

  private mutating func add(
    _ found: [StyleRule], _ path: String, _ source: StyleSheet.Source, depth: Int,
    _ answer: MediaAnswer, _ imports: inout Int
  ) {
    for rule in found where rules.count < Self.ruleLimit {
      switch rule {
      case .qualified(let prelude, let body): add(prelude, body, answer)
      case .at("media", let prelude, let body?) where depth < Self.depthLimit:
        let inner = answer.and(MediaAnswer(prelude))
        guard inner != .never else { continue }
        add(StyleParser.rules(in: body), path, source, depth: depth + 1, inner, &imports)
      case .at("supports", let prelude, let body?) where depth < Self.depthLimit:
        let inner = answer.and(MediaAnswer(supports: prelude))
        guard inner != .never else { continue }
        let first = rules.count
        add(StyleParser.rules(in: body), path, source, depth: depth + 1, inner, &imports)
        keepShown(from: first)
      case .at("layer", _, let body?) where depth < Self.depthLimit:
        add(StyleParser.rules(in: body), path, source, depth: depth + 1, answer, &imports)
      case .at("import", let prelude, nil)
      where depth < Self.depthLimit && imports < Self.importLimit:
        imports += 1
        guard let reference = prelude.first?.reference,
          let other = source.resource(reference, path), other != path,
          let text = source.text(other)
        else { continue }
        let media = Array(prelude.dropFirst()).trimmed
        add(
          text, other, source, depth: depth + 1, answer.and(MediaAnswer(media)), &imports)
      default: continue
      }
    }
  }

  /// Leaves out nothing by the rules from a place on: what another program may show stays text.
  private mutating func keepShown(from first: Int) {
    for index in first..<rules.count where rules[index].declaration == .display(.none) {
      rules[index].isCertain = false
    }
  }

  private mutating func add(_ prelude: [StyleValue], _ body: [StyleValue], _ answer: MediaAnswer) {
    guard body.contains(where: \.isAboutLayout) else { return }
    let found = LayoutDeclaration.all(in: StyleParser.declarations(in: body))
    guard !found.isEmpty else { return }
    for test in ElementTest.list(prelude) {
      for weighed in found where rules.count < Self.ruleLimit {
        rules.append(
          Rule(
            test: test, declaration: weighed.declaration, isImportant: weighed.isImportant,
            isCertain: answer == .always && test.isCertain))
      }
    }
  }
}

extension StyleValue {
  fileprivate var isAboutLayout: Bool {
    guard case .token(.identifier(let name)) = self else { return false }
    return LayoutDeclaration.names.contains(name.lowercased())
  }

  /// The reference of `@import`: a string, or an address.
  var reference: String? {
    switch self {
    case .token(.string(let text)), .token(.url(let text)): return text
    case .function(let name, let arguments) where name.lowercased() == "url":
      guard case .token(.string(let text)) = arguments.trimmed.first else { return nil }
      return text
    default: return nil
    }
  }
}
