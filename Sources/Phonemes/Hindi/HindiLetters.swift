/// Devanagari as it is used for Hindi.
enum HindiLetters {
  static let virama: Unicode.Scalar = "\u{94D}"
  static let nukta: Unicode.Scalar = "\u{93C}"
  static let anusvara: Unicode.Scalar = "\u{902}"
  static let chandrabindu: Unicode.Scalar = "\u{901}"
  private static let visarga: Unicode.Scalar = "\u{903}"
  /// The sign of a swallowed vowel; the lists of exceptions put it behind a schwa that stays.
  static let avagraha: Unicode.Scalar = "ऽ"

  /// Every sign that belongs to a word.
  static let all: Set<Unicode.Scalar> = {
    var all = Set(consonants.keys).union(letters).union(signs.keys).union(composed.keys)
    all.formUnion([virama, nukta, anusvara, chandrabindu, visarga, avagraha, "ऋ", "ॠ", "ॐ"])
    all.formUnion(["\u{943}", "\u{944}"])
    return all
  }()

  /// The consonants as Kokoro and Piper have learned them from espeak-ng.
  private static let consonants: [Unicode.Scalar: String] = [
    "क": "k", "ख": "kʰ", "ग": "ɡ", "घ": "ɡʰ", "ङ": "ŋ", "च": "c", "छ": "cʰ", "ज": "ɟ", "झ": "ɟʰ",
    "ञ": "ɲ", "ट": "ʈ", "ठ": "ʈʰ", "ड": "ɖ", "ढ": "ɖʰ", "ण": "ɳ", "त": "t", "थ": "tʰ", "द": "d",
    "ध": "dʰ", "न": "n", "प": "p", "फ": "pʰ", "ब": "b", "भ": "bʰ", "म": "m", "य": "j", "र": "ɾ",
    "ल": "l", "व": "ʋ", "श": "ʃ", "ष": "ʂ", "स": "s", "ह": "h", "ळ": "l",
  ]
  /// Consonants with a dot below; `r.` is the retroflex flap.
  private static let dotted: [Unicode.Scalar: String] = [
    "क": "q", "ख": "x", "ग": "ɣ", "ज": "z", "ड": "r.", "ढ": "r.h", "फ": "f", "झ": "z",
  ]
  /// Letters that Unicode composes with their dot.
  private static let composed: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{929}": "न", "\u{931}": "र", "\u{934}": "ळ",
  ]
  /// The signs of the vowels, and their letters.
  private static let signs: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{93E}": "आ", "\u{93F}": "इ", "\u{940}": "ई", "\u{941}": "उ", "\u{942}": "ऊ", "\u{945}": "ऍ",
    "\u{946}": "ए", "\u{947}": "ए", "\u{948}": "ऐ", "\u{949}": "ऑ", "\u{94A}": "ओ", "\u{94B}": "ओ",
    "\u{94C}": "औ",
  ]
  private static let letters: Set<Unicode.Scalar> = [
    "अ", "आ", "इ", "ई", "उ", "ऊ", "ए", "ऐ", "ओ", "औ", "ऑ", "ऍ", "ऎ", "ऒ", "ॲ",
  ]
  /// Vowel letters of other languages, and the nearest of Hindi.
  private static let nearest: [Unicode.Scalar: Unicode.Scalar] = ["ऎ": "ए", "ऒ": "ओ", "ॲ": "ऍ"]

  /// The sounds of a word, each schwa that no letter writes among them.
  static func units(of word: some Collection<Unicode.Scalar>) -> [HindiUnit] {
    var units: [HindiUnit] = []
    for scalar in word { add(scalar, to: &units) }
    return units
  }

  private static func add(_ scalar: Unicode.Scalar, to units: inout [HindiUnit]) {
    let scalar = composed[scalar] ?? scalar
    if let sound = consonants[scalar] {
      units += [.consonant(HindiConsonant(sound: sound)), schwa]
    } else if let letter = signs[scalar] {
      setVowel(letter, of: &units)
    } else if letters.contains(scalar) {
      units.append(.vowel(HindiVowel(letter: nearest[scalar] ?? scalar, isLetter: true)))
    } else {
      addSign(scalar, to: &units)
    }
  }

  private static let schwa = HindiUnit.vowel(HindiVowel(letter: "अ", isInherent: true))

  /// Puts a vowel in the place of the schwa before it; a stray sign is read as its letter.
  private static func setVowel(_ letter: Unicode.Scalar, of units: inout [HindiUnit]) {
    let hasPlace = units.last?.vowel?.isInherent ?? false
    if hasPlace { units.removeLast() }
    units.append(.vowel(HindiVowel(letter: letter, isLetter: !hasPlace)))
  }

  private static func addSign(_ scalar: Unicode.Scalar, to units: inout [HindiUnit]) {
    switch scalar {
    case "ऋ", "ॠ", "\u{943}", "\u{944}":
      if units.last?.vowel?.isInherent ?? false { units.removeLast() }
      if case .consonant(var last)? = units.popLast() {
        last.hasVirama = true
        units.append(.consonant(last))
      }
      let isLong = scalar == "ॠ" || scalar == "\u{944}"
      units += [
        .consonant(HindiConsonant(sound: "ɾ")), .vowel(HindiVowel(letter: isLong ? "ई" : "इ")),
      ]
    case virama:
      guard units.last?.vowel?.isInherent ?? false else { return }
      units.removeLast()
      change(&units) { $0.hasVirama = true }
    case nukta: dot(&units)
    case anusvara, chandrabindu:
      guard case .vowel(var last)? = units.last else { return }
      last.nasalSign = scalar
      units[units.count - 1] = .vowel(last)
    case visarga: units.append(.consonant(HindiConsonant(sound: "h")))
    case avagraha:
      guard case .vowel(var last)? = units.last else { return }
      last.isKept = true
      units[units.count - 1] = .vowel(last)
    case "ॐ":
      units += [.vowel(HindiVowel(letter: "ओ")), .consonant(HindiConsonant(sound: "m"))]
    default: break
    }
  }

  private static func change(
    _ units: inout [HindiUnit], _ body: (inout HindiConsonant) -> Void
  ) {
    guard case .consonant(var last)? = units.last else { return }
    body(&last)
    units[units.count - 1] = .consonant(last)
  }

  /// Dots the last consonant, whose schwa is already there.
  private static func dot(_ units: inout [HindiUnit]) {
    guard let vowel = units.popLast() else { return }
    change(&units) { consonant in
      let letter = consonants.first { $0.value == consonant.sound }?.key
      consonant.sound = letter.flatMap { dotted[$0] } ?? consonant.sound
    }
    units.append(vowel)
  }
}
