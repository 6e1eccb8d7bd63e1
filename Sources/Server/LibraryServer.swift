public import Basics
public import Foundation
import HTTPServer
public import VorleserKit

/// The page and the HTTP interface of docs/api.md: on a loopback address, or, where there is an account,
/// on any.
///
/// ```swift
/// let server = try await LibraryServer(kit: kit, library: library, version: "1.0.0", port: 0)
/// print(server.address)
/// await server.stop()
/// ```
public final class LibraryServer: Sendable {
  /// Where `vorleser serve` listens unless told otherwise: easy to type, above the ports that need
  /// rights, and used by nothing common.
  public static let defaultPort = 7878

  /// What to open in a browser, such as `http://127.0.0.1:7878` or `http://127.0.0.1:7878/books`.
  public let address: String

  /// Whether others than this machine can reach it.
  public let isOpenToOthers: Bool

  /// Whether it speaks HTTPS.
  public let isEncrypted: Bool

  private let server: HTTPServer
  /// What answers now; a reset of the debug bridge puts another one in its place.
  private let served: @Sendable () async -> ServedLibrary
  private let background: [Task<Void, Never>]

  /// Starts the server; it answers when this returns.
  ///
  /// - Parameters:
  ///   - kit: What reads aloud.
  ///   - library: The books.
  ///   - web: The folder with the page's files; `nil` for the one that came with the program.
  ///   - version: What `GET /healthz` says.
  ///   - host: `127.0.0.1`, `::1`, `localhost`, or an address of this machine that others reach;
  ///     `0.0.0.0` and `::` stand for all of them.
  ///   - names: Names that lead to this machine, besides its own.
  ///   - port: 0 lets the system choose.
  ///   - security: Whether it speaks HTTPS, and with which certificate.
  ///   - base: The path under which it lies, also before proxies that take it off; from
  ///     ``BasePath/root`` on a proxy may name another.
  ///   - proxies: Machines that pass requests on, and are believed when they say for whom.
  ///   - log: Takes lines about requests and sentences that failed.
  ///   - hasDebugBridge: Whether tests may steer it; builds for people can't be steered.
  ///   - report: Takes sentences for people about what goes wrong later.
  /// - Throws: ``ServerStartError``.
  public init(
    kit: VorleserKit, library: Library, web: URL? = nil, version: String,
    host: String = "127.0.0.1", names: [String] = [], port: Int = LibraryServer.defaultPort,
    security: ServerSecurity = .automatic, base: BasePath = .root, proxies: [IPNetwork] = [],
    log: Log = Log(), hasDebugBridge: Bool = false,
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
    let serve: @Sendable (VorleserKit, Library, Accounts) -> ServedLibrary = {
      kit, library, accounts in
      let services = Services(
        kit: kit, library: library, accounts: accounts,
        web: WebFiles(web ?? kit.webFolder, fonts: kit.fontFolder), version: version, log: log)
      return ServedLibrary(services, callers: callers, isAlone: isAlone)
    }
    let served = serve(kit, library, accounts)
    var present: @Sendable () async -> ServedLibrary = { served }
    var handler: @Sendable (HTTPRequest) async -> HTTPResponse = {
      await served.application.handle($0)
    }
    #if DEBUG_BRIDGE
    if hasDebugBridge {
      let bridge = DebugBridge(served, callers: callers, serve: serve)
      handler = { await bridge.handle($0) }
      present = { await bridge.served }
    }
    #endif
    var limits = HTTPLimits()
    limits.isShared = { callers.proxies.contain($0) }
    let server: HTTPServer
    do {
      server = try HTTPServer(
        host: host, port: port, identity: identity, limits: limits,
        refusal: { Application.refusal($0, $1) },
        handler: handler)
    } catch {
      throw error.kind == .addressInUse ? .portInUse(port) : .system(error.message)
    }
    let shown = Self.reachable(host)
    self.server = server
    let authority = "\(shown.contains(":") ? "[\(shown)]" : shown):\(server.port)"
    address = "\(scheme)://\(authority)\(base.text)"
    self.served = present
    isOpenToOthers = !LoopbackAddress.isOne(host)
    isEncrypted = identity != nil
    background = [
      // A voice that can't be loaded says so when somebody wants to listen.
      Task(priority: .utility) { try? await kit.warmUp() },
      Task {
        guard let source, let identity else { return }
        await source.keep(server, showing: identity, report: report)
      },
    ]
  }

  /// Ends every stream and frees the port; what was acknowledged is on disk already.
  public func stop() async {
    for task in background { task.cancel() }
    let served = await served()
    await served.endStreams()
    await server.stop()
    await served.services.accounts.close()
  }

  /// Refuses to be reached by others while anybody could be anybody.
  private static func checkAccounts(
    _ accounts: Accounts, _ host: String, _ isAlone: Bool
  ) async throws(ServerStartError) {
    guard !isAlone else { return }
    do {
      if try await accounts.isEmpty() { throw ServerStartError.noAccount(host) }
    } catch let error as ServerStartError {
      throw error
    } catch {
      throw .system("The accounts can't be read: \(Problem(error).detail)")
    }
  }

  /// What it shows, if anything.
  private static func identity(
    _ source: CertificateSource?
  ) throws(ServerStartError) -> TLSIdentity? {
    do {
      return try source?.load()
    } catch {
      throw .badCertificate(String(describing: error))
    }
  }

  /// An address to type: "all addresses" is none.
  private static func reachable(_ host: String) -> String {
    guard ["0.0.0.0", "::", "[::]"].contains(host) else { return host }
    return MachineAddresses.all().first ?? "localhost"
  }
}

/// Why the server can't start; each says in one sentence what to do.
public enum ServerStartError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address can be reached from elsewhere, and nobody has an account.
  case noAccount(String)
  /// The certificate or its key can't be used, a sentence for people.
  case badCertificate(String)
  /// Somebody listens there already.
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
