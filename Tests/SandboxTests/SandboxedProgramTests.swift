import Foundation
import Sandbox
import Testing

/// However a process ends, the one that started it knows.
struct SandboxedProgramTests {
  private func run(_ script: String, seconds: Int = 60) async throws -> (
    SandboxedProgram.Outcome, String
  ) {
    let output = try UnnamedFile()
    let input = try UnnamedFile()
    try input.handle.write(contentsOf: Data("words".utf8))
    try input.handle.seek(toOffset: 0)
    let outcome = try await SandboxedProgram(environment: ["VORLESER_PROGRAM": "/bin/sh"])
      .run(["-c", script], input: input.handle, output: output.handle, seconds: seconds)
    return (outcome, try output.text(limit: 100))
  }

  @Test func whatItReadsAndWritesAreFiles() async throws {
    let (outcome, written) = try await run("cat; echo told >&2; exit 3")
    #expect(outcome == .exited(code: 3, message: "told\n"))
    #expect(written == "words")
  }

  @Test func aCrashIsToldByItsSignal() async throws {
    #expect(try await run("kill -SEGV $$").0 == .killed(signal: SIGSEGV))
  }

  @Test func whatDoesNotEndIsEnded() async throws {
    #expect(try await run("while :; do :; done", seconds: 1).0 == .timedOut)
  }

  @Test func itOutlivesIdleThreads() async throws {
    // An idle thread of the pool ends after five seconds.
    #expect(
      try await run("exec setpriv --pdeathsig KILL sleep 8").0 == .exited(code: 0, message: ""))
  }

  @Test func itGetsNoOtherOpenFile() async throws {
    let open = (0..<20).map { _ in dup(0) }
    defer { for file in open { close(file) } }
    // The shell's own list, in which the list itself is the fourth.
    let (outcome, written) = try await run("ls /proc/self/fd | wc -l")
    #expect(outcome == .exited(code: 0, message: ""))
    #expect(written.trimmingCharacters(in: .whitespacesAndNewlines) == "4")
  }

  @Test func itEndsWithTheTask() async throws {
    let task = Task { try await run("exec sleep 600").0 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aMissingProgramIsNamed() async throws {
    let program = try SandboxedProgram(environment: ["VORLESER_PROGRAM": "/nowhere/vorleser"])
    let file = try UnnamedFile()
    await #expect(throws: SandboxError.self) {
      try await program.run([], input: file.handle, output: file.handle, seconds: 1)
    }
  }

  @Test func aFileWithoutANameIsReachedByItsPath() throws {
    let file = try UnnamedFile()
    try file.handle.write(contentsOf: Data("text".utf8))
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "text")
    #expect(try file.text(limit: 2) == "te")
  }
}
