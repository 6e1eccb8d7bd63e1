import BookParser
import Foundation
import Hashing
import ReadingModel
import Storage
import ZipArchive

/// Reads a backup; what is damaged is left out and told.
struct BackupReader {
  let description: BackupFile.Description
  private let archive: ZipArchive
  /// Indices of entries by their paths.
  private let entries: [String: Int]

  /// Opens a backup.
  ///
  /// - Throws: ``BackupError``; `BookOpenError` when there is no such file.
  init(_ file: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw BookOpenError.unreadable(
        reason: "there is no file '\(file.lastPathComponent)'. Check its name and folder")
    }
    do {
      archive = try ZipArchive(file: file)
      entries = Dictionary(
        archive.entries.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { a, _ in a })
      guard let index = entries[BackupFile.description] else {
        throw BackupError.notABackup(reason: "it has no \(BackupFile.description)")
      }
      let content = try archive.read(index, limit: BackupFile.descriptionLimit)
      guard
        let description = try? JSONDecoder().decode(
          BackupFile.Description.self, from: Data(content.bytes))
      else { throw BackupError.notABackup(reason: "its \(BackupFile.description) can't be read") }
      guard description.form <= BackupFile.form else { throw BackupError.newer }
      self.description = description
    } catch let error as ZipError {
      throw BackupError.notABackup(reason: error.message)
    }
  }

  /// Everything but the files.
  ///
  /// - Parameters:
  ///   - sections: The sections that are wanted; people and books are read in any case, since the others name them.
  ///   - report: Told what is damaged.
  /// - Returns: What can be read.
  func snapshot(
    _ sections: Set<BackupSection>, _ report: inout RestoreReport
  ) -> LibrarySnapshot {
    func records<Record: Decodable>(
      _ section: BackupSection, _ report: inout RestoreReport
    ) -> [Record] {
      sections.union([.people, .books]).contains(section) ? self.records(section, &report) : []
    }
    var snapshot = LibrarySnapshot()
    snapshot.people = records(.people, &report)
    snapshot.books = records(.books, &report)
    snapshot.places = records(.places, &report)
    snapshot.marks = records(.marks, &report)
    snapshot.settings = records(.settings, &report)
    snapshot.speech = records(.speech, &report)
    snapshot.replacements = records(.replacements, &report)
    snapshot.chapterRules = records(.chapterRules, &report)
    snapshot.works = records(.works, &report)
    snapshot.sessions = records(.sessions, &report)
    snapshot.siteRules = records(.siteRules, &report)
    snapshot.opinions = records(.opinions, &report)
    snapshot.collections = records(.collections, &report)
    snapshot.feeds = records(.feeds, &report)
    snapshot.queues = records(.queues, &report)
    snapshot.differentBooks = records(.differentBooks, &report)
    return snapshot
  }

  /// Unpacks a book's file.
  ///
  /// - Returns: Whether the backup has it.
  /// - Throws: `ZipError` when it is damaged or can't be written; ``LibraryError/storage(_:)`` for a full disk.
  func extract(_ book: LibrarySnapshot.Book, to file: URL) throws -> Bool {
    try extract(book.file, to: file)
  }

  /// Unpacks a file.
  ///
  /// - Returns: Whether the backup has it.
  /// - Throws: `ZipError` when it is damaged or can't be written; ``LibraryError/storage(_:)`` for a full disk.
  func extract(_ path: String, to file: URL) throws -> Bool {
    guard let index = entries[path] else { return false }
    do {
      try archive.extract(index, to: file, limit: Library.byteLimit)
    } catch {
      let length = archive.entries[index].byteCount
      guard error.kind == .file, DiskRoom(path: file.path).isFull(forFileOf: length) else {
        throw error
      }
      throw LibraryError.storage(.diskFull)
    }
    return true
  }

  /// Reads the cover that was chosen for a book.
  ///
  /// - Returns: Its bytes; `nil` if the backup has none, or a damaged one.
  func cover(of book: LibrarySnapshot.Book) -> [UInt8]? {
    guard let path = book.cover, let index = entries[path] else { return nil }
    return try? archive.read(index, limit: CoverRefusal.byteLimit).bytes
  }

  private func records<Record: Decodable>(
    _ section: BackupSection, _ report: inout RestoreReport
  ) -> [Record] {
    let names = description.sections.map(\.section)
    if !section.isInEvery, !names.contains(section.rawValue) { return [] }
    guard let part = description.sections.first(where: { $0.section == section.rawValue }),
      let index = entries[section.path],
      let content = try? archive.read(index, limit: BackupFile.sectionLimit)
    else {
      report.problems.append(
        "The section '\(section.rawValue)' of the backup is missing or damaged.")
      return []
    }
    let decoder = JSONDecoder()
    let records = content.bytes.split(separator: UInt8(ascii: "\n"))
      .compactMap { try? decoder.decode(Record.self, from: Data($0)) }
    // A section without a digest counts as damaged.
    let digest = (try? Digest.of(content.bytes, .sha256)).map { Digest.hexadecimal($0) }
    if records.count != part.lines || digest != part.sha256 {
      report.problems.append(
        "The section '\(section.rawValue)' of the backup is damaged: \(records.count) of its \(part.lines) lines "
          + "can be read.")
    }
    return records
  }
}
