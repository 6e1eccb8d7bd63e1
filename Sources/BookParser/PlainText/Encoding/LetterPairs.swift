/// The likelihood of each letter of a language after each other one, in words with a letter beyond
/// ASCII.
///
/// A cost is -ln p. The cost of a text is the sum of its letters' costs.
struct LetterPairs: Sendable {
  /// The cost of a letter that the language does not have.
  static let foreignCost: Float = 11
  /// The cost of a capital after a small letter, which is rare in correctly decoded text.
  static let misplacedCapitalCost: Float = 7
  /// The cost of a capital after a capital, and after anything else.
  static let capitalCost: (inside: Float, first: Float) = (0.7, 1.5)

  let language: Language
  /// The number of letters with the word's edge, which is letter 0.
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

  /// The index of a small letter in the tables; `nil` if the language lacks it.
  func place(of letter: UInt16) -> Int? { places[letter] }

  /// The cost of a letter after another one.
  ///
  /// - Parameters:
  ///   - letter: The letter's index, 0 for the word's edge.
  ///   - previous: The index of the letter before it, 0 for the word's edge.
  /// - Returns: The cost in nats.
  func cost(of letter: Int, after previous: Int) -> Float { costs[previous * count + letter] }

  /// The cost of a digit of the generated tables: 0.2 nats for each step of base 64.
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
