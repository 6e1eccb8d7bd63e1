import BookParser
public import Foundation
import ReadingModel

/// Adds the new files of some folders to a library, for as long as it runs.
///
/// A file is added when it has stopped changing, and a book in several formats once, from the best of them. Folders are looked at again and again,
/// since disks of the network tell of no changes.
public actor FolderWatch {
  /// How often the folders are looked at: a file that is there at two looks and has not changed is complete.
  public static let interval = Duration.seconds(3)

  /// What has happened.
  public enum Event: Sendable {
    /// A book was added, or came back, or was refused.
    case book(FolderImport)
    /// The folder can't be read any more; it is watched on.
    case vanished(URL)
    /// The folder can be read again.
    case back(URL)
    /// The library can store nothing; the files are tried again.
    case failed(any Error)
    /// Which files were dealt with can't be written; it is tried again.
    case unrecorded(any Error)
  }

  private let library: Library
  private(set) var folders: [URL]
  private let place: ShelfPlace
  private let interval: Duration
  private let read: @Sendable (URL, BookFormatTable) throws -> BookFolder
  private let report: @Sendable (Event) -> Void
  private var record: WatchRecord
  private var isRecordFailing = false
  /// The states of new files at the last look.
  private var seen: [URL: WatchRecord.State] = [:]
  /// Files that could not be read, as when a disk fails: they are tried again when a folder is back, and at the next start.
  private var unread: [URL: WatchRecord.State] = [:]
  private var vanished: Set<URL> = []
  /// What was found in folders.
  private var findings: [URL: WatchedFolder.Findings] = [:]
  private var hasFailed = false

  /// Makes a watch.
  ///
  /// - Parameters:
  ///   - folders: The folders; one that is not there is watched for.
  ///   - library: The library.
  ///   - place: The person who adds the books, and the shelf.
  ///   - interval: How often the folders are looked at.
  ///   - report: Told what has happened.
  public init(
    _ folders: [URL], for library: Library, to place: ShelfPlace = .shared,
    interval: Duration = FolderWatch.interval, report: @escaping @Sendable (Event) -> Void
  ) {
    self.init(
      folders, for: library, to: place, interval: interval,
      reading: { try BookFolder($0, formats: $1) }, report: report)
  }

  /// Makes a watch that reads folders in a way that tests choose.
  init(
    _ folders: [URL], for library: Library, to place: ShelfPlace = .shared, interval: Duration,
    reading read: @escaping @Sendable (URL, BookFormatTable) throws -> BookFolder,
    report: @escaping @Sendable (Event) -> Void
  ) {
    self.folders = folders
    self.library = library
    self.place = place
    self.interval = interval
    self.read = read
    self.report = report
    record = WatchRecord(library.kit.data.watchedFiles)
  }

  /// Watches other folders from the next look on.
  ///
  /// - Parameter folders: All that are to be watched.
  func watch(_ folders: [URL]) {
    self.folders = folders
    vanished.formIntersection(folders)
    findings = findings.filter { folders.contains($0.key) }
  }

  /// What was found in a folder since the program has begun.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: `nil` before the first look.
  func findings(in folder: URL) -> WatchedFolder.Findings? { findings[folder] }

  /// Watches until the task is cancelled.
  public func run() async {
    while !Task.isCancelled {
      do {
        try await look()
        hasFailed = false
      } catch is CancellationError {
        return
      } catch {
        // A full disk is told of once, and not every few seconds.
        if !hasFailed { report(.failed(error)) }
        hasFailed = true
      }
      try? await Task.sleep(for: interval)
    }
  }

  /// Looks once at all folders that are still watched when their turn comes.
  ///
  /// - Throws: The first failure, when all of them have had their turn; `CancellationError`.
  func look() async throws {
    defer { note { try record.write() } }
    var failure: (any Error)?
    for folder in folders where self.folders.contains(folder) {
      do {
        try await look(at: folder)
      } catch let error as CancellationError {
        throw error
      } catch {
        findings[folder]?.failure = error
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  /// Looks at a folder and the folders in it.
  private func look(at root: URL) async throws {
    var folders = [root]
    var unreadable: [URL] = []
    while let next = folders.popLast() {
      try Task.checkCancellation()
      guard self.folders.contains(root) else { return }
      guard let content = try? read(next, library.kit.formats) else {
        if next == root {
          findings[root, default: .init()].looked(isMissing: true)
          if vanished.insert(root).inserted { report(.vanished(root)) }
        } else if FileManager.default.fileExists(atPath: next.path) {
          // Others have been moved this very moment.
          unreadable.append(next)
        }
        continue
      }
      if next == root {
        findings[root, default: .init()].looked(isMissing: false)
        if vanished.remove(root) != nil {
          unread = [:]
          report(.back(root))
        }
      }
      for files in content.books {
        if let outcome = try await look(at: files) {
          // A folder that is no longer watched has no findings.
          findings[root]?.note(outcome, files)
          report(.book(outcome))
        }
      }
      folders += content.folders.reversed()
    }
    findings[root]?.ended(unreadable)
  }

  /// Looks at the files of one book.
  ///
  /// - Returns: What became of it; `nil` for no news.
  private func look(at files: [URL]) async throws -> FolderImport? {
    var states: [URL: WatchRecord.State] = [:]
    for file in files { states[file] = WatchRecord.State(file) }
    // Another format of a book that is here is no new book.
    guard !states.isEmpty,
      !states.contains(where: { record.knows($0.key, $0.value) || unread[$0.key] == $0.value })
    else { return nil }
    let isComplete = states.allSatisfy { seen[$0.key] == $0.value }
    seen.merge(states) { $1 }
    guard isComplete else { return nil }
    let outcome = try await library.addBook(
      of: files.filter { states[$0] != nil }, to: place
    ) { book, file in
      try await self.library.takeSidecar(beside: file, for: book, by: self.place.person)
    }
    for file in states.keys { seen[file] = nil }
    if case .refused(_, let reason) = outcome {
      // They were taken away or changed meanwhile, and are as new when they are there again.
      if states.contains(where: { WatchRecord.State($0.key) != $0.value }) { return nil }
      if case BookOpenError.unreadable = reason {
        unread.merge(states) { $1 }
        return outcome
      }
    }
    note { try record.add(states) }
    // One that is here already is no news.
    if case .known = outcome { return nil }
    return outcome
  }

  /// Changes the record; what can't be written is written later, and told of once and not with each look.
  private func note(_ change: () throws -> Void) {
    do {
      try change()
      if record.isWritten { isRecordFailing = false }
    } catch {
      if !isRecordFailing { report(.unrecorded(error)) }
      isRecordFailing = true
    }
  }
}
