import Foundation
import PicoFiles
import Testing

struct PicoLibraryTests {
  @Test func aFileThatIsNoLibraryIsRefused() {
    let nowhere = URL(filePath: "/nowhere/pico.so")
    #expect(throws: PicoError.self) {
      try PicoLibrary(nowhere, analysis: nowhere, sound: nowhere)
    }
  }

  @Test func anotherLibraryIsRefusedByWhatItLacks() throws {
    let none = URL(filePath: "/nowhere")
    // The C library, where Debian has it for each processor.
    let path = try #require(
      ["x86_64", "aarch64"].map { "/lib/\($0)-linux-gnu/libc.so.6" }
        .first { FileManager.default.fileExists(atPath: $0) })
    let error = #expect(throws: PicoError.self) {
      try PicoLibrary(URL(filePath: path), analysis: none, sound: none)
    }
    #expect(error == .library(reason: "it has no pico_initialize"))
  }

  @Test func anErrorIsOneClause() {
    let error = PicoError.resource(name: "de-DE_ta.bin", reason: "file corrupt, -30")
    #expect("\(error)" == "the file 'de-DE_ta.bin' can't be used (file corrupt, -30)")
  }
}
