import Server
import VorleserKit

extension Command {
  static let serve = Command(
    name: "serve", summary: "Open the library in a browser.",
    discussion: """
      Prints the address when the page is ready. Ctrl-C stops it; places and books are safe at any \
      moment. Only this machine can reach it, unless --host says otherwise: 0.0.0.0 lets the whole \
      home network in, which asks for an account first ('vorleser people add NAME').
      """,
    options: [
      Option(
        name: "host", value: "ADDRESS",
        help: "The address to listen on (default: 127.0.0.1, this machine only)."),
      Option(
        name: "name", value: "NAME",
        help: "A further name that leads here, such as books.example.org."),
      Option(
        name: "port", value: "N",
        help: "The port, 0 for any that is free (default: \(LibraryServer.defaultPort))."),
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
    names: call.options["name"].map { [$0] } ?? [], port: port)
  Terminal.print("Vorleser is ready: \(server.address)")
  if server.isOpenToOthers {
    Terminal.note(
      "Others on the network can reach it and sign in. What they send, passwords too, is not "
        + "encrypted: use it in a network that you trust.")
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
