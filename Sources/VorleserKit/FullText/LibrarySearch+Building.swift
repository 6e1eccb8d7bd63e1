import BookParser
import Foundation
import ReadingModel
import Storage
import TextSearch

extension LibrarySearch {
  /// How many passages are removed in one transaction, which others wait for.
  private static let removalCount = 32
  /// How many books one transaction notes: it costs as much for one book as for a hundred.
  private static let noteCount = 100
  /// How long an update waits after a change, so that whoever opens a book goes first.
  private static let delay = Duration.seconds(1)
  /// How long an update that has failed is not tried again: what keeps it off, such as a full disk, may be over though no book changes.
  private static let pause = Duration.seconds(60)

  /// Keeps the index up to date until the task is cancelled.
  ///
  /// - Parameters:
  ///   - changes: The library's changes.
  ///   - givesWay: Whether others want the processor now, so that an update leaves them some of its time.
  ///   - report: Takes an error that ended an update, once as long as it is the same; the update is tried again.
  public func follow(
    _ changes: AsyncStream<LibraryChange>, givesWay: @escaping @Sendable () -> Bool,
    report: @escaping @Sendable (any Error) -> Void
  ) async {
    await follow(changes, pause: Self.pause, givesWay: givesWay, report: report)
  }

  /// Keeps the index up to date, with a pause behind each failure that tests choose.
  func follow(
    _ changes: AsyncStream<LibraryChange>, pause: Duration,
    givesWay: @escaping @Sendable () -> Bool, report: @escaping @Sendable (any Error) -> Void
  ) async {
    // Many changes in a row, as of an import of a folder, are one reason to look.
    let (due, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    continuation.yield()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await change in changes {
          switch change {
          case .book, .shelf, .replaced: continuation.yield()
          default: break
          }
        }
        continuation.finish()
      }
      group.addTask {
        var told: String?
        for await _ in due {
          do {
            try await Task.sleep(for: Self.delay)
            try await self.update(givesWay: givesWay)
            told = nil
          } catch is CancellationError {
            return
          } catch {
            if told != "\(error)" { report(error) }
            told = "\(error)"
            // Cancelled at the end of the program, when nobody waits for the next one.
            try? await Task.sleep(for: pause)
            continuation.yield()
          }
        }
      }
    }
  }

  /// Puts all that is missing into the index and removes what is no longer in the library.
  ///
  /// It can be cancelled at any time, and goes on with the next chapter that is not yet in the index.
  ///
  /// - Parameters:
  ///   - givesWay: Whether others want the processor now; asked some times a second.
  ///   - progress: Takes how many books are done, and how many there are, after each.
  /// - Throws: ``LibraryError/storage(_:)``; `CancellationError`.
  public func update(
    givesWay: @escaping @Sendable () -> Bool = { false },
    progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws {
    try await stored {
      do {
        try await addMissing(givesWay, progress)
      } catch is PassageTexts.UnreadableText {
        // An index that can't lose a text would have its words for ever; all that it holds is in the books.
        await building.discard()
        do {
          try await addMissing(givesWay, progress)
        } catch is PassageTexts.UnreadableText {
          throw StorageError.failed(reason: "the search index has a damaged text")
        }
      }
    }
  }

  private func addMissing(
    _ givesWay: @escaping @Sendable () -> Bool, _ progress: @Sendable (Int, Int) -> Void
  ) async throws {
    var missing = try await reconcile()
    let all = missing.count
    var batch = IndexBatch(index: building, givesWay: givesWay)
    // The next book is read while the passages of the one before are made and written.
    var next = missing.popLast().map(reading)
    do {
      while let present = next {
        try Task.checkCancellation()
        let book = try await withTaskCancellationHandler {
          try await present.value
        } onCancel: {
          present.cancel()
        }
        next = missing.popLast().map(reading)
        if let book { try await index(book, in: &batch) }
        progress(all - missing.count - (next == nil ? 0 : 1), all)
      }
      try await batch.finish()
    } catch {
      // The library may be closed next, which nothing may outlive; of two errors the first says what went wrong.
      next?.cancel()
      _ = await next?.result
      _ = try? await batch.settle()
      throw error
    }
  }

  /// Compares the index with the library.
  ///
  /// - Returns: The books whose texts are missing, the newest at the end.
  private func reconcile() async throws -> [Int] {
    let states = try await library.shelf.states()
    var known = try await building.books()
    for id in known.keys where states[id] == nil {
      try await clear(id)
      try await building.forget(id)
    }
    var due: [NotedBook] = []
    for (id, state) in states.sorted(by: { $0.key < $1.key }) {
      if let book = known[id], book.revision == state.revision,
        book.edition.hasPrefix(state.file)
      {
        continue
      }
      try Task.checkCancellation()
      guard let noted = try await described(id, state.revision) else { continue }
      if let former = known[id], former.edition != noted.edition { try await clear(id) }
      due.append(noted)
      if due.count == Self.noteCount {
        try await building.note(due)
        due = []
      }
    }
    try await building.note(due)
    known = try await building.books()
    return known.values.filter { !$0.isDone }.map(\.id).sorted()
  }

  /// Notes a book that is new or has changed.
  func note(_ id: Int, _ revision: Int) async throws {
    guard let noted = try await described(id, revision) else { return }
    if let former = try await building.book(id), former.edition != noted.edition {
      try await clear(id)
    }
    try await building.note([noted])
  }

  /// What the index is to know of a book; `nil` for one that is gone.
  private func described(_ id: Int, _ revision: Int) async throws -> NotedBook? {
    guard let book = try await library.shelf.book(id),
      let edition = try await library.shelf.edition(of: id)
    else { return nil }
    return NotedBook(
      id: id, revision: revision, edition: edition, names: await maker.names(of: book))
  }

  /// Removes what is in the index of a book's text.
  func clear(_ id: Int) async throws {
    // Another process may be adding chapters of the former edition.
    try await building.withdraw(id)
    while true {
      try Task.checkCancellation()
      let passages = try await building.passages(
        of: id, limit: Self.removalCount, isWithdrawn: true)
      if passages.isEmpty { return }
      try await building.remove(try await maker.tokens(of: passages))
    }
  }
}
