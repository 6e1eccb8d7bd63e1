import VorleserKit

extension Command {
  static let speak = Command(
    name: "speak", summary: "Turn a text into an audio file.",
    arguments: [Argument(name: "text", help: "A text, or - for standard input.")],
    options: [.output, .voice, .speed, .timings, .json, .home, .verbose],
    run: { call in
      let request = try NarrationRequest(call, formats: NarrationRequest.texts)
      let options = try call.speechOptions()
      let report = try await call.kit().speak(
        call.textArgument(), to: request.output, as: request.audio, options,
        timings: request.timings)
      try call.report(report, request)
    })
}
