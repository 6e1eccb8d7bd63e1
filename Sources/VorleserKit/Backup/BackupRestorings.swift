public import Encryption
import Foundation
import Storage
import Synchronization

/// The restoring of backups from destinations, one at a time for a library.
///
/// If the connection breaks or the passphrase is wrong, what has arrived stays, so that the next attempt goes on with it. It is
/// deleted when the backup is restored or given up, when another one is chosen, or after a day.
///
/// ```swift
/// let restorings = BackupRestorings(library, accounts)
/// try await restorings.start(RestoreOrder(backup: name, destination: "nas"), passphrase: nil)
/// while let work = await restorings.work, !work.isEnded { print(work.step) }
/// ```
public actor BackupRestorings {
  /// How long what has arrived waits for another attempt; it may take half of the disk.
  public static let waitingTime = Duration.seconds(86_400)

  /// What is told from the threads that receive and restore.
  private final class Progress: Sendable {
    let step = Mutex(RestoreWork.Step.fetching(receivedByteCount: 0, byteCount: nil))
  }

  /// The restoring that goes on, or the last one.
  private struct Restoring {
    let order: RestoreOrder
    let progress: Progress
    /// What has arrived, as long as it is of use.
    var download: BackupDownload?
    var task: Task<Void, Never>?
  }

  private let library: Library
  private let accounts: Accounts
  private let waitingTime: Duration
  private var restoring: Restoring?
  private var isClosed = false

  /// Makes the place for a library's restoring.
  ///
  /// - Parameters:
  ///   - library: What takes the backups' content.
  ///   - accounts: The people of the library.
  ///   - waitingTime: How long what has arrived waits for another attempt.
  public init(
    _ library: Library, _ accounts: Accounts, waitingTime: Duration = BackupRestorings.waitingTime
  ) {
    self.library = library
    self.accounts = accounts
    self.waitingTime = waitingTime
  }

  /// Begins to fetch and restore a backup; ``work`` tells how far it is, and how it has ended.
  ///
  /// - Parameters:
  ///   - order: The backup, and what is wanted of it.
  ///   - passphrase: What the backup was encrypted with; `nil` for one that is not.
  /// - Throws: ``DestinationError/noSuchDestination(name:)``; ``DestinationError/noBackup(name:destination:)`` for a name that is none;
  ///   ``DestinationError/isRestoring``; ``BackupError/passphraseNeeded``; ``LibraryError/storage(_:)``.
  public func start(_ order: RestoreOrder, passphrase: Passphrase? = nil) async throws {
    let destination = try await library.destination(order.destination)
    guard BackupSeries.time(of: order.backup) != nil else {
      throw DestinationError.noBackup(name: order.backup, destination: destination.name)
    }
    guard passphrase != nil || !BackupSeries.isEncrypted(order.backup) else {
      throw BackupError.passphraseNeeded
    }
    guard restoring?.task == nil, !isClosed else { throw DestinationError.isRestoring }
    let isSame = restoring.map { $0.order.isOfSameBackup(as: order) } ?? false
    let progress = Progress()
    restoring = Restoring(
      order: order, progress: progress, download: isSame ? restoring?.download : nil)
    restoring?.task = Task { await run(order, passphrase, progress) }
  }

  /// The restoring that goes on, or how the last one has ended; `nil` if there was none, or it was given up.
  public var work: RestoreWork? {
    guard let restoring else { return nil }
    var step = restoring.progress.step.withLock(\.self)
    if case .fetching = step {
      step = .fetching(
        receivedByteCount: restoring.download?.receivedByteCount ?? 0,
        byteCount: restoring.download?.backup.byteCount)
    }
    return RestoreWork(order: restoring.order, step: step)
  }

  /// Gives up what goes on, and forgets the last one.
  ///
  /// What has been restored stays; what has arrived is deleted.
  public func stop() async {
    let stopped = restoring
    stopped?.task?.cancel()
    await stopped?.task?.value
    // Another one may have begun since.
    if restoring?.progress === stopped?.progress { restoring = nil }
  }

  /// Gives up what goes on, and takes nothing more.
  public func close() async {
    isClosed = true
    await stop()
  }

  private func run(
    _ order: RestoreOrder, _ passphrase: Passphrase?, _ progress: Progress
  ) async {
    do {
      let report = try await restored(order, passphrase, progress)
      restoring?.download = nil
      progress.step.withLock { $0 = .done(report) }
    } catch {
      if Self.isPassing(error) { forgetLater(progress) } else { restoring?.download = nil }
      progress.step.withLock { $0 = .failed(error) }
    }
    restoring?.task = nil
  }

  private func restored(
    _ order: RestoreOrder, _ passphrase: Passphrase?, _ progress: Progress
  ) async throws -> RestoreReport {
    let download: BackupDownload
    if let begun = restoring?.download {
      download = begun
    } else {
      download = try await library.download(of: order.backup, from: order.destination)
      restoring?.download = download
    }
    try await library.fetch(download)
    progress.step.withLock { $0 = .restoring(bookCount: 0, of: nil) }
    return try await library.restore(
      backup: download.file, people: accounts, sections: order.sections, passphrase: passphrase
    ) { done, all in
      progress.step.withLock { $0 = .restoring(bookCount: done, of: all) }
    }
  }

  /// Deletes what has arrived for an attempt, unless another one has gone on with it by then.
  private func forgetLater(_ progress: Progress) {
    Task { [weak self, waitingTime] in
      try? await Task.sleep(for: waitingTime)
      await self?.forget(progress)
    }
  }

  private func forget(_ progress: Progress) {
    guard let restoring, restoring.progress === progress, restoring.task == nil else { return }
    self.restoring?.download = nil
  }

  /// Whether what has arrived is good for another attempt.
  private static func isPassing(_ error: any Error) -> Bool {
    switch error {
    case DestinationError.server(let failure): failure.kind != .changed
    case is DestinationError, is LibraryError: true
    case BackupError.wrongPassphrase, BackupError.passphraseNeeded, BackupError.noRoom,
      BackupError.undecrypted:
      true
    default: false
    }
  }
}
