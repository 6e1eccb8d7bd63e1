/// Cuts a style sheet into tokens as browsers do (CSS Syntax Level 3, 4.3), so that browsers see
/// what is checked here.
struct StyleTokenizer {
  private let scalars: [Unicode.Scalar]
  private var place = 0

  /// - Parameter text: The style sheet.
  init(_ text: String) {
    // Newlines and NUL as in 3.3; form feeds end lines too.
    var prepared: [Unicode.Scalar] = []
    prepared.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where prepared.last == "\r": prepared[prepared.count - 1] = "\n"
      case "\u{C}": prepared.append("\n")
      case "\0": prepared.append("\u{FFFD}")
      default:
        if prepared.last == "\r" { prepared[prepared.count - 1] = "\n" }
        prepared.append(scalar)
      }
    }
    if prepared.last == "\r" { prepared[prepared.count - 1] = "\n" }
    scalars = prepared
  }

  /// All tokens in order, comments left out.
  mutating func tokens() -> [StyleToken] {
    var tokens: [StyleToken] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    place + ahead < scalars.count ? scalars[place + ahead] : nil
  }

  private mutating func next() -> StyleToken? {
    while peek() == "/", peek(1) == "*" { skipComment() }
    guard let scalar = peek() else { return nil }
    if scalar.isStyleSpace {
      while peek()?.isStyleSpace == true { place += 1 }
      return .whitespace
    }
    if startsNumber { return number() }
    if startsName { return name() }
    place += 1
    switch scalar {
    case "\"", "'": return string(until: scalar)
    case "#" where peek()?.isStyleName == true || startsEscape: return .hash(takeName())
    case "@" where startsName: return .atKeyword(takeName())
    case "(", "[", "{": return .open(scalar)
    case ")", "]", "}": return .close(scalar)
    case ":": return .colon
    case ";": return .semicolon
    case ",": return .comma
    case "\\": return .bad
    case "<" where peek() == "!" && peek(1) == "-" && peek(2) == "-":
      place += 3
      return .whitespace
    default: return .delimiter(scalar)
    }
  }

  private mutating func skipComment() {
    place += 2
    while let scalar = peek() {
      if scalar == "*", peek(1) == "/" {
        place += 2
        return
      }
      place += 1
    }
  }

  private var startsEscape: Bool { isEscape(at: 0) }

  private func isEscape(at ahead: Int) -> Bool {
    peek(ahead) == "\\" && peek(ahead + 1) != nil && peek(ahead + 1) != "\n"
  }

  private var startsName: Bool {
    guard let first = peek() else { return false }
    if first == "-" {
      return peek(1) == "-" || peek(1)?.isStyleNameStart == true || isEscape(at: 1)
    }
    return first.isStyleNameStart || startsEscape
  }

  private var startsNumber: Bool {
    let sign = peek() == "+" || peek() == "-" ? 1 : 0
    if peek(sign)?.isStyleDigit == true { return true }
    return peek(sign) == "." && peek(sign + 1)?.isStyleDigit == true
  }

  private mutating func takeName() -> String {
    var name = String.UnicodeScalarView()
    while let scalar = peek() {
      if scalar.isStyleName {
        name.append(scalar)
        place += 1
      } else if startsEscape {
        place += 1
        name.append(takeEscaped())
      } else {
        break
      }
    }
    return String(name)
  }

  /// Reads an escape after its backslash (4.3.7).
  private mutating func takeEscaped() -> Unicode.Scalar {
    var value: UInt32 = 0
    var count = 0
    while count < 6, let digit = peek()?.styleHexValue {
      value = value << 4 | digit
      count += 1
      place += 1
    }
    guard count > 0 else {
      guard let scalar = peek() else { return "\u{FFFD}" }
      place += 1
      return scalar
    }
    if peek()?.isStyleSpace == true { place += 1 }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func name() -> StyleToken {
    let name = takeName()
    guard peek() == "(" else { return .identifier(name) }
    place += 1
    guard name.lowercased() == "url" else { return .function(name) }
    var ahead = 0
    while peek(ahead)?.isStyleSpace == true { ahead += 1 }
    let isQuoted = peek(ahead) == "\"" || peek(ahead) == "'"
    return isQuoted ? .function(name) : address()
  }

  /// The rest of `url(` without quotes (4.3.6).
  private mutating func address() -> StyleToken {
    var address = String.UnicodeScalarView()
    while peek()?.isStyleSpace == true { place += 1 }
    while let scalar = peek() {
      if scalar == ")" {
        place += 1
        return .url(String(address))
      }
      if scalar.isStyleSpace {
        while peek()?.isStyleSpace == true { place += 1 }
        guard peek() == ")" || peek() == nil else { return skipBadAddress() }
      } else if startsEscape {
        place += 1
        address.append(takeEscaped())
      } else if ["\"", "'", "(", "\\"].contains(scalar) || scalar.value < 0x20 {
        return skipBadAddress()
      } else {
        address.append(scalar)
        place += 1
      }
    }
    return .url(String(address))
  }

  private mutating func skipBadAddress() -> StyleToken {
    while let scalar = peek() {
      place += startsEscape ? 2 : 1
      if scalar == ")" { break }
    }
    return .bad
  }

  private mutating func string(until quote: Unicode.Scalar) -> StyleToken {
    var text = String.UnicodeScalarView()
    while let scalar = peek() {
      if scalar == quote {
        place += 1
        break
      }
      if scalar == "\n" { return .bad }
      place += 1
      if scalar == "\\" {
        if peek() == "\n" { place += 1 } else if peek() != nil { text.append(takeEscaped()) }
      } else {
        text.append(scalar)
      }
    }
    return .string(String(text))
  }

  private mutating func number() -> StyleToken {
    let start = place
    if peek() == "+" || peek() == "-" { place += 1 }
    while peek()?.isStyleDigit == true { place += 1 }
    if peek() == ".", peek(1)?.isStyleDigit == true {
      place += 1
      while peek()?.isStyleDigit == true { place += 1 }
    }
    if peek() == "e" || peek() == "E" {
      let sign = peek(1) == "+" || peek(1) == "-" ? 2 : 1
      if peek(sign)?.isStyleDigit == true {
        place += sign
        while peek()?.isStyleDigit == true { place += 1 }
      }
    }
    let written = String(String.UnicodeScalarView(scalars[start..<place]))
    let value = Double(written.hasPrefix("+") ? String(written.dropFirst()) : written) ?? 0
    if peek() == "%" {
      place += 1
      return .percentage(value)
    }
    if startsName { return .dimension(value, takeName()) }
    return written.hasPrefix("+") ? .positive(value) : .number(value)
  }
}

extension Unicode.Scalar {
  fileprivate var isStyleSpace: Bool { self == " " || self == "\t" || self == "\n" }
  fileprivate var isStyleDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isStyleNameStart: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" || value >= 0x80
  }
  fileprivate var isStyleName: Bool { isStyleNameStart || isStyleDigit || self == "-" }
  fileprivate var styleHexValue: UInt32? {
    Character(self).hexDigitValue.flatMap { isASCII ? UInt32($0) : nil }
  }
}
