public import ReadingModel
import SpokenText
import Synchronization

/// The chapters that were read last, each parsed once for all callers: the page, its links, speech,
/// search, marks and quotes.
///
/// Callers that ask while a chapter is parsed wait for the same result. Of a chapter that was only
/// searched or linked to, the store keeps text and anchors. The least recently used chapter is
/// removed first.
public final class ChapterStore: Sendable {
  /// The size of the store in bytes: three long novels of one chapter each, with text, markup and
  /// sentences (some 15 MB), or the texts of eight searched ones.
  public static let byteLimit = 48 << 20
  /// The size of an entry besides its content, so that the number of empty chapters is limited,
  /// too.
  package static let leastByteCount = 1 << 10

  /// The key of a chapter.
  struct Key: Hashable, Sendable {
    var book: String
    var chapter: Int
  }

  private struct Entry {
    /// The task that reads or has read the whole chapter.
    var reading: Task<ReadChapter, any Error>?
    /// Whether a caller has asked for more than text or anchors.
    var isWanted = false
    var text: [UInt16]?
    var anchors: [String: Int]?
    var byteCount = 0
    var used = 0

    var isEmpty: Bool { reading == nil && text == nil && anchors == nil }
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var clock = 0
    var readCount = 0

    /// Lets the least recently used go.
    ///
    /// The store shrinks to three quarters at once, so that the search for old chapters is rare.
    mutating func makeRoom(_ limit: Int) {
      guard byteCount > limit else { return }
      for (key, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) {
        guard byteCount > limit / 4 * 3 else { return }
        // What is on its way has no size yet.
        guard entry.byteCount > 0 else { continue }
        entries[key] = nil
        byteCount -= entry.byteCount
      }
    }
  }

  private let state = Mutex(State())
  private let byteLimit: Int

  /// Makes an empty store.
  public convenience init() { self.init(byteLimit: Self.byteLimit) }

  /// Makes an empty store that keeps so many bytes.
  package init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// How many chapters were parsed since the store was made.
  public var readCount: Int { state.withLock { $0.readCount } }

  /// How many bytes are kept.
  package var byteCount: Int { state.withLock { $0.byteCount } }

  /// A chapter with its own style, see `BookContent.styledChapter(at:)`.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - book: The book.
  /// - Returns: The chapter.
  /// - Throws: When the book's file can no longer be read.
  public func chapter(_ index: Int, of book: Book) async throws -> Chapter {
    try await read(index, of: book).chapter
  }

  /// The text of a chapter.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - book: The book.
  /// - Returns: UTF-16 units.
  /// - Throws: When the book's file can no longer be read.
  public func text(ofChapter index: Int, of book: Book) async throws -> [UInt16] {
    let key = Self.key(index, book)
    if let known = known(key, \.text) { return known }
    let read = try await reading(key, index, book, isWanted: false)
    let text = await read.units
    await settle(key, read)
    return text
  }

  /// Offset of every element `id` of a chapter, as `Chapter.anchors` has them.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - book: The book.
  /// - Returns: Offsets in the chapter's text.
  /// - Throws: When the book's file can no longer be read.
  public func anchors(ofChapter index: Int, of book: Book) async throws -> [String: Int] {
    let key = Self.key(index, book)
    if let known = known(key, \.anchors) { return known }
    let read = try await reading(key, index, book, isWanted: false)
    await settle(key, read)
    return read.chapter.anchors
  }

  /// The sentences of a chapter.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - book: The book, which knows the language.
  /// - Returns: Sentences in order, with UTF-16 offsets in the chapter's text.
  /// - Throws: When the book's file can no longer be read.
  public func sentences(ofChapter index: Int, of book: Book) async throws -> [Sentence] {
    let read = try await read(index, of: book)
    let sentences = await read.sentences(language: book.metadata.language)
    await settle(Self.key(index, book), read)
    return sentences
  }

  /// The sentences of a chapter that was read, be it with its own style or without.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - book: Its book, which knows the language.
  /// - Returns: Sentences in order, with UTF-16 offsets in the chapter's text.
  public func sentences(of chapter: Chapter, in book: Book) async -> [Sentence] {
    // The text is the same either way. A chapter that is not kept is not parsed for its sentences.
    let key = Self.key(chapter.index, book)
    guard let kept = known(key, \.reading), let read = try? await kept.value else {
      return BookSentences.sentences(of: chapter, in: book)
    }
    let sentences = await read.sentences(language: book.metadata.language)
    await settle(key, read)
    return sentences
  }

