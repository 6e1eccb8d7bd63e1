/// Decides on the stress and the inner spaces of a word of several pieces.
enum Compound {
  /// Silences joints, separates unlike pieces (`A4`, `and/or`) by spaces, and weakens the lighter
  /// half of the stresses of other words, such as words with a hyphen.
  static func settle(_ group: inout [Token]) {
    let isSpaced = hasUnlikeCharacters(group)
    for index in group.indices {
      if group[index].phonemes == nil {
        if index == group.count - 1, isPause(group[index].text) {
          group[index].phonemes = group[index].text
        } else if group[index].isSilentJoint {
          group[index].phonemes = ""
        }
      } else if index > 0 {
        group[index].hasLeadingSpace = isSpaced
      }
    }
    if !isSpaced { balance(&group) }
  }

  private static func balance(_ group: inout [Token]) {
    let spoken = group.indices.filter { group[$0].phonemes?.isEmpty == false }
    if spoken.count == 2, group[spoken[0]].text.unicodeScalars.count == 1 {
      weaken(&group[spoken[1]])
      return
    }
    let pieces = spoken.map { index in
      let phonemes = group[index].phonemes ?? ""
      return (
        index: index, isPrimary: Stress.isPrimary(phonemes), weight: Stress.weight(phonemes)
      )
    }
    guard pieces.count >= 2, pieces.count(where: \.isPrimary) > (pieces.count + 1) / 2 else {
      return
    }
    let lightestFirst = pieces.sorted {
      ($0.isPrimary ? 1 : 0, $0.weight, $0.index) < ($1.isPrimary ? 1 : 0, $1.weight, $1.index)
    }
    for piece in lightestFirst.prefix(pieces.count / 2) { weaken(&group[piece.index]) }
  }

  private static func weaken(_ token: inout Token) {
    token.phonemes = token.phonemes.map { Stress.apply(.weakened, to: $0) }
  }

  private static func isPause(_ text: String) -> Bool {
    guard let only = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return false }
    return Marks.pausing.contains(only)
  }

  /// Whether the pieces mix letters, digits and symbols, or are divided by a slash or space.
  private static func hasUnlikeCharacters(_ group: [Token]) -> Bool {
    var kinds: Set<Int> = []
    for (index, token) in group.enumerated() {
      if token.hasTrailingSpace, index < group.count - 1 { return true }
      for scalar in token.text.unicodeScalars {
        if scalar == " " || scalar == "/" { return true }
        if Marks.silentJoints.contains(scalar) { continue }
        kinds.insert(scalar.isLetter ? 0 : scalar.isASCIIDigit ? 1 : 2)
      }
    }
    return kinds.count > 1
  }
}
