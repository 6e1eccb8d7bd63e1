/// Writes the conditions of `@media` and `@supports`, if all of them are supported.
enum StyleCondition {
  /// The text of a condition; `nil` if it is malformed or concerns what only the page may decide.
  static func text(_ prelude: [StyleValue]) -> String? {
    var text = ""
    for value in prelude {
      guard let part = part(value), text.utf8.count < 1000 else { return nil }
      text += part
    }
    return text.isEmpty ? nil : text
  }

  private static func part(_ value: StyleValue) -> String? {
    switch value {
    case .block("(", let inner): return text(inner).map { "(\($0))" }
    case .block, .function: return nil
    case .token(let token):
      switch token {
      // Light and dark are the reader's theme; `MediaQuery` knows them where they can be told apart.
      case .identifier(let name):
        return name.lowercased() == "prefers-color-scheme" ? nil : StyleText.name(name)
      case .number(let number), .positive(let number): return StyleText.number(number)
      case .percentage(let number): return StyleText.number(number) + "%"
      case .dimension(let number, let unit):
        return unit.allSatisfy { $0.isASCII && $0.isLetter } ? StyleText.number(number) + unit : nil
      case .whitespace: return " "
      case .colon: return ":"
      case .comma: return ","
      case .delimiter(let mark): return ["<", ">", "=", "/"].contains(mark) ? String(mark) : nil
      default: return nil
      }
    }
  }

  /// The value of `unicode-range`, whose `U+0025-00FF` comes as all kinds of tokens.
  static func unicodeRange(_ values: [StyleValue]) -> String? {
    var text = ""
    for value in values {
      switch value {
      case .token(.identifier(let name)): text += name
      case .token(.dimension(let number, let unit)):
        text += (number >= 0 ? "" : "-") + StyleText.number(abs(number)) + unit
      case .token(.number(let number)): text += StyleText.number(number)
      case .token(.comma): text += ","
      case .token(.whitespace): continue
      case .token(.delimiter("+")): text += "+"
      case .token(.delimiter("?")): text += "?"
      default: return nil
      }
    }
    // Leading zeros are lost in numbers, and with them what was meant: such a range is left out.
    let isPlain = text.uppercased().split(separator: ",").allSatisfy { part in
      part.hasPrefix("U+") && part.count <= 16
        && part.dropFirst(2).allSatisfy { $0.isHexDigit || $0 == "?" || $0 == "-" }
    }
    return isPlain && !text.isEmpty ? text : nil
  }
}
