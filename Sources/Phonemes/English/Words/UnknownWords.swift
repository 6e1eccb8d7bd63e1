import Synchronization

/// Reads words that no lexicon has by a small network, and remembers what it read.
final class UnknownWords: Sendable {
  /// How many words are remembered in each of two halves: names of a long novel, well under 1 MB.
  static let rememberedCount = 2048
  /// A longer word is none: the longest of any dictionary has 45 letters, and the network's time and memory grow
  /// with the length.
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
  /// - Returns: Its phonemes; empty when the network knows none of its letters, and for what is too long to be
  ///   a word.
  /// - Throws: When the network fails.
  func phonemes(of word: String) throws -> String {
    guard word.utf8.count <= Self.letterLimit * 2 else { return "" }
    let remembered = memory.withLock { $0.recent[word] ?? $0.older[word] }
    if let remembered { return remembered }
    let phonemes = try network(word)
    memory.withLock { memory in
      memory.recent[word] = phonemes
      // The older half is dropped when the recent one is full, so neither ever grows further.
      guard memory.recent.count >= Self.rememberedCount else { return }
      memory.older = memory.recent
      memory.recent = [:]
    }
    return phonemes
  }
}
