import ReadAloud
import ReadingModel

extension SpokenSentence {
  /// Cuts a long sentence into parts of about the same length, at the best pauses.
  ///
  /// - Parameter longest: The most UTF-16 units of a part; a single longer character stays whole.
  /// - Returns: The parts in order, together the sentence.
  func passages(longest: Int) -> [SpokenSentence] {
    guard range.count > longest else { return [self] }
    var start = range.lowerBound
    return PassageCuts.ends(in: text, longest: longest).map { end in
      defer { start = range.lowerBound + end }
      return part(start..<range.lowerBound + end)
    }
  }
}

extension SpokenSentence {
  /// Its lines, each with the line end behind it; the whole where it has one line, or where line ends mean nothing.
  ///
  /// - Returns: The parts in order, together the sentence; each has something to say.
  func lines() -> [SpokenSentence] {
    guard keepsLines, text.contains(where: \.isNewline) else { return [self] }
    var lines: [SpokenSentence] = []
    var start = range.lowerBound
    var place = range.lowerBound
    var isSilent = true
    var hasEnded = false
    for character in text {
      if character.isNewline {
        hasEnded = true
      } else if !character.isWhitespace {
        if hasEnded, !isSilent {
          lines.append(part(start..<place))
          start = place
          isSilent = true
        }
        hasEnded = false
      }
      place += character.utf16.count
      if character.isLetter || character.isNumber { isSilent = false }
    }
    guard isSilent, let last = lines.popLast() else { return lines + [part(start..<place)] }
    return lines + [part(last.range.lowerBound..<place)]
  }

  /// Whether it is a line of verse with others behind it.
  var isLine: Bool {
    keepsLines && text.reversed().prefix(while: \.isWhitespace).contains(where: \.isNewline)
  }
}

/// Where a long text is cut.
enum PassageCuts {
  /// Offsets in UTF-16 units behind each part; the last is the length.
  static func ends(in text: String, longest: Int) -> [Int] {
    let places = places(in: text)
    guard let length = places.last?.end else { return [] }
    var rest = places[...]
    var ends: [Int] = []
    var start = 0
    while length - start > longest, let first = rest.first {
      // Parts of about equal length sound better than long ones and a scrap.
      let partCount = (length - start + longest - 1) / longest
      let share = (length - start) / partCount
      var best = (end: first.end, pause: -1, distance: Int.max)
      for place in rest.prefix(while: { $0.end - start <= longest })
      where place.end - start >= share / 3 {
        let distance = abs(place.end - start - share)
        if (place.pause, -distance) > (best.pause, -best.distance) {
          best = (place.end, place.pause, distance)
        }
      }
      ends.append(best.end)
      start = best.end
      rest = rest.drop { $0.end <= start }
    }
    return start < length ? ends + [length] : ends
  }

  /// The ends of all characters, and how good a pause is there; 0 inside a word.
  private static func places(in text: String) -> [(end: Int, pause: Int)] {
    var end = 0
    var mark = 0
    return text.map { character in
      // Nearly every character is a letter of ASCII, which is told by its byte.
      if let byte = character.asciiValue, (0x61...0x7A).contains(byte | 0x20) {
        end += 1
        mark = 0
        return (end, 0)
      }
      end += character.utf16.count
      if character.isWhitespace { return (end, max(mark, 1)) }
      // A mark counts behind the quotation marks that close after it.
      if !"”’\"')]»".contains(character) { mark = strength(of: character) }
      return (end, "。！？；：，、—".contains(character) ? mark : 0)
    }
  }

  private static func strength(of character: Character) -> Int {
    switch character {
    case ".", "!", "?", "…", "。", "！", "？": 4
    case ";", ":", "—", "；", "：": 3
    case ",", "–", "，", "、": 2
    default: 0
    }
  }
}
