import Anchoring
import Annotations
public import Foundation
import ReadAloud
public import ReadingModel
import Storage

/// The outcome of an import of marks.
public struct MarkImport: Hashable, Sendable {
  /// Marks that were added or restored, and were found in the text.
  public var placed: [Mark]
  /// The number of marks that were there already.
  public var known: Int
  /// Marks that were added or restored, and whose text was not found; their `isPlaced` is false.
  public var unplaced: [Mark]
}

extension Library {
  /// The largest file with marks that is read, in bytes.
  public static let markFileLimit = MarkFileReader.byteLimit

  /// Imports marks of another program: an `AnnotationSet`, KOReader's JSON or Readest's.
  ///
  /// Each is placed by its words; if these stand in several places, also by its chapter or
  /// progress. Marks of the file that are in the bin are restored. A second import of the same file
  /// adds nothing.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - id: The book's number.
  ///   - person: Whose marks they become.
  /// - Returns: The outcome.
  /// - Throws: ``LibraryError/foreignMarks`` for a file of another format; nothing was added then.
  public func importMarks(
    _ data: Data, into id: Int, for person: PersonID = .owner
  ) async throws -> MarkImport {
    let known = try await book(id, for: person)
    let all: [ForeignMark]
    do {
      all = try MarkFileReader(title: known.title).marks(data)
    } catch {
      throw LibraryError(error)
    }
    return try await addMarks(all, to: id, for: person)
  }

  /// Adds marks of another program; those that the book has already stay as they are, and those in the bin are restored.
  ///
  /// - Parameters:
  ///   - all: The marks.
  ///   - id: The book's number.
  ///   - person: Whose marks they become.
  ///   - keepsUnplaced: Whether marks whose text is not found are added, too.
  /// - Returns: The outcome.
  /// - Throws: ``LibraryError``.
  func addMarks(
    _ all: [ForeignMark], to id: Int, for person: PersonID, keepsUnplaced: Bool = true
  ) async throws -> MarkImport {
    let restored = try await restoreMarks(Set(all.map(\.id)), in: id, for: person)
    var seen = Set(try await stored { try await shelf.marks(in: id, for: person) }.map(\.id))
    let new = all.filter { seen.insert($0.id).inserted }
    let outline = try await outline(of: id)
    let book = try await open(id)
    let placer = ForeignMarkPlacer(
      book: book, outline: outline, chapters: kit.chapters, number: id, now: Date())
    let marks = try await placer.marks(new).filter { keepsUnplaced || $0.isPlaced }
    guard let added = try await stored({ try await shelf.addMarks(marks, for: person) }) else {
      throw LibraryError.tooManyMarks
    }
    let back = restored + added
    if !back.isEmpty { tell(ofMarksIn: id, for: person) }
    return MarkImport(
      placed: back.filter(\.isPlaced), known: all.count - back.count,
      unplaced: back.filter { !$0.isPlaced })
  }

  /// Restores the marks of a file that are in the bin.
  private func restoreMarks(
    _ ids: Set<String>, in book: Int, for person: PersonID
  ) async throws -> [Mark] {
    let removed = try await stored { try await shelf.marks(in: book, for: person, removed: true) }
    var restored: [Mark] = []
    for mark in removed where ids.contains(mark.id) {
      let back = try await stored {
        try await shelf.setRemoved(mark.id, in: book, false, for: person)
      }
      if let back { restored.append(back) }
    }
    return restored
  }
}

extension LibraryError {
  /// The library's error for a file of marks.
  fileprivate init(_ error: MarkFileError) {
    switch error {
    case .tooLarge(let byteLimit): self = .tooLarge(byteLimit: byteLimit)
    case .foreign: self = .foreignMarks
    case .tooMany: self = .tooManyMarks
    case .longNote(let limit): self = .longNote(limit: limit)
    }
  }
}

/// Finds the places of another program's marks in a book.
struct ForeignMarkPlacer: Sendable {
  let book: Book
  let outline: BookOutline
  let chapters: ChapterStore
  /// The book's number.
  let number: Int
  /// The time of marks that have none.
  let now: Date

