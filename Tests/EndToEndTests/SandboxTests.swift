import Foundation
import TestSupport
import Testing

/// What a process can do that reads untrusted bytes.
@Suite(.ownThreads)
struct SandboxTests {
  @Test func aSandboxedProcessHasNothingButItsFilesAndItsMemory() throws {
    let result = try Desk().program.run("probe-sandbox")
    #expect(
      result.output == """
        reads a file: false
        writes a file: false
        opens a socket: false
        lists a folder: false
        takes 4 GB: false
        takes 100 MB: true

        """)
    #expect(result.code == 0)
  }

  @Test func aSandboxedProcessStartsBesideThousandsOfOpenFiles() throws {
    let desk = try Desk()
    // A server has as many with all its connections open.
    let script = """
      ulimit -n 8192 && printf 'A text of a few words.' > one.txt && tar -cf books.tar one.txt || exit 9
      for number in {10..3000}; do eval "exec $number< /dev/null"; done
      exec "$0" add books.tar
      """
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script, Program.executable.path]
    process.currentDirectoryURL = desk.folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["VORLESER_HOME": desk.program.home.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(try desk.program.run("list").output.contains("one"))
  }
}
