extension MarkdownFlavour {
  /// Longer attributes are text; pandoc breaks them over lines.
  private static let attributeLimit = 2_000
  /// Longer code between ticks is looked at no further: what opens it may never be closed.
  private static let codeLimit = 10_000
  /// No note has a longer name.
  private static let nameLimit = 300
  /// Deeper brackets are no spans.
  private static let bracketLimit = 16

  /// Writes text up to the end of its line, or of the line in which its last attribute ends.
  mutating func addInline(_ range: Range<Int>, isHeading: Bool) -> Int {
    var (index, end) = (range.lowerBound, range.upperBound)
    let start = written.count
    closedBracket = nil
    while index < end {
      let next = step(index, end, isHeading ? start : nil)
      if let next {
        index = next
      } else {
        written.append(source[index])
        index += 1
      }
      if index > end {
        end = source[index...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? source.count
      }
    }
    return index
  }

  /// Writes what begins at a byte, if it is more than the byte, and says where that ends.
  private mutating func step(_ index: Int, _ end: Int, _ heading: Int?) -> Int? {
    switch source[index] {
    case UInt8(ascii: "\\") where index + 1 < end:
      written += source[index..<index + 2]
      closedBracket = nil
      return index + 2
    case UInt8(ascii: "`"): return addCode(index, end)
    case UInt8(ascii: "$"): return addFormula(index, end)
    case UInt8(ascii: "<"): return oddCommentEnd(index)
    case UInt8(ascii: "&") where isTooLongReference(index, end):
      written.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "["):
      if let end = addWikiLink(index, end) { return end }
      if brackets.count == Self.bracketLimit { brackets.removeFirst() }
      brackets.append(written.count)
    case UInt8(ascii: "]"): closedBracket = brackets.popLast()
    case UInt8(ascii: "{"):
      let isBehindWords = heading != nil && written.last?.isBlank == true
      guard isAttached || isBehindWords, let close = attributeEnd(index) else { return nil }
      // A heading has one of its own, with which its line ends.
      let isLast = close <= end && source[close..<end].allSatisfy(\.isBlank)
      guard isAttached || isLast else { return nil }
      addAttribute(source[index..<close], isLast ? heading : nil)
      return close
    default: break
    }
    return nil
  }

  /// Whether a numeric reference has more digits than CommonMark allows (0.31.2, 6.2), so that it is text;
  /// cmark-gfm takes eight.
  private func isTooLongReference(_ start: Int, _ end: Int) -> Bool {
    guard source[start..<end].starts(with: "&#".utf8) else { return false }
    var digits = source[(start + 2)..<end]
    let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    if isHexadecimal { digits = digits.dropFirst() }
    let limit = isHexadecimal ? 6 : 7
    let count = digits.prefix {
      (0x30...0x39).contains($0) || isHexadecimal && (0x61...0x66).contains($0 | 0x20)
    }.count
    return count > limit && digits.dropFirst(count).first == UInt8(ascii: ";")
  }

  /// Code is written as it is, but raw markup without its ticks.
  private mutating func addCode(_ start: Int, _ end: Int) -> Int {
    let length = run(of: UInt8(ascii: "`"), start, end)
    var index = start + length
    let end = min(end, start + Self.codeLimit)
    while index < end {
      guard source[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let closing = run(of: UInt8(ascii: "`"), index, end)
      if closing == length {
        let raw = Array("{=html}".utf8)
        if source[(index + length)..<end].starts(with: raw) {
          written += source[(start + length)..<index]
          return index + length + raw.count
        }
        written += source[start..<index + length]
        return index + length
      }
      index += closing
    }
    written += source[start..<start + length]
    return start + length
  }

  /// `[[Page|words]]` leads to another note; the words stay.
  private mutating func addWikiLink(_ start: Int, _ end: Int) -> Int? {
    guard start + 1 < end, source[start + 1] == UInt8(ascii: "["),
      let close = source[(start + 2)..<min(end, start + Self.nameLimit)].firstIndex(
        of: UInt8(ascii: "]")), close + 1 < end,
      close > start + 2, source[close + 1] == UInt8(ascii: "]"),
      written.last != UInt8(ascii: "["),
      // With an address or a name behind it is a link with brackets around its words.
      close + 2 >= end || !"(]:[".utf8.contains(source[close + 2])
    else { return nil }
    let inner = source[(start + 2)..<close]
    guard !inner.contains(UInt8(ascii: "[")), inner.first != UInt8(ascii: "^"),
      inner.contains(where: { $0.isLetter || $0 >= 0x80 }), !isDefined(inner)
    else { return nil }
    if written.last == UInt8(ascii: "!") {
      let file = inner.prefix { $0 != UInt8(ascii: "|") }
      guard Self.isPicture(file) else { return nil }
      written += Array("[](<".utf8) + file + Array(">)".utf8)
      return close + 2
    }
    let words = inner.lastIndex(of: UInt8(ascii: "|")).map { inner[($0 + 1)...] } ?? inner
    written += words
    return close + 2
  }

  private static func isPicture(_ name: ArraySlice<UInt8>) -> Bool {
    guard !name.contains(where: { "<>".utf8.contains($0) }) else { return false }
    let kind = String(decoding: name.suffix(5), as: UTF8.self).lowercased()
    return [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"].contains { kind.hasSuffix($0) }
  }

  /// Attributes stand behind brackets and code, and besides behind the words of a heading.
  private var isAttached: Bool {
    guard let last = written.last else { return false }
    return [UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "`")].contains(last)
  }

  /// Where an attribute ends; `nil` if a brace begins none.
  private func attributeEnd(_ start: Int) -> Int? {
    guard start + 1 < source.count,
      "#.=:-".utf8.contains(source[start + 1]) || source[start + 1].isLetter
    else { return nil }
    let limit = min(source.count, start + Self.attributeLimit)
    var isQuoted = false
    var hasSign = "#.:-".utf8.contains(source[start + 1])
    var index = start + 1
    while index < limit {
      switch source[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "="): hasSign = true
      case UInt8(ascii: "}") where !isQuoted: return hasSign ? index + 1 : nil
      case UInt8(ascii: "{") where !isQuoted: return nil
      case UInt8(ascii: "\n") where index + 1 < limit && source[index + 1] == UInt8(ascii: "\n"):
        return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// A span loses its brackets; the name in an attribute is a place.
  private mutating func addAttribute(_ attribute: ArraySlice<UInt8>, _ heading: Int?) {
    let place = Self.place(attribute)
    if written.last == UInt8(ascii: "]"), let start = closedBracket {
      closedBracket = nil
      written.removeLast()
      written.remove(at: start)
      written.insert(contentsOf: place, at: start)
    } else if let heading {
      while written.count > heading, written.last?.isBlank == true { written.removeLast() }
      // Behind the signs of the heading.
      let words = written[heading...].firstIndex { $0 != UInt8(ascii: "#") && !$0.isBlank }
      written.insert(contentsOf: place, at: words ?? written.count)
      brackets = []
    } else {
      written += place
    }
  }

  /// The place that an attribute names.
  static func place(_ attribute: ArraySlice<UInt8>) -> [UInt8] {
    let words = attribute.dropFirst().dropLast().split { $0.isBlank }
    guard let name = words.first(where: { $0.first == UInt8(ascii: "#") })?.dropFirst(),
      !name.isEmpty, !name.contains(where: { "\"<>&'".utf8.contains($0) })
    else { return [] }
    return Array("<span id=\"".utf8) + name + Array("\"></span>".utf8)
  }
}
