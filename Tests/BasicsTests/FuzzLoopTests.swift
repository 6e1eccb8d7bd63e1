import Foundation
import TestSupport
import Testing

/// Where a process that a test starts has its case printed.
private func outputFile(_ test: String, of process: pid_t = getpid()) -> URL {
  FileManager.default.temporaryDirectory.appending(path: "fuzz-loop-\(process)-\(test)")
}

/// Runs out of stack.
private func overflow(_ depth: Int) -> Int {
  let values = [depth]
  // The compiler refuses what never ends.
  return depth == .max ? 0 : overflow(depth + 1) + values[0]
}

/// Runs a few cases, of which the fourth ends the process.
private func runCases(_ test: String, _ end: () async -> Void) async throws {
  let file = outputFile(test, of: getppid())
  try Data().write(to: file)
  let running = try RunningCases(output: FileHandle(forWritingTo: file))
  var count = 0
  try await FuzzLoop("ends", caseCount: 9, running: running).run { _ in
    count += 1
    if count == 4 { await end() }
  }
}

/// What ends the process in a fuzz loop can be tried again.
struct FuzzLoopTests {
  private func expectCase(_ test: String) async throws {
    let file = outputFile(test)
    defer { try? FileManager.default.removeItem(at: file) }
    // Another process prints it after the one with the case has ended.
    try await eventually("the case is printed") {
      try String(contentsOf: file, encoding: .utf8) == "ends: VORLESER_FUZZ_CASE=3\n"
    }
  }

  @Test func aCaseThatTrapsIsPrinted() async throws {
    await #expect(processExitsWith: .failure) {
      try await runCases("trap") { fatalError("a trap") }
    }
    try await expectCase("trap")
  }

  @Test func aCaseThatRunsOutOfStackOnAnyThreadIsPrinted() async throws {
    await #expect(processExitsWith: .failure) {
      try await runCases("stack") {
        await withCheckedContinuation { ended in
          Thread.detachNewThread { if overflow(0) > 0 { ended.resume() } }
        }
      }
    }
    try await expectCase("stack")
  }

  @Test func aCaseThatIsKilledIsPrinted() async throws {
    await #expect(processExitsWith: .failure) {
      try await runCases("kill") { kill(getpid(), SIGKILL) }
    }
    try await expectCase("kill")
  }
}
