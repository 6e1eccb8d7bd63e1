/// A voice that can speak.
public struct Voice: Hashable, Sendable, Codable {
  /// The id in commands and in the database, such as `heart` or `af_heart`.
  public var id: String
  /// The name people see.
  public var name: String
  /// The engine that speaks it, such as `hibari` or `kokoro`.
  public var engine: String
  /// BCP 47 tag of what it speaks, such as `en-US`.
  public var language: String
  /// The sex that its sound has; `nil` if nothing tells it.
  public var sex: Sex?
  /// Samples a second of its model, such as 22,050; `nil` if nothing tells it.
  ///
  /// What it speaks has the rate of all speech.
  public var sampleRate: Int?

  /// The sex that a voice sounds like.
  public enum Sex: String, Hashable, Sendable, Codable {
    case female, male
  }

  /// Makes a voice.
  ///
  /// - Parameters:
  ///   - id: The id in commands and in the database.
  ///   - name: The name people see.
  ///   - engine: The engine that speaks it.
  ///   - language: BCP 47 tag of what it speaks.
  ///   - sex: The sex that its sound has.
  ///   - sampleRate: Samples a second of its model.
  public init(
    id: String, name: String, engine: String, language: String, sex: Sex? = nil,
    sampleRate: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.engine = engine
    self.language = language
    self.sex = sex
    self.sampleRate = sampleRate
  }

  /// Whether it can read a text of a language.
  ///
  /// Only the language counts, not the region: a British voice reads American text.
  ///
  /// - Parameter language: BCP 47 tag of the text; `nil` if it is not known.
  /// - Returns: `true` for the same language and for text of unknown language.
  public func speaks(language: String?) -> Bool {
    guard let language, let wanted = Self.primary(language) else { return true }
    return wanted == Self.primary(self.language)
  }

  /// The first part of a tag; `nil` if the tag says that the language is unknown.
  private static func primary(_ tag: String) -> String? {
    let first = tag.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() }
    return ["und", "mul", "zxx", ""].contains(first ?? "") ? nil : first
  }
}
