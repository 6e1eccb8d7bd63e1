/// A person's choices for reading aloud in one scope: everywhere, in one language, or in one book.
public struct SpeechChoices: Hashable, Sendable, Codable {
  /// Whether a kind is skipped, for the kinds that were decided.
  public var skip: [SkippableKind: Bool]
  /// Pauses that were chosen.
  public var pauses: PauseLengths
  /// Pronunciation rules; of two that match, the first wins.
  public var pronunciations: [PronunciationRule]
  /// Who reads what is said; `nil` if nothing was chosen.
  public var dialogue: DialogueChoices?
  /// Whether headings and emphasised words are spoken more slowly; `nil` if nothing was chosen.
  public var emphasis: Bool?

  /// Makes choices.
  ///
  /// - Parameters:
  ///   - skip: Whether a kind is skipped.
  ///   - pauses: Pauses that were chosen.
  ///   - pronunciations: Pronunciations in order.
  ///   - dialogue: Who reads what is said.
  ///   - emphasis: Whether headings and emphasised words are spoken more slowly.
  public init(
    skip: [SkippableKind: Bool] = [:], pauses: PauseLengths = PauseLengths(),
    pronunciations: [PronunciationRule] = [], dialogue: DialogueChoices? = nil,
    emphasis: Bool? = nil
  ) {
    self.skip = skip
    self.pauses = pauses
    self.pronunciations = pronunciations
    self.dialogue = dialogue
    self.emphasis = emphasis
  }

  private enum CodingKeys: String, CodingKey {
    case skip, pauses, pronunciations, dialogue, emphasis
  }

  /// Reads the JSON form, in which every field is optional.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError`, also for an unknown kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let named = try container.decodeIfPresent([String: Bool].self, forKey: .skip) ?? [:]
    skip = [:]
    for (name, isSkipped) in named {
      guard let kind = SkippableKind(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .skip, in: container, debugDescription: "There is no kind '\(name)'.")
      }
      skip[kind] = isSkipped
    }
    pauses = try container.decodeIfPresent(PauseLengths.self, forKey: .pauses) ?? PauseLengths()
    pronunciations =
      try container.decodeIfPresent([PronunciationRule].self, forKey: .pronunciations) ?? []
    dialogue = try container.decodeIfPresent(DialogueChoices.self, forKey: .dialogue)
    emphasis = try container.decodeIfPresent(Bool.self, forKey: .emphasis)
  }

  /// Writes the JSON form.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let named = skip.map { ($0.key.rawValue, $0.value) }
    try container.encode(Dictionary(uniqueKeysWithValues: named), forKey: .skip)
    try container.encode(pauses, forKey: .pauses)
    try container.encode(pronunciations, forKey: .pronunciations)
    try container.encodeIfPresent(dialogue, forKey: .dialogue)
    try container.encodeIfPresent(emphasis, forKey: .emphasis)
  }
}

/// The scope of choices for reading aloud.
public enum ChoiceScope: Hashable, Sendable {
  /// In every book.
  case all
  /// In texts of a language, by the primary subtag of its BCP 47 tag, such as `en`.
  case language(String)
  /// In the book of a number.
  case book(Int)

  /// Reads a name.
  ///
  /// - Parameter name: `all`, `language-en` or `book-3`.
  public init?(name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    switch (parts.first, parts.count == 2 ? parts[1] : nil) {
    case ("all", nil) where name == "all": self = .all
    case ("language", let tag?)
    where (2...3).contains(tag.utf8.count) && tag.utf8.allSatisfy({ (0x61...0x7A).contains($0) }):
      self = .language(String(tag))
    case ("book", let text?):
      guard let number = Int(text), number > 0, String(number) == text else { return nil }
      self = .book(number)
    default: return nil
    }
  }

  /// Its name in addresses and in the database.
  public var name: String {
    switch self {
    case .all: "all"
    case .language(let tag): "language-\(tag)"
    case .book(let number): "book-\(number)"
    }
  }
}

