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
