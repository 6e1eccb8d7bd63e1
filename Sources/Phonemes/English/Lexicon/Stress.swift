/// How the stress of a pronunciation is changed by its place; the names of misaki's numbers.
enum StressChange: Sendable {
  /// No stress marks at all (-2).
  case removed
  /// Primary becomes secondary, what is there as secondary goes (-0.5).
  case weakened
  /// As ``weakened``, and a secondary stress where there is none (0).
  case secondary
  /// A secondary stress where there is none (0.5).
  case atLeastSecondary
  /// A primary stress where there is none (2).
  case primary
}

/// Stress marks and the symbols that they go with.
enum Stress {
  static let primary: Unicode.Scalar = "ˈ"
  static let secondary: Unicode.Scalar = "ˌ"

  /// Whether a pronunciation has a primary stress.
  static func isPrimary(_ phonemes: String) -> Bool { phonemes.unicodeScalars.contains(primary) }

  /// How heavy a pronunciation is: one a symbol, two for diphthongs and affricates.
  static func weight(_ phonemes: String) -> Int {
    phonemes.unicodeScalars.reduce(0) { $0 + (PhonemeInventory.isDouble($1) ? 2 : 1) }
  }

  /// Changes the stress of a pronunciation.
  ///
  /// - Parameters:
  ///   - change: What is wanted; `nil` for nothing.
  ///   - phonemes: The pronunciation.
  /// - Returns: The pronunciation with its stress marks before vowels.
  static func apply(_ change: StressChange?, to phonemes: String) -> String {
    guard let change else { return phonemes }
    let marks = phonemes.unicodeScalars
    switch change {
    case .removed:
      return replaced(phonemes) { $0 == primary || $0 == secondary ? nil : $0 }
    case .weakened, .secondary:
      if marks.contains(primary) {
        return replaced(phonemes) { $0 == secondary ? nil : $0 == primary ? secondary : $0 }
      }
      return change == .secondary ? added(secondary, to: phonemes) : phonemes
    case .atLeastSecondary:
      return marks.contains(primary) ? phonemes : added(secondary, to: phonemes)
    case .primary:
      if marks.contains(primary) { return phonemes }
      if marks.contains(secondary) {
        return replaced(phonemes) { $0 == secondary ? primary : $0 }
      }
      return added(primary, to: phonemes)
    }
  }

  private static func replaced(
    _ phonemes: String, _ change: (Unicode.Scalar) -> Unicode.Scalar?
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in phonemes.unicodeScalars {
      if let changed = change(scalar) { result.append(changed) }
    }
    return String(result)
  }

  /// Puts a mark before the first vowel of a pronunciation that has none.
  private static func added(_ mark: Unicode.Scalar, to phonemes: String) -> String {
    guard !phonemes.unicodeScalars.contains(secondary) else { return phonemes }
    var result = String.UnicodeScalarView()
    var isPlaced = false
    for scalar in phonemes.unicodeScalars {
      if !isPlaced, PhonemeInventory.isVowel(scalar) {
        result.append(mark)
        isPlaced = true
      }
      result.append(scalar)
    }
    return String(result)
  }
}
