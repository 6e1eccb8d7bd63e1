import Foundation
import TestSupport
import Testing

/// `vorleser tls` and `vorleser serve` with encryption, as a person sets them up.
@Suite(.enabled(if: Curl.isThere, "no curl here"), .timeLimit(.minutes(10)), .ownThreads)
struct ServeTLSTests {
  private let desk: Desk
  private var tls: URL { desk.program.home.appending(path: "tls") }

  init() throws {
    desk = try Desk()
    let added = try desk.program.run(["people", "add", "Ada"], input: "three quiet rivers\n")
    #expect(added.code == 0, "\(added.errors)")
  }

  /// Starts it on any free port and waits until it says its address.
  private func start(_ arguments: String...) async throws -> (Program.Running, address: String) {
    let running = try desk.program.start(["serve", "--port", "0"] + arguments)
    while running.process.isRunning {
      if let match = running.output.firstMatch(of: /(https?):\/\/\S+:(\d+)(?=\n)/) {
        return (running, "\(match.1)://localhost:\(match.2)")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("It ended: \(running.errors)")
    throw CancellationError()
  }

  @Test func whatWasSetUpIsUsedWhereOthersReachIt() async throws {
    let made = try desk.program.run("tls", "--name", "books.example.org")
    #expect(made.code == 0 && made.output.contains("fingerprint"), "\(made.errors)")
    let again = try desk.program.run("tls")
    #expect(again.code == 0 && again.output.contains("is there"))
    #expect(try desk.program.run("tls", "--name", "bank.example").code == 64)
    let root = tls.appending(path: "authority.pem")
    let (running, address) = try await start("--host", "0.0.0.0")
    #expect(address.hasPrefix("https://"))
    let trust = ["--cacert", root.path]
    #expect(try await Curl.run(trust + [address + "/healthz"]).contains(#""status":"ok""#))
    // Without being told of the authority nobody talks to it.
    #expect(try await Curl.run([address + "/healthz"]).isEmpty)
    let signedIn = try await Curl.run(
      trust + [
        "-i", "-d", #"{"name":"Ada","password":"three quiet rivers","device":"curl"}"#, "-H",
        "Content-Type: application/json", address + "/api/account/sign-in",
      ])
    #expect(signedIn.contains("__Host-vorleser=") && signedIn.contains("; Secure"), "\(signedIn)")
    let head = try await Curl.run(trust + ["-I", address + "/vorleser-ca.crt"])
    #expect(head.contains("application/x-x509-ca-cert"))
    running.send(SIGTERM)
    let result = running.result()
    #expect(result.code == 0 && !result.errors.contains("isn't encrypted"))
    // A code for cameras is for people at a terminal.
    #expect(!result.errors.contains("▀"))
  }

  @Test func onALoopbackAddressOrWhenToldSoItIsLeftOut() async throws {
    #expect(try desk.program.run("tls").code == 0)
    for arguments in [["--host", "127.0.0.1"], ["--host", "0.0.0.0", "--no-tls"]] {
      let running = try desk.program.start(["serve", "--port", "0"] + arguments)
      while running.process.isRunning, !running.output.contains("ready:") {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(running.output.contains("http://"), "\(running.errors)")
      running.send(SIGTERM)
      #expect(running.result().code == 0)
    }
  }

  @Test func filesThatCanNotBeUsedAreNamed() throws {
    #expect(try desk.program.run("tls").code == 0)
    let server = tls.appending(path: "server.pem").path
    let authority = tls.appending(path: "authority.pem").path
    let key = tls.appending(path: "authority-key.pem").path
    func serve(_ arguments: String...) throws -> Program.Result {
      try desk.program.run(["serve", "--port", "0"] + arguments)
    }
    #expect(try serve("--certificate", server).code == 64)
    #expect(try serve("--key", server).code == 64)
    #expect(try serve("--certificate", server, "--key", server, "--no-tls").code == 64)
    #expect(try serve("--trusted-proxy", "nonsense").code == 64)
    for (certificate, key, reason) in [
      (server, key, "does not belong"), (authority, "/missing.pem", "can't be read"),
      (key, key, "no certificate"), (authority, authority, "no private key"),
    ] {
      let result = try serve("--certificate", certificate, "--key", key)
      #expect(result.code == 65 && result.errors.contains(reason), "\(result.errors)")
    }
  }
}
