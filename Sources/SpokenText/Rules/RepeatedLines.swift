import ReadingModel

/// Finds page numbers and running heads that a scan or a PDF left between the paragraphs.
struct RepeatedLines {
  /// The most UTF-16 units of such a line; longer ones are prose.
  private static let longest = 80
  /// The least number of times that a line must repeat, or of numbers that must follow each other.
  private static let leastCount = 3
  /// The widest step between page numbers.
  ///
  /// A page may have no number, but not many in a row.
  private static let widestStep = 4
  /// The lowest page number.
  ///
  /// Lower numbers count the sections of a chapter.
  private static let firstPage = 3

  let spans: [SkippableSpan]

  /// Makes a finder for the short paragraphs of a chapter.
  init(_ blocks: [Block], in units: [UInt16], names: Set<String>) {
    var numbers: [(value: Int, range: Range<Int>)] = []
    var heads: [String: [(isNumbered: Bool, range: Range<Int>)]] = [:]
    let initials = Set(names.compactMap(\.utf16.first))
    for block in blocks
    where block.kind == .paragraph && block.range.count <= Self.longest
      && block.range.upperBound <= units.count
    {
      let line = units[block.range]
      // Most short paragraphs are speech, which their first and last characters show.
      guard let first = line.first, let last = line.last,
        !first.isWordLike || first.isDigit || last.isDigit
          || FoldedText.fold([first]).contains(where: initials.contains)
      else { continue }
      if let value = Self.loneNumber(line) {
        numbers.append((value, block.range))
      } else if let isNumbered = Self.headKind(line) {
        let text = Self.letters(String(utf16Units: line))
        heads[text, default: []].append((isNumbered, block.range))
      }
    }
    spans =
      Self.pages(numbers).map { SkippableSpan(.pageNumbers, $0) }
      + heads.flatMap { text, places -> [SkippableSpan] in
        let isName = names.contains(text)
        let fitting = places.filter { $0.isNumbered || isName }
        guard fitting.count >= Self.leastCount else { return [] }
        return fitting.map { SkippableSpan(.runningHeads, $0.range) }
      }
  }

  /// The small letters of a text.
  ///
  /// Two running heads are the same if their letters are.
  static func letters(_ text: String) -> String {
    String(text.lowercased().filter(\.isLetter))
  }

  /// The number in a line that has nothing else but brackets and dashes.
  private static func loneNumber(_ line: ArraySlice<UInt16>) -> Int? {
    guard !line.contains(where: { $0.isASCIISmall || $0.isASCIICapital || $0 > 0x3000 }) else {
      return nil
    }
    let digits = line.filter(\.isDigit)
    guard (1...4).contains(digits.count), line.count <= digits.count + 6 else { return nil }
    return Int(String(utf16Units: digits))
  }

  /// Whether a line that could be a running head has a number at an end; `nil` for other lines.
  ///
  /// A running head has two capitalised words at least: "CHAPTER 7" is a heading that is not marked
  /// as one.
  private static func headKind(_ line: ArraySlice<UInt16>) -> Bool? {
    let text = String(utf16Units: line)
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    guard !words.isEmpty else { return nil }
    let isNumbered = line.first?.isDigit == true || line.last?.isDigit == true
    guard isNumbered else { return false }
    let isShouted = words.count > 1 && text.uppercased() == text
    return isShouted
  }

  /// The numbers that ascend like the pages of a book.
  private static func pages(_ numbers: [(value: Int, range: Range<Int>)]) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var run: [(value: Int, range: Range<Int>)] = []
    func close() {
      if run.count >= leastCount, (run.first?.value ?? 0) >= firstPage { pages += run.map(\.range) }
      run = []
    }
    for number in numbers {
      if let last = run.last, !(1...widestStep).contains(number.value - last.value) { close() }
      run.append(number)
    }
    close()
    return pages
  }
}
