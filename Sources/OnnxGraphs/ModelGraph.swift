import OnnxRuntime

/// A model's file as far as its operations can be changed; everything else is kept byte for byte.
///
/// Source: `ModelProto` and `GraphProto` of `onnx.proto`, as are the fields' numbers.
struct ModelGraph {
  private enum Number {
    static let graph: UInt64 = 7
    static let operatorSet: UInt64 = 8
    static let domain: UInt64 = 1
    static let version: UInt64 = 2
    static let node: UInt64 = 1
    static let constant: UInt64 = 5
    static let output: UInt64 = 12
    static let valueName: UInt64 = 1
  }

  /// In an order in which they can be computed.
  var nodes: [GraphNode]
  /// By name.
  var constants: [String: GraphConstant]
  /// Names of the results.
  let outputs: [String]

  private let original: Set<String>
  private let others: [ProtobufMessage.Field]
  private let model: ProtobufMessage
  /// Whose operations the file says that it uses.
  private let domains: Set<String>

  /// Reads a model's file.
  ///
  /// - Throws: `OnnxError.call(message:)` for a damaged file.
  init(_ bytes: [UInt8]) throws {
    model = try ProtobufMessage(bytes[...])
    // A file may give its graph in pieces, which belong together.
    let fields = try model.contents(Number.graph).flatMap { try ProtobufMessage($0).fields }
    nodes = try fields.filter { $0.number == Number.node }.map { try GraphNode($0.content) }
    let read = try fields.filter { $0.number == Number.constant }
      .map { try GraphConstant($0.content) }
    constants = Dictionary(read.map { ($0.name, $0) }) { first, _ in first }
    original = Set(constants.keys)
    outputs = try fields.filter { $0.number == Number.output }
      .flatMap { try ProtobufMessage($0.content).texts(Number.valueName) }
    domains = Set(
      try model.contents(Number.operatorSet)
        .flatMap { try ProtobufMessage($0).texts(Number.domain) })
    others = fields.filter { $0.number != Number.node }
  }

  /// The file's bytes.
  var bytes: [UInt8] {
    var graph = ProtobufMessage()
    for node in nodes { graph.append(Number.node, node.message.bytes) }
    graph.fields += others
    for (name, constant) in constants.sorted(by: { $0.key < $1.key })
    where !original.contains(name) {
      graph.append(Number.constant, constant.message.bytes)
    }
    var result = model
    result.fields.removeAll { $0.number == Number.graph }
    result.append(Number.graph, graph.bytes)
    for domain in Set(nodes.map(\.domain)).subtracting(domains).sorted() where !domain.isEmpty {
      var operators = ProtobufMessage()
      operators.append(Number.domain, domain)
      operators.append(Number.version, varint: 1)
      result.append(Number.operatorSet, operators.bytes)
    }
    return result.bytes
  }
}
