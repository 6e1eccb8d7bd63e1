import Foundation
import RemoteVoices
import Synthesizer
import VorleserKit

extension Command {
  /// Connects a voice that another program speaks.
  static let connectVoice = Command(
    name: "connect", summary: "Connect a voice that another program speaks.",
    discussion: """
      The other program is asked by HTTP in the form of OpenAI's /v1/audio/speech. Every sentence that \
      this voice reads is sent there. The times of words are estimated. The key is read once from its file \
      or variable, and kept sealed.
      """,
    arguments: [Argument(name: "voice", help: "A name for the voice here.")],
    options: [
      Option(
        name: "address", value: "URL",
        help: "The address that ends before /audio/speech, such as https://api.openai.com/v1."),
      Option(name: "model", value: "NAME", help: "Its name of the model (default: tts-1)."),
      Option(name: "as", value: "NAME", help: "Its name of the voice (default: alloy)."),
      Option(
        name: "language", value: "TAG",
        help: "The language that the voice reads, such as de or en-GB (default: en-US)."),
      Option(
        name: "key-file", value: "FILE", help: "A file whose first line is the key.",
        completion: .file),
      Option(name: "key-variable", value: "NAME", help: "A variable that holds the key."),
      .home, .verbose,
    ],
    run: { call in
      let settings = try call.remoteVoice()
      let kit = try call.kit()
      let voice = try await untilInterrupted { try await kit.connect(settings) }
      Terminal.note("\(voice.id) was connected.")
    })
}

extension Invocation {
  /// The voice that the options describe.
  ///
  /// - Throws: ``UsageError``.
  fileprivate func remoteVoice() throws -> RemoteVoiceSettings {
    guard let text = options["address"] else {
      throw UsageError("Give the address: --address URL.", path)
    }
    guard let address = RemoteVoiceSettings.address(text) else {
      throw UsageError("'\(text)' is no address that begins with http:// or https://.", path)
    }
    let key: RemoteVoiceSettings.Key?
    switch (options["key-file"], options["key-variable"]) {
    case (nil, nil): key = nil
    case (let file?, nil): key = .file(path: URL(filePath: file).standardizedFileURL.path)
    case (nil, let name?): key = .variable(name: name)
    case (_?, _?): throw UsageError("Use --key-file or --key-variable, not both.", path)
    }
    return RemoteVoiceSettings(
      name: arguments[0], address: address, model: options["model"] ?? "tts-1",
      voice: options["as"] ?? "alloy", language: try language() ?? "en-US", key: key)
  }
}
