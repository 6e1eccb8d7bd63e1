import Foundation
import WebDAV

/// A folder of this machine where backups go, such as a USB disk or a share that the system mounts.
///
/// A disk that is not connected mostly leaves its folder behind, on another disk. So a folder gets a mark when it is chosen, and
/// nothing goes into one without the mark.
struct BackupFolder {
  /// The file that marks a folder of backups.
  static let mark = ".vorleser-backups"
  /// What a file's name ends with until it is complete.
  ///
  /// The folder may be that of a Nextcloud, which the system mounts.
  private static let partEnding = WebDAVFolder.partEnding
  /// How long a disk or a share may take for a step, as long as a server.
  ///
  /// A slow stick writes in less time what is synced at once.
  private static let silenceLimit = Duration.seconds(300)

  /// The real path.
  let text: String

  /// Finds a folder, or the place where it can be made.
  ///
  /// - Parameters:
  ///   - path: Its path; links are followed.
  ///   - roots: The folders below which it has to lie.
  ///   - own: The data folder, in which it must not lie.
  /// - Throws: ``BackupFolderError``. Outside of the roots, nobody learns whether a folder is there.
  init(_ path: String, below roots: [URL], own: URL) throws(BackupFolderError) {
    guard path.hasPrefix("/"), path.utf8.count < PATH_MAX, !path.utf8.contains(0) else {
      throw BackupFolderError(.path, path)
    }
    let written = URL(filePath: path).standardizedFileURL
    guard let real = RealPath.of(path) ?? Self.place(of: written) else {
      let isAllowed = RealPath.isBelow(roots, written.plainPath)
      throw BackupFolderError(isAllowed ? .missing : .outside, written.plainPath)
    }
    guard RealPath.isBelow(roots, real) else {
      throw BackupFolderError(.outside, written.plainPath)
    }
    if let own = RealPath.of(own.path), RealPath.contains(own, real) {
      throw BackupFolderError(.own, real)
    }
    text = real
  }

  /// Finds a folder as ``init(_:below:own:)`` does, on a thread of its own: a share whose server is gone may block for long.
  static func found(_ path: String, below roots: [URL], own: URL) async throws -> BackupFolder {
    try await working(path) { _ in try BackupFolder(path, below: roots, own: own) }
  }

  /// The real path of what is to be made in a folder that is there.
  private static func place(of url: URL) -> String? {
    RealPath.of(url.deletingLastPathComponent().plainPath)
      .map { ($0 == "/" ? "" : $0) + "/" + url.lastPathComponent }
  }

  /// Works on a thread of its own, as disks and shares block; one that does not answer is not there.
  private static func working<Value: Sendable>(
    _ folder: String, _ body: @escaping @Sendable (BlockingWork<Value>) throws -> Value
  ) async throws -> Value {
    try await BlockingWork.run(
      silenceLimit: silenceLimit, silence: BackupFolderError(code: ETIMEDOUT, folder), body)
  }
}

extension BackupFolder: BackupPlace {
  func prepare(isNew: Bool) async throws {
    let text = text
    try await Self.working(text) { _ in
      if isNew, mkdir(text, 0o700) != 0, errno != EEXIST {
        throw BackupFolderError(code: errno, text)
      }
      let folder = try OpenFolder(text)
      try isNew ? folder.make(Self.mark) : folder.check(Self.mark)
    }
  }

  func storedFiles() async throws -> [StoredFile] {
    let text = text
    return try await Self.working(text) { _ in
      let folder = try OpenFolder(text)
      try folder.check(Self.mark)
      return try folder.files()
    }
  }

  func put(_ file: URL, as name: String, onSent: (@Sendable (Int) -> Void)?) async throws {
    let text = text
    try await Self.working(text) { work in
      let folder = try OpenFolder(text)
      try folder.check(Self.mark)
      let part = name + Self.partEnding
      do {
        try folder.write(file, as: part) { count in
          try work.check()
          onSent?(count)
        }
        // What was given up gets no name after that.
        try work.check()
        try folder.rename(part, to: name)
      } catch {
        // The first failure is the one to be told; the next thinning deletes what stays.
        try? folder.delete(part)
        throw error
      }
    }
  }

  /// A disk is read from the beginning again: that takes less time than the network does.
  func get(
    _ name: String, to file: URL, isContinued _: Bool = false, entityTag _: String? = nil
  ) async throws {
    let text = text
    try await Self.working(text) { work in
      let folder = try OpenFolder(text)
      try folder.check(Self.mark)
      try folder.read(name, to: file) { _ in try work.check() }
    }
  }

  func delete(_ name: String) async throws {
    let text = text
    try await Self.working(text) { _ in
      let folder = try OpenFolder(text)
      try folder.check(Self.mark)
      try folder.delete(name)
    }
  }

  func deleteUnfinished(before limit: Date) async throws {
    try await deleteParts(ending: Self.partEnding, before: limit)
  }
}
