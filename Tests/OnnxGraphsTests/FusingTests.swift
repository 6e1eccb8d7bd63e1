import Foundation
import OnnxRuntime
import TestSupport
import Testing

@testable import OnnxGraphs

struct FusingTests {
  @Test func aMessageIsWrittenAsItWasRead() throws {
    // A number, a text, 4 bytes, 8 bytes.
    let bytes: [UInt8] = [8, 0x96, 1, 18, 2, 104, 105, 29, 1, 2, 3, 4, 33, 1, 2, 3, 4, 5, 6, 7, 8]
    let message = try ProtobufMessage(bytes[...])
    #expect(message.fields.map(\.number) == [1, 2, 3, 4])
    #expect(message.texts(2) == ["hi"])
    #expect(message.bytes == bytes)
  }

  @Test(arguments: 1..<21)
  func aMessageThatBreaksOffIsRefusedOrShorter(count: Int) throws {
    let bytes: [UInt8] = [8, 0x96, 1, 18, 2, 104, 105, 29, 1, 2, 3, 4, 33, 1, 2, 3, 4, 5, 6, 7, 8]
    let ends = [3, 7, 12]
    if ends.contains(count) {
      #expect(try ProtobufMessage(bytes.prefix(count)).bytes == Array(bytes.prefix(count)))
    } else {
      #expect(throws: OnnxError.self) { try ProtobufMessage(bytes.prefix(count)) }
    }
  }

  @Test func aModelWithoutThePatternsIsLeftAsItIs() throws {
    let model = TinyModel.bytes([GraphNode("Sin", ["x"], output: "y")])
    let (fused, replaced) = try ModelPreparation.fusing(model)
    #expect(replaced == 0)
    #expect(try ModelGraph(fused).nodes.map(\.operation) == ["Sin"])
  }

  @Test func aNormalizationOverAnotherAxisIsLeftAsItIs() throws {
    #expect(try ModelPreparation.fusing(TinyModel.snake(axis: 1)).replaced == 0)
  }

  @Test func aLowFrequencyKeepsItsDigits() throws {
    let fused = try ModelPreparation.fusing(TinyModel.snake(frequencies: [1e-5, 1])).model
    let operations = try ModelGraph(fused).nodes.map(\.operation)
    #expect(operations.contains("InstanceNormalization") && operations.contains("Sin"))
  }

  @Test(.enabled(if: Places.onnxRuntime != nil, "needs the onnxruntime wheel: make setup"))
  func theFusedModelComputesTheSame() throws {
    let model = TinyModel.snake()
    let (fused, replaced) = try ModelPreparation.fusing(model)
    // The whole activation, and the normalisation inside it, which nobody reads any more.
    #expect(replaced == 2)
    let operations = try ModelGraph(fused).nodes.map(\.operation)
    #expect(operations.filter { $0 == "InstanceNormalization" }.count == 1)
    #expect(!operations.contains("Sin") && !operations.contains("Sqrt"))
    let expected = try TinyModel.run(model)
    let found = try TinyModel.run(fused)
    #expect(expected.count == 2 * TinyModel.length && Set(expected).count > TinyModel.length)
    #expect(zip(expected, found).allSatisfy { abs($0 - $1) < 1e-5 })
  }
}

/// An activation after an adaptive normalisation, of two channels.
private enum TinyModel {
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
