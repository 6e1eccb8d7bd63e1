/// The loss of the schwa that no letter writes.
///
/// Source: M. Ohala, "Aspects of Hindi Phonology" (1983): ə is lost at the end of a word and between
/// a vowel with one consonant and a consonant with a vowel (`VC_CV`), from right to left, but not in
/// the first syllable.
enum HindiSchwa {
  /// Removes the schwa at the end of a word.
  ///
  /// It stays if it is the only vowel, and after two consonants that nobody can end a word with:
  /// मित्र, राज्य, प्रश्न, but not अर्थ.
  static func dropFinal(_ units: inout [HindiUnit]) {
    guard case .vowel(let last)? = units.last, last.isInherent, last.nasalSign == nil,
      !last.isKept, units.count(where: { $0.vowel != nil }) > 1
    else { return }
    if let cluster = finalCluster(units), isHard(cluster.0, cluster.1) { return }
    units.removeLast()
  }

  /// The two consonants before the last vowel.
  private static func finalCluster(_ units: [HindiUnit]) -> (String, String)? {
    guard units.count >= 3, let second = units[units.count - 2].consonant,
      let first = units[units.count - 3].consonant, first.hasVirama
    else { return nil }
    return (first.sound, second.sound)
  }

  private static func isHard(_ first: String, _ second: String) -> Bool {
    switch second {
    case "j", "ɾ", "ɳ": true
    case "n": first != "ɾ"
    case "l": first != "l"
    case "m": !["ɾ", "n", "m", "l"].contains(first)
    default: false
    }
  }

  /// Removes the schwas inside a word.
  static func dropInner(_ units: inout [HindiUnit]) {
    guard let first = units.firstIndex(where: { $0.vowel != nil }) else { return }
    var index = units.count - 3
    while index > first {
      if isLost(units, index) { units.remove(at: index) }
      index -= 1
    }
  }

  private static func isLost(_ units: [HindiUnit], _ index: Int) -> Bool {
    guard let schwa = units[index].vowel, schwa.isInherent, !schwa.isKept,
      schwa.nasalSign == nil, !schwa.isNasal,
      let before = units[index - 1].consonant, let after = units[index + 1].consonant,
      let next = units[index + 2].vowel
    else { return false }
    // The voices have learned "kʌhənaː" for कहना, and spread the breath over the vowel themselves.
    if before.sound.hasSuffix("h") || after.sound == "h" && next.letter == "अ" { return false }
    if after.sound == "j", index + 3 >= units.count - 1, next.letter == "ई" || next.isNasal {
      return isRupee(units)
    }
    if index >= 2, units[index - 2].vowel != nil { return true }
    guard index >= 3, let nasal = units[index - 2].consonant, units[index - 3].vowel != nil else {
      return false
    }
    // "जंगली" and "लंगड़ा" lose it, "कंपनी" and "अंजलि" do not.
    return nasal.isTransition
      || nasal.sound == "ŋ" && before.nasal == "ŋ" && ["l", "r."].contains(after.sound)
  }

  /// "रुपयों" is said without its schwa, "विषयों" with it.
  private static func isRupee(_ units: [HindiUnit]) -> Bool {
    units.prefix(3).compactMap(\.consonant?.sound) == ["ɾ", "p"]
  }
}
