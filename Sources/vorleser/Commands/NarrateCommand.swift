import BookParser
import AudioEngine
import Foundation
import VorleserKit

extension Command {
  static let narrate = Command(
    name: "narrate", summary: "Turn a book into an audio file.",
    discussion: """
      If interrupted, run the same command again to continue. The file appears when it is complete.
      """,
    arguments: [.book],
    options: [
      .output, .encoding, .passwordFile, .language, .voice, .speed, .rules, .timings, .json, .home,
      .verbose,
    ],
    run: { call in
      let request = try NarrationRequest(call)
      let given = try call.speechOptions()
      let kit = try call.kit()
      let book = try await call.unlocked(
        call.file.lastPathComponent, given: call.filePassword()
      ) { password in
        try await kit.open(
          file: call.file, language: call.language(),
          options: OpenOptions(encoding: call.encoding(), password: password))
      }
      let options = try await call.options(given, for: book, kit)
      let bar = ProgressBar(isShown: !call.has("json"))
      let report = try await untilInterrupted {
        try await kit.narrate(
          book, to: request.output, as: request.format, options, timings: request.timings
        ) { bar.show($0) }
      }
      bar.finish()
      try call.report(report, request)
    })
}
