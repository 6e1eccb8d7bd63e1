/// The stress of Hindi words by the weight of their syllables.
///
/// The last of the heaviest syllables has it, the last syllable of the word only if it alone is
/// extra heavy. Every second syllable before and behind has a weaker one. A lost schwa still counts.
enum HindiStress {
  /// Gives the vowels of a word their stress.
  static func mark(_ units: inout [HindiUnit]) {
    let places = units.indices.filter { units[$0].vowel != nil }
    guard let last = places.indices.last else { return }
    let weights = places.map { weight(units, $0) }
    var main = 0
    if last > 0 {
      let heaviest = weights[..<last].max() ?? 0
      if weights[last] == 2, heaviest < 2 {
        main = last
      } else if heaviest > 0 {
        main = weights[..<last].lastIndex(of: heaviest) ?? 0
      }
    }
    var marks = places.map { _ in "" }
    marks[main] = "ˈ"
    for index in places.indices where index != main {
      let isBeside = [index - 1, index + 1].contains {
        marks.indices.contains($0) && marks[$0] != ""
      }
      if !isBeside { marks[index] = "ˌ" }
    }
    for (place, mark) in zip(places, marks) {
      guard case .vowel(var vowel) = units[place] else { continue }
      vowel.stress = mark
      units[place] = .vowel(vowel)
    }
  }

  /// 0 for a short open syllable, 1 for a long or closed one, 2 for one that is both, or that ends the
  /// word with two consonants.
  private static func weight(_ units: [HindiUnit], _ place: Int) -> Int {
    let isLong = units[place].vowel.map { $0.isLong || $0.isNasal } ?? false
    let isClosed =
      place + 1 < units.count && units[place + 1].consonant != nil
      && (place + 2 == units.count || units[place + 2].consonant != nil)
    let endsInTwo =
      place + 3 == units.count && units[place + 1].consonant != nil
      && units[place + 2].consonant != nil
    return endsInTwo ? 2 : (isLong ? 1 : 0) + (isClosed ? 1 : 0)
  }
}
