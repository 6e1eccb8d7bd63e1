import HTTPServer
import ReadAloud
import ReadingModel
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
      Route("GET", "/api/voices/offers", needs: .person) { call in
        .json(await voiceOffers(for: call.caller))
      },
      Route("POST", "/api/voices/{name}", needs: .admin) { call in
        try await voiceInstallations.begin(call.values["name"] ?? "")
        return .json(await voiceOffers(for: call.caller), status: 202)
      },
      Route("DELETE", "/api/voices/{name}", needs: .admin) { call in
        try await voiceInstallations.remove(call.values["name"] ?? "")
        return .json(await voiceOffers(for: call.caller))
      },
    ] + connectionRoutes
  }

  private func voiceOffers(for caller: Caller) async -> VoiceOffersShape {
    VoiceOffersShape(
      await voiceInstallations.offers(),
      mayInstall: caller.credential == .alone || caller.role == .admin)
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

extension EventHub {
  /// Sends all pages every change of the voices until the task is cancelled.
  ///
  /// - Parameter installations: What is being installed.
  func forward(_ installations: VoiceInstallations) async {
    for await offer in await installations.changes() {
      send(ServerEvent("voice", VoiceOfferShape(offer)))
    }
  }
}

extension VoiceShape {
  /// A voice.
  init(_ voice: Voice) {
    id = voice.id
    name = voice.name
    language = voice.language
    engine = voice.engine
    hasAccent = VorleserKit.hasAccent(voice)
    estimatesTimes = VorleserKit.estimatesTimes(voice)
    description = VorleserKit.description(of: voice)
    // Behind the others, since what may be null is set through its wrapper.
    sex = voice.sex?.rawValue
    sampleRate = voice.sampleRate
  }
}
