import Foundation
import Testing

@testable import HibariVoices

struct LanesTests {
  /// The largest error of a function of lanes against one of `Double` over a range.
  static func error(
    in range: ClosedRange<Double>, relative: Bool = false, of lanes: (Lanes) -> Lanes,
    against exact: (Double) -> Double
  ) -> Double {
    let count = 4_000
    return (0..<count).map { step -> Double in
      let x = Float(range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 4_000)
      let truth = exact(Double(x))
      let difference = abs(Double(lanes(Lanes(repeating: x))[step % 8]) - truth)
      return relative ? difference / abs(truth) : difference
    }.max() ?? .infinity
  }

  @Test func exponentials() {
    #expect(Self.error(in: -20...7, relative: true, of: { $0.exponential }, against: exp) < 2e-6)
  }

  @Test func tangents() {
    #expect(Self.error(in: -12...12, of: { $0.hyperbolicTangent }, against: tanh) < 5e-7)
  }

  @Test func sinesAndCosines() {
    let pi = Double.pi
    #expect(
      Self.error(in: -9...9, of: { $0.sineAndCosineOfPi.sine }, against: { sin(pi * $0) }) < 4e-7)
    #expect(
      Self.error(in: -9...9, of: { $0.sineAndCosineOfPi.cosine }, against: { cos(pi * $0) }) < 4e-7)
  }

  @Test func logarithms() {
    #expect(Self.error(in: 1e-7...4, of: { $0.naturalLogarithm }, against: log) < 2e-6)
  }

  @Test func roots() {
    #expect(
      Self.error(
        in: 1e-7...40, relative: true, of: { $0.roughSquareRoot }, against: { $0.squareRoot() })
        < 1e-5)
  }

  @Test func magnitudesAreCutAtTheSeventhPower() {
    let lanes = Lanes(7.5, 90, -200, 0, 7, -87, 6.9, 1).magnitude
    #expect(abs(lanes[0] - exp(Float(7))) < 1e-2 && lanes[0] == lanes[1])
    #expect(lanes[2] < 1e-37 && lanes[2] >= 0 && lanes[3] == 1)
  }

  @Test func floors() {
    let lanes = Lanes(2.5, 2.999_999, 3, 275.4, 41.000_004, 0.1, 0.6, 1.5).floor
    #expect(lanes == Lanes(2, 2, 3, 275, 41, 0, 0, 1))
  }
}
