public import Encryption
import Foundation
import Storage
import WebDAV

/// A backup that was sent to a destination.
public struct SentBackup: Hashable, Sendable {
  /// Its name there.
  public let name: String
  /// What it holds.
  public let report: BackupReport
  /// The names of older backups that were deleted there, oldest first.
  public let deleted: [String]
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
  /// - Returns: What was sent.
  /// - Throws: ``DestinationError``; ``BackupError``; ``LibraryError``; `CancellationError`.
  public func sendBackup(
    to name: String, includesFiles: Bool = true, passphrase: Passphrase? = nil, thins: Bool = false
  ) async throws -> SentBackup {
    let folder = try await folder(of: destination(name))
    // A server that is off is noticed before the work.
    try await asked { try await folder.make() }
    let work = try await stored { try await shelf.workFolder() }
    defer { withExtendedLifetime(work) {} }
    let file = work.url.appending(path: "backup")
    let report = try await backUp(to: file, includesFiles: includesFiles, passphrase: passphrase)
    let fileName = BackupSeries.name(at: .now, isEncrypted: passphrase != nil)
    return try await asked {
      try await folder.put(file, as: fileName)
      let deleted = thins ? try await thin(folder) : []
      return SentBackup(name: fileName, report: report, deleted: deleted)
    }
  }

  /// The backups at a destination.
  ///
  /// - Parameter name: The destination's name or address.
  /// - Returns: Their names with their lengths in bytes, newest first.
  /// - Throws: ``DestinationError``; ``LibraryError/storage(_:)``; `CancellationError`.
  public func backups(at name: String) async throws -> [(name: String, byteCount: Int?)] {
    let folder = try await folder(of: destination(name))
    return try await asked {
      try await folder.files().filter { BackupSeries.time(of: $0.name) != nil }
        .sorted { $0.name > $1.name }.map { ($0.name, $0.byteCount) }
    }
  }

  /// Fetches a backup from a destination, to be restored.
  ///
  /// - Parameters:
  ///   - backup: Its name there; `nil` for the newest.
  ///   - name: The destination's name or address.
  /// - Returns: The backup; it is deleted with the last reference.
  /// - Throws: ``DestinationError``; ``LibraryError/storage(_:)``; `CancellationError`.
  public func fetchBackup(_ backup: String?, from name: String) async throws -> MadeFile {
    let names = try await backups(at: name).map(\.name)
    guard let found = backup.map({ names.contains($0) ? $0 : nil }) ?? names.first else {
      throw DestinationError.noBackup(name: backup, destination: name)
    }
    let folder = try await folder(of: destination(name))
    let work = try await stored { try await shelf.workFolder() }
    let file = work.url.appending(path: "backup")
    try await asked { try await folder.get(found, to: file) }
    return try MadeFile(work, file, name: found)
  }

  /// Deletes the backups that no day, week or month needs, and what broken uploads have left.
  private func thin(_ folder: WebDAVFolder) async throws -> [String] {
    let names = try await folder.files().map(\.name)
    let surplus = BackupSeries.surplus(of: names)
    for name in surplus { try await folder.delete(name) }
    let limit = Date.now - Self.partLifetime
    for name in names where name.hasSuffix(WebDAVFolder.partEnding) {
      let whole = String(name.dropLast(WebDAVFolder.partEnding.count))
      if let time = BackupSeries.time(of: whole), time < limit { try await folder.delete(name) }
    }
    return surplus
  }
}
