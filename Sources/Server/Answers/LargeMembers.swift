import Foundation

/// Members of a JSON object that are written as bytes at once (RFC 8259).
///
/// Foundation's encoder makes a value of each number first: for the sentences of a long chapter that takes longer than
/// finding them, and 100 MB.
struct LargeMembers {
  /// The members with commas between, UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Adds a text.
  ///
  /// - Parameters:
  ///   - name: The member's name, of letters only.
  ///   - text: Its value.
  mutating func add(_ name: String, _ text: String) {
    begin(name)
    var text = text
    bytes.reserveCapacity(bytes.count + text.utf8.count / 16 * 17)
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { characters in
      var copied = 0
      for (place, byte) in characters.enumerated() where Self.isEscaped(byte) {
        bytes.append(contentsOf: characters[copied..<place])
        bytes += Self.escape(byte).utf8
        copied = place + 1
      }
      bytes.append(contentsOf: characters[copied...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds a list of numbers.
  ///
  /// - Parameters:
  ///   - name: The member's name, of letters only.
  ///   - numbers: Its value.
  mutating func add(_ name: String, _ numbers: [Int]) {
    begin(name)
    bytes.append(UInt8(ascii: "["))
    for (place, number) in numbers.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += String(number).utf8
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Adds a list of objects.
  ///
  /// - Parameters:
  ///   - name: The member's name, of letters only.
  ///   - values: What the objects are made of.
  ///   - object: Makes the object of a value.
  /// - Throws: What the encoder throws.
  mutating func add<Value>(
    _ name: String, _ values: [Value], _ object: (_ index: Int, _ value: Value) -> some Encodable
  ) throws {
    begin(name)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    bytes.append(UInt8(ascii: "["))
    for start in stride(from: 0, to: values.count, by: Self.batch) {
      if start > 0 { bytes.append(UInt8(ascii: ",")) }
      let end = min(start + Self.batch, values.count)
      let list = try encoder.encode((start..<end).map { object($0, values[$0]) })
      bytes += list.dropFirst().dropLast()
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Objects that are encoded together: so many are some 100 kB of an encoder's memory.
  private static let batch = 500

  private mutating func begin(_ name: String) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
    bytes += "\"\(name)\":".utf8
  }

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
