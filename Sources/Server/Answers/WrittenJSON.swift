/// JSON that is written value by value (RFC 8259).
///
/// Foundation's encoder makes a value of each number and each field first: for the sentences of a long chapter that takes longer than finding
/// them, and for 5,000 chapters a third of a second.
struct WrittenJSON {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []

  /// A value of an object, behind its name.
  ///
  /// - Parameters:
  ///   - name: The member's name, of letters only.
  ///   - write: Writes the value.
  mutating func member(_ name: StaticString, _ write: (inout WrittenJSON) -> Void) {
    separate()
    put("\"")
    name.withUTF8Buffer { bytes += $0 }
    put("\":")
    write(&self)
  }

  /// A text, or nothing.
  mutating func member(_ name: StaticString, _ text: String?) {
    member(name) { json in
      if let text { json.write(text) } else { json.put("null") }
    }
  }

  /// A number, or nothing.
  mutating func member(_ name: StaticString, _ number: Int?) {
    member(name) { json in
      if let number { json.write(number) } else { json.put("null") }
    }
  }

  /// A list of numbers.
  mutating func member(_ name: StaticString, _ numbers: [Int]) {
    member(name) { $0.list(numbers) { $0.write($1) } }
  }

  /// Yes or no.
  mutating func member(_ name: StaticString, _ isTrue: Bool) {
    member(name) { $0.put(isTrue ? "true" : "false") }
  }

  /// A list as a member's value.
  mutating func list<Value>(
    _ values: some Collection<Value>, _ write: (inout WrittenJSON, Value) -> Void
  ) {
    put("[")
    for value in values {
      separate()
      write(&self, value)
    }
    put("]")
  }

  /// An object as a member's value, or in a list.
  mutating func object(_ write: (inout WrittenJSON) -> Void) {
    put("{")
    write(&self)
    put("}")
  }

  /// A number.
  mutating func write(_ number: Int) { bytes += String(number).utf8 }

  /// A text in quotes.
  mutating func write(_ text: String) {
    var text = text
    put("\"")
    text.withUTF8 { characters in
      var copied = 0
      for (place, byte) in characters.enumerated() where Self.isEscaped(byte) {
        bytes.append(contentsOf: characters[copied..<place])
        bytes += Self.escape(byte).utf8
        copied = place + 1
      }
      bytes.append(contentsOf: characters[copied...])
    }
    put("\"")
  }

  /// A comma, but for the first value of an object or a list.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["): break
    default: put(",")
    }
  }

  private mutating func put(_ text: StaticString) { text.withUTF8Buffer { bytes += $0 } }

  /// What a string may not hold as it is (RFC 8259, 7).
  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x09: "\\t"
    default: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)
    }
  }
}
