/// What a style sheet says of `display`: which elements it leaves out, and which it brings back.
struct DisplayRules: Sendable {
  struct Rule: Sendable {
    var test: ElementTest
    var isNone: Bool
    var isImportant: Bool
    /// Whether it counts on every screen and at all times.
    var isCertain: Bool
  }

  /// In the order in which they count.
  private(set) var rules: [Rule] = []

  /// Whether anything is certain to be hidden.
  var hides: Bool { rules.contains { $0.isNone && $0.isCertain } }

  /// More rules about `display` are not kept; sheets of whole frameworks have some hundreds.
  private static let ruleLimit = 2_000
  /// How deep sheets may take in others, and how many in all.
  private static let depthLimit = 4
  private static let importLimit = 32

  /// No rules.
  init() {}

  /// The rules of a sheet and of those that it takes in.
  init(_ text: String, source: StyleSheet.Source) {
    var imports = 0
    add(text, source.path, source, depth: 0, .always, &imports)
  }

  /// Whether a sheet may hide anything; most say nothing of it, and need not be read for it.
  static func mayHide(_ text: String) -> Bool { text.mentionsNone || text.contains("@import") }

  /// Adds another sheet's rules behind these.
  ///
  /// - Parameters:
  ///   - other: The rules.
  ///   - answer: Whether the sheet counts.
  mutating func append(_ other: DisplayRules, _ answer: MediaAnswer) {
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
      case .at("supports", _, let body?) where depth < Self.depthLimit:
        let inner = answer.and(.sometimes)
        add(StyleParser.rules(in: body), path, source, depth: depth + 1, inner, &imports)
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

  private mutating func add(_ prelude: [StyleValue], _ body: [StyleValue], _ answer: MediaAnswer) {
    guard body.contains(where: \.isDisplay),
      let declaration = StyleParser.declarations(in: body).last(where: { $0.name == "display" })
    else { return }
    for test in ElementTest.list(prelude) where rules.count < Self.ruleLimit {
      rules.append(
        Rule(
          test: test, isNone: declaration.isNone, isImportant: declaration.isImportant,
          isCertain: answer == .always && test.isCertain))
    }
  }
}

extension StyleDeclaration {
  /// Whether the value is `none` alone.
  var isNone: Bool {
    guard value.count == 1, case .token(.identifier(let name)) = value[0] else { return false }
    return name.lowercased() == "none"
  }
}

extension StyleValue {
  fileprivate var isDisplay: Bool {
    guard case .token(.identifier(let name)) = self else { return false }
    return name.lowercased() == "display"
  }

  /// What `@import` names: a string, or an address.
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

extension String {
  /// Whether `display` and, not far behind it, `none` occur.
  fileprivate var mentionsNone: Bool {
    /// Room for white space and a comment between them.
    let reach = 60
    let bytes = Array(utf8)
    let display = Array("display".utf8)
    let none = Array("none".utf8)
    func occurs(_ word: [UInt8], at place: Int) -> Bool {
      guard place + word.count <= bytes.count else { return false }
      for (offset, byte) in word.enumerated() where bytes[place + offset] | 0x20 != byte {
        return false
      }
      return true
    }
    var place = 0
    while place < bytes.count {
      // `d` or `D`.
      guard bytes[place] | 0x20 == 0x64, occurs(display, at: place) else {
        place += 1
        continue
      }
      place += display.count
      let end = min(bytes.count, place + reach)
      var ahead = place
      while ahead < end {
        if occurs(none, at: ahead) { return true }
        ahead += 1
      }
    }
    return false
  }
}
