/// A voice that can speak.
public struct Voice: Hashable, Sendable, Codable {
  /// What commands and the database call it, such as `heart` or `af_heart`.
  public var id: String
  /// The name people see.
  public var name: String
  /// The engine that speaks it, such as `hibari` or `kokoro`.
  public var engine: String
  /// BCP 47 tag of what it speaks, such as `en-US`.
  public var language: String

  /// Makes a voice.
  ///
  /// - Parameters:
  ///   - id: What commands and the database call it.
  ///   - name: The name people see.
  ///   - engine: The engine that speaks it.
  ///   - language: BCP 47 tag of what it speaks.
  public init(id: String, name: String, engine: String, language: String) {
    self.id = id
    self.name = name
    self.engine = engine
    self.language = language
  }
}
