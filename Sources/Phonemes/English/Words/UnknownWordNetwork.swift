import Foundation
import OnnxRuntime
import Synchronization

/// The hibari-tts package's character network for unknown words, loaded at the first of them.
///
/// Its input are letters as numbers from 1. Its output are several numbers for each letter.
/// Repetitions and zeros are dropped (connectionist temporal classification); the others are
/// phonemes.
final class UnknownWordNetwork: Sendable {
  /// The most letters of the network's training (`maxlen` of its description).
  ///
  /// Longer words are read in parts.
  static let letterLimit = 24

  private let file: URL
  private let runtime: Runtime
  private let letters: [Unicode.Scalar: Int64]
  private let sounds: [String]
  private let session = Mutex<Session?>(nil)

  init(file: URL, letters: [String], sounds: [String], runtime: Runtime) {
    self.file = file
    self.runtime = runtime
    self.sounds = sounds
    self.letters = Dictionary(
      letters.enumerated().compactMap { index, letter in
        letter.unicodeScalars.first.map { ($0, Int64(index + 1)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads a word without the letters that the network does not know.
  func phonemes(of word: String) throws -> String {
    let numbers = word.unicodeScalars.compactMap { letters[$0] }
    guard !numbers.isEmpty else { return "" }
    let session = try loaded()
    return try stride(from: 0, to: numbers.count, by: Self.letterLimit).map { start in
      try read(Array(numbers[start...].prefix(Self.letterLimit)), session)
    }.joined()
  }

  private func loaded() throws -> Session {
    try session.withLock { session in
      if let session { return session }
      guard FileManager.default.fileExists(atPath: file.path) else {
        throw PronunciationDataError.missing(path: file.path)
      }
      var options = Session.Options()
      // Words are short, so the scratch memory is small. Returning it costs more than a run.
      options.shrinksMemory = false
      let made = try Session(.file(file), runtime: runtime, options: options)
      session = made
      return made
    }
  }

  private func read(_ numbers: [Int64], _ session: Session) throws -> String {
    let input = try Tensor(numbers, shape: [1, numbers.count])
    guard let output = try session.run(["chars": input]).first else { return "" }
    var phonemes = ""
    var previous: Int64 = 0
    for number in try output.values(as: Int64.self) {
      if number != previous, number != 0, sounds.indices.contains(Int(number) - 1) {
        phonemes += sounds[Int(number) - 1]
      }
      previous = number
    }
    return phonemes
  }
}
