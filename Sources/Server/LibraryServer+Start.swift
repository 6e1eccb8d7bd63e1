import HTTPServer
import VorleserKit

/// The steps of a server's start.
extension LibraryServer {
  /// Makes what is served of a library.
  typealias MakeServed = @Sendable (VorleserKit, Library, Accounts) -> ServedLibrary

  /// What answers requests.
  struct Answering: Sendable {
    /// Returns the library that answers now; a reset of the debug bridge replaces it.
    var served: @Sendable () async -> ServedLibrary
    var handler: @Sendable (HTTPRequest) async -> HTTPResponse
  }

  /// Refuses an address that others can reach while there is no account.
  static func checkAccounts(
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

  /// The certificate that the server shows, if any.
  static func identity(
    _ source: CertificateSource?
  ) throws(ServerStartError) -> TLSIdentity? {
    do {
      return try source?.load()
    } catch {
      throw .badCertificate(String(describing: error))
    }
  }

  /// An address that a person can type, also when the server listens on all addresses.
  static func reachable(_ host: String) -> String {
    guard ["0.0.0.0", "::", "[::]"].contains(host) else { return host }
    return MachineAddresses.all().first ?? "localhost"
  }

  /// What answers requests: the library itself, or the debug bridge before it.
  static func answering(
    _ served: ServedLibrary, _ callers: CallerRules, hasDebugBridge: Bool,
    serve: @escaping MakeServed
  ) -> Answering {
    #if DEBUG_BRIDGE
    if hasDebugBridge {
      let bridge = DebugBridge(served, callers: callers, serve: serve)
      return Answering(served: { await bridge.served }, handler: { await bridge.handle($0) })
    }
    #endif
    return Answering(served: { served }, handler: { await served.application.handle($0) })
  }

  /// Opens the port.
  static func server(
    _ host: String, _ port: Int, _ identity: TLSIdentity?, _ callers: CallerRules,
    _ handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) throws(ServerStartError) -> HTTPServer {
    var limits = HTTPLimits()
    limits.isShared = { callers.proxies.contain($0) }
    do {
      return try HTTPServer(
        host: host, port: port, identity: identity, limits: limits,
        refusal: { Application.refusal(of: $0, $1, $2) },
        handler: handler)
    } catch {
      throw error.kind == .addressInUse ? .portInUse(port) : .system(error.message)
    }
  }

  /// Starts the work beside the requests.
  static func background(
    _ kit: VorleserKit, _ source: CertificateSource?, _ identity: TLSIdentity?,
    _ server: HTTPServer, _ report: @escaping @Sendable (String) -> Void
  ) -> [Task<Void, Never>] {
    [
      // A voice that can't be loaded says so when somebody wants to listen.
      Task(priority: .utility) { try? await kit.warmUp() },
      Task {
        guard let source, let identity else { return }
        await source.keep(server, showing: identity, report: report)
      },
    ]
  }
}
