import Foundation
import Sandbox
import Testing

/// A program of the person's own gets a text, and little else.
struct InstalledProgramTests {
  private static let limits = SandboxLimits(
    memoryByteCount: 512 << 20, processorSeconds: 5, outputByteCount: 1 << 20)

  private func run(
    _ script: String, limits: SandboxLimits = limits, seconds: Int = 60
  ) throws -> String? {
    let shell = try #require(InstalledProgram("sh", environment: ["PATH": "/usr/bin:/bin"]))
    return try shell.run(["-c", script], input: "words", limits: limits, seconds: seconds)
  }

  @Test func itsInputIsTheTextAndItsOutputComesBack() throws {
    #expect(try run("cat; echo noise >&2") == "words")
  }

  @Test func anotherExitCodeIsNoText() throws {
    #expect(try run("cat; exit 1") == nil)
  }

  @Test func whatTakesTooLongIsEnded() {
    #expect(throws: SandboxError.self) { try run("exec sleep 60", seconds: 1) }
  }

  @Test func whatUsesTooMuchProcessorOrRoomIsEnded() {
    let small = SandboxLimits(
      memoryByteCount: 512 << 20, processorSeconds: 1, outputByteCount: 1_000)
    #expect(throws: SandboxError.self) { try run("while :; do :; done", limits: small) }
    #expect(throws: SandboxError.self) {
      try run("exec head -c 100000 /dev/zero", limits: small)
    }
  }

  @Test func itGetsNoVariableThatItNeedNotKnow() throws {
    let shell = try #require(
      InstalledProgram("sh", environment: ["PATH": "/usr/bin:/bin", "SECRET": "told"]))
    let told = try shell.run(
      ["-c", "echo $SECRET$PATH"], input: "", limits: Self.limits, seconds: 60)
    #expect(told == "/usr/bin:/bin\n")
  }

  @Test(arguments: ["", "relative", "/nowhere"])
  func aProgramThatIsNotInstalledIsNone(path: String) {
    #expect(InstalledProgram("sh", environment: ["PATH": path]) == nil)
  }
}
