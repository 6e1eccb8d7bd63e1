import Foundation
import PicoVoices

extension Command {
  /// What the program runs in a process of its own to speak with a voice of Pico's; people never need it.
  static let speakPico = Command(
    name: PicoProcess.command,
    summary: "Speak a text with SVOX Pico, from standard input to output, as PCM.",
    arguments: [
      Argument(name: "library", help: "The shared library."),
      Argument(name: "analysis", help: "The voice's file that reads text."),
      Argument(name: "sound", help: "The voice's file that makes sound."),
    ],
    isHidden: true,
    run: { call in
      do {
        try PicoProcess.run(call.arguments, input: .standardInput, output: .standardOutput)
      } catch let failure as PicoFailure {
        Terminal.note(failure.line)
        throw ExitCode.data
      }
    })
}
