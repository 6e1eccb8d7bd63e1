/// Chapter and verses after the name of a book of the Bible: `3,16`, `5, 3-12`.
struct BibleVerse {
  var chapter: UInt64
  var first: UInt64
  var last: UInt64?
  /// The token after it.
  var end: Int

  /// The words, with a pause between chapter and verse.
  func words(to joint: String, _ cardinal: (UInt64) -> String) -> String {
    let start = "\(cardinal(chapter)), \(cardinal(first))"
    return last.map { "\(start) \(joint) \(cardinal($0))" } ?? start
  }
}

extension SourceText {
  /// The most chapters of a book, the Psalms, and the most verses of a chapter, Psalm 119.
  private static let mostChapters: UInt64 = 150
  private static let mostVerses: UInt64 = 176

  /// The chapter and verses at an index, behind the name of a book.
  func bibleVerse(at index: Int, in books: BibleBooks) -> BibleVerse? {
    var name = before(index)
    if isSymbol(name, ".") { name -= 1 }
    guard bookName(at: name, in: books) != nil, let verse = chapterAndVerse(at: index),
      !isCounted(after: verse.end, behind: name, in: books)
    else { return nil }
    return verse
  }

  /// The spoken name of the book whose written name stands at an index.
  func bookName(at index: Int, in books: BibleBooks) -> String? {
    guard isCapitalised(index), !isAcronym(index) else { return nil }
    return books.name(
      lower(index), isNumbered: isBookNumber(before(index)), isPointed: isSymbol(index + 1, "."))
  }

  /// Whether the number at an index is the chapter of a psalm, whose name stands before it.
  func isPsalm(_ chapter: Int, behind name: Int, in books: BibleBooks) -> Bool {
    guard let book = bookName(at: name, in: books), BibleBooks.isPsalm(book) else { return false }
    return small(chapter, most: Self.mostChapters) != nil
      && !isCounted(after: chapter + 1, behind: name, in: books)
  }

  /// Whether a word is an abbreviation in capitals, such as PS for horsepower.
  private func isAcronym(_ index: Int) -> Bool {
    let longest = 3
    return isCapitals(index) && (2...longest).contains(length(index))
  }

  /// Whether a number of a book stands at an index, or before the point there.
  private func isBookNumber(_ index: Int) -> Bool {
    let place = isSymbol(index, ".") ? index - 1 : index
    let mostBooks: UInt64 = 5
    return small(place, most: mostBooks) != nil
      || ["I", "II", "III", "IV", "V"].contains(word(place))
  }

  private func isCounted(after end: Int, behind name: Int, in books: BibleBooks) -> Bool {
    guard isSpace(end), isWord(end + 1) else { return false }
    return books.isCounted(
      word(end + 1), after: lower(name), isPointed: isSymbol(name + 1, "."))
  }

  /// The first number after a name, behind the point of an abbreviation.
  func numberAfterName(_ index: Int) -> Int? {
    let end = isSymbol(index + 1, ".") ? index + 2 : index + 1
    guard isSpace(end), isNumber(end + 1) else { return nil }
    return end + 1
  }

  private func chapterAndVerse(at index: Int) -> BibleVerse? {
    guard let chapter = small(index, most: Self.mostChapters),
      isSymbol(index + 1, ",") || isSymbol(index + 1, ":")
    else { return nil }
    let place = afterSpace(index + 2)
    guard let first = small(place, most: Self.mostVerses) else { return nil }
    guard !isOrdinalSign(place + 1) else { return nil }
    var verse = BibleVerse(chapter: chapter, first: first, end: place + 1)
    if symbol(place + 1).isHyphenOrDash, let last = small(place + 2, most: Self.mostVerses) {
      verse.last = last
      verse.end = place + 3
    }
    return verse
  }

  /// Whether the number before an index is an ordinal: `2.º`, `2º`.
  private func isOrdinalSign(_ index: Int) -> Bool {
    let sign = symbol(isSymbol(index, ".") ? index + 1 : index)
    return [0xBA, 0xAA, 0xB0].contains(sign)
  }

  private func small(_ index: Int, most: UInt64) -> UInt64? {
    guard isNumber(index), let value = DigitRow.value(digits(index)), (1...most).contains(value)
    else { return nil }
    return value
  }
}
