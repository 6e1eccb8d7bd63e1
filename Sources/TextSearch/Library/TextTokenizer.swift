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
    fold(text)
    return reading { reader in
      // Each unit takes three bytes at most, half a pair of surrogates two; a space goes before each token.
      let bytes = [UInt8](unsafeUninitializedCapacity: 4 * reader.units.count) { target, count in
        var place = 0
        while let token = reader.token(from: &place) {
          if count > 0 { target.put(0x20, at: &count) }
          var unit = token.lowerBound
          while unit < token.upperBound {
            let (scalar, length) = reader.scalar(at: unit)
            target.put(scalar, at: &count)
            unit += length
          }
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The tokens of a text; their units are those of ``units(of:)``.
  mutating func tokens(of text: [UInt16]) -> [Token] {
    fold(text)
    return reading { reader in
      var tokens: [Token] = []
      tokens.reserveCapacity(reader.units.count / 5)
      var place = 0
      while let units = reader.token(from: &place) {
        let isAlone = reader.character(at: units.lowerBound).kind == .alone
        tokens.append(Token(units: units, source: folded.source(of: units), isAlone: isAlone))
      }
      return tokens
    }
  }

  private mutating func fold(_ text: [UInt16]) {
    folded.removeAll()
    folder.fold(text, 0..<text.count, onto: &folded)
  }

  private func reading<Value>(_ body: (TokenReader) -> Value) -> Value {
    folded.units.withUnsafeBufferPointer { units in
      TokenClass.withTable { body(TokenReader(units: units, classes: $0)) }
    }
  }

  /// The folded units of a token of the last text.
  func units(of token: Token) -> ArraySlice<UInt16> { folded.units[token.units] }
}
