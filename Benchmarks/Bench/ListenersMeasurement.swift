import AudioCodecs
import AudioEngine
import Foundation
import ReadingModel
import VorleserKit

/// How soon a new listener hears something while others listen, and whether they hear all in time.
struct ListenersMeasurement: Measurement {
  static let name = "listeners"
  static let arguments = ["BOOK", "COUNT", "SECONDS", "VOICE"]

  private struct Result: Encodable {
    var listeners: Int
    var taps: Int
    var medianTap: Double
    var lateTap: Double
    var underruns: Int
    var spokenSeconds: Double
    var memory: Int
  }

  static func run(_ arguments: [String]) async throws {
    let (count, length) = (Int(arguments[1]) ?? 0, Double(arguments[2]) ?? 30)
    let kit = try VorleserKit()
    let book = try await kit.open(file: URL(filePath: arguments[0]))
    try await kit.warmUp()
    let total = try await book.content.chapterLengths().reduce(0, +)
    let end = ContinuousClock.now + .seconds(length)
    var taps: [Double] = []
    let heard = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for number in 0..<count {
        let stream = try await kit.liveStream(
          of: book, bookKey: "\(number)", from: total * number / (count + 1), voice: arguments[3])
        group.addTask { try await listen(to: stream, until: end, delay: Double(number) / 50) }
      }
      try await Task.sleep(for: .seconds(Double(count) / 50 + 3))
      var random = SystemRandomNumberGenerator()
      while ContinuousClock.now < end {
        let offset = Int.random(in: 0..<total * 9 / 10, using: &random)
        taps.append(
          try await seconds {
            let stream = try await kit.liveStream(of: book, bookKey: "tap", from: offset)
            for try await _ in stream.bytes() { break }
          })
        try await Task.sleep(for: .milliseconds(200))
      }
      return try await group.reduce(into: (0, 0)) { $0 = ($0.0 + $1.0, $0.1 + $1.1) }
    }
    taps.sort()
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    try printLine(
      Result(
        listeners: count, taps: taps.count, medianTap: taps[taps.count / 2],
        lateTap: taps[taps.count * 95 / 100], underruns: heard.1,
        spokenSeconds: Double(heard.0) / Double(MP3Frames.bytesPerSecond),
        memory: peak.flatMap { Int($0.filter(\.isNumber)) } ?? 0))
  }

  /// Takes sound as fast as it is heard.
  ///
  /// - Returns: Bytes taken, and how often they came too late.
  private static func listen(
    to stream: LiveStream, until end: ContinuousClock.Instant, delay: Double
  ) async throws -> (Int, Int) {
    try await Task.sleep(for: .seconds(delay))
    var start = ContinuousClock.now
    var taken = 0
    var underruns = 0
    for try await bytes in stream.bytes() {
      let now = ContinuousClock.now
      if taken == 0 { start = now }
      let due = start + .seconds(Double(taken) / Double(MP3Frames.bytesPerSecond))
      if due < now, taken > 0 {
        underruns += 1
        start += due.duration(to: now)
      }
      taken += bytes.count
      guard now < end else { break }
      // One second is held.
      let next = start + .seconds(Double(taken) / Double(MP3Frames.bytesPerSecond) - 1)
      if next > now { try await Task.sleep(until: next) }
    }
    return (taken, underruns)
  }
}
