/// The phonemes of one French word, by rules from left to right.
///
/// The longest spelling that fits counts.
struct FrenchSounds {
  let letters: [Unicode.Scalar]
  /// The number of letters without a silent ending.
  let end: Int
  /// Whether a final e, es or ent is left out.
  let hasMuteE: Bool
  private(set) var sounds: [String] = []

  /// - Parameter word: Small letters.
  init(_ word: String) {
    letters = Array(word.unicodeScalars)
    (end, hasMuteE) = Self.heard(word, letters)
    var index = 0
    while index < end { index += max(read(index), 1) }
  }

  /// The phonemes of the word, without stress.
  func spoken() -> String { sounds.joined() }

  // MARK: Looking at letters

  func letter(_ index: Int) -> Unicode.Scalar? {
    index >= 0 && index < end ? letters[index] : nil
  }

  func starts(_ text: String, at index: Int) -> Bool {
    let wanted = Array(text.unicodeScalars)
    return index + wanted.count <= end
      && letters[index..<index + wanted.count].elementsEqual(wanted)
  }

  static let vowels = Set("aàâäeéèêëiîïoôöuùûüyÿœæ".unicodeScalars)

  func isVowel(_ index: Int) -> Bool { letter(index).map(Self.vowels.contains) ?? false }

  func isFront(_ index: Int) -> Bool {
    // A mute e still softens the letter before it.
    guard index >= 0, index < letters.count else { return false }
    return "eéèêëiîïyÿ".unicodeScalars.contains(letters[index])
  }

  /// Whether a vowel or a mute e is at an index.
  func isVowelOrMute(_ index: Int) -> Bool {
    index >= 0 && index < letters.count && Self.vowels.contains(letters[index])
      && (index < end || hasMuteE)
  }

  /// Whether an n or m at an index makes the vowel before it nasal.
  func isNasal(_ index: Int) -> Bool {
    guard let letter = letter(index), letter == "n" || letter == "m" else { return false }
    guard index + 1 < letters.count else { return true }
    if isVowelOrMute(index + 1) { return false }
    let next = letters[index + 1]
    return next != "n" && next != "m" && next != "h" || index + 1 >= end && next == "s"
  }

  func isAtEnd(_ index: Int) -> Bool { index >= end }

  func contains(_ text: String) -> Bool {
    String(String.UnicodeScalarView(letters)).contains(text)
  }

  // MARK: Reading

  /// Adds a sound, and tells how many letters wrote it.
  mutating func add(_ sound: String, _ count: Int) -> Int {
    sounds.append(sound)
    return count
  }

  mutating func read(_ index: Int) -> Int {
    isVowel(index) ? readVowel(index) : readConsonant(letters[index], index)
  }
}
