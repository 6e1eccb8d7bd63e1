/// Finds which sounds of a phrase belong to which of its words.
///
/// The program reads a phrase better than its words one by one, for words change beside their
/// neighbours; but it joins words (`ʌvðə`) and reads a number as several. So the phrase is laid
/// beside the same words read alone, sound by sound, with the fewest changes.
enum SoundAlignment {
  /// The sounds of one word in the phrase.
  struct Part: Hashable {
    var sounds: String
    /// Whether a space stands behind it in the phrase.
    var hasTrailingSpace: Bool
  }

  /// The most comparisons; a longer phrase is read word by word.
  private static let workLimit = 4_000_000
  private static let space: Unicode.Scalar = " "

  /// Cuts a phrase into its words.
  ///
  /// - Parameters:
  ///   - phrase: The sounds of the phrase.
  ///   - words: The sounds of each word alone.
  /// - Returns: As many parts as there are words; one without sounds is spoken with another.
  static func parts(of phrase: String, words: [String]) -> [Part] {
    let sounds = Array(phrase.unicodeScalars)
    let alone = Alone(words)
    guard !sounds.isEmpty, sounds.count * alone.sounds.count <= workLimit else {
      return words.map { Part(sounds: $0, hasTrailingSpace: true) }
    }
    let owners = owners(of: sounds, alone)
    return words.indices.map { index in
      let own = sounds.indices.filter { owners[$0] == index }.map { sounds[$0] }
      let spoken = own.drop { $0 == space }
      let end = spoken.lastIndex { $0 != space }.map { $0 + 1 } ?? spoken.startIndex
      return Part(
        sounds: String(String.UnicodeScalarView(spoken[..<end])),
        hasTrailingSpace: end < own.endIndex || index == words.count - 1)
    }
  }

  /// The words alone, with a space between two, which belongs to the first.
  private struct Alone {
    var sounds: [Unicode.Scalar] = []
    var owners: [Int] = []

    init(_ words: [String]) {
      for (index, word) in words.enumerated() {
        let symbols = Array(word.unicodeScalars) + (index + 1 < words.count ? [space] : [])
        sounds += symbols
        owners += symbols.map { _ in index }
      }
    }
  }

  /// The word of each sound of the phrase.
  private static func owners(of sounds: [Unicode.Scalar], _ alone: Alone) -> [Int] {
    let width = alone.sounds.count + 1
    let costs = costs(of: sounds, alone.sounds, width)
    var owners = [Int](repeating: 0, count: sounds.count)
    var (row, column) = (sounds.count, alone.sounds.count)
    while row > 0 {
      let here = costs[row * width + column]
      if column > 0,
        here == costs[(row - 1) * width + column - 1]
          + change(sounds[row - 1], alone.sounds[column - 1])
      {
        owners[row - 1] = alone.owners[column - 1]
        (row, column) = (row - 1, column - 1)
      } else if column > 0, here == costs[row * width + column - 1] + 1 {
        column -= 1
      } else {
        // What stands in the phrase alone belongs to what follows a space, else to what came before.
        let opens = row == 1 || sounds[row - 2] == space
        let near = opens ? min(column, alone.owners.count - 1) : max(column - 1, 0)
        owners[row - 1] = alone.owners[near]
        row -= 1
      }
    }
    // What stands in the phrase alone behind a space goes with the sounds that follow it.
    for index in owners.indices.dropFirst() {
      owners[index] = max(owners[index], owners[index - 1])
    }
    return owners
  }

  /// The fewest changes between all beginnings of two rows of sounds.
  private static func costs(
    of sounds: [Unicode.Scalar], _ alone: [Unicode.Scalar], _ width: Int
  ) -> [Int32] {
    var costs = [Int32](repeating: 0, count: (sounds.count + 1) * width)
    for column in 1..<max(width, 1) { costs[column] = Int32(column) }
    for row in 1...sounds.count {
      costs[row * width] = Int32(row)
      for column in 1..<max(width, 1) {
        let changed =
          costs[(row - 1) * width + column - 1] + change(sounds[row - 1], alone[column - 1])
        let added = min(costs[(row - 1) * width + column], costs[row * width + column - 1]) + 1
        costs[row * width + column] = min(changed, added)
      }
    }
    return costs
  }

  /// The cost of one sound in place of another; a space is in place of none.
  private static func change(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Int32 {
    one == other ? 0 : one == space || other == space ? 3 : 2
  }
}
