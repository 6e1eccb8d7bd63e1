import Basics
import Foundation
import QRCodes
import ReadingModel
import Server
import VorleserKit

extension Command {
  static let serve = Command(
    name: "serve", summary: "Open the library in a browser.",
    discussion: """
      Prints the address to open. Ctrl-C stops it; nothing is lost. By default, only this computer \
      can open it. --host 0.0.0.0 opens it to your home network: create an account first ('vorleser \
      people add NAME'), and set up HTTPS ('vorleser tls'). docs/serving.md explains how to run it \
      behind a proxy.
      """,
    options: [
      Option(
        name: "host", value: "ADDRESS",
        help: "The address to listen on (default: 127.0.0.1, this computer only)."),
      Option(
        name: "name", value: "NAME",
        help: "Additional host names, such as books.example.org, separated by commas."),
      Option(
        name: "port", value: "N",
        help: "The port to listen on, 0 for any free one (default: \(LibraryServer.defaultPort))."),
      Option(
        name: "certificate", value: "FILE",
        help:
          "Use HTTPS with this certificate chain (PEM). Reloaded when it changes.",
        completion: .file),
      Option(
        name: "key", value: "FILE", help: "The certificate's private key, PEM without a password.",
        completion: .file),
      Option(
        name: "no-tls", value: nil, help: "Don't use HTTPS, even if 'vorleser tls' was set up."),
      Option(
        name: "base-path", value: "PATH",
        help: "The path of the library on its host, such as /books."),
      Option(
        name: "trusted-proxy", value: "ADDRESSES",
        help: "Trust X-Forwarded-For and the like from these, such as 127.0.0.1,10.0.0.0/8."),
      .openHosts,
      Option(
        name: "watch", value: "FOLDER",
        help: "Add new books of this folder to the shared shelf. Can be given several times.",
        completion: .file),
      Option(
        name: "watch-below", value: "FOLDER",
        help: "Let admins choose folders below this one to be watched. Can be given several times.",
        completion: .file),
      Option(
        name: "backups-below", value: "FOLDER",
        help: """
          Let admins back up to folders below this one, such as a disk's. Can be given several times.
          """,
        completion: .file),
      Option(
        name: "voices-from", value: "FOLDER",
        help: "Install voices that people ask for from this folder, without a network.",
        completion: .file),
      Option(
        name: "audiobooks-to", value: "FOLDER",
        help: """
          Put finished audiobooks of shared books into this folder, too, as Author/Series/Title/ with metadata.json and cover for \
          Audiobookshelf and Plex.
          """,
        completion: .file),
      Option(
        name: "log-level", value: "LEVEL",
        help: "Log to standard error from this level: info, warning (default), error or critical.",
        completion: .words(Log.Level.allCases.map(\.rawValue))),
      Option(name: "no-qr", value: nil, help: "Don't show a QR code of the address."),
      .home, .verbose,
    ] + debugging,
    run: { call in
      let port = try call.integer("port", in: 0...65535) ?? LibraryServer.defaultPort
      let kit = try call.servingKit()
      do {
        try await untilInterrupted { try await serveUntilStopped(kit, call, port: port) }
      } catch is CancellationError {
        // To be stopped is how a server ends when all is well.
      }
    })
}

/// Options of builds for tests.
private let debugging: [Option] = {
  #if DEBUG_BRIDGE
  [
    Option(
      name: "debug-bridge", value: nil, help: "Let tests steer the program by /debug/….",
      isHidden: true)
  ]
  #else
  []
  #endif
}()

/// Serves until it is stopped.
private func serveUntilStopped(_ kit: VorleserKit, _ call: Invocation, port: Int) async throws {
  let host = call.options["host"] ?? "127.0.0.1"
  let library = try await Library(kit: kit)
  if let refusal = try await library.refusal() {
    Terminal.note(
      "Books can be read, but reading progress and new books can't be saved: \(refusal)")
  }
  do {
    try await library.addGuideIfEmpty()
  } catch {
    try Task.checkCancellation()
    Terminal.note("The guide book couldn't be added: \(Failure(error).message)")
  }
  for limitation in kit.speechLimitations { Terminal.note(limitation) }
  let log = Log(threshold: try call.logLevel())
  let server = try await LibraryServer(
    kit: kit, library: library, version: Vorleser.version, host: host,
    names: call.names("name"), port: port, security: try call.security(),
    base: try call.basePath(), proxies: try call.proxies(),
    log: log, hasDebugBridge: call.has("debug-bridge"), onWatch: { $0.tell(log) },
    report: { Terminal.note($0) })
  Terminal.print("Vorleser is ready: \(server.address)")
  if server.isOpenToOthers {
    if Terminal.isInteractive, !call.has("no-qr"), let code = QRCode(server.address) {
      Terminal.note(code.halfBlocks)
    }
    Terminal.note(
      server.isEncrypted
        ? "Others on the network can open it and sign in."
        : "Others on the network can open it and sign in. The connection isn't encrypted, and neither "
          + "are passwords: use it on a network you trust, or set up HTTPS with 'vorleser tls'."
    )
  }
  do {
    // Nothing ends this sleep but the signal.
    while true { try await Task.sleep(for: .seconds(3600)) }
  } catch {
    await server.stop()
    await library.close()
    throw error
  }
}

extension Invocation {
  /// The kit of the server, whose admins back up to no other folders than the operator has named.
  fileprivate func servingKit() throws -> VorleserKit {
    var kit = try kit()
    kit.backupRoots = (values["backups-below"] ?? []).map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    return kit
  }

  /// The words of a list with commas.
  func names(_ option: String) -> [String] {
    (options[option] ?? "").split(separator: ",").map { word in
      word.filter { $0 != " " }
    }
  }

  /// The lowest level of the log.
  fileprivate func logLevel() throws -> Log.Level {
    guard let text = options["log-level"] else { return .warning }
    guard let level = Log.Level(rawValue: text) else {
      let levels = Log.Level.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("'--log-level' takes one of \(levels), not '\(text)'.", path)
    }
    return level
  }

  /// The chosen encryption.
  fileprivate func security() throws -> ServerSecurity {
    let files = (options["certificate"], options["key"])
    switch files {
    case (nil, nil): return has("no-tls") ? .off : .automatic
    case (let certificate?, let key?):
      guard !has("no-tls") else {
        throw UsageError("'--no-tls' and '--certificate' can't be used together.", path)
      }
      return .files(certificate: URL(filePath: certificate), key: URL(filePath: key))
    case (_?, nil): throw UsageError("'--certificate' also needs '--key FILE'.", path)
    case (nil, _?): throw UsageError("'--key' also needs '--certificate FILE'.", path)
    }
  }

  /// The chosen base path.
  fileprivate func basePath() throws -> BasePath {
    guard let text = options["base-path"] else { return .root }
    guard let base = BasePath(text) else {
      throw UsageError(
        "'\(text)' is no base path. '--base-path' takes a path such as /books or /shelf/books: a slash "
          + "before each name, letters, digits and . _ - in it, and no path of the page such as /read.",
        path)
    }
    return base
  }

  /// The trusted proxies.
  fileprivate func proxies() throws -> [IPNetwork] {
    try names("trusted-proxy").map { text in
      guard let network = IPNetwork(text) else {
        throw UsageError(
          "'\(text)' is no address. '--trusted-proxy' takes addresses such as 127.0.0.1 or 10.0.0.0/8.",
          path)
      }
      return network
    }
  }
}
