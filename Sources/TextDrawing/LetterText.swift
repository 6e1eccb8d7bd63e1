/// The letters of a text that are to be drawn, and the font of each.
struct LetterText {
  /// More scalars in one letter are no letter of any language; only the first ones are drawn.
  private static let scalarLimit = 12

  /// UTF-16 units.
  private(set) var units: [UInt16] = []
  /// The place of the font of each unit in the supply.
  private(set) var fonts: [Int] = []

  /// Finds fonts for a text.
  ///
  /// Signs that no font has are left out: a picture of a face, say. Words with letters left out would be other words, so
  /// there is none where no font has one of the letters or digits, or nothing is to be drawn.
  ///
  /// - Parameters:
  ///   - text: The text; its white space becomes single spaces.
  ///   - supply: The fonts.
  init?(_ text: String, _ supply: LetterSupply) {
    var preferred: Int?
    var isSpaced = false
    for letter in text {
      guard !letter.isWhitespace else {
        isSpaced = !units.isEmpty
        continue
      }
      let scalars = letter.unicodeScalars.lazy.filter(Self.isDrawn).prefix(Self.scalarLimit)
      guard let base = scalars.first else { continue }
      let visible = Array(scalars).filter { !$0.properties.isDefaultIgnorableCodePoint }
      let place = supply.place(of: visible, preferred: preferred)
      guard let place = place ?? supply.place(of: [base], preferred: preferred) else {
        if letter.isLetter || letter.isNumber { return nil }
        continue
      }
      if isSpaced { add(" ", preferred ?? place) }
      isSpaced = false
      for scalar in scalars { add(scalar, place) }
      preferred = place
    }
    guard !units.isEmpty else { return nil }
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ place: Int) {
    for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
      units.append(unit)
      fonts.append(place)
    }
  }

  /// Neither controls, which draw nothing, nor what only other programs could read.
  private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
    // Joiners shape the letters beside them; other formats reverse or hide what is beside them.
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
    default: true
    }
  }
}
