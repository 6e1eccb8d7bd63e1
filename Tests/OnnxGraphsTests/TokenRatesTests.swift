import Foundation
import OnnxRuntime
import TestSupport
import Testing

@testable import OnnxGraphs

struct TokenRatesTests {
  /// A model that divides what it is given by its speed, and rounds.
  private static func model(divisions: Int = 1, rounds: String = "Round") -> [UInt8] {
    let nodes = (0..<divisions).flatMap { index in
      [
        GraphNode("Div", ["x", "speed"], output: "quotient \(index)"),
        GraphNode(rounds, ["quotient \(index)"], output: index == 0 ? "y" : "y \(index)"),
      ]
    }
    return TinyModel.bytes(nodes, [GraphConstant("speed", [0.5], [1])])
  }

  @Test(.enabled(if: Places.onnxRuntime != nil, "needs the onnxruntime wheel: make setup"))
  func `lengths are divided by the speed and each token's rate`() throws {
    let edited = try #require(
      try ModelPreparation.addingTokenRates("rates", besides: "speed", to: Self.model()))
    let runtime = try Runtime(library: #require(Places.onnxRuntime))
    let session = try Session(.bytes(edited), runtime: runtime)
    #expect(session.inputs == ["x", "rates"])
    let x = (0..<2 * TinyModel.length).map { Float($0) * 0.7 }
    let rates = (0..<TinyModel.length).map { $0 == 3 ? Float(0.8) : 1 }
    let outputs = try session.run([
      "x": Tensor(x, shape: [1, 2, TinyModel.length]),
      "rates": Tensor(rates, shape: [TinyModel.length]),
    ])
    let expected = x.enumerated().map { index, value in
      (value / (0.5 * rates[index % TinyModel.length])).rounded(.toNearestOrEven)
    }
    #expect(try outputs[0].values(as: Float.self) == expected)
  }

  /// A model with VITS' lengths: two tokens, and the sum and the running sum of their frames.
  private static func vits(roundings: Int = 1) -> [UInt8] {
    let nodes =
      [GraphNode("Exp", ["x"], output: "exponential")]
      + (0..<roundings).flatMap { index in
        [
          GraphNode("Mul", ["exponential", "scale"], output: "length \(index)"),
          GraphNode("Ceil", ["length \(index)"], output: "frames \(index)"),
          GraphNode("ReduceSum", ["frames \(index)"], output: "sum \(index)"),
          GraphNode("CumSum", ["frames \(index)", "axis"], output: "ends \(index)"),
          GraphNode(
            "Add", ["ends \(index)", "sum \(index)"], output: index == 0 ? "y" : "y \(index)"),
        ]
      }
    return TinyModel.bytes(
      nodes, [GraphConstant("scale", [Float(2)], [1]), GraphConstant("axis", [2])])
  }

  @Test(.enabled(if: Places.onnxRuntime != nil, "needs the onnxruntime wheel: make setup"))
  func `lengths that are rounded up are divided by each token's rate before`() throws {
    let edited = try #require(
      try ModelPreparation.addingFrameRates("rates", to: Self.vits()))
    let runtime = try Runtime(library: #require(Places.onnxRuntime))
    let session = try Session(.bytes(edited), runtime: runtime)
    #expect(session.inputs == ["x", "rates"])
    let x = (0..<2 * TinyModel.length).map { Float($0) * 0.1 }
    let rates = (0..<2 * TinyModel.length).map { $0 % 3 == 0 ? Float(0.8) : 1 }
    let outputs = try session.run([
      "x": Tensor(x, shape: [1, 2, TinyModel.length]),
      "rates": Tensor(rates, shape: [2 * TinyModel.length]),
    ])
    let frames = zip(x, rates).map { length, rate -> Float in (exp(length) * 2 / rate).rounded(.up)
    }
    let sum = frames.reduce(0, +)
    let expected = frames.indices.map { index in
      frames[index / TinyModel.length * TinyModel.length...index].reduce(0, +) + sum
    }
    #expect(try outputs[0].values(as: Float.self) == expected)
  }

  @Test func `a model that rounds no lengths up, or several, gets no rates of frames`() throws {
    for model in [Self.vits(roundings: 2), Self.model(), TinyModel.snake()] {
      #expect(try ModelPreparation.addingFrameRates("rates", to: model) == nil)
    }
  }

  @Test func `a model without that structure, or with several, is left alone`() throws {
    for model in [Self.model(divisions: 2), Self.model(rounds: "Floor"), TinyModel.snake()] {
      #expect(try ModelPreparation.addingTokenRates("rates", besides: "speed", to: model) == nil)
    }
  }
}
