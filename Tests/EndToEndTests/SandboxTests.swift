import Testing

/// What a process can do that reads untrusted bytes.
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
}
