/// A problem document (RFC 9457).
struct ProblemShape: Codable, Sendable {
  var type: String
  var title: String
  var status: Int
  var detail: String
  var existing: BookShape?
  var current: CurrentShape?
  var offset: Int?
  var limit: Int?
  var pixels: Int?
  var least: Int?
  var most: Int?
  var seconds: Int?
  var language: String?
  var reason: String?
  var values: [String: String]?
}

/// The stored value that a change conflicts with: a place, or a mark.
enum CurrentShape: Codable, Sendable {
  case position(PositionShape)
  case mark(MarkShape)

  /// The place, if it is one.
  var position: PositionShape? {
    if case .position(let position) = self { position } else { nil }
  }

  /// The mark, if it is one.
  var mark: MarkShape? {
    if case .mark(let mark) = self { mark } else { nil }
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let mark = try? value.decode(MarkShape.self) {
      self = .mark(mark)
    } else {
      self = .position(try value.decode(PositionShape.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .position(let position): try value.encode(position)
    case .mark(let mark): try value.encode(mark)
    }
  }
}

/// Answer of `GET /healthz`.
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
  /// `female` or `male`.
  @Null var sex: String?
  /// Samples a second of its model.
  @Null var sampleRate: Int?
  var hasAccent: Bool
  var estimatesTimes: Bool
  var description: String
}
