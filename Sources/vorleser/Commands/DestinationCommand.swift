import Encryption
import Foundation
import Storage
import VorleserKit

extension Command {
  static let destination = Command(
    name: "destination", summary: "Keep places where backups go.",
    discussion: """
      Lists them when no subcommand is given. A destination is a folder on a WebDAV server, such as Nextcloud, ownCloud or \
      Apache, in a bucket of S3-compatible storage, such as Amazon's, MinIO, Garage or Ceph, or of this machine, such as a USB disk. 'vorleser backup --to NAME' sends \
      a backup there. Its password is kept encrypted, by a key outside the database.
      """,
    subcommands: [.addDestination, .listDestinations, .listBackups, .removeDestination],
    defaultSubcommand: "list")

  private static let addDestination = Command(
    name: "add", summary: "Keep a destination, and make its folder.",
    discussion: """
      Asks for the user's password. Nextcloud's address is https://HOST/remote.php/dav/files/USER/FOLDER; an app password of \
      its security settings opens nothing else.

      With --s3, the address is https://SERVER/BUCKET/FOLDER, such as https://s3.eu-central-1.amazonaws.com/books/vorleser; the \
      bucket has to be there. The user is the access key, the password its secret.

      With --folder, the address is a folder of this machine: of a disk, or of a share that the system mounts. It gets a mark, the \
      file .vorleser-backups. When the disk is not connected, nothing is written in its place.
      """,
    arguments: [
      .destinationName,
      Argument(
        name: "address",
        help: "The address of a folder: https:// or davs://, http:// or dav://; or a path.",
        completion: .file),
    ],
    options: [
      Option(
        name: "user", value: "NAME",
        help: "The name that the server knows you by; with --s3 the access key."),
      Option(name: "s3", value: nil, help: "The server speaks S3, and not WebDAV."),
      Option(
        name: "region", value: "REGION",
        help: "The region of the bucket, with --s3 (default: us-east-1)."),
      Option(
        name: "hosted", value: nil,
        help: "Ask for https://BUCKET.SERVER and not https://SERVER/BUCKET, with --s3."),
      Option(
        name: "folder", value: nil, help: "The address is the path of a folder of this machine."),
      Option(
        name: "password-file", value: "FILE",
        help: """
          The password is the first line of FILE, or with - of standard input (default: \
          $\(Invocation.destinationPasswordVariable), or asked for at the terminal).
          """, completion: .file),
      .home, .verbose,
    ],
    run: { call in
      let kind = try call.destinationKind()
      let password = try call.destinationPassword()
      let library = try await call.library()
      let destination = try await untilInterrupted {
        try await library.addBackupDestination(
          call.arguments[0], address: call.destinationAddress(kind), user: call.options["user"],
          password: password, kind: kind)
      }
      await library.close()
      Terminal.note("Kept \(destination.name): \(destination.address.asLine)")
      // A secret of S3 stays here.
      if kind == .webDAV, password != nil, destination.address.hasPrefix("http://") {
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
        Terminal.print("\(one.name): \(one.address)\(user)\(one.kind.words)".asLine)
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

extension BackupDestination.Kind {
  /// What the list says behind the address.
  fileprivate var words: String {
    switch self {
    case .webDAV: ""
    case .s3(let region, let isHosted):
      ", by S3" + (region.map { ", region \($0)" } ?? "") + (isHosted ? ", bucket as host" : "")
    case .folder: ", a folder"
    }
  }
}

extension Invocation {
  static let destinationPasswordVariable = "VORLESER_DESTINATION_PASSWORD"

  /// What kind of place a new destination is.
  ///
  /// - Throws: ``UsageError`` for options of S3 without `--s3`, for `--s3` without an access key, and for a folder with one of them.
  fileprivate func destinationKind() throws -> BackupDestination.Kind {
    if has("folder") {
      guard !has("s3"), options["user"] == nil, options["region"] == nil, !has("hosted") else {
        throw UsageError("--folder has no user, and can't be used with --s3.", path)
      }
      return .folder
    }
    guard has("s3") else {
      if options["region"] != nil || has("hosted") {
        throw UsageError("--region and --hosted are for --s3.", path)
      }
      return .webDAV
    }
    guard options["user"] != nil else {
      throw UsageError("--s3 needs the access key by --user.", path)
    }
    return .s3(region: options["region"], isHosted: has("hosted"))
  }

  /// The address of a new destination; a folder of this machine by its whole path.
  fileprivate func destinationAddress(_ kind: BackupDestination.Kind) -> String {
    kind == .folder ? URL(filePath: arguments[1]).path : arguments[1]
  }

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
