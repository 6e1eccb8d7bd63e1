import Foundation

/// A folder served on the loopback interface by Python, with byte ranges and faults on request.
///
/// Paths under `/plain/` know no ranges, those under `/cut/` break off after 200,000 bytes, those
/// under `/slow/` pause for 20 s there, all others answer ranges. Requests are kept.
final class LoopbackServer {
  private static let script = """
    import http.server, os, sys, threading, time
    root = sys.argv[1]
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            kind, _, name = self.path.lstrip("/").partition("/")
            try:
                data = open(os.path.join(root, name), "rb").read()
            except OSError:
                self.send_error(404)
                return
            asked = self.headers.get("Range")
            start = int(asked[6:-1]) if asked and kind != "plain" else 0
            with open(os.path.join(root, "requests"), "a") as log:
                log.write(f"{kind} {start}\\n")
            self.send_response(206 if start else 200)
            self.send_header("Content-Length", str(len(data) - start))
            if start:
                self.send_header("Content-Range", f"bytes {start}-{len(data) - 1}/{len(data)}")
            self.end_headers()
            self.wfile.write(data[start : start + 200000] if kind in ("cut", "slow") else data[start:])
            if kind == "slow":
                time.sleep(20)
        def log_message(self, *arguments):
            pass
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(server.server_port, flush=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    sys.stdin.read()
    os._exit(0)
    """

  let url: URL
  private let process = Process()
  /// Closing it ends the server, also where the tests die.
  private let input = Pipe()
  private let root: URL

  init(root: URL) throws {
    self.root = root
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.script, root.path]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)),
      let url = URL(string: "http://127.0.0.1:\(port)/")
    else { throw CocoaError(.fileReadUnknown) }
    self.url = url
  }

  /// Kind and first byte of each request so far.
  var requests: [String] {
    let text = try? String(contentsOf: root.appending(path: "requests"), encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
