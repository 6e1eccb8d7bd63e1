/// A line that grows by the texts of a page, which it keeps with white space collapsed.
struct GrowingLine {
  var name = ElementName.div
  var place = LinePlace()
  private var text: [UInt8] = []
  /// Whether white space came last.
  private var endsWithSpace = false
  // Lengths in UTF-16 code units, white space as it is written.
  private var linked = 0
  private var outward = 0
  private var italic = 0
  private var total = 0

  init(name: ElementName = .div, place: LinePlace = LinePlace()) {
    self.name = name
    self.place = place
  }

  /// Adds a text.
  mutating func add(
    _ bytes: [UInt8], _ range: Range<Int>, isLink: Bool, leadsElsewhere: Bool, isItalic: Bool
  ) {
    append(bytes, range)
    let length = Self.unitCount(bytes.span, range)
    total += length
    if isLink { linked += length }
    if leadsElsewhere { outward += length }
    if isItalic { italic += length }
  }

  /// Appends the words of a text, a space between two.
  private mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let words = Self.words(in: bytes.span, from: index, to: range.upperBound)
      if words.lowerBound > index { endsWithSpace = true }
      if !words.isEmpty {
        if endsWithSpace, !text.isEmpty { text.append(UInt8(ascii: " ")) }
        endsWithSpace = false
        append(bytes, words: words)
      }
      index = words.upperBound
    }
  }

  /// Appends words without their soft hyphens (U+00AD): no reader sees these, and no search for the word would find it.
  private mutating func append(_ bytes: [UInt8], words: Range<Int>) {
    var start = words.lowerBound
    while let hyphen = Self.softHyphen(in: bytes.span, from: start, to: words.upperBound) {
      text.append(contentsOf: bytes[start..<hyphen])
      start = hyphen + 2
    }
    text.append(contentsOf: bytes[start..<words.upperBound])
  }

  private static func softHyphen(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    var index = start
    while true {
      index = bytes.firstIndex(from: index, to: end) { $0.equals(0xC2) }
      guard index + 1 < end else { return nil }
      if bytes[index + 1] == 0xAD { return index }
      index += 1
    }
  }

  /// The next words: what stands up to white space that is more than one space between letters of ASCII.
  private static func words(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Range<Int> {
    var first = start
    while first < end {
      let width = WhiteSpace.count(bytes, first, end)
      guard width > 0 else { break }
      first = min(first + width, end)
    }
    var last = first
    while last < end {
      let byte = bytes[last]
      if byte > 0x20, byte < 0xC2 {
        last += 1
      } else if byte == 0x20, last > first, last + 1 < end, 0x21..<0x7F ~= bytes[last + 1] {
        last += 2
      } else if WhiteSpace.count(bytes, last, end) == 0 {
        last += 1
      } else {
        break
      }
    }
    return first..<last
  }

  private static func unitCount(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var rest = bytes.extracting(range)
    var count = 0
    while !rest.isEmpty {
      // The compiler makes vector code of sums of bytes; each adds at most two.
      let block = rest.extracting(first: 120)
      var sum: UInt8 = 0
      for index in block.indices {
        sum &+= (block[index] & 0xC0 != 0x80 ? 1 : 0) &+ (block[index] >= 0xF0 ? 1 : 0)
      }
      count += Int(sum)
      rest = rest.extracting(droppingFirst: 120)
    }
    return count
  }

  /// The line; `nil` if it is empty.
  var finished: TextLine? {
    guard !text.isEmpty else { return nil }
    return TextLine(
      name: name, text: String(decoding: text, as: UTF8.self),
      linkShare: total > 0 ? Double(linked) / Double(total) : 0,
      isBeside: place.isBeside, italicShare: total > 0 ? Double(italic) / Double(total) : 0,
      leadsElsewhere: linked > 0 && outward == linked, isHeadline: place.isHeadline,
      length: ReadingLength.of(text.span))
  }
}
