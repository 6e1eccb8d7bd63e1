/// A sentence of a language that is written without spaces, cut into words of its own writing,
/// foreign words, digits and marks.
struct HanSentence {
  private let text: TextSlice

  init(_ sentence: String) {
    text = TextSlice(sentence)
  }

  /// A word of the language's own writing.
  struct Native {
    /// Its range in the run, in scalars.
    var range: Range<Int>
    var phonemes: String
  }

  /// Reads a run of the language's own writing.
  typealias NativeReader = ([Unicode.Scalar]) throws -> [Native]
  /// Reads a run of foreign words.
  typealias ForeignReader = (String) throws -> [PhonemeWord]

  /// The words and marks of the sentence.
  ///
  /// - Parameters:
  ///   - isNative: Whether a character belongs to the language's own writing.
  ///   - native: Reads a run of it.
  ///   - foreign: Reads a run of other letters and digits.
  /// - Returns: Words and marks in order, with ascending ranges.
  /// - Throws: The errors of both functions.
  func words(
    isNative: (Unicode.Scalar) -> Bool, native: NativeReader, foreign: ForeignReader
  ) throws -> [PhonemeWord] {
    var words: [PhonemeWord] = []
    var start = 0
    for link in InlinePronunciation.all(in: text.scalars) {
      try read(start..<link.whole.lowerBound, isNative, native, foreign, into: &words)
      if let phonemes = link.phonemes(in: text) {
        separate(&words)
        words.append(word(link.word, phonemes))
      } else {
        try read(link.word, isNative, native, foreign, into: &words)
      }
      start = link.whole.upperBound
    }
    try read(start..<text.scalars.count, isNative, native, foreign, into: &words)
    return words
  }

  private func read(
    _ range: Range<Int>, _ isNative: (Unicode.Scalar) -> Bool, _ native: NativeReader,
    _ foreign: ForeignReader, into words: inout [PhonemeWord]
  ) throws {
    var index = range.lowerBound
    while index < range.upperBound {
      let first = text.scalars[index]
      var end = index + 1
      if isNative(first) {
        while end < range.upperBound, isNative(text.scalars[end]) { end += 1 }
        for word in try native(Array(text.scalars[index..<end])) {
          separate(&words)
          words.append(
            self.word(index + word.range.lowerBound..<index + word.range.upperBound, word.phonemes))
        }
      } else if isForeign(first) {
        while end < range.upperBound, continues(end, range.upperBound) { end += 1 }
        try readForeign(index..<end, foreign, into: &words)
      } else if first.isSpace {
        separate(&words)
      } else {
        append(first, at: index, to: &words)
      }
      index = end
    }
  }

  /// Whether a scalar begins a foreign word.
  private func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    scalar.narrow.isSpellable || scalar.narrow.isASCIIDigit
  }

  /// Whether a scalar continues foreign words: a letter, a digit, or a sign inside or between them.
  private func continues(_ index: Int, _ limit: Int) -> Bool {
    let scalar = text.scalars[index].narrow
    if scalar.isHan { return false }
    if scalar.isSpellable || scalar.isASCIIDigit || scalar.isCombining { return true }
    guard scalar == " " || scalar.isApostrophe || scalar.isHyphen, index + 1 < limit else {
      return false
    }
    let next = text.scalars[index + 1].narrow
    return !next.isHan && (next.isSpellable || next.isASCIIDigit)
  }

  private func readForeign(
    _ range: Range<Int>, _ foreign: ForeignReader, into words: inout [PhonemeWord]
  ) throws {
    separate(&words)
    var narrow = String.UnicodeScalarView()
    narrow.append(contentsOf: text.scalars[range].map(\.narrow))
    // Narrow and wide forms have one unit each, so places in both texts are the same.
    let start = text.source(range).lowerBound
    for word in try foreign(String(narrow)) {
      var moved = word
      moved.source = word.source.lowerBound + start..<word.source.upperBound + start
      words.append(moved)
    }
  }

  private func append(_ scalar: Unicode.Scalar, at index: Int, to words: inout [PhonemeWord]) {
    guard let mark = HanMark.mark(for: scalar) else {
      // A silent mark, such as the point in a foreign name, still divides words.
      separate(&words)
      return
    }
    let isOpening = HanMark.isOpening(mark)
    if isOpening {
      separate(&words)
    } else if !words.isEmpty {
      words[words.count - 1].hasTrailingSpace = false
    }
    var word = word(index..<index + 1, mark)
    word.hasTrailingSpace = !isOpening
    words.append(word)
  }

  /// Puts a space before the next word.
  private func separate(_ words: inout [PhonemeWord]) {
    guard let last = words.last, !HanMark.isOpening(last.phonemes) else { return }
    words[words.count - 1].hasTrailingSpace = true
  }

  private func word(_ range: Range<Int>, _ phonemes: String) -> PhonemeWord {
    PhonemeWord(
      text: text.text(range), source: text.source(range), phonemes: phonemes,
      hasTrailingSpace: false)
  }
}
