import Encryption
import HTTPServer
import ReadingModel
import RemoteVoices
import VorleserKit

extension Services {
  /// The routes of the voices that other programs speak.
  var connectionRoutes: [Route] {
    [
      Route("GET", "/api/voices/connections", needs: .admin) { _ in .json(connections) },
      Route("PUT", "/api/voices/connections/{name}", needs: .admin) { call in
        let request = try await call.body(VoiceConnectionRequest.self)
        let (settings, key) = try voice(call.values["name"] ?? "", request)
        _ = try await imports.pass(call.person) { try await kit.connect(settings, key: key) }
        return .json(connections)
      }.patient(Self.uploadPatience),
      Route("DELETE", "/api/voices/connections/{name}", needs: .admin) { call in
        try kit.disconnect(call.values["name"] ?? "")
        return .json(connections)
      },
    ]
  }

  private var connections: VoiceConnectionsShape {
    VoiceConnectionsShape(voices: kit.connections.map(VoiceConnectionShape.init))
  }

  /// The voice that a request describes, and the key that it brings.
  private func voice(
    _ name: String, _ request: VoiceConnectionRequest
  ) throws -> (RemoteVoiceSettings, SecretText?) {
    guard let address = RemoteVoiceSettings.address(request.address) else {
      throw VoiceConnectionError.badAddress
    }
    guard LanguageTag.isWellFormed(request.language) else {
      throw Problem.badRequest("The language must be a BCP 47 tag, such as de or en-GB.")
    }
    var settings = RemoteVoiceSettings(
      name: name, address: address, model: request.model, voice: request.voice,
      language: request.language)
    guard let text = request.key else {
      settings.key = kit.connections.first { $0.name == name && $0.address == address }?.key
      return (settings, nil)
    }
    guard !text.isEmpty else { return (settings, nil) }
    guard let key = SecretText(text) else { throw VoiceConnectionError.badKey }
    return (settings, key)
  }
}
