/// A change of the stress of a pronunciation by its place.
///
/// The numbers are misaki's.
enum StressChange: Sendable {
  /// No stress marks remain (-2).
  case removed
  /// A primary stress becomes a secondary one, and a secondary stress goes (-0.5).
  case weakened
  /// As ``weakened``; a pronunciation without stress gets a secondary one (0).
  case secondary
  /// A pronunciation without stress gets a secondary one (0.5).
  case atLeastSecondary
  /// A pronunciation without stress gets a primary one (2).
  case primary
}

/// Stress marks, and the symbols that they precede.
enum Stress {
  static let primary: Unicode.Scalar = "ˈ"
  static let secondary: Unicode.Scalar = "ˌ"

  /// Whether a pronunciation has a primary stress.
  static func isPrimary(_ phonemes: String) -> Bool { phonemes.unicodeScalars.contains(primary) }

  /// The weight of a pronunciation: 1 for each symbol, 2 for diphthongs and affricates.
  static func weight(_ phonemes: String) -> Int {
    phonemes.unicodeScalars.reduce(0) { $0 + (PhonemeInventory.isDouble($1) ? 2 : 1) }
  }

  /// Changes the stress of a pronunciation.
  ///
  /// - Parameters:
  ///   - change: The change; `nil` for none.
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

  /// Puts a mark before the first vowel of a pronunciation without one.
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
