/// A constant tensor of a model's graph.
///
/// Source: `TensorProto` of `onnx.proto`, as are the fields' numbers.
struct GraphConstant {
  private enum Number {
    static let dimension: UInt64 = 1
    static let type: UInt64 = 2
    static let floats: UInt64 = 4
    static let smallIntegers: UInt64 = 5
    static let integers: UInt64 = 7
    static let name: UInt64 = 8
    static let raw: UInt64 = 9
    static let floatType: UInt64 = 1
    static let byteType: UInt64 = 2
    static let integerType: UInt64 = 7
  }

  let name: String
  let message: ProtobufMessage

  /// Reads a constant.
  init(_ bytes: ArraySlice<UInt8>) throws {
    message = try ProtobufMessage(bytes)
    name = message.texts(Number.name).first ?? ""
  }

  /// Makes a list of whole numbers.
  init(_ name: String, _ values: [Int64]) {
    self.name = name
    var message = ProtobufMessage()
    message.append(Number.dimension, varint: UInt64(values.count))
    message.append(Number.type, varint: Number.integerType)
    message.append(Number.name, name)
    message.append(
      Number.raw,
      values.flatMap { value in (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } })
    self.message = message
  }

  /// Makes a tensor of numbers with a fraction.
  init(_ name: String, _ values: [Float], _ shape: [Int64]) {
    self.name = name
    var message = ProtobufMessage()
    for size in shape { message.append(Number.dimension, varint: UInt64(size)) }
    message.append(Number.type, varint: Number.floatType)
    message.append(Number.name, name)
    message.append(
      Number.raw,
      values.flatMap { value in
        (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) }
      })
    self.message = message
  }

  /// Makes a tensor of bytes.
  init(_ name: String, bytes: [UInt8], _ shape: [Int64]) {
    self.name = name
    var message = ProtobufMessage()
    for size in shape { message.append(Number.dimension, varint: UInt64(size)) }
    message.append(Number.type, varint: Number.byteType)
    message.append(Number.name, name)
    message.append(Number.raw, bytes)
    self.message = message
  }

  /// Its sizes; empty for a single number.
  var shape: [Int64] {
    message.fields.filter { $0.number == Number.dimension }.flatMap(\.varints)
  }

  /// Its values, where they are numbers of 32 bits with a fraction.
  var floats: [Float]? {
    guard isOf(Number.floatType),
      let content = message.contents(Number.raw).first ?? message.contents(Number.floats).first,
      content.count.isMultiple(of: 4)
    else { return nil }
    return stride(from: content.startIndex, to: content.endIndex, by: 4).map { start in
      Float(
        bitPattern: content[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      )
    }
  }

  /// Its values, where they are bytes and as many as its sizes say.
  var bytes: [UInt8]? {
    guard isOf(Number.byteType) else { return nil }
    let values =
      message.contents(Number.raw).first.map { Array($0) }
      ?? message.fields.filter { $0.number == Number.smallIntegers }.flatMap(\.varints)
      .compactMap { UInt8(exactly: $0) }
    return values.count == shape.reduce(1, *) ? values : nil
  }

  private func isOf(_ type: UInt64) -> Bool {
    guard var content = message.fields.first(where: { $0.number == Number.type })?.content
    else { return false }
    // A type that can't be read is another one.
    return (try? ProtobufMessage.varint(&content)) == type
  }

  /// Its only value, where it is one whole number of 64 bits.
  var integer: Int64? {
    guard isOf(Number.integerType) else { return nil }
    if var content = message.contents(Number.integers).first {
      guard let value = try? ProtobufMessage.varint(&content), content.isEmpty else { return nil }
      return Int64(bitPattern: value)
    }
    guard let content = message.contents(Number.raw).first, content.count == 8 else { return nil }
    return Int64(bitPattern: content.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
