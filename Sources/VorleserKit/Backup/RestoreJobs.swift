public import Encryption
import Foundation
import Storage
import Synchronization

/// Restores backups from destinations, one job at a time for a library.
///
/// If the connection breaks or the passphrase is wrong, what has arrived stays, so that the next attempt goes on with it. It is
/// deleted when the backup is restored or given up, when another one is chosen, or after a day.
///
/// ```swift
/// let restoreJobs = RestoreJobs(library, accounts)
/// try await restoreJobs.start(RestoreOrder(backup: name, destination: "nas"), passphrase: nil)
/// while let job = await restoreJobs.job, !job.isEnded { print(job.step) }
/// ```
public actor RestoreJobs {
  /// How long what has arrived waits for another attempt; it may take half of the disk.
  public static let waitingTime = Duration.seconds(86_400)

  /// What is told from the threads that receive and restore.
  private final class Progress: Sendable {
    let step = Mutex(RestoreJob.Step.fetching(receivedByteCount: 0, byteCount: nil))
  }

  /// The job that runs, or the last one.
  private struct Course {
    let order: RestoreOrder
    let progress: Progress
    /// What has arrived, as long as it is of use.
    var download: BackupDownload?
    var task: Task<Void, Never>?
  }

  private let library: Library
  private let accounts: Accounts
  private let waitingTime: Duration
  private var course: Course?
  private var isClosed = false

  /// Makes the place for a library's jobs.
  ///
  /// - Parameters:
  ///   - library: What takes the backups' content.
  ///   - accounts: The people of the library.
  ///   - waitingTime: How long what has arrived waits for another attempt.
  public init(
    _ library: Library, _ accounts: Accounts, waitingTime: Duration = RestoreJobs.waitingTime
  ) {
    self.library = library
    self.accounts = accounts
    self.waitingTime = waitingTime
  }

  /// Begins to fetch and restore a backup; ``job`` tells how far it is, and how it has ended.
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
    guard course?.task == nil, !isClosed else { throw DestinationError.isRestoring }
    let isSame = course.map { $0.order.isOfSameBackup(as: order) } ?? false
    let progress = Progress()
    course = Course(
      order: order, progress: progress, download: isSame ? course?.download : nil)
    course?.task = Task { await run(order, passphrase, progress) }
  }

  /// The job that runs, or the last one; `nil` if there was none, or it was given up.
  public var job: RestoreJob? {
    guard let course else { return nil }
    var step = course.progress.step.withLock(\.self)
    if case .fetching = step {
      step = .fetching(
        receivedByteCount: course.download?.receivedByteCount ?? 0,
        byteCount: course.download?.backup.byteCount)
    }
    return RestoreJob(order: course.order, step: step)
  }

  /// Gives up the job that runs.
  ///
  /// What has been restored stays; what has arrived is deleted. A job that has ended by itself meanwhile stays, too, as nobody may
  /// have read its report, or why it failed.
  public func cancel() async {
    guard let cancelled = course, let task = cancelled.task else { return }
    task.cancel()
    await task.value
    guard course?.progress === cancelled.progress else { return }
    guard case .failed(let error) = cancelled.progress.step.withLock(\.self),
      error is CancellationError
    else { return }
    course = nil
  }

  /// Gives up the job that runs, and forgets the last one.
  ///
  /// What has been restored stays; what has arrived is deleted.
  public func stop() async {
    let stopped = course
    stopped?.task?.cancel()
    await stopped?.task?.value
    // Another one may have begun since.
    if course?.progress === stopped?.progress { course = nil }
  }

  /// Gives up the job that runs, and takes no more.
  public func close() async {
    isClosed = true
    await stop()
  }

  private func run(
    _ order: RestoreOrder, _ passphrase: Passphrase?, _ progress: Progress
  ) async {
    do {
      let report = try await restored(order, passphrase, progress)
      course?.download = nil
      progress.step.withLock { $0 = .done(report) }
    } catch {
      if Self.isPassing(error) { forgetLater(progress) } else { course?.download = nil }
      progress.step.withLock { $0 = .failed(error) }
    }
    course?.task = nil
  }

  private func restored(
    _ order: RestoreOrder, _ passphrase: Passphrase?, _ progress: Progress
  ) async throws -> RestoreReport {
    let download: BackupDownload
    if let begun = course?.download {
      download = begun
    } else {
      download = try await library.download(of: order.backup, from: order.destination)
      course?.download = download
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
    guard let course, course.progress === progress, course.task == nil else { return }
    self.course?.download = nil
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