  /// Places marks.
  ///
  /// - Parameter foreign: The marks.
  /// - Returns: All of them, placed or not.
  /// - Throws: When the book's file can no longer be read.
  func marks(_ foreign: [ForeignMark]) async throws -> [Mark] {
    let expected = foreign.map(place)
    // Only what has words can be looked for.
    let quoted = foreign.indices.filter { !foreign[$0].quote.isWordless }
    let found = try await MarkAnchoring(book: book, outline: outline, chapters: chapters).find(
      quoted.map { index in
        QuoteFinder.Wanted(
          quote: foreign[index].quote.bounded(), expected: expected[index]?.offset,
          length: foreign[index].range?.count)
      })
    var ranges: [Int: Range<TextOffset>] = [:]
    for (index, placement) in zip(quoted, found) { ranges[index] = placement?.range }
    let text = BookText(book: book, outline: outline, chapters: chapters)
    var marks: [Mark] = []
    // What stands nowhere comes last.
    let order = { (index: Int) in
      ranges[index]?.lowerBound ?? expected[index]?.offset ?? outline.length
    }
    for index in foreign.indices.sorted(by: { order($0) < order($1) }) {
      let other = foreign[index]
      var range = ranges[index]
      // A passage that is named by its place alone is that place.
      if range == nil, other.quote.isWordless, let inside = other.range,
        let place = expected[index], place.isExact,
        other.kind == .bookmark || (!inside.isEmpty && place.offset < outline.length)
      {
        range = place.offset..<min(place.offset + inside.count, outline.length)
      }
      // What is too long to be marked here is not read for its quote; it is listed.
      if let passage = range, passage.count > Library.markLimit { range = nil }
      // A bookmark without words of the book stands where its chapter and progress say.
      if range == nil, other.kind == .bookmark, let place = expected[index] {
        range = place.offset..<place.offset
      }
      let created = other.created ?? now
      var mark = Mark(
        id: other.id, book: number, kind: other.kind, range: 0..<0, style: other.style,
        color: other.color, note: other.note, quote: other.quote.bounded(),
        chapter: other.chapter.map { String($0.prefix(500)) }, created: created,
        updated: other.updated, isPlaced: range != nil)
      if let range {
        (mark.quote, mark.range) = try await text.quote(of: range)
        mark.chapter = outline.title(at: range.lowerBound)
      } else {
        let offset = min(expected[index]?.offset ?? 0, outline.length)
        mark.range = offset..<offset
      }
      marks.append(mark)
    }
    return marks
  }

  /// The estimated place of a mark, by its chapter and progress.
  private func place(_ mark: ForeignMark) -> (offset: TextOffset, isExact: Bool)? {
    let index = chapter(mark)
    if let index, outline.chapters.indices.contains(index) {
      let chapter = outline.chapters[index]
      if let range = mark.range {
        return (chapter.start + min(range.lowerBound, chapter.length), true)
      }
      let within = mark.progression.map { Int($0 * Double(chapter.length)) }
      return (chapter.start + (within ?? 0), within != nil)
    }
    return mark.totalProgression.map { (Int($0 * Double(outline.length)), false) }
  }

  private func chapter(_ mark: ForeignMark) -> Int? {
    if let path = mark.path?.removingPercentEncoding ?? mark.path, !path.isEmpty {
      let known = book.spine.firstIndex { $0.path == path }
      // Another program may count paths from the package document's folder, or from its own address.
      if let index = known
        ?? book.spine.firstIndex(where: {
          !$0.path.isEmpty && ($0.path.hasSuffix("/" + path) || path.hasSuffix("/" + $0.path))
        })
      {
        return index
      }
    }
    if let index = mark.index, book.spine.indices.contains(index) { return index }
    guard let title = mark.chapter?.lowercased() else { return nil }
    return outline.chapters.firstIndex { $0.title?.lowercased() == title }
  }
}

extension TextQuote {
  /// Whether the text has no words.
  var isWordless: Bool {
    [exact, prefix, suffix].allSatisfy { $0.allSatisfy(\.isWhitespace) }
  }
}