/// All rules for reading one book aloud to one person.
public struct SpeechRules: Hashable, Sendable, Codable {
  /// Pronunciations that hold in one language or in all.
  public struct Pronunciations: Hashable, Sendable, Codable {
    /// Primary subtag of the language; `nil` for all.
    public var language: String?
    /// The rules in order.
    public var rules: [PronunciationRule]

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - language: Primary subtag of the language; `nil` for all.
    ///   - rules: The rules in order.
    public init(language: String? = nil, rules: [PronunciationRule]) {
      self.language = language
      self.rules = rules
    }
  }

  /// What is skipped.
  public var skipped: Set<SkippableKind>
  /// Pauses that were chosen.
  public var pauses: PauseLengths
  /// Pronunciations; earlier lists win over later ones.
  ///
  /// No list is empty, and every rule is switched on.
  public var pronunciations: [Pronunciations]
  /// What is shown and spoken instead of pieces of the text; every rule is switched on and for the book.
  public var replacements: [ReplacementRule] = []
  /// How the lines of a plain text are shown and spoken.
  public var cleaning = TextCleaning.automatic
  /// Who reads what is said, without what the mode leaves unused.
  public var dialogue = DialogueChoices.off
  /// Whether headings are spoken more slowly, and emphasised words by voices that can.
  public var emphasis = true

  /// Reads everything as it stands, with the usual pauses.
  public static let none = SpeechRules(skipped: [], pauses: PauseLengths(), pronunciations: [])

  /// Makes rules.
  ///
  /// - Parameters:
  ///   - skipped: What is skipped.
  ///   - pauses: Pauses that were chosen.
  ///   - pronunciations: Pronunciations, earlier lists win.
  public init(
    skipped: Set<SkippableKind>, pauses: PauseLengths, pronunciations: [Pronunciations]
  ) {
    self.skipped = skipped
    self.pauses = pauses
    self.pronunciations = pronunciations
  }

  /// Puts choices together: the book's go before the languages', and these before those for all.
  ///
  /// - Parameters:
  ///   - all: What was chosen for every book.
  ///   - languages: What was chosen by language, by primary subtag.
  ///   - book: What was chosen for the book.
  public init(
    all: SpeechChoices, languages: [String: SpeechChoices] = [:],
    book: SpeechChoices = SpeechChoices()
  ) {
    skipped = Set(
      SkippableKind.allCases.filter { kind in
        book.skip[kind] ?? all.skip[kind] ?? kind.isUsuallySkipped
      })
    pauses = book.pauses.over(all.pauses)
    dialogue = (book.dialogue ?? all.dialogue ?? .off).effective
    emphasis = book.emphasis ?? all.emphasis ?? true
    let lists =
      [Pronunciations(rules: book.pronunciations)]
      + languages.sorted { $0.key < $1.key }
      .map { Pronunciations(language: $0.key, rules: $0.value.pronunciations) }
      + [Pronunciations(rules: all.pronunciations)]
    pronunciations = lists.compactMap { list in
      let rules = list.rules.filter(\.isOn)
      return rules.isEmpty ? nil : Pronunciations(language: list.language, rules: rules)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case skipped, pauses, pronunciations, replacements, cleaning, dialogue, emphasis
  }

  /// Reads the JSON form.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    skipped = try container.decode(Set<SkippableKind>.self, forKey: .skipped)
    pauses = try container.decode(PauseLengths.self, forKey: .pauses)
    pronunciations = try container.decode([Pronunciations].self, forKey: .pronunciations)
    replacements =
      try container.decodeIfPresent([ReplacementRule].self, forKey: .replacements) ?? []
    cleaning = try container.decodeIfPresent(TextCleaning.self, forKey: .cleaning) ?? .automatic
    dialogue = try container.decodeIfPresent(DialogueChoices.self, forKey: .dialogue) ?? .off
    emphasis = try container.decodeIfPresent(Bool.self, forKey: .emphasis) ?? true
  }

  /// Writes the JSON form, the same for equal rules.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(SkippableKind.allCases.filter(skipped.contains), forKey: .skipped)
    try container.encode(pauses, forKey: .pauses)
    try container.encode(pronunciations, forKey: .pronunciations)
    if !replacements.isEmpty { try container.encode(replacements, forKey: .replacements) }
    if cleaning != .automatic { try container.encode(cleaning, forKey: .cleaning) }
    if dialogue != .off { try container.encode(dialogue, forKey: .dialogue) }
    if !emphasis { try container.encode(emphasis, forKey: .emphasis) }
  }
}
