/// A problem document (RFC 9457).
struct ProblemShape: Codable, Sendable {
  var type: String
  var title: String
  var status: Int
  var detail: String
  var existing: BookShape?
  var current: PositionShape?
  var offset: Int?
}

/// What `GET /healthz` says.
struct HealthShape: Codable, Sendable {
  var status: String
  var version: String
}

/// The voices that can speak.
struct VoicesShape: Codable, Sendable {
  var voices: [VoiceShape]
  var `default`: String
}

/// One voice.
struct VoiceShape: Codable, Sendable {
  var id: String
  var name: String
  var language: String
  var engine: String
  var description: String
}
