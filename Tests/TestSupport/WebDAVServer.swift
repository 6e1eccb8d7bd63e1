public import Foundation
import Sandbox

/// Apache with a WebDAV folder, on a loopback address: a server that others wrote.
///
/// The user is `eva`, the password `sesame`.
public final class WebDAVServer: Sendable {
  private static let program = "/usr/sbin/apache2"
  private static let modules = "/usr/lib/apache2/modules"
  /// SHA-1 of "sesame" in base64, which Apache takes for a password.
  private static let password = "{SHA}CEo1Ae3vaEXy8eQZjsOiuBz1xrw="
  /// How often another port is tried, and how often it is asked for, every 20 ms.
  private static let (portTries, lookLimit) = (10, 500)

  /// Whether it is installed.
  public static let isPossible =
    FileManager.default.isExecutableFile(atPath: program)
    && FileManager.default.fileExists(atPath: "\(modules)/mod_dav_fs.so")

  /// The address of the folder.
  public let address: String
  /// The folder on the disk.
  public let files: URL
  private let home: URL
  private let process: ChildProcess

  /// Starts a server.
  ///
  /// - Throws: When it can't be started.
  public init() async throws {
    home = FileManager.default.temporaryDirectory.appending(
      path: "vorleser-dav-\(UUID().uuidString)")
    files = home.appending(path: "files/dav")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    try Data("eva:\(Self.password)\n".utf8).write(to: home.appending(path: "users"))
    // Started by root, Apache serves as another user, who has to write there.
    let isRoot = geteuid() == 0
    for folder in [home.appending(path: "files"), files] where isRoot {
      try FileManager.default.setAttributes(
        [.ownerAccountName: "www-data"], ofItemAtPath: folder.path)
    }
    for _ in 0..<Self.portTries {
      let port = Int.random(in: 20_000..<32_000)
      try Data(Self.settings(home, port, isRoot: isRoot).utf8)
        .write(to: home.appending(path: "settings"))
      let process = try Self.started(home)
      if await Self.isUp(home) {
        self.process = process
        address = "http://127.0.0.1:\(port)/dav/"
        return
      }
      process.kill()
      _ = process.wait()
    }
    throw CocoaError(.executableLoad)
  }

  deinit {
    process.kill()
    _ = process.wait()
    try? FileManager.default.removeItem(at: home)
  }

  /// One process that has no children, so that nothing stays when it is ended.
  private static func started(_ home: URL) throws -> ChildProcess {
    let null = try FileHandle(forUpdating: URL(filePath: "/dev/null"))
    defer { try? null.close() }
    let file = null.fileDescriptor
    return try ChildProcess(
      program, ["-X", "-f", home.appending(path: "settings").path],
      environment: ProcessInfo.processInfo.environment, files: (file, file, file))
  }

  /// Whether it serves; it ends by itself if the port is taken.
  private static func isUp(_ home: URL) async -> Bool {
    for _ in 0..<lookLimit {
      if FileManager.default.fileExists(atPath: home.appending(path: "pid").path) { return true }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  private static func settings(_ home: URL, _ port: Int, isRoot: Bool) -> String {
    let names = [
      "mpm_event", "authn_core", "authn_file", "authz_core", "authz_user", "auth_basic", "dav",
      "dav_fs",
    ]
    let loads = names.map { "LoadModule \($0)_module \(modules)/mod_\($0).so" }
    return """
      \(loads.joined(separator: "\n"))
      ServerRoot "\(home.path)"
      ServerName localhost
      Listen 127.0.0.1:\(port)
      PidFile "\(home.path)/pid"
      ErrorLog "\(home.path)/log"
      DocumentRoot "\(home.path)/files"
      DavLockDB "\(home.path)/files/locks"
      \(isRoot ? "User www-data\nGroup www-data" : "")
      StartServers 1
      ThreadsPerChild 4
      MaxRequestWorkers 4
      ServerLimit 1
      <Location /dav>
        Dav On
        AuthType Basic
        AuthName backups
        AuthUserFile "\(home.path)/users"
        Require valid-user
      </Location>

      """
  }
}
