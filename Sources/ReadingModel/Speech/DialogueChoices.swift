/// A person's choice of who reads what is said in a book.
public struct DialogueChoices: Hashable, Sendable, Codable {
  /// Who has a voice.
  public enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
    /// One voice reads everything.
    case off
    /// What is said is read by another voice than the narration.
    case quotations
    /// Characters have voices of their own, too.
    case characters
  }

  /// The voice of a character.
  public struct Character: Hashable, Sendable, Codable {
    /// The name, as the book has it beside what the character says.
    public var name: String
    /// The identifier of a voice, or a blend.
    public var voice: String

    /// Makes a character.
    ///
    /// - Parameters:
    ///   - name: The name, as the book has it.
    ///   - voice: The id of a voice.
    public init(name: String, voice: String) {
      self.name = name
      self.voice = voice
    }
  }

  /// Who has a voice.
  public var mode: Mode
  /// The voice of the narration; `nil` for the one that the listener has chosen for the book.
  public var narrator: String?
  /// The voice of all that is said by nobody in ``characters``; `nil` for the narrator's.
  public var quotations: String?
  /// The voices of characters; of two with one name, the first counts.
  public var characters: [Character]

  /// One voice for everything.
  public static let off = DialogueChoices(mode: .off)

  /// Makes choices.
  ///
  /// - Parameters:
  ///   - mode: Who has a voice.
  ///   - narrator: The voice of the narration.
  ///   - quotations: The voice of what is said.
  ///   - characters: The voices of characters.
  public init(
    mode: Mode, narrator: String? = nil, quotations: String? = nil, characters: [Character] = []
  ) {
    self.mode = mode
    self.narrator = narrator
    self.quotations = quotations
    self.characters = characters
  }

  /// Reads the JSON form, in which every field but the mode is optional.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError`, also for an unknown mode.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    mode = try container.decode(Mode.self, forKey: .mode)
    narrator = try container.decodeIfPresent(String.self, forKey: .narrator)
    quotations = try container.decodeIfPresent(String.self, forKey: .quotations)
    characters = try container.decodeIfPresent([Character].self, forKey: .characters) ?? []
  }

  /// The same without what the mode leaves unused; equal if nothing else is heard.
  public var effective: DialogueChoices {
    switch mode {
    case .off: .off
    case .quotations: DialogueChoices(mode: mode, narrator: narrator, quotations: quotations)
    case .characters: self
    }
  }

  /// Every voice that is named.
  public var voices: Set<String> {
    Set([narrator, quotations].compactMap(\.self) + characters.map(\.voice))
  }
}
