import Encryption
import Foundation
import Storage
import VorleserKit

extension Command {
  static let destination = Command(
    name: "destination", summary: "Keep places on other machines where backups go.",
    discussion: """
      Lists them when no subcommand is given. A destination is a folder on a WebDAV server, such as Nextcloud, ownCloud or \
      Apache; 'vorleser backup --to NAME' sends a backup there. Its password is kept encrypted, by a key outside the database.
      """,
    subcommands: [.addDestination, .listDestinations, .listBackups, .removeDestination],
    defaultSubcommand: "list")

  private static let addDestination = Command(
    name: "add", summary: "Keep a destination, and make its folder.",
    discussion: """
      Asks for the user's password. Nextcloud's address is https://HOST/remote.php/dav/files/USER/FOLDER; an app password of \
      its security settings opens nothing else.
      """,
    arguments: [
      .destinationName,
      Argument(
        name: "address", help: "The address of a folder: https:// or davs://, http:// or dav://."),
    ],
    options: [
      Option(name: "user", value: "NAME", help: "The name that the server knows you by."),
      Option(
        name: "password-file", value: "FILE",
        help: """
          The password is the first line of FILE, or with - of standard input (default: \
          $\(Invocation.destinationPasswordVariable), or asked for at the terminal).
          """, completion: .file),
      .home, .verbose,
    ],
    run: { call in
      let password = try call.destinationPassword()
      let library = try await call.library()
      let destination = try await untilInterrupted {
        try await library.addBackupDestination(
          call.arguments[0], address: call.arguments[1], user: call.options["user"],
          password: password)
      }
      await library.close()
      Terminal.note("Kept \(destination.name): \(destination.address.asLine)")
      if password != nil, destination.address.hasPrefix("http://") {
        Terminal.note("Others on the network can read the password: the address is not of https.")
      }
    })

  private static let listDestinations = Command(
    name: "list", summary: "List the destinations.", options: [.home, .verbose],
    run: { call in
      let library = try await call.library()
      let all = try await library.backupDestinations()
      await library.close()
      if all.isEmpty {
        Terminal.note("No destinations yet. Keep one with 'vorleser destination add'.")
      }
      for one in all {
        let user = one.user.map { ", as \($0)" } ?? ""
        Terminal.print("\(one.name): \(one.address)\(user)".asLine)
      }
    })

  private static let listBackups = Command(
    name: "backups", summary: "List the backups at a destination, newest first.",
    arguments: [.destinationName], options: [.home, .verbose],
    run: { call in
      let library = try await call.library()
      let backups = try await untilInterrupted { try await library.backups(at: call.arguments[0]) }
      await library.close()
      if backups.isEmpty { Terminal.note("There is no backup yet.") }
      for backup in backups {
        let size = backup.byteCount.map { ", \($0.formatted(.byteCount(style: .file)))" } ?? ""
        Terminal.print(backup.name.asLine + size)
      }
    })

  private static let removeDestination = Command(
    name: "remove", summary: "Forget a destination; its backups stay there.",
    arguments: [.destinationName], options: [.home, .verbose],
    run: { call in
      let library = try await call.library()
      try await library.removeBackupDestination(call.arguments[0])
      await library.close()
      Terminal.note("\(call.arguments[0].asLine) was forgotten. Its backups stay there.")
    })
}

extension Argument {
  fileprivate static let destinationName = Argument(
    name: "name", help: "The destination's name: letters from a to z, digits, hyphens.")
}

extension Invocation {
  static let destinationPasswordVariable = "VORLESER_DESTINATION_PASSWORD"

  /// The password of a new destination; `nil` if there is no user to have one.
  ///
  /// - Throws: ``UsageError`` for what can't be one; errors of reading the file.
  fileprivate func destinationPassword() throws -> SecretText? {
    guard options["user"] != nil else { return nil }
    let variable = ProcessInfo.processInfo.environment[Self.destinationPasswordVariable] ?? ""
    let text =
      if let file = options["password-file"] {
        try firstLine(of: file, limit: SecretText.byteLimit)
      } else if !variable.isEmpty { variable } else if isatty(STDIN_FILENO) == 1 {
        try PasswordPrompt.hidden("Password of the user at the server: ", path)
      } else { try PasswordPrompt.line(path) }
    guard let secret = SecretText(text) else {
      throw UsageError(
        "A password has 1 to \(SecretText.byteLimit) bytes, without control characters.", path)
    }
    return secret
  }
}
