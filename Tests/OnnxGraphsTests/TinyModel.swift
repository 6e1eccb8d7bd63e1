import OnnxRuntime
import TestSupport
import Testing

@testable import OnnxGraphs

/// An activation after an adaptive normalisation, of two channels.
enum TinyModel {
  static let length = 7

  static func snake(axis: Int64 = 2, frequencies: [Float] = [0.5, 3]) -> [UInt8] {
    bytes(
      [
        GraphNode("ReduceMean", ["x", "axis"], output: "mean"),
        GraphNode("Sub", ["x", "mean"], output: "centred"),
        GraphNode("Mul", ["centred", "centred"], output: "square"),
        GraphNode("ReduceMean", ["square", "axis"], output: "variance"),
        GraphNode("Add", ["variance", "epsilon"], output: "sum"),
        GraphNode("Sqrt", ["sum"], output: "deviation"),
        GraphNode("Div", ["centred", "deviation"], output: "quotient"),
        GraphNode("Mul", ["gain", "quotient"], output: "product"),
        GraphNode("Add", ["product", "shift"], output: "h"),
        GraphNode("Mul", ["frequency", "h"], output: "angle"),
        GraphNode("Sin", ["angle"], output: "sine"),
        GraphNode("Pow", ["sine", "two"], output: "power"),
        GraphNode("Mul", ["reciprocal", "power"], output: "scaled"),
        GraphNode("Add", ["h", "scaled"], output: "y"),
      ],
      [
        GraphConstant("axis", [axis]),
        GraphConstant("epsilon", [1e-5], []), GraphConstant("two", [2], []),
        GraphConstant("gain", [1.5, -0.3], [1, 2, 1]),
        GraphConstant("shift", [0.2, 4], [1, 2, 1]),
        GraphConstant("frequency", frequencies, [1, 2, 1]),
        GraphConstant("reciprocal", frequencies.map { 1 / $0 }, [1, 2, 1]),
      ])
  }

  /// A convolution of eight bits with all that stands around it, from two channels to six.
  static func convolution(
    pads: [Int64] = [2, 2], weights: [UInt8] = TinyModel.weights,
    zero: GraphConstant = GraphConstant("weight zero", bytes: [100], [])
  ) -> [UInt8] {
    bytes(
      [
        GraphNode("DynamicQuantizeLinear", ["x"], outputs: ["whole", "step", "zero"]),
        GraphNode("ConvInteger", ["whole", "weights", "zero", "weight zero"], pads: pads),
        GraphNode("Mul", ["step", "weight scale"], output: "scale"),
        GraphNode("Div", ["bias", "scale"], output: "steps"),
        GraphNode("Floor", ["steps"], output: "floor"),
        GraphNode("Cast", ["floor"], to: 6, output: "whole bias"),
        GraphNode("Reshape", ["whole bias", "column"], output: "bias column"),
        GraphNode("Add", ["sums", "bias column"], output: "all"),
        GraphNode("Cast", ["all"], to: 1, output: "number"),
        GraphNode("Mul", ["number", "scale"], output: "y"),
      ],
      [
        GraphConstant("weights", bytes: weights, [6, 2, 5]),
        zero,
        GraphConstant("weight scale", [0.01], []),
        GraphConstant("bias", (0..<6).map { Float($0) - 2 }, [6]),
        GraphConstant("column", [1, 6, 1]),
      ])
  }

  static let weights = (0..<60).map { UInt8($0 * 37 % 251) }

  /// A file with the input `x` and the output `y`.
  static func bytes(_ nodes: [GraphNode], _ constants: [GraphConstant] = []) -> [UInt8] {
    var graph = ProtobufMessage()
    for node in nodes { graph.append(1, node.message.bytes) }
    graph.append(2, "tiny")
    for constant in constants { graph.append(5, constant.message.bytes) }
    // Shape, element type, tensor type, value: no protobuf but nested lengths.
    var shape = ProtobufMessage()
    for size in [1, 2, UInt64(length)] {
      var dimension = ProtobufMessage()
      dimension.append(1, varint: size)
      shape.append(1, dimension.bytes)
    }
    var tensor = ProtobufMessage()
    tensor.append(1, varint: 1)
    tensor.append(2, shape.bytes)
    var type = ProtobufMessage()
    type.append(1, tensor.bytes)
    var input = ProtobufMessage()
    input.append(1, "x")
    input.append(2, type.bytes)
    graph.append(11, input.bytes)
    var version = ProtobufMessage()
    version.append(2, varint: 20)
    var model = ProtobufMessage()
    model.append(1, varint: 9)
    model.append(8, version.bytes)
    model.append(7, graph.bytes)
    return ModelPreparation.exposing("y", in: model.bytes)
  }

  static func run(_ model: [UInt8]) throws -> [Float] {
    let session = try Session(
      .bytes(model), runtime: Runtime(library: #require(Places.onnxRuntime)))
    let values = (0..<2 * length).map { Float($0 * $0 % 11) }
    let input = try Tensor(values, shape: [1, 2, length])
    return try session.run(["x": input])[0].values(as: Float.self)
  }
}

extension GraphNode {
  /// A node with several outputs and no attributes.
  fileprivate init(_ operation: String, _ inputs: [String], outputs: [String]) {
    self.init(operation, inputs, outputs: outputs, attribute: nil)
  }

  /// A convolution of whole numbers, `sums`.
  fileprivate init(_ operation: String, _ inputs: [String], pads: [Int64]) {
    var attribute = ProtobufMessage()
    attribute.append(1, "pads")
    for pad in pads { attribute.append(8, varint: UInt64(pad)) }
    attribute.append(20, varint: 7)
    self.init(operation, inputs, outputs: ["sums"], attribute: attribute)
  }

  /// A change of the element type.
  fileprivate init(_ operation: String, _ inputs: [String], to type: UInt64, output: String) {
    var attribute = ProtobufMessage()
    attribute.append(1, "to")
    attribute.append(3, varint: type)
    attribute.append(20, varint: 2)
    self.init(operation, inputs, outputs: [output], attribute: attribute)
  }

  private init(
    _ operation: String, _ inputs: [String], outputs: [String], attribute: ProtobufMessage?
  ) {
    var node = ProtobufMessage()
    for input in inputs { node.append(1, input) }
    for output in outputs { node.append(2, output) }
    node.append(4, operation)
    if let attribute { node.append(5, attribute.bytes) }
    // A message that was just made can be read.
    self = (try? GraphNode(node.bytes[...])) ?? GraphNode(operation, inputs, output: "")
  }
}
