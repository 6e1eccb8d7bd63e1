/// Body of `PATCH /api/books/{id}`: what it names is changed, and `null` takes a choice back.
struct BookRequest: RequestShape {
  static let fields = ["voice", "language", "encoding", "chapterRule"]

  /// A field that is there, with a text or with `null`.
  struct Given: Sendable {
    var value: String?
  }

  var voice: Given?
  var language: Given?
  var encoding: Given?
  var chapterRule: Given?

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
