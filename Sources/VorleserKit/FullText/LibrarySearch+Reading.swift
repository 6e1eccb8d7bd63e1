import BookParser
import Foundation
import ReadingModel
import Storage
import TextSearch

extension LibrarySearch {
  /// A book whose chapters go into the index.
  struct ReadBook: Sendable {
    /// How far it is in the index.
    var state: IndexedBook
    fileprivate let outline: BookOutline
    fileprivate let book: Book
    /// The chapters that come next.
    fileprivate var chapters: Chapters
  }

  /// Chapters that go to the queue that makes passages together: short ones as many as make a passage.
  fileprivate struct Chapters: Sendable {
    var texts: [PassageTexts.ChapterText] = []
    var length = 0
    /// The chapter behind them.
    var next: Int
  }

  /// Begins to read a book with its first chapters.
  func reading(_ id: Int) -> Task<ReadBook?, any Error> { Task { try await read(id) } }

  /// Adds the chapters of a book that are not yet in the index.
  func index(_ read: ReadBook, in batch: inout IndexBatch) async throws {
    var read = read
    while !read.chapters.texts.isEmpty {
      let (chapters, book, outline) = (read.chapters, read.book, read.outline)
      // The next chapters are read while passages are made of these.
      async let following = self.chapters(of: book, outline, from: chapters.next)
      let passages = try await maker.passages(of: chapters.texts)
      guard
        try await batch.add(
          passages, length: chapters.length, of: &read.state, next: chapters.next)
      else { return }
      read.chapters = try await following
    }
    try await batch.end(read.state, next: read.outline.chapters.count)
  }

  /// Opens a book that is not whole in the index.
  private func read(_ id: Int) async throws -> ReadBook? {
    // Not asked of `building`, which may be writing the books before.
    guard let state = try await searching.book(id), !state.isDone else { return nil }
    let book: Book
    let outline: BookOutline
    do {
      outline = try await library.outline(of: id)
      book = try await library.openForIndex(id)
    } catch let error as CancellationError {
      throw error
    } catch LibraryError.storage(let error) {
      throw error
    } catch {
      try await noteUnreadable(state)
      return nil
    }
    // Making the outline anew may have changed the text.
    guard try await library.shelf.edition(of: id) == state.edition else {
      if let now = try await library.shelf.states()[id] { try await note(id, now.revision) }
      guard let now = try await building.book(id), now.edition != state.edition else { return nil }
      return try await read(id)
    }
    return ReadBook(
      state: state, outline: outline, book: book,
      chapters: try await chapters(of: book, outline, from: state.next))
  }

  private func chapters(
    of book: Book, _ outline: BookOutline, from first: Int
  ) async throws -> Chapters {
    var chapters = Chapters(next: first)
    while chapters.next < outline.chapters.count, chapters.length < Passages.length {
      try Task.checkCancellation()
      let index = chapters.next
      // A chapter that can't be read any more has no text; the others have.
      let text = (try? await book.content.chapter(at: index)).map(\.text.utf16Units) ?? []
      chapters.texts.append(.init(text: text, chapter: index, place: outline.chapters[index]))
      chapters.length += text.count
      chapters.next += 1
    }
    return chapters
  }

  /// Notes that a book has no text, as one without its file.
  ///
  /// When the file comes back the revision changes, and the edition is no longer the noted one.
  private func noteUnreadable(_ state: IndexedBook) async throws {
    guard let book = try await library.shelf.book(state.id) else { return }
    let edition = state.edition + ".unreadable"
    try await clear(state.id)
    try await building.note([
      NotedBook(
        id: state.id, revision: state.revision, edition: edition,
        names: await maker.names(of: book))
    ])
    guard let noted = try await building.book(state.id) else { return }
    _ = try await building.add([NewChapters(of: noted, passages: [], next: 0, isDone: true)])
  }
}
