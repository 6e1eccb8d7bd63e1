public import Basics
public import Foundation
import HTTPServer
public import VorleserKit

/// Serves the page and the HTTP interface of docs/api.md on a loopback address, or on any address
/// if there is an account.
///
/// ```swift
/// let server = try await LibraryServer(kit: kit, library: library, version: "1.0.0", port: 0)
/// print(server.address)
/// await server.stop()
/// ```
public final class LibraryServer: Sendable {
  /// The default port of `vorleser serve`: easy to type, above the privileged ports, and used by no
  /// common program.
  public static let defaultPort = 7878

  /// The address to open in a browser, such as `http://127.0.0.1:7878` or
  /// `http://127.0.0.1:7878/books`.
  public let address: String

  /// Whether other machines can reach the server.
  public let isOpenToOthers: Bool

  /// Whether the server speaks HTTPS.
  public let isEncrypted: Bool

  private let server: HTTPServer
  /// Returns the library that answers now; a reset of the debug bridge replaces it.
  private let served: @Sendable () async -> ServedLibrary
  private let background: [Task<Void, Never>]

  /// Starts the server; it answers when this returns.
  ///
  /// - Parameters:
  ///   - kit: The kit that reads aloud.
  ///   - library: The books.
  ///   - web: The folder with the page's files; `nil` for the program's own.
  ///   - version: The version that `GET /healthz` reports.
  ///   - host: `127.0.0.1`, `::1`, `localhost`, or an address of this machine that others reach;
  ///     `0.0.0.0` and `::` stand for all of them.
  ///   - names: Further names that lead to this machine.
  ///   - port: 0 lets the system choose.
  ///   - security: Whether the server speaks HTTPS, and with which certificate.
  ///   - base: The base path, with or without a proxy that removes it; with ``BasePath/root`` a
  ///     trusted proxy may name another.
  ///   - proxies: Machines whose statements about the client of a request are believed.
  ///   - log: Takes lines about failed requests and sentences.
  ///   - hasDebugBridge: Whether tests may steer the server; release builds have no bridge.
  ///   - onWatch: Told what happens in watched folders.
  ///   - report: Takes sentences for people about later problems.
  /// - Throws: ``ServerStartError``.
  public init(
    kit: VorleserKit, library: Library, web: URL? = nil, version: String,
    host: String = "127.0.0.1", names: [String] = [], port: Int = LibraryServer.defaultPort,
    security: ServerSecurity = .automatic, base: BasePath = .root, proxies: [IPNetwork] = [],
    log: Log = Log(), hasDebugBridge: Bool = false,
    onWatch: @escaping @Sendable (FolderWatch.Event) -> Void = { _ in },
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws(ServerStartError) {
    // A name is given where others come by it, through a proxy for instance.
    let isAlone = LoopbackAddress.isOne(host) && names.isEmpty && proxies.isEmpty
    guard isAlone || !hasDebugBridge else {
      throw .system("The debug bridge works on a loopback address only, without names and proxies.")
    }
    let accounts = Accounts(kit)
    try await Self.checkAccounts(accounts, host, isAlone)
    let source = CertificateSource(
      security, kit.data, isOpenToOthers: !LoopbackAddress.isOne(host), names: names)
    let identity = try Self.identity(source)
    let scheme = identity == nil ? "http" : "https"
    let callers = CallerRules(
      host: host, names: names + (isAlone ? [] : MachineAddresses.names()), scheme: scheme,
      base: base, proxies: proxies)
    let serve: MakeServed = { kit, library, accounts in
      let services = Services(
        kit: kit, library: library, accounts: accounts,
        web: WebFiles(web ?? kit.webFolder, fonts: kit.fontFolder), version: version, log: log,
        onWatch: onWatch)
      return ServedLibrary(services, callers: callers, isAlone: isAlone)
    }
    let answering = Self.answering(
      serve(kit, library, accounts), callers, hasDebugBridge: hasDebugBridge, serve: serve)
    let server = try Self.server(host, port, identity, callers, answering.handler)
    let shown = Self.reachable(host)
    self.server = server
    let authority = "\(shown.contains(":") ? "[\(shown)]" : shown):\(server.port)"
    address = "\(scheme)://\(authority)\(base.text)"
    served = answering.served
    isOpenToOthers = !LoopbackAddress.isOne(host)
    isEncrypted = identity != nil
    background = Self.background(kit, source, identity, server, report)
  }

  /// Ends every stream and frees the port; every acknowledged change is on disk already.
  public func stop() async {
    for task in background { task.cancel() }
    let served = await served()
    await served.endStreams()
    await server.stop()
    await served.services.accounts.close()
  }
}

/// Why the server can't start; each case has a sentence that says what to do.
public enum ServerStartError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Other machines can reach the address, and there is no account.
  case noAccount(String)
  /// The certificate or its key can't be used, a sentence for people.
  case badCertificate(String)
  /// Another program listens on the port.
  case portInUse(Int)
  /// The system refused for another reason, a sentence for people.
  case system(String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .noAccount(let host):
      "Others could open the library at '\(host)', because it has no account. Create one with "
        + "'vorleser people add NAME', or run without --host and --name."
    case .portInUse(let port):
      "Port \(port) is in use, perhaps by another Vorleser. Stop it, or choose another port with "
        + "--port."
    case .badCertificate(let reason), .system(let reason): reason
    }
  }
}
