import OnnxRuntime

/// A protobuf message as the fields it consists of; what they mean is the reader's business.
///
/// Only the outermost level is taken apart, and contents are slices of the file: a model of 90 MB
/// is read without copying its weights.
///
/// Source: protobuf's encoding guide.
struct ProtobufMessage {
  /// How a field's content ends.
  enum Wire: UInt64 {
    case varint = 0
    case fixed64 = 1
    case bytes = 2
    case fixed32 = 5
  }

  /// One field with its content as it stands in the file, a leading length left out.
  struct Field {
    let number: UInt64
    let wire: Wire
    let content: ArraySlice<UInt8>

    /// The numbers of the field, which come packed into one field or as a field each.
    var varints: [Int64] {
      var rest = content
      var numbers: [Int64] = []
      while !rest.isEmpty, let number = try? ProtobufMessage.varint(&rest) {
        numbers.append(Int64(bitPattern: number))
      }
      return numbers
    }
  }

  var fields: [Field] = []

  init() {}

  /// Takes a message apart.
  ///
  /// - Throws: `OnnxError.call(message:)` for bytes that are no message.
  init(_ bytes: ArraySlice<UInt8>) throws {
    var rest = bytes
    while !rest.isEmpty {
      let key = try Self.varint(&rest)
      guard let wire = Wire(rawValue: key & 7) else { throw Self.damaged }
      let count: Int
      switch wire {
      case .varint: count = try Self.varintLength(rest)
      case .fixed64: count = 8
      case .fixed32: count = 4
      case .bytes:
        guard let length = Int(exactly: try Self.varint(&rest)) else { throw Self.damaged }
        count = length
      }
      guard count <= rest.count else { throw Self.damaged }
      fields.append(Field(number: key >> 3, wire: wire, content: rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
  }

  /// The message's bytes.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(fields.reduce(0) { $0 + $1.content.count + 20 })
    for field in fields {
      bytes += Self.varint(field.number << 3 | field.wire.rawValue)
      if field.wire == .bytes { bytes += Self.varint(UInt64(field.content.count)) }
      bytes += field.content
    }
    return bytes
  }

  /// Contents of every field of a number that holds text, bytes or a message.
  func contents(_ number: UInt64) -> [ArraySlice<UInt8>] {
    fields.filter { $0.number == number && $0.wire == .bytes }.map(\.content)
  }

  /// Texts of every field of a number.
  func texts(_ number: UInt64) -> [String] {
    contents(number).map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func append(_ number: UInt64, _ content: some Sequence<UInt8>) {
    fields.append(Field(number: number, wire: .bytes, content: ArraySlice(content)))
  }

  mutating func append(_ number: UInt64, _ text: String) {
    append(number, text.utf8)
  }

  mutating func append(_ number: UInt64, varint value: UInt64) {
    fields.append(Field(number: number, wire: .varint, content: Self.varint(value)[...]))
  }

  mutating func append(_ number: UInt64, float value: Float) {
    let content = (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) }
    fields.append(Field(number: number, wire: .fixed32, content: content[...]))
  }

  private static let damaged = OnnxError.call(message: "the model's file is damaged")

  /// Bytes that a number takes, at most ten.
  private static func varintLength(_ bytes: ArraySlice<UInt8>) throws -> Int {
    guard let last = bytes.prefix(10).firstIndex(where: { $0 < 0x80 }) else { throw damaged }
    return last - bytes.startIndex + 1
  }

  /// Reads a number, seven bits a byte, the lowest first.
  static func varint(_ bytes: inout ArraySlice<UInt8>) throws -> UInt64 {
    let count = try varintLength(bytes)
    let value = bytes.prefix(count).reversed().reduce(UInt64(0)) { $0 << 7 | UInt64($1 & 0x7f) }
    bytes = bytes.dropFirst(count)
    return value
  }

  /// The bytes of a number.
  static func varint(_ number: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = number
    while rest > 0x7f {
      bytes.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}
