/// A change of the sounds of one word, as a spelling writes them.
struct SpellingRule: Sendable {
  /// Stands at both ends of a word.
  static let edge: Unicode.Scalar = "#"

  private let found: [Unicode.Scalar]
  private let written: [Unicode.Scalar]
  private let before: Set<Unicode.Scalar>
  private let after: Set<Unicode.Scalar>

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - found: What is replaced; `#` is an end of the word.
  ///   - written: What stands in its place.
  ///   - before: What may stand before it; empty for anything.
  ///   - after: What may stand after it; empty for anything.
  init(_ found: String, _ written: String, before: String = "", after: String = "") {
    self.found = Array(found.unicodeScalars)
    self.written = Array(written.unicodeScalars)
    self.before = Set(before.unicodeScalars)
    self.after = Set(after.unicodeScalars)
  }

  /// Applies the rule wherever it fits, from left to right.
  ///
  /// - Parameter word: The sounds of a word between two ``edge``s.
  /// - Returns: The changed sounds.
  func applied(to word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard word.contains(found[0]) else { return word }
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < word.count {
      if fits(word, at: index) {
        result += written
        index += found.count
      } else {
        result.append(word[index])
        index += 1
      }
    }
    return result
  }

  private func fits(_ word: [Unicode.Scalar], at index: Int) -> Bool {
    let end = index + found.count
    guard end <= word.count, word[index..<end].elementsEqual(found) else { return false }
    let hasBefore = before.isEmpty || index > 0 && before.contains(word[index - 1])
    return hasBefore && (after.isEmpty || end < word.count && after.contains(word[end]))
  }
}
