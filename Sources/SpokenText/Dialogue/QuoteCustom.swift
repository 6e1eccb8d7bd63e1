/// How a chapter marks what is said: by the habits of its language, and by the marks that it has.
struct QuoteCustom {
  /// The languages in which guillemets may point inwards, »so«.
  private static let inward: Set = ["de", "da", "sl", "hr", "sr", "cs", "sk", "hu", "pl"]
  /// The languages in which the same mark opens and closes, ”so” and »so».
  private static let symmetric: Set = ["sv", "fi"]
  /// The languages in which a dash at the start of a paragraph begins what is said.
  private static let dashed: Set = [
    "es", "fr", "pt", "it", "ca", "gl", "ro", "pl", "ru", "uk", "bg", "tr", "el", "hu",
  ]

  /// Whether guillemets point inwards.
  let pointsInwards: Bool
  /// Whether the same mark opens and closes.
  let isSymmetric: Bool
  /// Whether single marks are the usual ones; elsewhere they mark words, not speech.
  let hasSingles: Bool
  /// What dashes do.
  let dashes: Dashes
  /// Whether the text is written without spaces.
  let isUnspaced: Bool

  /// What dashes do in what is said.
  enum Dashes {
    /// They are pauses like any others.
    case none
    /// One at the start of a paragraph makes all of it speech.
    case wholeParagraph
    /// One at the start of a paragraph begins speech, and each other one changes between speech and narration.
    case alternating
  }

  /// Finds the custom of a chapter.
  ///
  /// - Parameters:
  ///   - subtag: Primary subtag of its language.
  ///   - units: Its text.
  init(_ subtag: String, in units: [UInt16]) {
    isSymmetric = Self.symmetric.contains(subtag)
    isUnspaced = subtag == "zh" || subtag == "ja"
    dashes =
      !Self.dashed.contains(subtag) ? .none : subtag == "fr" ? .wholeParagraph : .alternating
    var (singles, doubles) = (0, 0)
    var firstGuillemet: UInt16?
    // The first mark of a paragraph counts: others may be nested in it.
    var isCounted = false
    let text = BlockText(units, 0..<units.count, at: 0)
    for place in text.start..<text.end {
      let unit = units[place]
      if unit == 0x0A { isCounted = false }
      guard let family = QuoteFamily(unit) else { continue }
      if family == .guillemets, firstGuillemet == nil { firstGuillemet = unit }
      guard !isCounted, unit != 0x2019, text.isWordStart(place) else { continue }
      if family != .single {
        doubles += 1
      } else if text.isWord(at: place + 1) {
        singles += 1
      } else {
        continue
      }
      isCounted = true
    }
    pointsInwards = firstGuillemet == 0xBB && Self.inward.contains(subtag)
    hasSingles = singles > doubles
  }
}
