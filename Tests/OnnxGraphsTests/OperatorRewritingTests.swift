import Foundation
import OnnxRuntime
import TestSupport
import Testing

@testable import OnnxGraphs

struct OperatorRewritingTests {
  private static let isRunnable: ConditionTrait = .enabled(
    if: Places.onnxRuntime != nil, "needs the onnxruntime wheel: make setup")

  private func operations(_ model: [UInt8]) throws -> (replaced: Int, operations: [String]) {
    let (rewritten, replaced) = try ModelPreparation.fusing(model, usingOperators: true)
    return (replaced, try ModelGraph(rewritten).nodes.map(\.operation))
  }

  @Test(isRunnable) func aConvolutionOfEightBitsBecomesOneOperation() throws {
    let model = TinyModel.convolution()
    #expect(try operations(model) == (1, ["Convolution"]))
    let rewritten = try ModelPreparation.fusing(model, usingOperators: true).model
    let (expected, found) = (try TinyModel.run(model), try TinyModel.run(rewritten))
    #expect(expected.count == 6 * TinyModel.length && Set(expected).count > TinyModel.length)
    // The original rounds its bias down to a whole number of steps.
    let step: Float = 10 / 255 * 0.01
    #expect(zip(expected, found).allSatisfy { abs($0 - $1) <= step * 1.01 })
  }

  @Test(isRunnable, arguments: [true, false])
  func aZeroAmongTheSmallIntegersIsReadAsRawBytesAre(isPacked: Bool) throws {
    // 5 is int32_data of onnx.proto, in which quantisers write single bytes; 2 is UINT8.
    var message = ProtobufMessage()
    message.append(2, varint: 2)
    message.append(8, "weight zero")
    if isPacked { message.append(5, [100]) } else { message.append(5, varint: 100) }
    let model = TinyModel.convolution(zero: try GraphConstant(message.bytes[...]))
    #expect(try operations(model) == (1, ["Convolution"]))
    let rewritten = try ModelPreparation.fusing(model, usingOperators: true).model
    #expect(
      try TinyModel.run(rewritten)
        == TinyModel.run(
          ModelPreparation.fusing(TinyModel.convolution(), usingOperators: true).model))
  }

  @Test(isRunnable) func anActivationBecomesOneOperation() throws {
    let model = TinyModel.snake()
    let rewritten = try ModelPreparation.fusing(model, usingOperators: true).model
    #expect(try ModelGraph(rewritten).nodes.map(\.operation) == ["NormalizedSnake"])
    let (expected, found) = (try TinyModel.run(model), try TinyModel.run(rewritten))
    #expect(zip(expected, found).allSatisfy { abs($0 - $1) < 1e-5 })
  }

  @Test func aConvolutionThatShortensTheSignalIsNone() throws {
    #expect(
      try !operations(TinyModel.convolution(pads: [0, 0])).operations.contains("Convolution"))
  }

  @Test func weightsWhoseSumsCouldOverflowAreNotPacked() {
    let size = PackedWeights.Size(outputs: 1, inputs: 1000, kernel: 11)
    #expect(PackedWeights([UInt8](repeating: 255, count: 11_000), size, zero: 0) == nil)
    #expect(PackedWeights([UInt8](repeating: 130, count: 11_000), size, zero: 128) != nil)
  }

  @Test func weightsStandInPanelsOfPairs() throws {
    let size = PackedWeights.Size(outputs: 2, inputs: 3, kernel: 1)
    let packed = try #require(PackedWeights([1, 2, 3, 4, 5, 6], size, zero: 9))
    #expect(packed.shape == [1, 2, 1, 6, 2])
    let none = [UInt8](repeating: 9, count: 8)
    #expect(packed.bytes == [1, 2, 4, 5] + none + [3, 9, 6, 9] + none)
  }

  @Test func theDomainIsNamedOnce() throws {
    let once = try ModelPreparation.fusing(TinyModel.snake(), usingOperators: true).model
    let twice = try ModelGraph(once).bytes
    let domains = try [once, twice].map { bytes in
      try ProtobufMessage(bytes[...]).contents(8).flatMap { try ProtobufMessage($0).texts(1) }
    }
    #expect(domains == [[Runtime.operatorDomain], [Runtime.operatorDomain]])
  }
}
