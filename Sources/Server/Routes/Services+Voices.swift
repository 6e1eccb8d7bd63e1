import HTTPServer
import ReadAloud
import Synthesizer
import VorleserKit

extension Services {
  /// The routes of voices.
  var voiceRoutes: [Route] {
    [
      Route("GET", "/api/voices", needs: .person) { _ in
        let voices = await kit.voices.map(VoiceShape.init)
        return .json(VoicesShape(voices: voices, default: VorleserKit.defaultVoice))
      },
      Route("GET", "/api/voices/{name}/preview", needs: .person) { call in
        let bytes = try await spoken { try await kit.preview(of: call.values["name"] ?? "") }
        return .content(bytes, type: "audio/mpeg")
      },
    ]
  }

  /// Runs speech synthesis, and turns its errors into problems of the voice.
  ///
  /// - Throws: ``Problem``.
  func spoken<Sound>(_ make: () async throws -> Sound) async throws -> Sound {
    do {
      return try await make()
    } catch {
      throw Problem(listening: error)
    }
  }

  /// A voice that can say sentences.
  ///
  /// - Throws: `SpeechError.unknownVoice`; `ResourceFolder.Failure`.
  func speech(_ name: String) async throws -> VoiceSpeech {
    var options = SpeechOptions()
    options.voice = name
    return try await kit.speech(options)
  }
}

extension VoiceShape {
  /// A voice.
  init(_ voice: Voice) {
    id = voice.id
    name = voice.name
    language = voice.language
    engine = voice.engine
    description = VorleserKit.description(of: voice)
  }
}
