internal import UnicodeText

/// A text whose letters have fonts and directions, to be broken into lines of any width; lengths in em.
struct Paragraph {
  /// What stands in one line, with the spaces after it.
  private struct Piece {
    let range: Range<Int>
    let width: Double
    let space: Double
    /// Whether a hyphen follows where a line ends after it.
    var isHyphenated = false

    /// The room it needs at the end of a line.
    var widthAtEnd: Double { width + (isHyphenated ? Paragraph.hyphenRoom : 0) }
  }

  /// A line: its letters without the spaces at its end.
  struct Break: Hashable {
    let range: Range<Int>
    let isHyphenated: Bool
  }

  private static let space = UInt16(0x20)
  /// No usual font has a wider hyphen.
  private static let hyphenRoom = 0.36

  private let letters: LetterText
  private let directions: BidirectionalLevels
  private let supply: LetterSupply
  private let language: String?
  private var pieces: [Piece] = []
  /// The places between letters.
  private let boundaries: Set<Int>

  /// Prepares a text; there is none where it can't be drawn.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - supply: The fonts.
  ///   - language: BCP 47 tag.
  init?(_ text: String, _ supply: LetterSupply, language: String?) {
    guard let letters = LetterText(text, supply),
      let directions = try? BidirectionalLevels(letters.units),
      let breaks = try? BreakIterator(.line, language: language).boundaries(in: letters.units),
      let boundaries = try? BreakIterator(.character).boundaries(in: letters.units)
    else { return nil }
    self.letters = letters
    self.directions = directions
    self.supply = supply
    self.language = language
    self.boundaries = Set(boundaries)
    let places = breaks.filter { !Self.isInsideKoreanWord($0, letters.units) }
    pieces = zip(places, places.dropFirst()).map { piece($0..<$1) }
  }

  /// Whether lines begin on the right.
  var isRightToLeft: Bool { directions.isRightToLeft }

  /// The fonts that its letters have.
  var typefaces: [Typeface] { Set(letters.fonts).sorted().compactMap(supply.typeface) }

  private func piece(_ range: Range<Int>) -> Piece {
    let end = range.last { letters.units[$0] != Self.space }.map { $0 + 1 } ?? range.lowerBound
    return Piece(
      range: range, width: line(range.lowerBound..<end).width,
      space: line(end..<range.upperBound).width)
  }

  // MARK: Lines

  /// Breaks the text into lines.
  ///
  /// - Parameters:
  ///   - width: The width of a line.
  ///   - breaksWords: Whether a word that is wider is broken between its letters.
  /// - Returns: `nil` where something is wider than a line.
  func breaks(width: Double, breaksWords: Bool) -> [Break]? {
    var lines: [Break] = []
    var line: (range: Range<Int>, used: Double, last: Piece)?
    func end() {
      guard let line else { return }
      lines.append(
        Break(range: trimmed(line.range), isHyphenated: line.last.isHyphenated))
    }
    for word in pieces {
      var parts = [word]
      if word.width > width {
        guard breaksWords else { return nil }
        parts = self.parts(of: word, width: width)
      }
      for part in parts {
        guard part.widthAtEnd <= width else { return nil }
        if let begun = line, begun.used + begun.last.space + part.widthAtEnd <= width {
          line = (
            begun.range.lowerBound..<part.range.upperBound,
            begun.used + begun.last.space + part.width, part
          )
        } else {
          end()
          line = (part.range, part.width, part)
        }
      }
    }
    end()
    return lines
  }

  /// The narrowest width that gives no more lines, so that they are of like lengths.
  func balanced(width: Double, breaksWords: Bool, count: Int) -> Double {
    var (low, high) = (0.0, width)
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if let lines = breaks(width: middle, breaksWords: breaksWords), lines.count <= count {
        high = middle
      } else {
        low = middle
      }
    }
    return high
  }

  /// The parts of a word that is broken: its syllables, and the letters of those that are wider than a line.
  private func parts(of word: Piece, width: Double) -> [Piece] {
    let range = trimmed(word.range)
    let inner = range.dropFirst().filter(boundaries.contains)
    return pieces(
      of: word.range, at: inner.filter { SyllableGuess.begins(at: $0, in: letters.units) }
    ).flatMap { part in
      part.widthAtEnd <= width
        ? [part] : pieces(of: part.range, at: inner.filter(part.range.contains))
    }
  }

  private func pieces(of range: Range<Int>, at places: [Int]) -> [Piece] {
    let edges = [range.lowerBound] + places.filter { $0 > range.lowerBound } + [range.upperBound]
    return zip(edges, edges.dropFirst()).map { start, end in
      var part = piece(start..<end)
      part.isHyphenated =
        end < letters.units.count && SyllableGuess.isCased(letters.units[end - 1])
        && SyllableGuess.isCased(letters.units[end])
      return part
    }
  }

  /// Whether a line may end before a place though ICU lets it: Korean is written with spaces, and its words stay whole.
  private static func isInsideKoreanWord(_ place: Int, _ units: [UInt16]) -> Bool {
    let syllables = UInt16(0xAC00)...0xD7A3
    return units.indices.contains(place) && place > 0 && syllables.contains(units[place])
      && syllables.contains(units[place - 1])
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    range
      .lowerBound..<(range.last { letters.units[$0] != Self.space }.map { $0 + 1 }
      ?? range.lowerBound)
  }

  /// The beginning of the text up to a place.
  func text(upTo end: Int) -> String { String(decoding: letters.units[..<end], as: UTF16.self) }

  // MARK: Glyphs

  /// The glyphs of a line.
  func line(_ line: Break) -> TextLine {
    var made = self.line(line.range)
    if line.isHyphenated, let last = line.range.last,
      let typeface = supply.typeface(letters.fonts[last])
    {
      made.add(
        typeface.shape(0..<1, of: Array("-".utf16), isRightToLeft: false, language: language),
        of: typeface)
    }
    return made
  }

  private func line(_ range: Range<Int>) -> TextLine {
    var runs: [Range<Int>] = []
    for place in range {
      if let last = runs.last, directions.levels[place] == directions.levels[place - 1],
        letters.fonts[place] == letters.fonts[place - 1]
      {
        runs[runs.count - 1] = last.lowerBound..<(place + 1)
      } else {
        runs.append(place..<(place + 1))
      }
    }
    let levels = runs.map { directions.levels[$0.lowerBound] }
    var line = TextLine()
    for index in BidirectionalLevels.visualOrder(of: levels) {
      guard let typeface = supply.typeface(letters.fonts[runs[index].lowerBound]) else { continue }
      line.add(
        typeface.shape(
          runs[index], of: letters.units, isRightToLeft: levels[index] & 1 == 1, language: language),
        of: typeface)
    }
    return line
  }
}
