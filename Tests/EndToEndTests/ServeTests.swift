import Foundation
import FoundationNetworking
import TestSupport
import Testing

/// `vorleser serve` as a person starts and stops it.
@Suite(.timeLimit(.minutes(10)), .ownThreads)
struct ServeTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  /// Starts it on any free port and waits until it says its address.
  private func start(_ arguments: String...) async throws -> (Program.Running, address: URL) {
    let running = try desk.program.start(["serve", "--port", "0"] + arguments)
    while running.process.isRunning {
      if let match = running.output.firstMatch(of: /http:\/\/\S+(?=\n)/),
        let address = URL(string: String(match.0))
      {
        return (running, address)
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("It ended: \(running.errors)")
    throw CancellationError()
  }

  @Test(
    .enabled(if: Places.resources != nil, "the guide is not there; run 'make setup'"),
    arguments: [SIGINT, SIGTERM])
  func itServesTheGuideUntilItIsStopped(signal: Int32) async throws {
    let (running, address) = try await start()
    #expect(address.host() == "127.0.0.1")
    let health = try Data(contentsOf: address.appending(path: "healthz"))
    #expect(String(decoding: health, as: UTF8.self).contains(#""status":"ok""#))
    let books = try Data(contentsOf: address.appending(path: "api/books"))
    #expect(String(decoding: books, as: UTF8.self).contains("The Vorleser Guide"))
    running.send(signal)
    let result = running.result()
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test func belowAPathEveryAddressHasIt() async throws {
    let (running, address) = try await start("--base-path", "/shelf/books/")
    #expect(address.path == "/shelf/books")
    let health = try Data(contentsOf: address.appending(path: "healthz"))
    #expect(String(decoding: health, as: UTF8.self).contains(#""status":"ok""#))
    let page = try Data(contentsOf: address.appending(path: "read/1"))
    #expect(String(decoding: page, as: UTF8.self).contains(#"src="/shelf/books/js/main"#))
    running.send(SIGTERM)
    #expect(running.result().code == 0)
  }

  @Test(arguments: ["books", "/a b", "/read", "//a", "/../a", "http://a/b"])
  func whatIsNoBasePathIsRefused(path: String) throws {
    let result = try desk.program.run("serve", "--base-path", path, "--port", "0")
    #expect(result.code == 64 && result.errors.contains("--base-path"), "\(result.errors)")
  }

  @Test(arguments: ["0.0.0.0", "192.168.1.10", "::", "example.org", "127.0.0.1.example.org"])
  func anAddressThatOthersReachIsRefused(host: String) throws {
    let result = try desk.program.run("serve", "--host", host, "--port", "0")
    #expect(result.code == 64 && result.errors.contains("people add"), "\(result.errors)")
  }

  @Test func whereOthersReachItEverybodySignsIn() async throws {
    let added = try desk.program.run(["people", "add", "Ada"], input: "three quiet rivers\n")
    #expect(added.code == 0, "\(added.errors)")
    let (running, address) = try await start("--host", "0.0.0.0")
    #expect(address.host() != "0.0.0.0")
    let port = try #require(address.port)
    let here = try #require(URL(string: "http://127.0.0.1:\(port)/api/books"))
    let (_, answer) = try await URLSession.shared.data(from: here)
    #expect((answer as? HTTPURLResponse)?.statusCode == 401)
    running.send(SIGTERM)
    let result = running.result()
    #expect(result.code == 0 && result.errors.contains("isn't encrypted"))
  }

  @Test func peopleAreAddedInvitedResetAndRemoved() throws {
    func people(_ arguments: String..., input: String? = nil) throws -> Program.Result {
      try desk.program.run(["people"] + arguments, input: input)
    }
    #expect(try people("add", "Ada", input: "short\n").code == 65)
    #expect(try people("add", "Ada", input: "three quiet rivers\n").code == 0)
    #expect(try people("add", "ada", input: "three quiet rivers\n").code == 65)
    #expect(try people("add", "Bo", input: "three quiet rivers\n").code == 0)
    #expect(try people("list").output == "admin   Ada\nreader  Bo\n")
    for answer in [try people("invite"), try people("reset", "bo")] {
      #expect(answer.output.wholeMatch(of: /(\w{5}-){3}\w{5}\n/) != nil)
    }
    #expect(try people("reset", "Nobody").code == 66)
    #expect(try people("remove", "Ada", "--yes").code == 65, "the last admin")
    #expect(try people("remove", "Bo", input: "no\n").code == 64)
    #expect(try people("remove", "Bo", "--yes").code == 0)
    #expect(try people("remove", "Ada", "--yes").code == 0)
    #expect(try people("list").output.isEmpty)
  }

  @Test func aPortThatIsTakenIsNamed() async throws {
    let (running, address) = try await start()
    let port = try #require(address.port)
    let second = try desk.program.run("serve", "--port", String(port))
    #expect(second.code == 69 && second.errors.contains("\(port)"), "\(second.errors)")
    running.send(SIGTERM)
    #expect(running.result().code == 0)
  }

  @Test func aDataFolderThatIsNoneIsToldOf() throws {
    let file = try desk.folder.makeFile("notes.txt", Data("text".utf8))
    let result = try desk.program.run("serve", "--port", "0", "--home", file.path)
    #expect(result.code == 64)
    #expect(
      result.errors.hasPrefix("Error: --home takes a folder, and '\(file.path)' is a file.\n"),
      "\(result.errors)")
  }
}
