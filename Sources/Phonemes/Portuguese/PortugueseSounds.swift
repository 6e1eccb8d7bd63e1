/// The phonemes of one Portuguese word.
struct PortugueseSounds {
  enum Unit: Equatable {
    case consonant(String)
    /// A vowel letter with its accent (`áâã`…), and the nasal that an n or m after it makes.
    case vowel(Unicode.Scalar, nasal: String?)
    /// The end of a falling diphthong, or of a syllable with l.
    case glide(String)
  }

  let letters: [Unicode.Scalar]
  var units: [Unit] = []
  /// Whether the last vowel is a reduced one: `casa`, `noite`, `livro`, with or without s.
  let isReducedEnd: Bool

  /// - Parameter word: Small letters.
  init(_ word: String) {
    letters = Array(word.unicodeScalars)
    let bare = letters.last == "s" ? letters.dropLast() : letters[...]
    isReducedEnd = bare.last.map { "aeo".unicodeScalars.contains($0) } ?? false
    var index = 0
    while index < letters.count { index += read(index) }
  }

  // MARK: Letters

  func letter(_ index: Int) -> Unicode.Scalar? {
    letters.indices.contains(index) ? letters[index] : nil
  }

  func isVowel(_ index: Int) -> Bool {
    letter(index).map { "aeiouáâãàéêíóôõúü".unicodeScalars.contains($0) } ?? false
  }

  func isFront(_ index: Int) -> Bool {
    letter(index).map { "eiéêí".unicodeScalars.contains($0) } ?? false
  }

  func isConsonant(_ index: Int) -> Bool { letter(index) != nil && !isVowel(index) }

  mutating func add(_ sound: String) { units.append(.consonant(sound)) }

  mutating func read(_ index: Int) -> Int {
    isVowel(index) ? readVowel(index) : readConsonant(letters[index], index)
  }
}
