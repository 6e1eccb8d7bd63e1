/// How likely each letter of a language follows each other one in words with a letter beyond ASCII.
///
/// A cost is -ln p: the cost of a text is the sum of its letters' costs.
struct LetterPairs: Sendable {
  /// What a letter costs that the language does not have.
  static let foreignCost: Float = 11
  /// What a capital costs after a small letter; it hardly happens but in wrongly decoded text.
  static let misplacedCapitalCost: Float = 7
  /// What a capital costs after a capital, and after anything else.
  static let capitalCost: (inside: Float, first: Float) = (0.7, 1.5)

  let language: Language
  /// Number of letters and the word's edge, which is letter 0.
  let count: Int
  private let places: [UInt16: Int]
  private let costs: [Float]

  /// Reads one of the generated tables.
  private init(_ language: Language, alphabet: String, rows: String) {
    self.language = language
    let letters = Array(alphabet.utf16)
    count = letters.count + 1
    places = Dictionary(uniqueKeysWithValues: letters.enumerated().map { ($1, $0 + 1) })
    costs = rows.utf8.compactMap { Self.cost(of: $0) }
  }

  /// The table of every language.
  static let all: [Language: LetterPairs] = Dictionary(
    uniqueKeysWithValues: tables.map {
      ($0.language, LetterPairs($0.language, alphabet: $0.alphabet, rows: $0.rows))
    })

  /// The place of a small letter in the tables, `nil` if the language lacks it.
  func place(of letter: UInt16) -> Int? { places[letter] }

  /// What a letter costs after another.
  ///
  /// - Parameters:
  ///   - letter: Its place, 0 for the word's edge.
  ///   - previous: The place of the letter before it, 0 for the word's edge.
  /// - Returns: The cost in nats.
  func cost(of letter: Int, after previous: Int) -> Float { costs[previous * count + letter] }

  /// One digit of the generated tables (base 64) is a step of 0.2 nats.
  private static func cost(of digit: UInt8) -> Float? {
    let step: Float = 0.2
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return Float(digit - UInt8(ascii: "A")) * step
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return Float(digit - UInt8(ascii: "a") + 26) * step
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return Float(digit - UInt8(ascii: "0") + 52) * step
    case UInt8(ascii: "+"): return 62 * step
    case UInt8(ascii: "/"): return 63 * step
    default: return nil
    }
  }
}
