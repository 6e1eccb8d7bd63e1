import Synchronization

/// Reads words that no lexicon has by a small network, and remembers the results.
final class UnknownWords: Sendable {
  /// The most words in each of two halves of the memory: the names of a long novel, well under 1
  /// MB.
  static let rememberedCount = 2048
  /// The most letters of a word.
  ///
  /// The longest word of any dictionary has 45 letters, and the network's time and memory grow with
  /// the length.
  static let letterLimit = 200

  /// Makes phonemes of a word that is not remembered.
  typealias Network = @Sendable (String) throws -> String

  private struct Memory {
    var recent: [String: String] = [:]
    var older: [String: String] = [:]
  }

  private let network: Network
  private let memory = Mutex(Memory())

  init(_ network: @escaping Network) {
    self.network = network
  }

  /// Reads a word.
  ///
  /// - Parameter word: Letters, perhaps with apostrophes.
  /// - Returns: Its phonemes; empty if the network knows none of its letters, or if the text is too
  ///   long to be a word.
  /// - Throws: The error of the network.
  func phonemes(of word: String) throws -> String {
    guard word.utf8.count <= Self.letterLimit * 2 else { return "" }
    let remembered = memory.withLock { $0.recent[word] ?? $0.older[word] }
    if let remembered { return remembered }
    let phonemes = try network(word)
    memory.withLock { memory in
      memory.recent[word] = phonemes
      // The older half is dropped when the recent one is full, so neither grows further.
      guard memory.recent.count >= Self.rememberedCount else { return }
      memory.older = memory.recent
      memory.recent = [:]
    }
    return phonemes
  }
}
