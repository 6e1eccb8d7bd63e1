/// Finds the part of speech of each word of a sentence: an averaged perceptron over the word, its
/// neighbours and the two tags before it.
///
/// The features are those of the training of the hibari-tts package's weights (`g2p/tagger.py`).
struct Tagger: Sendable {
  /// Marks that the weights sometimes take for names.
  ///
  /// As names they would become part of a word.
  private static let quotationMarks: Set<String> = ["\"", "“", "”"]

  private let table: TaggerTable

  init(table: TaggerTable) {
    self.table = table
  }

  /// Tags the words of a sentence.
  ///
  /// - Parameter words: The words and marks in order, none empty.
  /// - Returns: A tag for each.
  func tags(of words: [String]) -> [PartOfSpeech] {
    var window = Window(words.map(contextKey))
    var before = TaggerTable.startTag
    var secondBefore = TaggerTable.secondStartTag
    var isQuoted = false
    var tags: [PartOfSpeech] = []
    tags.reserveCapacity(words.count)
    for (index, word) in words.enumerated() {
      var tag =
        table.dominantTag(of: word)
        ?? bestTag(of: word, at: index, in: &window, before: before, secondBefore: secondBefore)
      if Self.quotationMarks.contains(word) {
        if !tag.isMark { tag = isQuoted || word == "”" ? .closingQuote : .openingQuote }
        isQuoted.toggle()
      }
      tags.append(tag)
      secondBefore = before
      before = tag.rawValue
    }
    return tags
  }

  /// The words in the form of the features, with two places more than the sentence on each side.
  private struct Window {
    private var words: [String]

    init(_ words: [String]) {
      self.words = ["-START2-", "-START-"] + words + ["-END-", "-END2-"]
    }

    mutating func word<Result>(
      at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
      words[index + 2].withUTF8(body)
    }

    mutating func suffix<Result>(
      at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
      words[index + 2].withUTF8 { body(lastLetters(of: $0)) }
    }
  }

  /// The form of a word as a neighbour: the word in lower case if it is frequent, else its shape.
  private func contextKey(_ word: String) -> String {
    let key = Self.normalised(word)
    return table.isFrequent(key) ? key : "<\(WordShape.of(word))>"
  }

  /// A word in lower case.
  ///
  /// All numbers are one word, and so are all hyphenated words.
  static func normalised(_ word: String) -> String {
    let letters = word.unicodeScalars
    if letters.first != "-", letters.contains("-") { return "!HYPHEN" }
    if letters.first?.isPythonDigit == true {
      return letters.count == 4 && letters.allSatisfy(\.isPythonDigit) ? "!YEAR" : "!DIGITS"
    }
    return word.lowercased()
  }

  private func bestTag(
    of word: String, at index: Int, in window: inout Window, before: UInt8, secondBefore: UInt8
  ) -> PartOfSpeech {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: PartOfSpeech.allCases.count) { scores in
      scores.initialize(repeating: 0)
      var isKnown = false
      func add(_ kind: TaggerTable.Kind, _ key: UnsafeBufferPointer<UInt8>) {
        if table.add(kind, key, to: scores) { isKnown = true }
      }
      func add(_ kind: TaggerTable.Kind, _ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { add(kind, $0) }
      }
      var word = word
      var shape = WordShape.of(word)
      let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      add(.bias, none)
      word.withUTF8 {
        add(.suffix, lastLetters(of: $0))
        add(.firstLetter, firstLetter(of: $0))
      }
      window.word(at: index) { add(.word, $0) }
      shape.withUTF8 { add(.shape, $0) }
      add(index == 0 ? .firstInSentence : .notFirst, none)
      add(.previousTag, [before])
      add(.secondPreviousTag, [secondBefore])
      add(.previousTags, [before, secondBefore])
      window.word(at: index - 1) { add(.previousWord, $0) }
      window.suffix(at: index - 1) { add(.previousSuffix, $0) }
      window.word(at: index - 2) { add(.secondPreviousWord, $0) }
      window.word(at: index + 1) { add(.nextWord, $0) }
      window.suffix(at: index + 1) { add(.nextSuffix, $0) }
      window.word(at: index + 2) { add(.secondNextWord, $0) }
      guard isKnown else { return .noun }
      var best = 0
      for tag in 1..<scores.count where scores[tag] >= scores[best] { best = tag }
      return PartOfSpeech(rawValue: UInt8(best)) ?? .noun
    }
  }
}

/// The last three letters of a UTF-8 word, fewer if it is shorter.
private func lastLetters(of word: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
  var start = word.count
  var letters = 0
  while start > 0, letters < 3 {
    start -= 1
    if word[start] & 0xc0 != 0x80 { letters += 1 }
  }
  return UnsafeBufferPointer(rebasing: word[start...])
}

/// The first letter of a UTF-8 word.
private func firstLetter(of word: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
  var end = min(1, word.count)
  while end < word.count, word[end] & 0xc0 == 0x80 { end += 1 }
  return UnsafeBufferPointer(rebasing: word[..<end])
}
