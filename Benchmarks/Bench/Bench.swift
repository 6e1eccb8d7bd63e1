import Foundation

/// Measures the product from the inside, one figure a call, and prints JSON lines.
///
/// `Benchmarks/run.py` and `Benchmarks/listen.py` call it beside the peers.
@main
struct Bench {
  static var measurements: [any Measurement.Type] {
    [
      ArticleMeasurement.self,
      BareMeasurement.self,
      ColdMeasurement.self,
      EncodingMeasurement.self,
      FirstSoundMeasurement.self,
      ListenersMeasurement.self,
      OpenMeasurement.self,
      ReadingMeasurement.self,
      SpeakMeasurement.self,
      SpeechMeasurement.self,
    ]
  }

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let measurement = measurements.first { $0.name == arguments.first }
    guard let measurement, arguments.count == measurement.arguments.count + 1 else {
      for other in measurements {
        print("usage: Bench \(([other.name] + other.arguments).joined(separator: " "))")
      }
      exit(64)
    }
    do {
      try await measurement.run(Array(arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}

/// One thing that can be measured.
protocol Measurement: Sendable {
  /// What the command line calls it.
  static var name: String { get }
  /// Names of its arguments, all needed.
  static var arguments: [String] { get }

  /// Measures and prints one or more JSON lines.
  ///
  /// - Parameter arguments: As many as ``arguments`` names.
  /// - Throws: Whatever goes wrong: a failed measurement has no result.
  static func run(_ arguments: [String]) async throws
}

/// Prints a value as one JSON line.
func printLine(_ value: some Encodable) throws {
  print(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
}

/// Seconds that some work takes.
func seconds(_ work: () async throws -> Void) async rethrows -> Double {
  let start = ContinuousClock.now
  try await work()
  return (ContinuousClock.now - start) / .seconds(1)
}

/// Lines of a text file.
func lines(of path: String) throws -> [String] {
  try String(contentsOf: URL(filePath: path), encoding: .utf8).split(separator: "\n")
    .map(String.init)
}
