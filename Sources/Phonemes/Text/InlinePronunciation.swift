/// A pronunciation in the text: `[word](/fəˈniːmz/)`.
///
/// A text in brackets with other contents in the parentheses, which is a link, is one token.
struct InlinePronunciation: Hashable {
  /// The range of the whole mark-up, in scalars.
  var whole: Range<Int>
  /// The range of the word in brackets.
  var word: Range<Int>
  /// The range of the contents of the parentheses.
  var target: Range<Int>

  /// All inline pronunciations of a text, in order.
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

  /// The phonemes between the slashes; `nil` for contents without slashes, such as a link's.
  func phonemes(in text: TextSlice) -> String? {
    guard target.count > 1, text.scalars[target.lowerBound] == "/",
      text.scalars[target.upperBound - 1] == "/"
    else { return nil }
    let inner = text.scalars[target].dropFirst()
    let last = inner.lastIndex { $0 != "/" } ?? inner.startIndex - 1
    return text.text(inner.startIndex..<(last + 1))
  }
}
