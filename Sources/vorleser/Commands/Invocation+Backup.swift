import Foundation
import VorleserKit

extension Invocation {
  /// Writes a backup to this machine.
  func backUp(to place: URL) async throws {
    let passphrase = try newPassphrase()
    let series = has("series") ? BackupSeries(place) : nil
    let file = series?.file(isEncrypted: passphrase != nil) ?? place
    guard has("force") || !FileManager.default.fileExists(atPath: file.path) else {
      throw BackupError.unwritable(
        reason: "\(file.path) exists already; --force replaces it")
    }
    let library = try await self.library()
    let report = try await untilInterrupted {
      try await library.backUp(
        to: file, includesFiles: !has("without-books"), passphrase: passphrase)
    }
    tell(report, "Wrote \(file.path)")
    for name in try series?.thin() ?? [] { Terminal.note("Deleted the older backup \(name).") }
  }

  /// Sends a backup to another machine.
  func sendBackup(to destination: String) async throws {
    let passphrase = try newPassphrase()
    let library = try await self.library()
    let sent = try await untilInterrupted {
      try await library.sendBackup(
        to: destination, includesFiles: !has("without-books"), passphrase: passphrase,
        thins: has("series"))
    }
    await library.close()
    tell(sent.report, "Sent \(sent.name) to \(destination.asLine)")
    for name in sent.deleted { Terminal.note("Deleted the older backup \(name.asLine).") }
    if let failure = sent.thinningFailure {
      Terminal.note(
        "The backup has arrived, but Vorleser couldn't delete every older one: \(failure.sentence)"
          .asLine)
    }
  }

  /// The backup that `--from` names; `nil` without it.
  func fetchedBackup(_ library: Library) async throws -> MadeFile? {
    guard let destination = options["from"] else { return nil }
    let backup = try await library.fetchBackup(arguments.first, from: destination)
    Terminal.note("Fetched \(backup.name.asLine).")
    return backup
  }

  /// The backup of this machine that the command line names.
  func backupFile() throws -> URL {
    guard let file = arguments.first else {
      throw UsageError("Missing <file>, or --from with a destination.", path)
    }
    return URL(filePath: file)
  }

  /// The sections of a backup that `--only` names; all of them without it.
  ///
  /// - Throws: ``UsageError`` for a word that is none.
  func sections() throws -> Set<BackupSection> {
    guard let only = options["only"] else { return Set(BackupSection.allCases) }
    return Set(
      try only.split(separator: ",").map { word in
        let name = word.trimmingCharacters(in: .whitespaces)
        guard let section = BackupSection(rawValue: name) else {
          let question = Suggestion.question(
            for: name, among: BackupSection.allCases.map(\.rawValue))
          throw UsageError("A backup has no section '\(name)'." + question, path)
        }
        return section
      })
  }

  private func tell(_ report: BackupReport, _ beginning: String) {
    for title in report.missing {
      Terminal.note("The file of '\(title)' is missing from the data folder.".asLine)
    }
    Terminal.note(
      "\(beginning), \(report.byteCount.formatted(.byteCount(style: .file))). "
        + "Books: \(report.bookCount), marks: \(report.markCount).")
  }
}
