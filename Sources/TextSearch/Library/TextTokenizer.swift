import Basics
import UnicodeText

/// Cuts texts into the tokens of the library's index: folded words, and single characters of scripts without spaces.
///
/// Texts and queries go through the same folding as the search in a book. Since a token knows its neighbours by their numbers, a
/// row of characters is found wherever it stands.
public struct TextTokenizer {
  /// One token.
  struct Token: Hashable {
    /// Its place in the folded text.
    var units: Range<Int>
    /// Its place in the source.
    var source: Range<Int>
    var isAlone: Bool
  }

  /// The longest token in UTF-16 units; what is longer is cut, since it is no word of any language.
  static let unitLimit = 120

  private var folder = TextFolder(CharacterFolding(ignoresCase: true, ignoresAccents: true))
  private var folded = FoldedText()

  /// Makes a tokenizer, which takes 256 KB; use one for many texts.
  public init() {}

  /// The tokens of a text with a space between each two, as the index stores them.
  ///
  /// - Parameter text: UTF-16 units.
  /// - Returns: The tokens in their order.
  public mutating func joined(_ text: [UInt16]) -> String {
    let tokens = tokens(of: text)
    var units: [UInt16] = []
    units.reserveCapacity(text.count + tokens.count)
    for token in tokens {
      if !units.isEmpty { units.append(0x20) }
      units += folded.units[token.units]
    }
    return String(decoding: [UInt8](utf8Of: units), as: UTF8.self)
  }

  /// The tokens of a text; their units are those of ``units(of:)``.
  mutating func tokens(of text: [UInt16]) -> [Token] {
    folded.removeAll()
    folder.fold(text, 0..<text.count, onto: &folded)
    let units = folded.units
    var tokens: [Token] = []
    tokens.reserveCapacity(units.count / 5)
    var place = 0
    while place < units.count {
      let (kind, length) = Self.character(units, at: place)
      guard kind != .separator else {
        place += length
        continue
      }
      var end = place + length
      if kind == .letter {
        while end < units.count, end - place < Self.unitLimit {
          let (next, length) = Self.character(units, at: end)
          guard next == .letter else { break }
          end += length
        }
      } else {
        // Marks of kana and the vowels and finals of Hangul belong to the character before them.
        while end < units.count, end - place < Self.unitLimit, Self.continues(units[end]) {
          end += 1
        }
      }
      tokens.append(
        Token(
          units: place..<end, source: folded.source(of: place..<end), isAlone: kind == .alone))
      place = end
    }
    return tokens
  }

  /// The folded units of a token of the last text.
  func units(of token: Token) -> ArraySlice<UInt16> { folded.units[token.units] }

  private static func character(_ units: [UInt16], at place: Int) -> (TokenClass, length: Int) {
    let unit = units[place]
    guard unit & 0xF800 == 0xD800 else { return (.of(unit), 1) }
    guard unit & 0xFC00 == 0xD800, place + 1 < units.count, units[place + 1] & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[place + 1] & 0x3FF)))
    else { return (.separator, 1) }
    return (.of(scalar), 2)
  }

  /// Whether a unit goes on with a character that stands alone.
  private static func continues(_ unit: UInt16) -> Bool {
    if unit < 0x0E00 { return false }
    if CharacterFolding.continuesLetter(unit) { return true }
    return Unicode.Scalar(unit)?.properties.canonicalCombiningClass != .notReordered
      && TokenClass.of(unit) != .separator
  }
}
