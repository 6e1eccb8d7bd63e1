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
    // The C library, which every process has.
    let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    let path = try #require(maps.firstMatch(of: /\/\S*\/libc\.so\.6/)).output
    let error = #expect(throws: PicoError.self) {
      try PicoLibrary(URL(filePath: String(path)), analysis: none, sound: none)
    }
    #expect(error == .library(reason: "it has no pico_initialize"))
  }

  @Test func anErrorIsOneClause() {
    let error = PicoError.resource(name: "de-DE_ta.bin", reason: "file corrupt, -30")
    #expect("\(error)" == "the file 'de-DE_ta.bin' can't be used (file corrupt, -30)")
  }
}
