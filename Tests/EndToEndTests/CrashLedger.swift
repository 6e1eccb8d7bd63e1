import Foundation
import TestSupport

/// What a client was told, and what it asked for without having been told yet.
actor CrashLedger {
  /// A book as its client knows it.
  struct Entry: Sendable {
    let id: Int
    let title: String
    /// The place that was acknowledged last.
    var version = 0
    var offset = 0
    var isRemoved = false
    /// A place that was sent when the server died; it may have been stored.
    var sentOffset: Int?
    /// A removal or restoration was sent when the server died.
    var isUndecided = false
    var length: Int
  }

  /// The sizes of all files that were ever sent, by title: a book is never there with another.
  private(set) var sizes: [String: Int] = [:]
  private(set) var entries: [Int: Entry] = [:]
  /// Books that the last life of the server had to do with.
  private(set) var touched: Set<Int> = []
  private var random: SeededGenerator
  private var busy: Set<Int> = []
  /// How many requests were acknowledged in all, and in this life.
  private(set) var total = 0
  /// How many removals were acknowledged.
  private(set) var removalCount = 0
  private var count = 0
  private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  func beginLife() {
    touched = []
    busy = []
    count = 0
  }

  /// Waits for so many acknowledged requests in this life.
  func answers(_ wanted: Int) async {
    guard count < wanted else { return }
    await withCheckedContinuation { waiting = (wanted, $0) }
  }

  private func noteAnswer() {
    count += 1
    total += 1
    guard let (wanted, continuation) = waiting, count >= wanted else { return }
    waiting = nil
    continuation.resume()
  }

  func sending(_ title: String, size: Int) { sizes[title] = size }

  func added(_ book: CrashBook) {
    touched.insert(book.id)
    entries[book.id] = Entry(id: book.id, title: book.title, length: book.length)
    noteAnswer()
  }

  /// Some book that nobody else works on.
  func take(removed: Bool? = false) -> Entry? {
    let free = entries.values.filter { entry in
      !busy.contains(entry.id) && (removed.map { $0 == entry.isRemoved } ?? true)
    }
    guard let id = free.map(\.id).sorted().randomElement(using: &random) else { return nil }
    busy.insert(id)
    touched.insert(id)
    return entries[id]
  }

  func release(_ id: Int) { busy.remove(id) }

  func sendingPlace(_ offset: Int, of id: Int) { entries[id]?.sentOffset = offset }

  func stored(_ place: CrashBook.Place, of id: Int) {
    entries[id]?.version = place.version
    entries[id]?.offset = place.offset
    entries[id]?.sentOffset = nil
    noteAnswer()
  }

  func sendingRemoval(of id: Int) { entries[id]?.isUndecided = true }

  func removed(_ isRemoved: Bool, _ id: Int) {
    entries[id]?.isRemoved = isRemoved
    entries[id]?.isUndecided = false
    if isRemoved { removalCount += 1 }
    noteAnswer()
  }

  /// Takes what the server has now for what is known, once it was found to be allowed.
  func settle(_ book: CrashBook, isRemoved: Bool) {
    var entry = entries[book.id] ?? Entry(id: book.id, title: book.title, length: book.length)
    entry.version = book.position.version
    entry.offset = book.position.offset
    entry.sentOffset = nil
    entry.isRemoved = isRemoved
    entry.isUndecided = false
    entries[book.id] = entry
  }

  func entry(_ id: Int) -> Entry? { entries[id] }
}

/// A book in the server's words.
struct CrashBook: Decodable, Sendable {
  struct Place: Decodable, Sendable {
    var offset: Int
    var version: Int
  }

  struct Chapter: Decodable, Sendable {
    var index: Int
    var start: Int
    var length: Int
    var html: String?
  }

  var id: Int
  var title: String
  var fingerprint: String
  var byteCount: Int
  var length: Int
  var position: Place
  var removed: String?
  var missing: Bool
  var chapters: [Chapter]?

  /// Whether it is the guide, which the program adds by itself.
  var isGuide: Bool { title == "The Vorleser Guide" }
  /// The name of its file among the originals.
  var originalName: String {
    let parts = fingerprint.split(separator: ":")
    return "\(parts[1]).\(parts[0] == "text" ? "txt" : parts[0])"
  }
}
