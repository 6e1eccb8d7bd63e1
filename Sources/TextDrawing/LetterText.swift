/// The letters of a text that are to be drawn, and the font of each.
struct LetterText {
  /// A letter with more marks is of no language, and would reach into other lines.
  private static let markLimit = 3

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
      let scalars = Self.drawn(letter.unicodeScalars)
      guard let base = scalars.first else { continue }
      let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
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

  private static func drawn(_ scalars: Character.UnicodeScalarView) -> [Unicode.Scalar] {
    var marks = 0
    return scalars.filter { scalar in
      let isMark = scalar.properties.generalCategory == .nonspacingMark
      marks = isMark ? marks + 1 : 0
      return isDrawn(scalar) && marks <= markLimit
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
