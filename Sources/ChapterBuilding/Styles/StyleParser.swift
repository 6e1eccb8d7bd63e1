/// Parses tokens into rules and declarations (CSS Syntax Level 3, 5), with limits.
struct StyleParser {
  /// The deepest nesting of blocks; authors nest two or three.
  private static let depthLimit = 24
  /// The most rules of one sheet, and the most declarations of one rule.
  static let ruleLimit = 20_000

  private let tokens: [StyleToken]
  private var place = 0

  init(_ text: String) {
    var tokenizer = StyleTokenizer(text)
    tokens = tokenizer.tokens()
  }

  /// The rules of a style sheet.
  static func rules(_ text: String) -> [StyleRule] {
    var parser = StyleParser(text)
    return rules(in: parser.values())
  }

  /// The declarations of a style attribute.
  static func declarations(_ text: String) -> [StyleDeclaration] {
    var parser = StyleParser(text)
    return declarations(in: parser.values())
  }

  /// The parts of a value.
  static func values(_ text: String) -> [StyleValue] {
    var parser = StyleParser(text)
    return parser.values()
  }

  private mutating func values() -> [StyleValue] {
    var values: [StyleValue] = []
    // A close without its open is an error that stands by itself.
    while place < tokens.count { values.append(value(depth: 0)) }
    return values
  }

  private mutating func value(depth: Int) -> StyleValue {
    let token = tokens[place]
    place += 1
    switch token {
    case .function(let name): return .function(name, contents(until: ")", depth))
    case .open("("): return .block("(", contents(until: ")", depth))
    case .open("["): return .block("[", contents(until: "]", depth))
    case .open("{"): return .block("{", contents(until: "}", depth))
    default: return .token(token)
    }
  }

  private mutating func contents(until end: Unicode.Scalar, _ depth: Int) -> [StyleValue] {
    var values: [StyleValue] = []
    guard depth < Self.depthLimit else {
      skipBlock(until: end)
      return [.token(.bad)]
    }
    while place < tokens.count {
      if tokens[place] == .close(end) {
        place += 1
        break
      }
      values.append(value(depth: depth + 1))
    }
    return values
  }

  /// Skips a block without recursion, however deep.
  private mutating func skipBlock(until end: Unicode.Scalar) {
    var open = [end]
    while place < tokens.count, let wanted = open.last {
      switch tokens[place] {
      case .open("("), .function: open.append(")")
      case .open("["): open.append("]")
      case .open("{"): open.append("}")
      case .close(wanted): open.removeLast()
      default: break
      }
      place += 1
    }
  }

  /// The rules in parsed values.
  static func rules(in values: [StyleValue]) -> [StyleRule] {
    var rules: [StyleRule] = []
    var prelude: [StyleValue] = []
    var name: String?
    for value in values {
      guard rules.count < ruleLimit else { return rules }
      switch value {
      case .token(.atKeyword(let keyword)) where name == nil && prelude.allSatisfy(\.isSpace):
        name = keyword.lowercased()
        prelude = []
      // A qualified rule goes on until its braces.
      case .token(.semicolon) where name != nil:
        if let keyword = name { rules.append(.at(keyword, prelude.trimmed, nil)) }
        name = nil
        prelude = []
      case .token: prelude.append(value)
      case .block("{", let body):
        rules.append(
          name.map { .at($0, prelude.trimmed, body) } ?? .qualified(prelude.trimmed, body))
        name = nil
        prelude = []
      default: prelude.append(value)
      }
    }
    if let name { rules.append(.at(name, prelude.trimmed, nil)) }
    return rules
  }

  /// The declarations in parsed values; rules between them are left out.
  static func declarations(in values: [StyleValue]) -> [StyleDeclaration] {
    var found: [StyleDeclaration] = []
    var part: [StyleValue] = []
    for value in values + [.token(.semicolon)] {
      if case .block("{", _) = value {
        part = []
        continue
      }
      guard value == .token(.semicolon) else {
        part.append(value)
        continue
      }
      if let declaration = declaration(part.trimmed) { found.append(declaration) }
      part = []
      if found.count >= ruleLimit { break }
    }
    return found
  }

  private static func declaration(_ part: [StyleValue]) -> StyleDeclaration? {
    guard case .token(.identifier(let name)) = part.first else { return nil }
    let rest = part.dropFirst().drop(while: \.isSpace)
    guard rest.first == .token(.colon) else { return nil }
    var value = Array(rest.dropFirst()).trimmed
    var isImportant = false
    if case .token(.identifier(let last)) = value.last, last.lowercased() == "important" {
      let before = Array(value.dropLast()).trimmed
      if before.last == .token(.delimiter("!")) {
        value = Array(before.dropLast()).trimmed
        isImportant = true
      }
    }
    return value.isEmpty
      ? nil : StyleDeclaration(name: name.lowercased(), value: value, isImportant: isImportant)
  }
}
