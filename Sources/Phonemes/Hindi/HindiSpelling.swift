import Foundation

/// Hindi in Devanagari.
struct HindiSpelling: SpellingRules {
  let ownLetters = HindiLetters.all
  /// Every Devanagari letter is a syllable, and some are words: न.
  let wordLetters = HindiLetters.all
  let compoundJoint = " "
  let digitNames = ["शून्य", "एक", "दो", "तीन", "चार", "पाँच", "छह", "सात", "आठ", "नौ"]
  let letterNames: [Unicode.Scalar: String] = [
    "a": "ए", "b": "बी", "c": "सी", "d": "डी", "e": "ई", "f": "एफ़", "g": "जी", "h": "एच",
    "i": "आई", "j": "जे", "k": "के", "l": "एल", "m": "एम", "n": "एन", "o": "ओ", "p": "पी",
    "q": "क्यू", "r": "आर", "s": "एस", "t": "टी", "u": "यू", "v": "वी", "w": "डब्ल्यू", "x": "एक्स",
    "y": "वाई", "z": "ज़ेड",
  ]

  /// Words that lean on their neighbours and have no stress.
  private static let unstressed = words(
    "और को के की से का है हैं हूँ हूं हो था थी थे थीं मैं वे ये")
  /// Words with a weak stress.
  private static let weak = words(
    """
    तुम वह यह हम आप मुझे तुझे इन्हें मेरा मेरी मेरे तेरा तेरी तेरे तुम्हारा तुम्हारी तुम्हारे उसका उसकी उसके \
    इसका इसकी इसके हमारा हमारी हमारे आपका आपकी आपके आपको उनका उनकी उनके इनका इनकी इनके तक रहा रही रहे \
    बिना अगर यदि
    """)

  private static func words(_ list: String) -> Set<[Unicode.Scalar]> {
    Set(
      list.split(separator: " ").map {
        Array(String($0).precomposedStringWithCanonicalMapping.unicodeScalars)
      })
  }

  func sounds(of letters: [Unicode.Scalar]) -> String {
    // Latin and Devanagari letters may stand in one word: "SMSों".
    var sounds = ""
    var rest = letters.filter { $0 != "'" }[...]
    while let first = rest.first {
      let isLatin = first.value < 0x80
      let run = rest.prefix { ($0.value < 0x80) == isLatin }
      sounds += isLatin ? HindiLatin.sounds(of: Array(run)) : devanagari(run)
      rest = rest[run.endIndex...]
    }
    return sounds
  }

  private func devanagari(_ letters: ArraySlice<Unicode.Scalar>) -> String {
    let whole = Array(letters)
    let stress = Self.unstressed.contains(whole) ? "" : Self.weak.contains(whole) ? "ˌ" : "ˈ"
    let word = HindiExceptions.respelled(String(String.UnicodeScalarView(letters)))
    return HindiSounds(Array(word.unicodeScalars)).spoken(stress: stress)
  }

  /// Hindi words do not change each other's sounds.
  func connect(_ words: inout ArraySlice<SpelledWord>) {}
}

extension RulePhonemizer {
  /// Hindi.
  public static let hindi = RulePhonemizer(HindiSpelling())
}
