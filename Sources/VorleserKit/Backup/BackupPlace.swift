import Foundation
import ObjectStorage
import WebDAV

/// A file at a destination of backups.
struct StoredFile: Hashable, Sendable {
  let name: String
  /// Its length; `nil` if the server tells none.
  let byteCount: Int?
  /// The server's mark of this version; `nil` if it has none.
  var entityTag: String?
}

/// What every server and folder does that keeps backups.
protocol BackupPlace: Sendable {
  /// The whole address, as the library keeps it.
  var text: String { get }

  /// Asks whether backups can go there; a folder that can be made is made, one of this machine only if a person has just chosen it.
  func prepare(isNew: Bool) async throws
  /// The files there.
  func storedFiles() async throws -> [StoredFile]
  /// Sends a file, which has its name when all of it has arrived; `onSent` is told now and then how many bytes have been sent.
  func put(_ file: URL, as name: String, onSent: (@Sendable (Int) -> Void)?) async throws
  /// Fetches a file; what has arrived before a failure is not asked for again, if `file` is continued and the version of `entityTag`
  /// is still there.
  func get(_ name: String, to file: URL, isContinued: Bool, entityTag: String?) async throws
  /// Deletes a file; one that is not there is deleted already.
  func delete(_ name: String) async throws
  /// Deletes what uploads have left that began before a time and have not ended.
  func deleteUnfinished(before limit: Date) async throws
}

extension BackupPlace {
  /// Deletes unfinished backups that were begun before a time, by the ending of their names.
  func deleteParts(ending: String, before limit: Date) async throws {
    for name in try await storedFiles().map(\.name) where name.hasSuffix(ending) {
      let whole = String(name.dropLast(ending.count))
      if let time = BackupSeries.time(of: whole), time < limit { try await delete(name) }
    }
  }
}

extension WebDAVFolder: BackupPlace {
  func prepare(isNew _: Bool) async throws { try await make() }

  func storedFiles() async throws -> [StoredFile] {
    try await files().map {
      StoredFile(name: $0.name, byteCount: $0.byteCount, entityTag: $0.entityTag)
    }
  }

  func deleteUnfinished(before limit: Date) async throws {
    for ending in [Self.partEnding, Self.formerPartEnding] {
      try await deleteParts(ending: ending, before: limit)
    }
  }
}

extension ObjectFolder: BackupPlace {
  func prepare(isNew _: Bool) async throws { try await check() }

  func storedFiles() async throws -> [StoredFile] {
    try await files().map {
      StoredFile(name: $0.name, byteCount: $0.byteCount, entityTag: $0.entityTag)
    }
  }
}
