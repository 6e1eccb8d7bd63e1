import AudioEngine
import Foundation
import Synchronization
import VorleserKit

/// A sink that only remembers when the first samples came; it takes no more.
final class FirstSamples: AudioSink {
  private let arrival = Mutex<ContinuousClock.Instant?>(nil)

  /// When the first samples came, once they have.
  var time: ContinuousClock.Instant? { arrival.withLock { $0 } }

  func write(_ samples: [Float]) async throws {
    arrival.withLock { $0 = $0 ?? .now }
    // A sink that is full suspends its writer; this one stays so until the session stops.
    try await Task.sleep(for: .seconds(60))
  }

  func pause() async throws {}
  func resume() async throws {}
  func drop() async throws {}
  func drain() async throws {}
  var heard: Int { 0 }
}

extension VorleserKit {
  /// Plays a book from a place until the first samples are there.
  ///
  /// - Returns: How long that took.
  func delayOfFirstSamples(of source: TextFile, at offset: Int, _ voice: String) async throws
    -> Duration
  {
    let sink = FirstSamples()
    var options = SpeechOptions()
    options.voice = voice
    let start = ContinuousClock.now
    let session = try await play(source.book, from: offset, options, to: sink)
    while sink.time == nil {
      guard start.duration(to: .now) < .seconds(30) else { throw NoSound() }
      try await Task.sleep(for: .microseconds(200))
    }
    let delay = start.duration(to: sink.time ?? .now)
    await session.stop()
    return delay
  }
}

/// Nothing was heard for half a minute.
struct NoSound: Error {}

/// Delays of the first samples with everything loaded, one start a sentence.
enum FirstSoundMeasurement: Measurement {
  static let name = "first-sound"
  static let arguments = ["VOICE", "TEXT"]

  static func run(_ arguments: [String]) async throws {
    let kit = try VorleserKit()
    let text = try await TextFile(path: arguments[1], kit)
    _ = try await kit.delayOfFirstSamples(of: text, at: 0, arguments[0])
    var delays: [Double] = []
    for place in text.paragraphs {
      let delay = try await kit.delayOfFirstSamples(of: text, at: place, arguments[0])
      delays.append(delay / .milliseconds(1))
    }
    try printLine(["milliseconds": delays])
  }
}

/// One start of the whole process, which ends with the first samples.
enum ColdMeasurement: Measurement {
  static let name = "cold"
  static let arguments = ["VOICE", "TEXT"]

  static func run(_ arguments: [String]) async throws {
    let kit = try VorleserKit()
    let text = try await TextFile(path: arguments[1], kit)
    let delay = try await kit.delayOfFirstSamples(of: text, at: 0, arguments[0])
    try printLine(["milliseconds": delay / .milliseconds(1)])
  }
}
