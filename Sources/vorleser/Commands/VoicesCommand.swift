import Foundation
import Synthesizer
import VorleserKit

extension Command {
  static let voices = Command(
    name: "voices", summary: "List, try, install and remove voices.",
    discussion: "Lists them when no subcommand is given.",
    subcommands: [.listVoices, .previewVoice, .installVoices, .connectVoice, .removeVoice],
    defaultSubcommand: "list")

  private static let voice = Argument(name: "voice", help: "A voice's name.")

  private static let listVoices = Command(
    name: "list", summary: "List the voices.",
    options: [
      Option(name: "all", value: nil, help: "Include voices that can be installed."),
      .json, .home, .verbose,
    ],
    run: { call in
      let installed = try await call.kit().voices
      let published = call.has("all") ? VorleserKit.publishedVoices.map(\.voice) : []
      let others = published.filter { voice in !installed.contains { $0.id == voice.id } }
      let rows =
        installed.map { VoiceRow($0, isInstalled: true) }
        + others.map { VoiceRow($0, isInstalled: false) }
      if call.has("json") { return try Terminal.json(rows) }
      for row in rows { Terminal.print(row.text) }
      if !call.has("all") { Terminal.note("Run 'vorleser voices --all' to see more voices.") }
    })

  private static let previewVoice = Command(
    name: "preview", summary: "Preview a voice.",
    discussion: "Plays a few words; with -o they go to a file.",
    arguments: [voice], options: [.output, .speed, .home, .verbose],
    run: { call in
      var call = call
      call.options["voice"] = call.arguments[0]
      let options = try call.speechOptions()
      let kit = try call.kit()
      let text = "Hello. This is how I sound when I read a book to you. Shall we begin?"
      guard call.options["output"] != nil else { return try await kit.play(text, options) }
      let request = try NarrationRequest(call, formats: NarrationRequest.texts)
      let report = try await kit.speak(text, to: request.output, as: request.audio, options)
      try call.report(report, request)
    })

  private static let installVoices = Command(
    name: "install", summary: "Install voices by download or from a folder.",
    discussion: """
      Every file is checked against its published hash. An interrupted download continues where it \
      stopped. A Piper voice of your own, NAME.onnx and NAME.onnx.json in a folder, is installed with \
      'NAME --from FOLDER'; if it has several speakers, their voices are NAME:SPEAKER. Languages \
      without rules of Vorleser's own, such as Polish, need the program espeak-ng.
      """,
    arguments: [
      Argument(
        name: "voice", help: "A voice's name, as in 'vorleser voices --all'.",
        isRepeating: true, completion: .words(VorleserKit.publishedVoices.map(\.voice.id)))
    ],
    options: [
      Option(
        name: "from", value: "FOLDER", help: "Take the files from this folder.",
        completion: .file),
      .home, .verbose,
    ],
    run: { call in
      let kit = try call.kit()
      let folder = call.options["from"].map { URL(filePath: $0, directoryHint: .isDirectory) }
      for name in call.arguments {
        try await untilInterrupted {
          try await kit.install(voice: name, from: folder) { done, total in
            guard Terminal.isInteractive else { return }
            Terminal.note("\r\(name): \(done * 100 / max(total, 1)) %", terminator: "")
          }
        }
        if Terminal.isInteractive { Terminal.note("\r", terminator: "") }
        Terminal.note("\(name) was installed.")
      }
    })

  private static let removeVoice = Command(
    name: "remove", summary: "Remove an installed voice.",
    arguments: [voice], options: [.home, .verbose],
    run: { call in
      let kit = try call.kit()
      do {
        try kit.remove(voice: call.arguments[0])
      } catch SpeechError.unknownVoice(let name) {
        guard await kit.voices.contains(where: { $0.id == name }) else {
          throw SpeechError.unknownVoice(name)
        }
        throw UsageError("The voice '\(name)' is built in and can't be removed.", call.path)
      }
      Terminal.note("\(call.arguments[0]) was removed.")
    })
}

/// One line of the list of voices; its coding is the JSON form.
private struct VoiceRow: Encodable {
  var id: String
  var name: String
  var engine: String
  var language: String
  var sex: Voice.Sex?
  var sampleRate: Int?
  var isInstalled: Bool

  init(_ voice: Voice, isInstalled: Bool) {
    id = voice.id
    name = voice.name
    engine = voice.engine
    language = voice.language
    sex = voice.sex
    sampleRate = voice.sampleRate
    self.isInstalled = isInstalled
  }

  var text: String {
    // The names of Piper's voices are longer than the column.
    let column = id.padding(toLength: max(14, id.count + 2), withPad: " ", startingAt: 0)
    let state = isInstalled ? "" : "  (not installed)"
    let rate = sampleRate.map { "\(Double($0) / 1000) kHz" }
    let facts = [sex?.rawValue, rate].compactMap(\.self).joined(separator: ", ")
    return "\(column)\(language)  \(engine)\(facts.isEmpty ? "" : "  \(facts)")\(state)"
  }
}
