import ReadAloud

/// Body of `POST /v1/audio/speech`, in the form of OpenAI's interface; what it has besides is passed over, as there.
struct SpokenTextRequest: Codable, Sendable {
  var model: String?
  var input: String
  var voice: String?
  /// `mp3`, `opus`, `flac`, `wav` or `pcm`.
  var responseFormat: String?
  var speed: Double?

  enum CodingKeys: String, CodingKey {
    case model, input, voice, speed
    case responseFormat = "response_format"
  }
}

/// A text that was spoken, with the time of every word.
struct CaptionedSpeechShape: Codable, Sendable {
  /// A word of the text.
  struct Word: Codable, Sendable {
    var word: String
    var startTime: Double
    var endTime: Double

    enum CodingKeys: String, CodingKey {
      case word
      case startTime = "start_time"
      case endTime = "end_time"
    }
  }

  /// MP3 in Base64.
  var audio: String
  var audioFormat: String
  var timestamps: [Word]

  enum CodingKeys: String, CodingKey {
    case audio, timestamps
    case audioFormat = "audio_format"
  }
}

/// The models that programs of OpenAI's interface can name.
struct ModelListShape: Codable, Sendable {
  /// A model.
  struct Model: Codable, Sendable {
    var id: String
    var object: String
  }

  var object: String
  var data: [Model]
}
