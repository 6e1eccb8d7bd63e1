import Foundation
import Sandbox
import Synthesizer
import Testing

@testable import PicoVoices

/// What a process that did not speak is told as, and a voice whose files are no voice.
struct PicoProcessTests {
  @Test func aVoiceThatCantBeLoadedEndsTheStreamAndSaysWhatToDo() {
    let error = PicoProcess.error(
      of: .exited(code: 65, message: "files: the library of Pico can't be loaded (no)\n"), "pico-de"
    )
    #expect(
      error
        == .unusableModel(
          "the voice pico-de can't be used: the library of Pico can't be loaded (no). Install it again"
        ))
  }

  @Test func aTextThatItDoesNotTakeIsSkipped() {
    #expect(
      PicoProcess.error(of: .exited(code: 65, message: "the text can't be spoken (x)"), "v")
        == .engine("the text can't be spoken (x)"))
    #expect(
      PicoProcess.error(of: .exited(code: 1, message: ""), "v") == .engine("Pico's process failed"))
    #expect(
      PicoProcess.error(of: .killed(signal: SIGSEGV), "v")
        == .engine("Pico failed on this text (signal 11)"))
    #expect(
      PicoProcess.error(of: .timedOut, "v") == .engine("Pico takes too long for this text"))
    #expect(PicoProcess.error(of: .exited(code: 0, message: ""), "v") == nil)
  }

  @Test func filesThatAreNoVoiceAreRefused() async throws {
    let files = [
      URL(filePath: "/etc/hostname"), URL(filePath: "/nowhere"), URL(filePath: "/nowhere"),
    ]
    let error = await #expect(throws: SpeechError.self) {
      try await PicoProcess.sound(of: "Ja.", by: files, voice: "pico-de")
    }
    #expect(error?.description.contains("the library of Pico can't be loaded") == true)
    #expect(error?.description.contains("Install it again") == true)
  }
}
