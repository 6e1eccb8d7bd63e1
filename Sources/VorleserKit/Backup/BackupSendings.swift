public import Encryption
import Foundation
import Storage
import Synchronization

/// Backups that are on their way to destinations, one at a time for each.
///
/// ```swift
/// let sendings = BackupSendings(library)
/// try await sendings.start(to: "nas")
/// while let work = await sendings.work(at: "nas") { print(work.sentByteCount) }
/// ```
public actor BackupSendings {
  /// How far a backup is.
  public struct Work: Hashable, Sendable {
    /// How many bytes have been sent; 0 while the backup is made.
    public var sentByteCount = 0
    /// How many there are; `nil` while the backup is made.
    public var byteCount: Int?
  }

  /// What is told from the thread that sends.
  private final class Progress: Sendable {
    let work = Mutex(Work())
  }

  private let library: Library
  /// By the destinations' names in small letters.
  private var all: [String: (task: Task<Void, any Error>, progress: Progress)] = [:]
  private var isClosed = false

  /// Makes the list of a library's backups on their way.
  ///
  /// - Parameter library: What is backed up.
  public init(_ library: Library) { self.library = library }

  /// Begins to back up to a destination; how it ends is noted with the destination.
  ///
  /// - Parameters:
  ///   - name: The destination's name.
  ///   - includesFiles: Whether the books' files go with it.
  ///   - passphrase: What encrypts the backup; `nil` for none.
  ///   - thins: Whether older backups make room, see ``BackupSeries``.
  /// - Throws: ``DestinationError/noSuchDestination(name:)``; ``DestinationError/isSending(name:)`` while one is on its way there.
  public func start(
    to name: String, includesFiles: Bool = true, passphrase: Passphrase? = nil, thins: Bool = false
  ) async throws {
    let destination = try await library.destination(name)
    // Nobody waits for the task: the result is with the destination.
    _ = try begin(at: destination) { library, onProgress in
      _ = try await library.sendBackup(
        to: destination.name, includesFiles: includesFiles, passphrase: passphrase, thins: thins,
        onProgress: onProgress)
    }
  }

  /// Sends what the schedule of a destination has, and waits for its end.
  ///
  /// - Parameters:
  ///   - name: The destination's name.
  ///   - time: The time in the backup's name.
  ///   - archives: What it shares with the backups that begin with it.
  /// - Throws: What has kept it from arriving, which is noted with the destination; ``DestinationError/isSending(name:)``;
  ///   `CancellationError` when it was given up.
  func sendScheduled(
    to name: String, at time: Date, from archives: BackupArchives
  ) async throws {
    let destination = try await library.destination(name)
    let task = try begin(at: destination) { library, onProgress in
      try await library.sendScheduledBackup(
        to: destination, at: time, from: archives, onProgress: onProgress)
    }
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func begin(
    at destination: BackupDestination,
    _ send:
      @escaping @Sendable (Library, @escaping @Sendable (Int, Int) -> Void) async throws -> Void
  ) throws -> Task<Void, any Error> {
    let key = destination.name.lowercased()
    guard all[key] == nil, !isClosed else {
      throw DestinationError.isSending(name: destination.name)
    }
    let progress = Progress()
    let library = library
    let task = Task {
      defer { forget(key) }
      try await send(library) { sent, all in
        progress.work.withLock { $0 = Work(sentByteCount: sent, byteCount: all) }
      }
    }
    all[key] = (task, progress)
    return task
  }

  /// How far the backup to a destination is.
  ///
  /// - Parameter name: The destination's name.
  /// - Returns: `nil` if none is on its way.
  public func work(at name: String) -> Work? {
    all[name.lowercased()]?.progress.work.withLock(\.self)
  }

  /// Gives a backup up that is on its way; nothing of it stays at the destination, once that answers.
  ///
  /// - Parameter name: The destination's name.
  public func stop(_ name: String) async {
    guard let sending = all[name.lowercased()] else { return }
    sending.task.cancel()
    _ = await sending.task.result
  }

  /// Gives up all backups on their way, and takes no more.
  public func close() async {
    isClosed = true
    for sending in all.values { sending.task.cancel() }
    for sending in all.values { _ = await sending.task.result }
  }

  private func forget(_ key: String) { all[key] = nil }
}
