import Phonemes
import Synthesizer

/// Words as input of a Piper model: `^ _ sound _ sound _ $`, each as its number.
///
/// Source: `phonemes_to_ids` of piper-phonemize (MIT).
struct PiperTokens: Hashable, Sendable {
  /// The marks that the models have heard, for each mark of ours; others make no pause.
  private static let marks: [Unicode.Scalar: Unicode.Scalar] = [
    ".": ".", ",": ",", "!": "!", "?": "?", ";": ";", ":": ":", "…": ".", "—": ",",
  ]

  /// The numbers.
  private(set) var ids: [Int64] = []
  /// The role of each number.
  private(set) var roles: [TokenSequence.Role] = []
  /// The number of signs, without those in between.
  private(set) var signCount = 0

  /// Numbers the sounds of words.
  ///
  /// Signs that the voice does not know are left out.
  ///
  /// - Parameters:
  ///   - words: Words and marks in order.
  ///   - settings: The voice's settings.
  init(_ words: [PhonemeWord], _ settings: PiperSettings) {
    let spelling = PiperSpelling(language: settings.language)
    append(PiperSettings.Sign.beginning, .space, settings)
    for (index, word) in words.enumerated() {
      if WordTiming.isSpoken(word) {
        for sign in spelling.signs(of: word.phonemes) {
          append(sign, .word(index), settings)
        }
      } else {
        for mark in word.phonemes.unicodeScalars {
          guard let known = Self.marks[mark] else { continue }
          dropSpace(settings)
          append(known, .mark, settings)
        }
      }
      // Spaces at the start and in a row would be heard as a stumble.
      if word.hasTrailingSpace, roles.last != .space { append(" ", .space, settings) }
    }
    ids += settings.ids[PiperSettings.Sign.end] ?? []
    roles += [TokenSequence.Role](repeating: .space, count: ids.count - roles.count)
  }

  /// Adds a sign and the space after it, which belongs to the sign's role.
  private mutating func append(
    _ sign: Unicode.Scalar, _ role: TokenSequence.Role, _ settings: PiperSettings
  ) {
    guard let numbers = settings.ids[sign], let pad = settings.ids[PiperSettings.Sign.pad] else {
      return
    }
    ids += numbers + pad
    roles += [TokenSequence.Role](repeating: role, count: numbers.count + pad.count)
    signCount += 1
  }

  /// Removes a space at the end: the models have heard none before a mark.
  private mutating func dropSpace(_ settings: PiperSettings) {
    guard signCount > 1, roles.last == .space else { return }
    let signs: [Unicode.Scalar] = [" ", PiperSettings.Sign.pad]
    let count = signs.reduce(0) { $0 + (settings.ids[$1]?.count ?? 0) }
    ids.removeLast(count)
    roles.removeLast(count)
    signCount -= 1
  }

  /// Whether any token makes a sound.
  var hasSound: Bool {
    roles.contains { if case .word = $0 { true } else { false } }
  }
}
