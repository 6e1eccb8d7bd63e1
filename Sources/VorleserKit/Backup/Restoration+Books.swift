import BookParser
import Foundation
import ReadingModel
import Storage

extension Restoration {
  /// A book of the backup that the library lacks; its file is unpacked and read while the one before is stored.
  private struct Addition {
    let record: LibrarySnapshot.Book
    let place: ShelfPlace
    let isCopy: Bool
    /// `nil` if the backup has no file of it.
    let reading: Task<NewBook?, any Error>
  }

  /// Finds the books of the backup, and adds those that the library lacks, in their order.
  mutating func addBooks(_ all: [LibrarySnapshot.Book]) async throws {
    if sections.contains(.books) { try await stored { try await library.shelf.announce(all) } }
    var waiting: Addition?
    do {
      for (index, record) in all.enumerated() {
        try Task.checkCancellation()
        onProgress?(index, all.count)
        guard let next = try await addition(of: record) else { continue }
        let former = waiting
        waiting = next
        if let former { try await finish(former) }
      }
      if let last = waiting { try await finish(last) }
    } catch {
      // Nothing outlives the folder of the backup.
      waiting?.reading.cancel()
      _ = await waiting?.reading.result
      throw error
    }
    onProgress?(all.count, all.count)
  }

  /// Finds a book in the library, or begins to read its file.
  private mutating func addition(of record: LibrarySnapshot.Book) async throws -> Addition? {
    let adder = (record.owner ?? record.addedBy).flatMap { people[$0] } ?? .owner
    if record.owner != nil, people[record.owner ?? 0] == nil { return nil }
    let place = ShelfPlace(adder, isPrivate: record.owner != nil)
    if let present = try await known.take(record.sha256, on: place, in: library) {
      report.knownCount += 1
      books[record.id] = present
      if sections.contains(.books) {
        let recognised = try await recognise(present, as: record)
        books[record.id] = try await correct(recognised, as: record, for: adder)
      }
      return nil
    }
    guard sections.contains(.books) else {
      absentCount += 1
      return nil
    }
    let reading = Task { [library, backup] in
      try await library.read(record, of: backup, to: place)
    }
    return Addition(
      record: record, place: place, isCopy: known.expect(record.sha256), reading: reading)
  }

  /// Stores a book that was read.
  private mutating func finish(_ addition: Addition) async throws {
    let record = addition.record
    do {
      let reading = addition.reading
      let read = try await withTaskCancellationHandler {
        try await reading.value
      } onCancel: {
        reading.cancel()
      }
      guard let new = read else {
        report.problems.append(
          "The backup has no file of '\(record.title)'. Add '\(record.fileName)', and restore the backup again."
        )
        return
      }
      let added = try await store(new, addition)
      known.take(added)
      let recognised = try await recognise(added, as: record)
      books[record.id] = try await correct(recognised, as: record, for: addition.place.person)
      report.addedCount += 1
    } catch let error as LibraryError {
      // A full disk fails for all books alike.
      guard case .storage = error else { return tell(error, record) }
      throw error
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      tell(error, record)
    }
  }

  private mutating func tell(_ error: any Error, _ book: LibrarySnapshot.Book) {
    if case BookOpenError.passwordNeeded = error {
      report.problems.append(
        "'\(book.title)' is encrypted, and a backup holds no passwords. Add '\(book.fileName)', and restore the backup again."
      )
      return
    }
    if error is ChangedFile {
      report.problems.append(
        "'\(book.title)' can't be restored: its file in the backup, '\(book.file)', is not the one that was backed up. Add "
          + "'\(book.fileName)', and restore the backup again.")
      return
    }
    report.problems.append("'\(book.title)' can't be restored: \(error)")
  }

  private func store(_ new: NewBook, _ addition: Addition) async throws -> LibraryBook {
    let (record, person) = (addition.record, addition.place.person)
    var added = try await library.add(new, asCopy: addition.isCopy)
    // A book that came back from the bin has a date of its own.
    if Int((added.added.timeIntervalSince1970 * 1000).rounded()) != record.added {
      try await stored { try await library.shelf.setAdded(record.added, of: added.id) }
    }
    if added.chapterRule != record.chapterRule {
      added = try await library.setChapterRule(record.chapterRule, of: added.id, for: person)
    }
    if let language = record.language {
      added = try await library.setLanguage(language, of: added.id, for: person)
    }
    return added
  }
}

/// A file of a backup has not the content that the backup names.
private struct ChangedFile: Error {}

extension Library {
  /// Unpacks and reads a book of a backup.
  ///
  /// - Returns: The book, not yet in the library; `nil` if the backup has no file of it.
  fileprivate func read(
    _ record: LibrarySnapshot.Book, of backup: BackupReader, to place: ShelfPlace
  ) async throws -> NewBook? {
    let file = try await receive(record.fileName)
    guard try await file.fill({ try backup.extract(record, to: file.url) }) else { return nil }
    let content = try await stored { try await file.finish() }
    guard content.sha256 == record.sha256 else {
      throw ChangedFile()
    }
    var (new, _) = try await read(
      file, in: record.encoding.flatMap { EncodingName($0) }, to: place)
    new.added = record.added
    return new
  }
}
