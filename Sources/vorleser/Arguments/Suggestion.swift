/// Suggests names for a mistyped one.
enum Suggestion {
  /// The most wrong letters; with more, almost any short name would be near.
  private static let tolerance = 2

  /// ` Did you mean 'narrate'?` with its leading space, or nothing.
  static func question(for word: String, among names: [String]) -> String {
    nearest(to: word, among: names).map { " Did you mean '\($0)'?" } ?? ""
  }

  private static func nearest(to word: String, among names: [String]) -> String? {
    guard !word.isEmpty else { return nil }
    let beginning = names.first { $0.hasPrefix(word) || word.hasPrefix($0) }
    if let beginning { return beginning }
    let near = names.map { (name: $0, distance: distance(word, $0)) }
      .min { $0.distance < $1.distance }
    // Where as many letters are wrong as right, nothing was meant.
    guard let near, near.distance <= tolerance, near.distance * 2 < near.name.count else {
      return nil
    }
    return near.name
  }

  /// The number of letters to add, remove or replace to turn one word into the other (Levenshtein).
  private static func distance(_ first: String, _ second: String) -> Int {
    let other = Array(second)
    var row = Array(0...other.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
