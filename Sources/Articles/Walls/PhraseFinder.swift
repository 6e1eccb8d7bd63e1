/// Looks for many phrases in one walk through a text: at each place only for those that begin with the byte there.
struct PhraseFinder: Sendable {
  /// The phrases by their first byte.
  private let phrases: [[[UInt8]]]

  /// Prepares for a search.
  ///
  /// - Parameter phrases: What to look for; none is empty.
  init(_ phrases: [String]) {
    var byFirst = Array(repeating: [[UInt8]](), count: 256)
    for phrase in phrases.map({ Array($0.utf8) }) {
      if let first = phrase.first { byFirst[Int(first)].append(phrase) }
    }
    self.phrases = byFirst
  }

  /// How many phrases stand in a text, each counted once.
  func count(in text: String) -> Int {
    let bytes = text.utf8Span.span
    let phrases = phrases.span
    var found: Set<[UInt8]> = []
    for index in bytes.indices {
      let here = phrases[Int(bytes[index])].span
      for phrase in here.indices where bytes.begins(with: here[phrase].span, at: index) {
        found.insert(here[phrase])
      }
    }
    return found.count
  }
}
