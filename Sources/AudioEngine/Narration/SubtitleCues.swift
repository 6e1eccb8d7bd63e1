import ReadingModel

/// The cues of a sentence: itself, or parts of it that fit on two lines of a screen.
struct SubtitleCues {
  /// Two lines of 42 characters, as subtitles have by custom (BBC Subtitle Guidelines: 37; Netflix: 42).
  static let limit = 84

  /// Divides a sentence between words.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - words: Its words in order.
  /// - Returns: Cues that follow each other, with all of its text.
  static func cues(of sentence: TimelineEntry, words: [TimelineEntry]) -> [TimelineEntry] {
    guard sentence.text.count > limit else { return [sentence] }
    let units = Array(sentence.text.utf16)
    let start = sentence.offsets.lowerBound
    func text(_ range: Range<Int>) -> String { String(utf16Units: units[range]) }
    var cues: [TimelineEntry] = []
    // The unit and the sample at which the cue begins that grows.
    var (first, from) = (0, sentence.samples.lowerBound)
    for word in words where word.offsets.lowerBound - start < units.count {
      let (begin, end) = (word.offsets.lowerBound - start, word.offsets.upperBound - start)
      guard begin > first, text(first..<min(end, units.count)).count > limit else { continue }
      let next = max(from, word.samples.lowerBound)
      cues.append(
        TimelineEntry(
          offsets: start + first..<start + begin, samples: from..<next, text: text(first..<begin)))
      (first, from) = (begin, next)
    }
    cues.append(
      TimelineEntry(
        offsets: start + first..<start + units.count,
        samples: from..<max(from, sentence.samples.upperBound), text: text(first..<units.count)))
    return cues
  }
}
