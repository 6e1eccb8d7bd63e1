import ReadingModel

/// The words of some narration, with what stands between them.
struct NarrationWords {
  /// A word.
  struct Word {
    /// The word, without the marks around it.
    var text: String
    /// What stands between the word before, or the start, and this one.
    var gap: String
  }

  /// The most words of a name: "Lady Catherine de Bourgh".
  private static let nameLimit = 4
  /// What joins the parts of a word.
  private static let inner: Set<Character> = ["’", "'", "-"]

  private let words: [Word]
  private let verbs: SpeechVerbs

  /// Cuts narration into words.
  ///
  /// - Parameters:
  ///   - units: The narration.
  ///   - verbs: The words of the language.
  init(_ units: ArraySlice<UInt16>, _ verbs: SpeechVerbs) {
    self.verbs = verbs
    var words: [Word] = []
    var (word, gap) = ("", "")
    func finish() {
      guard !word.isEmpty else { return }
      // Hyphens and apostrophes are parts of a word inside it only.
      let outer = word.reversed().prefix { Self.inner.contains($0) }.count
      let text = word.dropLast(outer)
      words.append(Word(text: String(text), gap: gap))
      gap = String(word.dropFirst(text.count))
      word = ""
    }
    for character in String(utf16Units: units) {
      let isInner = !word.isEmpty && Self.inner.contains(character)
      if character.isLetter || character.isNumber || isInner {
        word.append(character)
      } else {
        finish()
        gap.append(character)
      }
    }
    finish()
    self.words = words
  }

  /// How many there are.
  var count: Int { words.count }
  /// The first.
  var first: Word? { words.first }

  /// Whether a word exists and says that somebody speaks.
  func isVerb(at place: Int) -> Bool {
    words.indices.contains(place) && verbs.isVerb(words[place].text)
  }

  /// Whether a word may stand between name and verb: "Emma quietly said".
  func isAdverb(at place: Int) -> Bool {
    words.indices.contains(place) && joins(place) && verbs.isAdverb(words[place].text)
  }

  /// Whether nothing but white space or a comma stands before a word.
  func joins(_ place: Int) -> Bool {
    words[place].gap.allSatisfy { $0.isWhitespace || (place == 0 && ",–—―".contains($0)) }
  }

  /// Whether a sentence ends before a word.
  func endsSentence(before place: Int) -> Bool {
    let isTitle = place > 0 && verbs.isTitle(words[place - 1].text)
    return !isTitle && words[place].gap.contains { ".!?…;".contains($0) }
  }

  /// Whether a mark inside what is said stands before a word.
  func isBehindMark(_ place: Int) -> Bool { words[place].gap.contains { ",!?…".contains($0) } }

  /// The place of the first word of the last sentence.
  var sentenceStart: Int { words.indices.last { endsSentence(before: $0) } ?? 0 }

  /// The name that begins at a place; `nil` if there is none.
  func name(from place: Int) -> String? { joined(place..<nameEnd(from: place)) }

  /// The place behind the name that begins at a place; the place itself if there is none.
  func nameEnd(from start: Int) -> Int {
    guard words.indices.contains(start), start == 0 ? joins(0) : isNear(start),
      canName(start), !verbs.isNoName(words[start].text)
    else { return start }
    var end = start + 1
    var named = end
    while end < words.count, end - start < Self.nameLimit, isNear(end),
      canName(end) || verbs.isParticle(words[end].text)
    {
      end += 1
      if words[end - 1].text.isCapitalised { named = end }
    }
    return named
  }

  /// The name that ends before a place; `nil` if there is none.
  func name(before end: Int, from first: Int) -> String? {
    guard end > first, end <= words.count else { return nil }
    var start = end
    while start > first, end - start < Self.nameLimit, start == end || isNear(start),
      canName(start - 1) || (start < end && verbs.isParticle(words[start - 1].text))
    {
      start -= 1
    }
    // The first word of a sentence is capitalised, whatever it is.
    while start < end, verbs.isNoName(words[start].text) || verbs.isAdverb(words[start].text) {
      start += 1
    }
    return joined(start..<end)
  }

  /// Whether a word can be part of a name.
  private func canName(_ place: Int) -> Bool {
    let text = words[place].text
    return text.isCapitalised || verbs.isTitle(text)
  }

  /// Whether a word stands right behind the one before: nothing but white space and a title's full stop is between them.
  private func isNear(_ place: Int) -> Bool {
    let isTitle = verbs.isTitle(words[place - 1].text)
    return words[place].gap.allSatisfy { $0.isWhitespace || (isTitle && $0 == ".") }
  }

  private func joined(_ range: Range<Int>) -> String? {
    guard let last = range.last, words[last].text.isCapitalised else { return nil }
    let text = words[last].text
    // "said Emma’s father" names somebody else.
    guard !text.hasSuffix("’s"), !text.hasSuffix("'s") else { return nil }
    return range.map { place in
      let isAbbreviated = place < last && words[place + 1].gap.hasPrefix(".")
      return words[place].text + (isAbbreviated ? "." : "")
    }.joined(separator: " ")
  }
}

extension String {
  /// Whether it begins with a capital letter.
  fileprivate var isCapitalised: Bool { first?.isUppercase ?? false }
}
