import Foundation
import RemoteVoices

/// The voices that other programs speak.
struct VoiceConnectionsShape: Codable, Sendable {
  var voices: [VoiceConnectionShape]
}

/// A voice that another program speaks; its key is in no answer.
struct VoiceConnectionShape: Codable, Sendable {
  var name: String
  var address: String
  var model: String
  var voice: String
  var language: String
  var hasKey: Bool

  init(_ settings: RemoteVoiceSettings) {
    name = settings.name
    address = settings.address.absoluteString
    model = settings.model
    voice = settings.voice
    language = settings.language
    hasKey = settings.key != nil
  }
}

/// Body of `PUT /api/voices/connections/{name}`.
struct VoiceConnectionRequest: RequestShape {
  static let fields = ["address", "model", "voice", "language", "key"]

  var address: String
  var model: String
  var voice: String
  var language: String
  var key: String?
}
