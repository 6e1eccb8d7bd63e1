import Foundation
import VorleserKit

extension Command {
  private static var sectionNames: String {
    BackupSection.allCases.map(\.rawValue).joined(separator: ", ")
  }

  static let backup = Command(
    name: "backup", summary: "Write the whole library to one file.",
    discussion: """
      The file holds the books, places, marks, settings and rules of everybody as they are at one moment; the library can \
      be in use. Passwords, removed books, voices, dictionaries, fonts and backgrounds are not in it. 'vorleser restore' \
      takes it into any library.

      With --series, FILE is a folder: a new backup goes there under its time, and of older ones the newest of 7 days, 4 weeks \
      and 12 months stay. A timer or cron can call that every night. With --to, the backup goes to a server, under its time, and \
      --series does the same there.

      With --encrypt, nobody reads the file without the passphrase, and nobody can recover a passphrase that is lost. The program \
      age opens it, too: age --decrypt.
      """,
    arguments: [
      Argument(
        name: "file", help: "The backup to write; none with --to.", isOptional: true,
        completion: .file)
    ],
    options: [
      Option(
        name: "to", value: "NAME",
        help: "Send the backup to a destination that 'vorleser destination' shows."),
      Option(name: "series", value: nil, help: "Keep backups of many days in the folder FILE."),
      Option(
        name: "without-books", value: nil, help: "Leave out the books' files: the backup is small."
      ),
      Option(name: "encrypt", value: nil, help: "Encrypt the backup with a passphrase."),
      .passphraseFile,
      Option(name: "force", value: nil, help: "Replace FILE if it exists."), .home, .verbose,
    ],
    run: { call in
      switch (call.arguments.first, call.options["to"]) {
      case (let file?, nil): try await call.backUp(to: URL(filePath: file))
      case (nil, let destination?): try await call.sendBackup(to: destination)
      case (nil, nil): throw UsageError("Missing <file>, or --to with a destination.", call.path)
      case (_?, _?): throw UsageError("Either <file> or --to.", call.path)
      }
    })

  static let restore = Command(
    name: "restore", summary: "Take a backup into the library.",
    discussion: """
      Adds the books, places, marks, settings and rules that the library lacks. What it has stays: of two places in a book the \
      newer one counts. The library may be empty, in use, or another one than the backup's. People of the backup get \
      accounts without a password; 'vorleser people reset' creates a code for choosing one.

      A backup that is encrypted is known by itself; the program asks for its passphrase.

      With --only, people who have no account here and books that are not here get nothing, unless 'people' and 'books' are \
      among the sections.

      With --from, FILE is the name of a backup at a destination; without FILE it is the newest one.
      """,
    arguments: [
      Argument(
        name: "file", help: "A file that 'vorleser backup' has written.", isOptional: true,
        completion: .file)
    ],
    options: [
      Option(
        name: "from", value: "NAME",
        help: "Fetch the backup from a destination that 'vorleser destination' shows."),
      Option(
        name: "only", value: "SECTIONS",
        help: "Restore only these sections, separated by commas: \(sectionNames).",
        completion: .words(BackupSection.allCases.map(\.rawValue))),
      .passphraseFile, .home, .verbose,
    ],
    run: { call in
      let sections = try call.sections()
      if call.options["from"] == nil { _ = try call.backupFile() }
      let library = try await call.library()
      let accounts = try Accounts(call.kit())
      let report = try await untilInterrupted {
        let fetched = try await call.fetchedBackup(library)
        defer { withExtendedLifetime(fetched) {} }
        let file = try fetched?.file ?? call.backupFile()
        return try await call.decrypted { passphrase in
          try await library.restore(
            backup: file, people: accounts, sections: sections, passphrase: passphrase)
        }
      }
      await accounts.close()
      for problem in report.problems { Terminal.note(problem.asLine) }
      for name in report.newPeople {
        Terminal.note("\(name) needs a password: 'vorleser people reset' creates a code.".asLine)
      }
      Terminal.note(
        "Added books: \(report.addedCount), places: \(report.placeCount), marks: \(report.markCount), "
          + "reading sessions: \(report.sessionCount), settings: \(report.choiceCount). Books that were already there: \(report.knownCount)."
      )
      if !report.problems.isEmpty { throw ExitCode.found }
    })
}
