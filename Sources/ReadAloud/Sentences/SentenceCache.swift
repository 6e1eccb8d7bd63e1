import Synchronization

/// The sentences of the chapters that were read aloud last, shared by all readings of a kit.
///
/// Every tap on a word begins another reading, mostly in the same chapter; to parse and split that
/// again takes 100 ms for a million characters.
package final class SentenceCache: Sendable {
  /// How much text is kept, in UTF-16 units: a long novel that is one chapter, and 10 MB of memory.
  package static let unitLimit = 4_000_000
  /// What a short chapter counts, so that no more than eighty are searched.
  package static let leastUnits = 50_000

  /// What sentences depend on.
  package struct Key: Hashable, Sendable {
    /// The identity of the book's sentences.
    package var book: String
    package var chapter: Int

    package init(book: String, chapter: Int) {
      self.book = book
      self.chapter = chapter
    }
  }

  private struct Entry {
    let key: Key
    let task: Task<[SpokenSentence], any Error>
    /// 0 until the sentences are there.
    var weight = 0
  }

  /// The one asked for last at the end.
  private let entries = Mutex<[Entry]>([])

  package init() {}

  /// The sentences of a chapter; who asks while they are made waits for the same.
  ///
  /// - Parameters:
  ///   - key: Whose.
  ///   - make: Makes them.
  /// - Returns: The sentences in order.
  /// - Throws: What `make` throws; it is tried again next time.
  package func sentences(
    _ key: Key, make: @escaping @Sendable () async throws -> [SpokenSentence]
  ) async throws -> [SpokenSentence] {
    let task = entries.withLock { entries in
      if let place = entries.firstIndex(where: { $0.key == key }) {
        entries.append(entries.remove(at: place))
        return entries[entries.count - 1].task
      }
      // Not a part of the task that asks: others may wait for it when that one is cancelled.
      let task = Task { try await make() }
      entries.append(Entry(key: key, task: task))
      return task
    }
    do {
      let sentences = try await task.value
      keep(task, weight: max(sentences.reduce(0) { $0 + $1.range.count }, Self.leastUnits))
      return sentences
    } catch {
      entries.withLock { $0.removeAll { $0.task == task } }
      throw error
    }
  }

  /// Lets the oldest go until all fit.
  private func keep(_ task: Task<[SpokenSentence], any Error>, weight: Int) {
    entries.withLock { entries in
      guard let place = entries.firstIndex(where: { $0.task == task }) else { return }
      guard weight <= Self.unitLimit else {
        entries.remove(at: place)
        return
      }
      entries[place].weight = weight
      var total = entries.reduce(0) { $0 + $1.weight }
      while total > Self.unitLimit, let oldest = entries.firstIndex(where: { $0.weight > 0 }) {
        total -= entries.remove(at: oldest).weight
      }
    }
  }
}
