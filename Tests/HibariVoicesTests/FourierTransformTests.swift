import Foundation
import Testing

@testable import HibariVoices

struct FourierTransformTests {
  private static let size = FourierTransform.size

  @Test func everyLaneIsTheDirectTransform() {
    let buffers = [
      UnsafeMutablePointer<Lanes>.allocate(capacity: FourierTransform.vectors),
      UnsafeMutablePointer<Lanes>.allocate(capacity: FourierTransform.vectors),
    ]
    defer { buffers.forEach { $0.deallocate() } }
    for index in 0..<FourierTransform.vectors {
      let lanes = (0..<8).map { Float(sin(Double(index * index % 977) + Double($0))) }
      buffers[0][index] = Lanes(lanes)
      buffers[1][index] = Lanes()
    }
    let input = (0..<FourierTransform.vectors).map { buffers[0][$0] }
    let result = FourierTransform()(buffers[0], buffers[1])
    for (bin, lane) in [(0, 0), (1, 3), (7, 7), (299, 1), (600, 2), (601, 5), (1_199, 4)] {
      let (re, im) = Self.direct(input, bin: bin, lane: lane)
      #expect(abs(Double(result[2 * bin][lane]) - re) < 2e-4, "bin \(bin)")
      #expect(abs(Double(result[2 * bin + 1][lane]) - im) < 2e-4, "bin \(bin)")
    }
  }

  static func direct(_ points: [Lanes], bin: Int, lane: Int) -> (Double, Double) {
    (0..<size).reduce((0, 0)) { sum, point in
      let angle = -2 * Double.pi * Double(bin * point % size) / Double(size)
      let (re, im) = (Double(points[2 * point][lane]), Double(points[2 * point + 1][lane]))
      return (
        sum.0 + re * cos(angle) - im * sin(angle), sum.1 + re * sin(angle) + im * cos(angle)
      )
    }
  }
}
