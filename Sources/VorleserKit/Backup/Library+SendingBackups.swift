public import Encryption
import Foundation
import Storage

/// A backup that was sent to a destination.
public struct SentBackup: Hashable, Sendable {
  /// Its name there.
  public let name: String
  /// What it holds.
  public let report: BackupReport
  /// The names of older backups that were deleted there, oldest first.
  public let deleted: [String]
  /// Why older backups may have stayed that were to make room; `nil` if none have.
  public let thinningFailure: DestinationFailure?
}

extension Library {
  /// How long the rest of a broken upload stays, in seconds: a day, within which every upload has ended.
  private static let partLifetime = 86_400.0

  /// Backs up to a destination.
  ///
  /// The backup has its name there when all of it has arrived.
  ///
  /// - Parameters:
  ///   - name: The destination's name or address.
  ///   - includesFiles: Whether the books' files go with it.
  ///   - passphrase: What encrypts the backup; `nil` for none.
  ///   - thins: Whether older backups make room, see ``BackupSeries``.
  ///   - onProgress: Is told how many bytes of how many have been sent, once the backup is made.
  /// - Returns: What was sent.
  /// - Throws: ``DestinationError``; ``BackupError``; ``LibraryError``; `CancellationError`.
  public func sendBackup(
    to name: String, includesFiles: Bool = true, passphrase: Passphrase? = nil, thins: Bool = false,
    onProgress: (@Sendable (Int, Int) -> Void)? = nil
  ) async throws -> SentBackup {
    let destination = try await destination(name)
    return try await noting(at: destination) {
      try await send(
        to: destination, includesFiles: includesFiles, passphrase: passphrase, thins: thins,
        from: BackupArchives(self, takers: [destination.key]), onProgress: onProgress)
    }
  }

  /// Sends what the schedule of a destination has; the series is thinned.
  ///
  /// - Parameters:
  ///   - destination: The destination; nothing is sent if it has no schedule.
  ///   - time: The time in the backup's name.
  ///   - archives: What it shares with the backups that begin with it.
  ///   - onProgress: Is told how many bytes of how many have been sent, once the backup is made.
  /// - Throws: As ``sendBackup(to:includesFiles:passphrase:thins:onProgress:)``.
  func sendScheduledBackup(
    to destination: BackupDestination, at time: Date, from archives: BackupArchives,
    onProgress: @escaping @Sendable (Int, Int) -> Void
  ) async throws {
    guard let schedule = destination.schedule else { return }
    _ = try await noting(at: destination) {
      let passphrase = schedule.isEncrypted ? try await passphrase(of: destination) : nil
      return try await send(
        to: destination, includesFiles: schedule.includesFiles, passphrase: passphrase, thins: true,
        from: archives, at: time, onProgress: onProgress)
    }
  }

  /// Notes with the destination how a backup ends.
  private func noting(
    at destination: BackupDestination, _ send: () async throws -> SentBackup
  ) async throws -> SentBackup {
    do {
      let sent = try await send()
      let thinningFailure = sent.thinningFailure.map {
        BackupResult.ThinningFailure(code: $0.kind.rawValue, sentence: $0.sentence)
      }
      try await note(
        .sent(name: sent.name, byteCount: sent.report.byteCount), thinningFailure, at: destination)
      return sent
    } catch  where !(error is CancellationError) {
      // A failure to note it hides not the failure.
      try? await note(
        .failed(code: Self.code(of: error), sentence: String(describing: error)), at: destination)
      throw error
    }
  }

  private func note(
    _ outcome: BackupResult.Outcome, _ thinningFailure: BackupResult.ThinningFailure? = nil,
    at destination: BackupDestination
  ) async throws {
    try await stored {
      try await shelf.noteBackup(outcome, thinningFailure: thinningFailure, at: destination.name)
    }
  }

  /// The code of a failure, from which a page makes its sentence.
  private static func code(of error: any Error) -> String {
    switch error {
    case DestinationError.server(let failure): failure.kind.rawValue
    case DestinationError.secret: "secret"
    case BackupError.noRoomToBackUp: "no-room-to-back-up"
    default: "unmade"
    }
  }

  private func send(
    to destination: BackupDestination, includesFiles: Bool, passphrase: Passphrase?, thins: Bool,
    from archives: BackupArchives, at time: Date = .now, onProgress: (@Sendable (Int, Int) -> Void)?
  ) async throws -> SentBackup {
    let place = try await place(of: destination)
    // A server that is off, or a disk that is not connected, is noticed before the work.
    try await asked { try await place.prepare(isNew: false) }
    let backup = try await archives.backup(
      for: destination.key, includesFiles: includesFiles, passphrase: passphrase)
    defer { withExtendedLifetime(backup) {} }
    let fileName = BackupSeries.name(at: time, isEncrypted: passphrase != nil)
    let byteCount = backup.report.byteCount
    // From now on its destination may be silent.
    onProgress?(0, byteCount)
    try await asked {
      try await place.put(backup.file, as: fileName) { onProgress?($0, byteCount) }
    }
    let thinning = thins ? try await thin(place) : (deleted: [], failure: nil)
    return SentBackup(
      name: fileName, report: backup.report, deleted: thinning.deleted,
      thinningFailure: thinning.failure)
  }

  /// Deletes the backups that no day, week or month needs, and what broken uploads have left.
  ///
  /// The new backup has arrived by then, so that a failure is told and no more; the next thinning tries again.
  private func thin(
    _ place: any BackupPlace
  ) async throws -> (deleted: [String], failure: DestinationFailure?) {
    var deleted: [String] = []
    do {
      try await asked {
        for name in BackupSeries.surplus(of: try await place.storedFiles().map(\.name)) {
          try await place.delete(name)
          deleted.append(name)
        }
        try await place.deleteUnfinished(before: .now - Self.partLifetime)
      }
    } catch DestinationError.server(let failure) {
      return (deleted, failure)
    }
    return (deleted, nil)
  }
}
