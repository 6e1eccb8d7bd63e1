/// The words by which a language tells who speaks.
///
/// Source: chosen by hand from novels and grammars; the verbs are those that stand beside direct speech. A language
/// without a list has quotations without speakers, but for those without spaces (``UnspacedAttribution``).
struct SpeechVerbs {
  private let verbs: Set<String>
  /// Words that begin a sentence with a capital letter and are no names.
  private let notNames: Set<String>
  private let pronouns: Set<String>
  private let adverbs: Set<String>
  /// The ending of adverbs; empty if they have none.
  private let adverbEnding: String
  /// Whether an attribution stands inside the marks.
  let standInside: Bool

  /// The forms of address and ranks that belong to a name, without their full stop.
  private static let titles = words(
    """
    mr mrs ms dr st prof capt col gen lt sgt rev hon messrs mme mlle m don doña sr sra srta monsieur madame \
    mademoiselle maître frau herr hr fr
    """)
  /// Small words inside names.
  private static let particles = words("de von van der den zu du la le del di da y")

  init(
    verbs: String = "", notNames: String = "", pronouns: String = "", adverbs: String = "",
    adverbEnding: String = "", standInside: Bool = false
  ) {
    self.verbs = Self.words(verbs)
    self.pronouns = Self.words(pronouns)
    self.notNames = Self.words(notNames).union(self.pronouns)
    self.adverbs = Self.words(adverbs)
    self.adverbEnding = adverbEnding
    self.standInside = standInside
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  /// The words of a language.
  ///
  /// - Parameter subtag: Primary subtag.
  /// - Returns: Its words; none for a language without a list.
  static func of(_ subtag: String) -> SpeechVerbs {
    switch subtag {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    default: SpeechVerbs()
    }
  }

  /// Whether there is a list.
  var knowsVerbs: Bool { !verbs.isEmpty }

  /// Whether a word says that somebody speaks.
  func isVerb(_ word: String) -> Bool {
    let word = word.lowercased()
    if verbs.contains(word) { return true }
    // s’écria, t'a dit
    guard let mark = word.lastIndex(where: { $0 == "’" || $0 == "'" }) else { return false }
    return standInside && verbs.contains(String(word[word.index(after: mark)...]))
  }

  /// Whether a word may stand between name and verb.
  func isAdverb(_ word: String) -> Bool {
    let word = word.lowercased()
    return adverbs.contains(word)
      || (!adverbEnding.isEmpty && word.count > adverbEnding.count + 2
        && word.hasSuffix(adverbEnding))
  }

  /// Whether a word stands for somebody: "she".
  func isPronoun(_ word: String) -> Bool { pronouns.contains(word.lowercased()) }
  /// Whether a word is no name though it may have a capital letter.
  func isNoName(_ word: String) -> Bool { notNames.contains(word.lowercased()) }
  /// Whether a word is a form of address before a name.
  func isTitle(_ word: String) -> Bool { Self.titles.contains(word.lowercased()) }
  /// Whether a word may stand inside a name with a small letter.
  func isParticle(_ word: String) -> Bool { Self.particles.contains(word) }
}
