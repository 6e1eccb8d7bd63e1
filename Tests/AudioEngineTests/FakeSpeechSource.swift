import AudioEngine
import Foundation
import ReadAloud
import Synchronization
import Synthesizer

/// Says every word as a tone, with an engine's silence around the sentence.
///
/// Texts with `BROKEN` fail; a text without letters or digits has no sound.
final class FakeSpeechSource: SpeechSource {
  static let leading = 7_200
  static let trailing = 4_800
  /// Samples a character.
  let pace: Int
  let identity: String
  private let failure: SpeechError
  private let delay: Duration?
  private let asked = Mutex<[String]>([])
  private let gate = Mutex<Gate>(Gate())

  private struct Gate {
    var allowed = Int.max
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  init(
    pace: Int = 480, identity: String = "fake", failure: SpeechError = .engine("broken"),
    delay: Duration? = nil
  ) {
    self.pace = pace
    self.identity = identity
    self.failure = failure
    self.delay = delay
  }

  var texts: [String] { asked.withLock { $0 } }

  /// Lets only so many more sentences through.
  func allow(_ count: Int) {
    let released = gate.withLock { gate in
      gate.allowed = count
      defer { gate.waiting = [] }
      return gate.waiting
    }
    for continuation in released { continuation.resume() }
  }

  func speech(for sentence: SpokenSentence) async throws -> Speech {
    asked.withLock { $0.append(sentence.text) }
    while !takeTurn() {
      await withCheckedContinuation { continuation in
        gate.withLock { $0.waiting.append(continuation) }
      }
    }
    if let delay { try await Task.sleep(for: delay) }
    guard !sentence.text.contains("BROKEN") else { throw failure }
    return Self.speech(sentence.text, pace: pace)
  }

  private func takeTurn() -> Bool {
    gate.withLock { gate in
      guard gate.allowed > 0 else { return false }
      if gate.allowed != .max { gate.allowed -= 1 }
      return true
    }
  }

  static func speech(_ text: String, pace: Int) -> Speech {
    var samples = [Float](repeating: 0, count: leading)
    var words: [TimedWord] = []
    var offset = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = word.utf16.count
      if word.contains(where: { $0.isLetter || $0.isNumber }) {
        let start = samples.count
        let step = 0.05 + 0.002 * Double(word.utf8.reduce(0) { $0 &+ Int($1) } % 50)
        for index in 0..<length * pace { samples.append(0.4 * Float(cos(step * Double(index)))) }
        words.append(TimedWord(source: offset..<offset + length, samples: start..<samples.count))
      }
      offset += length + 1
    }
    guard let last = words.indices.last else { return Speech(samples: [], words: []) }
    samples += [Float](repeating: 0, count: trailing)
    words[last].samples = words[last].samples.lowerBound..<samples.count
    return Speech(samples: samples, words: words)
  }
}
