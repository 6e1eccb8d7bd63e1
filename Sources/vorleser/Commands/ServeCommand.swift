import Foundation
import QRCodes
import Server
import VorleserKit

extension Command {
  static let serve = Command(
    name: "serve", summary: "Open the library in a browser.",
    discussion: """
      Prints the address when the page is ready. Ctrl-C stops it; places and books are safe at any \
      moment. Only this machine can reach it, unless --host says otherwise: 0.0.0.0 lets the whole \
      home network in, which asks for an account first ('vorleser people add NAME') and should be \
      encrypted ('vorleser tls'). docs/serving.md has recipes for a proxy before it.
      """,
    options: [
      Option(
        name: "host", value: "ADDRESS",
        help: "The address to listen on (default: 127.0.0.1, this machine only)."),
      Option(
        name: "name", value: "NAME",
        help: "Further names that lead here, such as books.example.org, with commas between."),
      Option(
        name: "port", value: "N",
        help: "The port, 0 for any that is free (default: \(LibraryServer.defaultPort))."),
      Option(
        name: "certificate", value: "FILE",
        help:
          "Speak HTTPS with this certificate, PEM with its issuers; read again when it changes.",
        completion: .file),
      Option(
        name: "key", value: "FILE", help: "The certificate's private key, PEM without a password.",
        completion: .file),
      Option(
        name: "no-tls", value: nil, help: "Do not encrypt, though 'vorleser tls' was set up."),
      Option(
        name: "base-path", value: "PATH",
        help: "The path below which the library lies on its host, such as /books."),
      Option(
        name: "trusted-proxy", value: "ADDRESSES",
        help: "Believe X-Forwarded-For and its like of these, such as 127.0.0.1,10.0.0.0/8."),
      Option(name: "no-qr", value: nil, help: "Do not show the address as a code for cameras."),
      .home, .verbose,
    ],
    run: { call in
      let port = try call.integer("port", in: 0...65535) ?? LibraryServer.defaultPort
      let kit = try call.kit()
      do {
        try await untilInterrupted { try await serveUntilStopped(kit, call, port: port) }
      } catch is CancellationError {
        // To be stopped is how a server ends when all is well.
      }
    })
}

/// Serves until it is stopped.
private func serveUntilStopped(_ kit: VorleserKit, _ call: Invocation, port: Int) async throws {
  let host = call.options["host"] ?? "127.0.0.1"
  let library = try await Library(kit: kit)
  if let refusal = try await library.refusal() {
    Terminal.note("Books can be read, but no place and no new book can be stored: \(refusal)")
  }
  do {
    try await library.addGuideIfEmpty()
  } catch {
    try Task.checkCancellation()
    Terminal.note("The guide book could not be added: \(Failure(error).message)")
  }
  let server = try await LibraryServer(
    kit: kit, library: library, version: Vorleser.version, host: host,
    names: call.names("name"), port: port, security: try call.security(),
    base: try call.basePath(), proxies: try call.proxies(), report: { Terminal.note($0) })
  Terminal.print("Vorleser is ready: \(server.address)")
  if server.isOpenToOthers {
    if Terminal.isInteractive, !call.has("no-qr"), let code = QRCode(server.address) {
      Terminal.note(code.halfBlocks)
    }
    Terminal.note(
      server.isEncrypted
        ? "Others on the network can reach it and sign in."
        : "Others on the network can reach it and sign in. What they send, passwords too, is not "
          + "encrypted: use it in a network that you trust, or set up encryption with 'vorleser tls'."
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
  /// The words of a list with commas.
  func names(_ option: String) -> [String] {
    (options[option] ?? "").split(separator: ",").map { word in
      word.filter { $0 != " " }
    }
  }

  /// Whether to encrypt, and with what.
  fileprivate func security() throws -> ServerSecurity {
    let files = (options["certificate"], options["key"])
    switch files {
    case (nil, nil): return has("no-tls") ? .off : .automatic
    case (let certificate?, let key?):
      guard !has("no-tls") else {
        throw UsageError("'--no-tls' and '--certificate' exclude each other.", path)
      }
      return .files(certificate: URL(filePath: certificate), key: URL(filePath: key))
    case (_?, nil): throw UsageError("'--certificate' needs '--key FILE' as well.", path)
    case (nil, _?): throw UsageError("'--key' needs '--certificate FILE' as well.", path)
    }
  }

  /// Where the library lies on its host.
  fileprivate func basePath() throws -> BasePath {
    guard let text = options["base-path"] else { return .root }
    guard let base = BasePath(text) else {
      throw UsageError(
        "'--base-path' takes such as /books or /shelf/books: a slash before each name, in it "
          + "A–Z a–z 0–9 . _ -, and not a name of the page's own such as /read; '\(text)' is none.",
        path)
    }
    return base
  }

  /// Whom to believe.
  fileprivate func proxies() throws -> [IPNetwork] {
    try names("trusted-proxy").map { text in
      guard let network = IPNetwork(text) else {
        throw UsageError(
          "'\(text)' is no address; '--trusted-proxy' takes such as 127.0.0.1 or 10.0.0.0/8.", path)
      }
      return network
    }
  }
}
