/// A pronunciation given in the text: `[word](/fəˈniːmz/)`.
///
/// The text in brackets without phonemes in the parentheses (a link) is read as one token.
struct InlinePronunciation: Hashable {
  /// The whole mark-up, as scalars.
  var whole: Range<Int>
  /// The word in brackets.
  var word: Range<Int>
  /// What stands in the parentheses.
  var target: Range<Int>

  /// All of a text, in order.
  static func all(in scalars: [Unicode.Scalar]) -> [InlinePronunciation] {
    guard scalars.contains("[") else { return [] }
    var found: [InlinePronunciation] = []
    var index = 0
    while let open = scalars[index...].firstIndex(of: "[") {
      index = open + 1
      guard let close = scalars[index...].firstIndex(of: "]") else { break }
      guard close > index, close + 1 < scalars.count, scalars[close + 1] == "(",
        let end = scalars[(close + 2)...].firstIndex(of: ")")
      else { continue }
      found.append(
        InlinePronunciation(
          whole: open..<(end + 1), word: index..<close, target: (close + 2)..<end))
      index = end + 1
    }
    return found
  }

  /// The phonemes between the slashes; `nil` for a target without slashes, as of a link.
  func phonemes(in text: TextSlice) -> String? {
    guard target.count > 1, text.scalars[target.lowerBound] == "/",
      text.scalars[target.upperBound - 1] == "/"
    else { return nil }
    let inner = text.scalars[target].dropFirst()
    let last = inner.lastIndex { $0 != "/" } ?? inner.startIndex - 1
    return text.text(inner.startIndex..<(last + 1))
  }
}
