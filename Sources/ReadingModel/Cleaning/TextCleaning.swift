/// What a person has chosen of how the lines of a plain text are shown and spoken; its offsets are the same whatever is
/// chosen.
public struct TextCleaning: Hashable, Sendable, Codable {
  /// What becomes of the line ends inside paragraphs.
  public enum Lines: String, Hashable, Sendable, Codable, CaseIterable {
    /// Lines that a typist has wrapped are joined; those of verse and lists stay.
    case automatic
    /// All lines of a paragraph are joined, also where the program takes each for a paragraph.
    case join
    /// All lines stay.
    case keep
  }

  /// What becomes of line ends.
  public var lines = Lines.automatic
  /// Whether the white space at the beginning of lines is left out.
  public var dropIndents = true
  /// Whether blank lines only part paragraphs.
  public var collapseBlankLines = true
  /// Whether Project Gutenberg's notes and licence are hidden.
  public var hideLicence = false
  /// Whether lines that sites of web novels put into a text are hidden.
  public var hideBoilerplate = false

  /// The program's own way.
  public static let automatic = TextCleaning()

  /// Makes the program's own way.
  public init() {}

  /// Reads choices; what is missing is the program's own way.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError` for values of another kind.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func field<Value: Decodable>(_ key: CodingKeys, or value: Value) throws -> Value {
      try fields.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    lines = try field(.lines, or: .automatic)
    dropIndents = try field(.dropIndents, or: true)
    collapseBlankLines = try field(.collapseBlankLines, or: true)
    hideLicence = try field(.hideLicence, or: false)
    hideBoilerplate = try field(.hideBoilerplate, or: false)
  }
}
