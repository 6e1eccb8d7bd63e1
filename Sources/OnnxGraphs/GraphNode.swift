/// One operation of a model's graph.
///
/// Source: `NodeProto` and `AttributeProto` of `onnx.proto`, as are the fields' numbers.
struct GraphNode {
  private enum Number {
    static let input: UInt64 = 1
    static let output: UInt64 = 2
    static let name: UInt64 = 3
    static let operation: UInt64 = 4
    static let attribute: UInt64 = 5
    static let domain: UInt64 = 7
    static let attributeName: UInt64 = 1
    static let attributeFloat: UInt64 = 2
    static let attributeInteger: UInt64 = 3
    static let attributeIntegers: UInt64 = 8
    static let attributeType: UInt64 = 20
    static let floatType: UInt64 = 1
  }

  let operation: String
  let inputs: [String]
  let outputs: [String]
  /// Whose operation it is; empty for ONNX's own.
  let domain: String
  /// The node as the file has it, attributes included.
  let message: ProtobufMessage

  /// Reads a node.
  init(_ bytes: ArraySlice<UInt8>) throws {
    message = try ProtobufMessage(bytes)
    operation = message.texts(Number.operation).first ?? ""
    inputs = message.texts(Number.input)
    outputs = message.texts(Number.output)
    domain = message.texts(Number.domain).first ?? ""
  }

  /// Makes a node with one output, which also names it.
  init(
    _ operation: String, _ inputs: [String], output: String, attributes: [String: Float] = [:],
    domain: String = ""
  ) {
    self.operation = operation
    self.domain = domain
    self.inputs = inputs
    outputs = [output]
    var message = ProtobufMessage()
    for input in inputs { message.append(Number.input, input) }
    message.append(Number.output, output)
    message.append(Number.name, "fused " + output)
    message.append(Number.operation, operation)
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      var attribute = ProtobufMessage()
      attribute.append(Number.attributeName, name)
      attribute.append(Number.attributeFloat, float: value)
      attribute.append(Number.attributeType, varint: Number.floatType)
      message.append(Number.attribute, attribute.bytes)
    }
    if !domain.isEmpty { message.append(Number.domain, domain) }
    self.message = message
  }

  /// The whole numbers of an attribute; empty if there is none of the name.
  func integers(_ name: String) -> [Int64] {
    for content in message.contents(Number.attribute) {
      guard let attribute = try? ProtobufMessage(content),
        attribute.texts(Number.attributeName) == [name]
      else { continue }
      let numbers = [Number.attributeInteger, Number.attributeIntegers]
      return attribute.fields.filter { numbers.contains($0.number) }.flatMap(\.varints)
    }
    return []
  }

  /// The first input that is not the given one, of an operation whose operands can change places.
  func operand(besides input: String) -> String? {
    inputs.count == 2 && inputs.contains(input) ? inputs.first { $0 != input } : nil
  }
}
