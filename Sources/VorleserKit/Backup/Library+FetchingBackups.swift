import Foundation
import Storage

extension Library {
  /// The backups at a destination.
  ///
  /// - Parameter name: The destination's name or address.
  /// - Returns: The backups, newest first.
  /// - Throws: ``DestinationError``; ``LibraryError/storage(_:)``; `CancellationError`.
  public func backups(at name: String) async throws -> [StoredBackup] {
    let place = try await place(of: destination(name))
    return try await asked {
      try await place.storedFiles().compactMap { StoredBackup($0) }.sorted { $0.name > $1.name }
    }
  }

  /// Fetches a backup from a destination, to be restored.
  ///
  /// - Parameters:
  ///   - backup: Its name there; `nil` for the newest.
  ///   - name: The destination's name or address.
  /// - Returns: The backup; it is deleted with the last reference.
  /// - Throws: ``DestinationError``; ``BackupError/noRoom(needed:free:)``; ``LibraryError/storage(_:)``; `CancellationError`.
  public func fetchBackup(_ backup: String?, from name: String) async throws -> MadeFile {
    let download = try await download(of: backup, from: name)
    try await fetch(download)
    return try download.made()
  }

  /// Finds a backup at a destination, and makes a place for it here.
  ///
  /// - Parameters:
  ///   - backup: Its name there; `nil` for the newest.
  ///   - name: The destination's name or address.
  /// - Returns: A download of which nothing has arrived.
  /// - Throws: ``DestinationError``; ``LibraryError/storage(_:)``; `CancellationError`.
  func download(of backup: String?, from name: String) async throws -> BackupDownload {
    let all = try await backups(at: name)
    guard let found = backup == nil ? all.first : all.first(where: { $0.name == backup }) else {
      throw DestinationError.noBackup(name: backup, destination: name)
    }
    let folder = try await stored { try await shelf.workFolder() }
    return BackupDownload(found, from: name, in: folder)
  }

  /// Fetches what is missing of a backup.
  ///
  /// - Parameter download: A new download, or one that has failed.
  /// - Throws: ``DestinationError``; ``BackupError/noRoom(needed:free:)``; ``LibraryError/storage(_:)``; `CancellationError`. What has
  ///   arrived stays.
  func fetch(_ download: BackupDownload) async throws {
    try download.checkRoom()
    let place = try await place(of: destination(download.destination))
    try await asked {
      try await place.get(
        download.backup.name, to: download.file, isContinued: download.receivedByteCount != nil,
        entityTag: download.backup.entityTag)
    }
  }
}
