import Foundation

/// A syllable of Mandarin, such as `zhong1`.
struct PinyinSyllable: Hashable, Sendable {
  /// Small letters, with `v` for ü.
  var letters: String
  /// The tone: 1 to 4, and 5 for the neutral one.
  var tone: Int

  init(letters: String, tone: Int) {
    self.letters = letters
    self.tone = tone
  }

  /// Reads `zhong1`.
  init?(_ text: some StringProtocol) {
    guard let last = text.last, let tone = last.wholeNumberValue, (1...5).contains(tone) else {
      return nil
    }
    self.init(letters: String(text.dropLast()), tone: tone)
  }

  /// Reads a syllable with a tone mark, `zhōng`.
  init?(marked text: String) {
    var letters = ""
    var tone = 5
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar {
      case "\u{304}": tone = 1
      case "\u{301}": tone = 2
      case "\u{30C}": tone = 3
      case "\u{300}": tone = 4
      case "\u{308}":
        guard letters.last == "u" else { return nil }
        letters.removeLast()
        letters.append("v")
      case "\u{302}": continue
      case "a"..."z": letters.unicodeScalars.append(scalar)
      case "ɡ": letters.append("g")
      default: return nil
      }
    }
    guard !letters.isEmpty else { return nil }
    self.init(letters: letters, tone: tone)
  }

  /// The syllable as `zhong1`.
  var text: String { "\(letters)\(tone)" }

  /// The syllable with another tone.
  func toned(_ tone: Int) -> PinyinSyllable { PinyinSyllable(letters: letters, tone: tone) }
}
