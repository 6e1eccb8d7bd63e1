import ReadAloud
import ReadingModel

/// Body of `PATCH /api/books/{id}`: what it names is changed, and `null` takes a choice back.
struct BookRequest: RequestShape {
  static let fields = ["voice", "language", "encoding", "chapterRule", "cleaning"]

  /// A field that is there, with a text or with `null`.
  struct Given: Sendable {
    var value: String?
  }

  var voice: Given?
  var language: Given?
  var encoding: Given?
  var chapterRule: Given?
  /// With `null`, the program's own way.
  var cleaning: TextCleaning??

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FieldName.self)
    func given(_ name: String) throws -> Given? {
      let key = FieldName(stringValue: name)
      guard fields.contains(key) else { return nil }
      return Given(
        value: try fields.decodeNil(forKey: key) ? nil : fields.decode(String.self, forKey: key))
    }
    (voice, language) = (try given("voice"), try given("language"))
    (encoding, chapterRule) = (try given("encoding"), try given("chapterRule"))
    let key = FieldName(stringValue: "cleaning")
    if fields.contains(key) {
      cleaning = .some(
        try fields.decodeNil(forKey: key) ? nil : fields.decode(TextCleaning.self, forKey: key))
    }
  }
}

/// What is known of the encoding of a book's file.
struct EncodingsShape: Codable, Sendable {
  @Null var encoding: String?
  var chosen: Bool
  var candidates: [EncodingCandidateShape]
  var encodings: [String]
}

/// An encoding that a file may be in.
struct EncodingCandidateShape: Codable, Sendable {
  var encoding: String
  var confidence: Double
  var sample: String
}

/// Body of `POST /api/books/{id}/cleaning/preview`.
struct CleaningRequest: RequestShape {
  static let fields = ["cleaning"]

  var cleaning: TextCleaning?
}

/// What is shown of a text under choices of how its lines are shown.
struct CleaningPreviewShape: Codable, Sendable {
  var html: String
  var hidden: Int

  init(_ preview: CleaningPreview) {
    html = preview.html
    hidden = preview.hiddenCount
  }
}
