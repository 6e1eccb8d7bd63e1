public import Encryption
public import Foundation
import Hashing
import Storage
import ZipArchive

extension Library {
  /// Writes everything that people have stored into one archive, while the library is in use.
  ///
  /// The archive holds one moment. It has no passwords, tokens and sessions, no removed books, and none of the voices,
  /// dictionaries, fonts and backgrounds.
  ///
  /// - Parameters:
  ///   - file: The archive; it appears when it is complete, and replaces any other.
  ///   - includesFiles: Whether the books' files go with it; a library without them takes up places and marks only
  ///     of books that it has.
  ///   - passphrase: What encrypts the archive, see `AgeFile`; `nil` for none. The archive lies in the data folder until it
  ///     is encrypted.
  /// - Returns: What it holds.
  /// - Throws: ``BackupError/unwritable(reason:)``; ``LibraryError``; `CancellationError`.
  public func backUp(
    to file: URL, includesFiles: Bool = true, passphrase: Passphrase? = nil
  ) async throws -> BackupReport {
    try await backUp(
      to: file, includesFiles: includesFiles, passphrase: passphrase, cost: AgeFile.cost)
  }

  /// Backs up with a cost for guesses that tests choose.
  func backUp(
    to file: URL, includesFiles: Bool = true, passphrase: Passphrase?, cost: Int
  ) async throws -> BackupReport {
    guard let passphrase else {
      return try await write(to: file, includesFiles: includesFiles, room: nil)
    }
    let folder = try await stored { try await shelf.workFolder() }
    // It is deleted with the last reference.
    defer { withExtendedLifetime(folder) {} }
    let archive = folder.url.appending(path: "backup.zip")
    var report = try await write(
      to: archive, includesFiles: includesFiles, room: DiskRoom(path: folder.url.path))
    try await BackupCipher.shared.encrypt(archive, to: file, passphrase: passphrase, cost: cost)
    report.byteCount = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    return report
  }

  /// Backs up into a work folder of the data folder, if its disk has room.
  ///
  /// - Throws: As ``backUp(to:includesFiles:passphrase:)``; ``BackupError/noRoomToBackUp(needed:free:)``.
  func backUp(in folder: WorkFolder, to file: URL, includesFiles: Bool) async throws
    -> BackupReport
  {
    try await write(
      to: file, includesFiles: includesFiles, room: DiskRoom(path: folder.url.path))
  }

  /// About how long the archive gets; sections of records are short beside the books.
  private func byteCount(of snapshot: LibrarySnapshot) -> Int {
    var counted: Set<String> = []
    return snapshot.books.reduce(0) { sum, book in
      guard counted.insert(book.file).inserted, let place = shelf.file(of: book),
        let length = try? place.resourceValues(forKeys: [.fileSizeKey]).fileSize
      else { return sum }
      // A text has about a third of its size in the archive.
      return sum + (book.file.hasSuffix(".txt") ? length / 3 : length)
    }
  }

  private func write(
    to file: URL, includesFiles: Bool, room: DiskRoom?
  ) async throws -> BackupReport {
    let snapshot = try await stored { try await shelf.snapshot() }
    try room?.check(includesFiles ? byteCount(of: snapshot) : 0)
    do {
      var archive = try ZipWriter(file: file)
      try Self.write(snapshot, to: &archive)
      var missing: [String] = []
      // Two books can share a file.
      var added: Set<String> = []
      for book in snapshot.books where includesFiles && added.insert(book.file).inserted {
        guard let place = shelf.file(of: book) else {
          missing.append(book.title)
          continue
        }
        // Books are compressed already, but for texts, which have a third of their size then.
        try archive.add(book.file, contentsOf: place, isStored: !book.file.hasSuffix(".txt"))
      }
      for book in snapshot.books where includesFiles {
        guard let path = book.cover, let place = shelf.coverFile(of: book),
          added.insert(path).inserted
        else { continue }
        try archive.add(path, contentsOf: place, isStored: true)
      }
      for book in snapshot.books where includesFiles {
        guard let path = book.recognisedPath, added.insert(path).inserted else { continue }
        let place = kit.data.url.appending(path: path)
        // A text that is lost is read again, wherever the book then is.
        guard FileManager.default.fileExists(atPath: place.path) else { continue }
        try archive.add(path, contentsOf: place, isStored: false)
      }
      try archive.finish()
      // It holds everybody's marks, so others on the machine can't read it.
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize
      return BackupReport(
        bookCount: snapshot.books.count, markCount: snapshot.marks.count, byteCount: size ?? 0,
        missing: missing)
    } catch let error as ZipError {
      throw BackupError.unwritable(reason: error.message)
    }
  }

  private static func write(
    _ snapshot: LibrarySnapshot, to archive: inout ZipWriter
  ) throws {
    var parts: [BackupFile.Description.Part] = []
    for section in BackupSection.allCases {
      let (bytes, count) = try lines(of: section, snapshot)
      parts.append(
        .init(
          section: section.rawValue, lines: count,
          sha256: Digest.hexadecimal(try Digest.of(bytes, .sha256))))
      try archive.add(section.path, bytes)
    }
    let description = BackupFile.Description(
      form: BackupFile.form, program: "Vorleser", made: Date.now.formatted(.iso8601),
      sections: parts)
    try archive.add(BackupFile.description, [UInt8](BackupFile.encoder.encode(description)))
  }

  private static func lines(
    of section: BackupSection, _ snapshot: LibrarySnapshot
  ) throws -> ([UInt8], Int) {
    func lines(_ records: [some Encodable]) throws -> ([UInt8], Int) {
      (try BackupFile.lines(records), records.count)
    }
    return switch section {
    case .people: try lines(snapshot.people)
    case .books: try lines(snapshot.books)
    case .places: try lines(snapshot.places)
    case .marks: try lines(snapshot.marks)
    case .settings: try lines(snapshot.settings)
    case .speech: try lines(snapshot.speech)
    case .replacements: try lines(snapshot.replacements)
    case .opinions: try lines(snapshot.opinions)
    case .collections: try lines(snapshot.collections)
    case .chapterRules: try lines(snapshot.chapterRules)
    case .works: try lines(snapshot.works)
    case .sessions: try lines(snapshot.sessions)
    case .siteRules: try lines(snapshot.siteRules)
    case .feeds: try lines(snapshot.feeds)
    case .queues: try lines(snapshot.queues)
    case .differentBooks: try lines(snapshot.differentBooks)
    }
  }
}
