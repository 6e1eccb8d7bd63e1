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

  @Test func `a model without that structure, or with several, is left alone`() throws {
    for model in [Self.model(divisions: 2), Self.model(rounds: "Floor"), TinyModel.snake()] {
      #expect(try ModelPreparation.addingTokenRates("rates", besides: "speed", to: model) == nil)
    }
  }
}
