import ReadingModel

/// A sentence without invisible characters: word joiners, soft hyphens, marks of direction
/// (Unicode's `Default_Ignorable_Code_Point`).
///
/// Such characters separate and join nothing in speech.
struct VisibleText {
  /// The visible text.
  private let text: String
  /// The place of each of its UTF-16 units in the sentence.
  private let places: [Int]

  /// A sentence as rules say what is visible of it, mapped to the whole sentence.
  static func spoken(_ sentence: String, by rules: (String) -> MappedText) -> MappedText {
    guard let visible = VisibleText(sentence) else { return rules(sentence) }
    return visible.mapped(rules(visible.text))
  }

  /// Removes the invisible characters; `nil` if there are none.
  private init?(_ sentence: String) {
    let isPlain = sentence.utf8.allSatisfy { $0 < 0x80 }
    guard !isPlain, sentence.unicodeScalars.contains(where: \.isInvisible) else { return nil }
    var seen = String.UnicodeScalarView()
    var places: [Int] = []
    var place = 0
    for scalar in sentence.unicodeScalars {
      let length = UTF16.width(scalar)
      if !scalar.isInvisible {
        seen.append(scalar)
        places += place..<place + length
      }
      place += length
    }
    text = String(seen)
    self.places = places
  }

  /// A text that was made of the visible one, mapped to the sentence.
  private func mapped(_ made: MappedText) -> MappedText {
    var spans: [MappedText.Span] = []
    for span in made.spans {
      guard span.isCopy, !span.source.isEmpty else {
        spans.append(.init(made: span.made, source: source(span.source), isCopy: span.isCopy))
        continue
      }
      // A copy ends at an invisible character.
      var start = span.source.lowerBound
      while start < span.source.upperBound {
        var end = start + 1
        while end < span.source.upperBound, places[end] == places[end - 1] + 1 { end += 1 }
        let offset = span.made.lowerBound - span.source.lowerBound
        spans.append(
          .init(
            made: start + offset..<end + offset, source: places[start]..<places[end - 1] + 1,
            isCopy: true))
        start = end
      }
      // Text that was put behind a copy belongs to its last part.
      spans[spans.count - 1].made = spans[spans.count - 1].made.lowerBound..<span.made.upperBound
    }
    return MappedText(text: made.text, spans: spans)
  }

  private func source(_ range: Range<Int>) -> Range<Int> {
    guard let last = range.last else {
      let place =
        range.lowerBound < places.count ? places[range.lowerBound] : (places.last ?? -1) + 1
      return place..<place
    }
    return places[range.lowerBound]..<places[last] + 1
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible.
  var isInvisible: Bool { value >= 0xAD && properties.isDefaultIgnorableCodePoint }
}
