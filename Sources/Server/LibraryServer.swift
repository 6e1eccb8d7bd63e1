public import Foundation
import HTTPServer
import Storage
public import VorleserKit

/// The page and the HTTP interface of docs/api.md, on a loopback address.
///
/// ```swift
/// let server = try LibraryServer(kit: kit, library: library, version: "1.0.0", port: 0)
/// print(server.address)
/// await server.stop()
/// ```
public final class LibraryServer: Sendable {
  /// Where `vorleser serve` listens unless told otherwise: easy to type, above the ports that need
  /// rights, and used by nothing common.
  public static let defaultPort = 7878

  /// What to open in a browser, such as `http://127.0.0.1:7878`.
  public let address: String

  private let server: HTTPServer
  private let hub: EventHub
  private let background: [Task<Void, Never>]

  /// Starts the server; it answers when this returns.
  ///
  /// - Parameters:
  ///   - kit: What reads aloud.
  ///   - library: The books.
  ///   - web: The folder with the page's files; `nil` for the one that came with the program.
  ///   - version: What `GET /healthz` says.
  ///   - host: `127.0.0.1`, `::1`, `localhost` or another loopback address.
  ///   - port: 0 lets the system choose.
  /// - Throws: ``ServerStartError``.
  public init(
    kit: VorleserKit, library: Library, web: URL? = nil, version: String,
    host: String = "127.0.0.1", port: Int = LibraryServer.defaultPort
  ) throws(ServerStartError) {
    guard LoopbackAddress.isOne(host) else { throw .notLoopback(host) }
    kit.keepSpeech(in: AudioCache(kit.data.speechCache))
    let hub = EventHub()
    let services = Services(
      kit: kit, library: library, hub: hub,
      web: WebFiles(web ?? kit.webFolder, fonts: kit.fontFolder), version: version,
      build: ProgramBuild.identity(version: version), narrations: NarrationFeed(hub: hub))
    let application = Application(
      callers: CallerRules(host: host), router: Router(routes: services.routes))
    do {
      server = try HTTPServer(
        host: host, port: port, refusal: { Application.refusal($0, $1) },
        handler: { await application.handle($0) })
    } catch {
      throw error.kind == .addressInUse ? .portInUse(port) : .system(error.message)
    }
    address = "http://\(host.contains(":") ? "[\(host)]" : host):\(server.port)"
    self.hub = hub
    background = [
      Task { await LibraryFeed.forward(await library.changes(), to: hub) },
      // A voice that can't be loaded says so when somebody wants to listen.
      Task(priority: .utility) { try? await kit.warmUp() },
    ]
  }

  /// Ends every stream and frees the port; what was acknowledged is on disk already.
  public func stop() async {
    for task in background { task.cancel() }
    await hub.close()
    await server.stop()
  }
}

/// Why the server can't start; each says in one sentence what to do.
public enum ServerStartError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address can be reached from elsewhere.
  case notLoopback(String)
  /// Somebody listens there already.
  case portInUse(Int)
  /// The system refused for another reason, a sentence for people.
  case system(String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .notLoopback(let host):
      "Vorleser listens on this machine only, because it has no accounts yet that could keep others "
        + "out; leave --host away, or give 127.0.0.1, ::1 or localhost instead of '\(host)'."
    case .portInUse(let port):
      "Port \(port) is taken, perhaps by a Vorleser that is running already; stop that one, or "
        + "choose another with --port."
    case .system(let reason): reason
    }
  }
}
