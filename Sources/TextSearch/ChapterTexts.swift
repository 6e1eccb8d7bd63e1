import ReadingModel
import Synchronization

/// The texts of the chapters that were searched last, so that every letter typed need not parse the
/// book again.
public final class ChapterTexts: Sendable {
  /// How much is kept, in UTF-16 units: 24 MB, four long novels.
  public static let unitLimit = 12_000_000
  /// What a short chapter counts, so that their number is limited too.
  private static let leastUnits = 1000

  private struct Key: Hashable {
    var book: String
    var chapter: Int
  }

  private struct State {
    var texts: [Key: (units: [UInt16], used: Int)] = [:]
    var total = 0
    var clock = 0
  }

  private let state = Mutex(State())

  /// Makes an empty store.
  public init() {}

  /// The text of a chapter.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - book: The book.
  /// - Returns: UTF-16 units.
  /// - Throws: What reading the chapter throws.
  func text(ofChapter index: Int, in book: Book) async throws -> [UInt16] {
    let key = Key(book: book.fingerprint.description, chapter: index)
    if let known = known(key) { return known }
    let units = Array(try await book.content.chapter(at: index).text.utf16)
    keep(units, key)
    return units
  }

  private func known(_ key: Key) -> [UInt16]? {
    state.withLock { state in
      state.clock += 1
      state.texts[key]?.used = state.clock
      return state.texts[key]?.units
    }
  }

  private func keep(_ units: [UInt16], _ key: Key) {
    let weight = max(units.count, Self.leastUnits)
    // A book that is larger than the store would only push everything else out.
    guard weight <= Self.unitLimit / 2 else { return }
    state.withLock { state in
      guard state.texts[key] == nil else { return }
      state.clock += 1
      state.texts[key] = (units, state.clock)
      state.total += weight
      guard state.total > Self.unitLimit else { return }
      // To three quarters at once, so that the oldest are not looked for at every chapter.
      for (old, text) in state.texts.sorted(by: { $0.value.used < $1.value.used }) {
        guard state.total > Self.unitLimit / 4 * 3 else { break }
        state.texts[old] = nil
        state.total -= max(text.units.count, Self.leastUnits)
      }
    }
  }
}