  /// What is shown instead of a chapter's text under replacement rules.
  ///
  /// - Parameters:
  ///   - chapter: The chapter, read with its own style or without.
  ///   - book: Its book, which knows the language.
  ///   - rules: The rules for the book.
  /// - Returns: The chapter's fragment, the changed pieces in order, and the sentences of what is shown; UTF-16 offsets in
  ///   the chapter's text.
  public func shown(
    _ chapter: Chapter, in book: Book, under rules: KeyedReplacements
  ) async -> (markup: ChapterHTML, edits: [TextEdit], sentences: [Sentence]) {
    let key = Self.key(chapter.index, book)
    // The text is the same either way. A chapter that is not kept is not parsed for it.
    let kept = try? await known(key, \.reading)?.value
    let read = kept ?? ReadChapter(chapter)
    let shown = await read.shown(under: rules)
    let sentences = await read.sentences(language: book.metadata.language, under: rules)
    if kept != nil { await settle(key, read) }
    // Only a format without styles has lines, so that the fragment is the same either way.
    return (shown.isCleaned ? shown.chapter.markup : chapter.markup, shown.text.edits, sentences)
  }

  /// The sentences of a chapter as they are spoken under some rules.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - book: The book.
  ///   - identity: Everything that they depend on besides the text.
  ///   - rules: What is shown instead of pieces of the text.
  ///   - make: Makes them from the chapter, its text, its sentences and what is shown.
  /// - Returns: The spoken sentences.
  /// - Throws: When the book's file can no longer be read.
  func spokenSentences(
    ofChapter index: Int, of book: Book, identity: String, under rules: KeyedReplacements,
    make: @Sendable (Chapter, [UInt16], [Sentence], ShownText) -> [SpokenSentence]
  ) async throws -> [SpokenSentence] {
    let read = try await read(index, of: book)
    let spoken = await read.spoken(
      identity, language: book.metadata.language, under: rules, make: make)
    await settle(Self.key(index, book), read)
    return spoken
  }

  /// A chapter for a caller that reads a whole book: a newly read chapter is not kept, except for
  /// its anchors.
  package func passing(_ index: Int, of book: Book) async throws -> Chapter {
    let key = Self.key(index, book)
    let read = try await reading(key, index, book, isWanted: false)
    await settle(key, read)
    return read.chapter
  }

  private static func key(_ index: Int, _ book: Book) -> Key {
    // One file has a different text in each encoding, by each chapter rule and by each recognition.
    let content = book.content
    let reading = [content.encoding, content.chapterRule, content.recognition].map { $0 ?? "" }
    return Key(
      book: ([book.fingerprint.description] + reading).joined(separator: ":"), chapter: index)
  }

  private func read(_ index: Int, of book: Book) async throws -> ReadChapter {
    let key = Self.key(index, book)
    let read = try await reading(key, index, book, isWanted: true)
    await settle(key, read)
    return read
  }

  private func known<Value: Sendable>(_ key: Key, _ part: KeyPath<Entry, Value?>) -> Value? {
    state.withLock { state in
      guard let value = state.entries[key]?[keyPath: part] else { return nil }
      state.clock += 1
      state.entries[key]?.used = state.clock
      return value
    }
  }

  /// The task of a chapter: the existing one, else a new one.
  private func reading(
    _ key: Key, _ index: Int, _ book: Book, isWanted: Bool
  ) async throws -> ReadChapter {
    let task = state.withLock { state in
      state.clock += 1
      var entry = state.entries[key] ?? Entry()
      defer { state.entries[key] = entry }
      entry.used = state.clock
      entry.isWanted = entry.isWanted || isWanted
      if let known = entry.reading { return known }
      state.readCount += 1
      // Not a part of the task that asks: others may wait for it when that one is cancelled.
      let task = Task { ReadChapter(try await book.content.styledChapter(at: index)) }
      entry.reading = task
      return task
    }
    do {
      return try await task.value
    } catch {
      state.withLock { state in
        guard state.entries[key]?.reading == task else { return }
        state.entries[key]?.reading = nil
      }
      throw error
    }
  }

  /// Records the size of a chapter that was read, and removes the oldest ones until all fit.
  private func settle(_ key: Key, _ read: ReadChapter) async {
    let weight = await read.weight
    state.withLock { state in
      guard var entry = state.entries[key] else { return }
      entry.text = weight.text ?? entry.text
      entry.anchors = read.chapter.anchors
      var rest = Self.leastByteCount + (entry.text?.count ?? 0) * 2 + weight.anchors
      // What is larger than half of the store would only push everything else out.
      if rest > byteLimit / 2 {
        (entry.text, entry.anchors) = (nil, nil)
        rest = Self.leastByteCount
      }
      if !entry.isWanted || rest + weight.rest > byteLimit / 2 {
        entry.reading = nil
        entry.isWanted = false
      }
      let count = entry.reading == nil ? rest : rest + weight.rest
      state.byteCount += (entry.isEmpty ? 0 : count) - entry.byteCount
      entry.byteCount = count
      state.entries[key] = entry.isEmpty ? nil : entry
      state.makeRoom(byteLimit)
    }
  }
}
