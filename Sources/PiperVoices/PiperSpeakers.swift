/// The speakers of a model, and the names of their voices: `NAME:SPEAKER`.
enum PiperSpeakers {
  /// The most speakers: the largest voices of Piper's have 904.
  private static let limit = 4_096
  /// The most speakers of a model that are listed; others speak too, by their names.
  static let listed = 128

  /// The names of speakers in the order of their numbers.
  ///
  /// - Parameters:
  ///   - count: The number of speakers.
  ///   - numbers: The number of each name, 0 to `count` - 1.
  /// - Returns: Names of letters, digits, `_` and `-`, the number itself where there is no such name;
  ///   none for a model of one speaker; `nil` for numbers out of range.
  static func names(_ count: Int, _ numbers: [String: Int]) -> [String]? {
    guard (1...limit).contains(count), numbers.values.allSatisfy((0..<count).contains) else {
      return nil
    }
    guard count > 1 else { return [] }
    var names = (0..<count).map(String.init)
    // Of two names of one number, always the same one.
    for (name, number) in numbers.sorted(by: { $0.key < $1.key }) where isName(name) {
      names[number] = name
    }
    return Set(names).count == count ? names : (0..<count).map(String.init)
  }

  private static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9_\-]{1,40}/) != nil
  }

  /// The model and the speaker of a voice's name.
  ///
  /// - Parameter id: `NAME`, or `NAME:SPEAKER`.
  /// - Returns: Both; no speaker means the first one.
  static func parts(of id: String) -> (model: String, speaker: String?) {
    let parts = id.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
  }
}
