/// Reads a table that is written out in Lua; nothing is run.
///
/// Only literals are read: tables, texts in quotation marks, decimal numbers, `true`, `false` and `nil`. All else, such as a call or a
/// sum, makes it no such table.
///
/// Source: Lua 5.1 Reference Manual, 2.1 and 2.5.7; KOReader, `frontend/dump.lua`.
struct LuaReader {
  /// Tables inside each other; KOReader's settings have six.
  static let depthLimit = 32
  /// The longest number in bytes.
  private static let numberLimit = 40

  private let bytes: [UInt8]
  private var index = 0

  /// Reads a file that returns a table.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: The table; `nil` for a file that holds anything else.
  static func table(_ bytes: [UInt8]) -> LuaTable? {
    var reader = LuaReader(bytes: bytes)
    guard reader.skipSpace(), reader.word() == "return", reader.skipSpace(),
      case .table(let table)? = reader.value(depth: 0), reader.skipSpace()
    else { return nil }
    _ = reader.take(";")
    return reader.skipSpace() && reader.next == nil ? table : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Skips white space and comments; `false` for a comment without an end.
  private mutating func skipSpace() -> Bool {
    while let byte = next {
      if byte == 0x20 || 0x09...0x0D ~= byte {
        index += 1
      } else if bytes[index...].starts(with: "--[[".utf8) {
        index += 4
        while !bytes[index...].starts(with: "]]".utf8) {
          guard index < bytes.count else { return false }
          index += 1
        }
        index += 2
      } else if bytes[index...].starts(with: "--".utf8) {
        while let byte = next, byte != 0x0A { index += 1 }
      } else {
        return true
      }
    }
    return true
  }

  /// A name or a keyword; empty where there is none.
  private mutating func word() -> String {
    let start = index
    while let byte = next,
      byte == UInt8(ascii: "_") || 0x61...0x7A ~= byte | 0x20
        || (index > start && 0x30...0x39 ~= byte)
    {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func value(depth: Int) -> LuaValue? {
    switch next {
    case UInt8(ascii: "{"): return table(depth: depth).map { .table($0) }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return text().map { .text($0) }
    case let byte?
    where byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || 0x30...0x39 ~= byte:
      return number()
    default:
      switch word() {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      // Lua writes numbers that are none so, and reads them as names without a value.
      case "nil", "inf", "nan": return .null
      default: return nil
      }
    }
  }

  private mutating func table(depth: Int) -> LuaTable? {
    guard depth < Self.depthLimit, take("{") else { return nil }
    var table = LuaTable()
    var count = 0
    while skipSpace() {
      if take("}") { return table }
      guard let key = key(depth: depth), skipSpace(), let value = value(depth: depth + 1),
        skipSpace()
      else { return nil }
      if key == .null { count += 1 }
      table.set(key == .null ? .number(Double(count)) : key, value)
      if take(",") || take(";") { continue }
      return take("}") ? table : nil
    }
    return nil
  }

  /// The key of an entry, up to the value; null for one without a key.
  private mutating func key(depth: Int) -> LuaValue? {
    if take("[") {
      guard skipSpace(), let key = value(depth: depth + 1), key != .null, skipSpace(), take("]"),
        skipSpace(), take("=")
      else { return nil }
      return key
    }
    let start = index
    let name = word()
    if !name.isEmpty, skipSpace(), take("=") { return .text(name) }
    index = start
    return .null
  }

  private mutating func number() -> LuaValue? {
    let start = index
    while let byte = next, index - start < Self.numberLimit,
      0x30...0x39 ~= byte || "+-.eEinfa".utf8.contains(byte)
    {
      index += 1
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if ["-inf", "-nan"].contains(text) { return .null }
    guard text.utf8.allSatisfy({ !"infa".utf8.contains($0) }), let number = Double(text) else {
      return nil
    }
    return number.isFinite ? .number(number) : .null
  }

  private mutating func text() -> String? {
    guard let mark = next else { return nil }
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case mark: return String(decoding: text, as: UTF8.self)
      case 0x0A: return nil
      case UInt8(ascii: "\\"):
        guard let escaped = escape() else { return nil }
        text.append(escaped)
      default: text.append(byte)
      }
    }
    return nil
  }

  /// The byte that stands behind a backslash.
  private mutating func escape() -> UInt8? {
    guard let byte = next else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "n"), 0x0A: return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "v"): return 0x0B
    case 0x30...0x39:
      var number = Int(byte - 0x30)
      for _ in 0..<2 {
        guard let digit = next, 0x30...0x39 ~= digit else { break }
        number = number * 10 + Int(digit - 0x30)
        index += 1
      }
      return UInt8(exactly: number)
    default: return byte
    }
  }
}
