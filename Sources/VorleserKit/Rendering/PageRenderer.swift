import BookParser
import Foundation
import Glibc
import Sandbox
import WebFetching

/// Has an installed Chromium make the pages that are made by scripts.
///
/// Chromium itself reaches no network: every name leads nowhere, and the proxy is a closed port. What a page asks for is fetched
/// by `WebFetcher`, by its rules, and handed in.
public struct PageRenderer: Sendable {
  /// Where Debian and others put it, that without windows first.
  private static let programs = [
    "/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium-headless-shell",
    "/usr/lib/chromium/chromium", "/usr/bin/chromium", "/usr/bin/google-chrome-stable",
  ]
  /// The port "discard", on which nobody answers, for the proxy; 9 is also what Chromium refuses pages to reach.
  private static let nowhere = "http://127.0.0.1:9"

  /// The program.
  let program: String
  /// Whether Chromium runs without its own sandbox, which it needs to be started by root; for tests in containers.
  var isUnconfined = false
  /// The longest time for a page; one that hangs is given up a quarter later.
  var timeLimit = Duration.seconds(20)

  /// Makes a renderer.
  ///
  /// - Parameter program: The path of a Chromium.
  init(program: String) { self.program = program }

  /// The Chromium of this machine.
  ///
  /// - Returns: `nil` if there is none, or if this process is root's: Chromium has no sandbox then, and scripts of strangers
  ///   must not run without one.
  public static func installed() -> PageRenderer? {
    guard geteuid() != 0 else { return nil }
    return found
  }

  /// The Chromium of this machine, whoever asks.
  static var found: PageRenderer? {
    programs.first { FileManager.default.isExecutableFile(atPath: $0) }.map(PageRenderer.init)
  }

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - page: The page as its server sent it.
  ///   - fetcher: Fetches what its scripts ask for.
  /// - Returns: The page as HTML in UTF-8 after its scripts have run; `nil` if Chromium can't do it.
  /// - Throws: `CancellationError`; when no folder can be made.
  func render(_ page: SavedPage, by fetcher: WebFetcher) async throws -> [UInt8]? {
    let home = try Self.makeHome()
    defer {
      // The system clears its folder for temporary files of what is left.
      try? FileManager.default.removeItem(at: home)
    }
    let pipe: DevToolsPipe
    do {
      pipe = try DevToolsPipe(
        program, ["--remote-debugging-pipe"] + arguments(home), Self.environment(home))
    } catch {
      return nil
    }
    let html = await PageRendering(page, pipe, fetcher, timeLimit: timeLimit).run()
    await pipe.close()
    try Task.checkCancellation()
    return html.map { Array($0.utf8) }
  }

  /// Makes a folder for all that a Chromium writes.
  static func makeHome() throws -> URL {
    let home = FileManager.default.temporaryDirectory
      .appending(path: "vorleser-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return home
  }

  /// The variables of a Chromium with a folder of its own.
  static func environment(_ home: URL) -> [String: String] {
    ["HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
  }

  /// The command line of a Chromium that reaches no network.
  func arguments(_ home: URL) -> [String] {
    var arguments = [
      "--headless", "--user-data-dir=\(home.path)",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--proxy-server=\(Self.nowhere)",
      "--proxy-bypass-list=<-loopback>",
      "--force-webrtc-ip-handling-policy=disable_non_proxied_udp", "--disable-quic",
      "--disable-extensions", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--no-first-run", "--disable-gpu", "--mute-audio",
    ]
    if isUnconfined { arguments.append("--no-sandbox") }
    return arguments
  }
}
