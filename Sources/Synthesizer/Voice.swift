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

  /// Makes a voice.
  ///
  /// - Parameters:
  ///   - id: The id in commands and in the database.
  ///   - name: The name people see.
  ///   - engine: The engine that speaks it.
  ///   - language: BCP 47 tag of what it speaks.
  public init(id: String, name: String, engine: String, language: String) {
    self.id = id
    self.name = name
    self.engine = engine
    self.language = language
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
