/// The punctuation, quotes, currencies and units at the ends of a chunk of text, which become
/// pieces of their own.
///
/// The classes are those of spaCy's English tokenizer (MIT licence), written out for Latin text as
/// in the hibari-tts package (`g2p/tokenize.py`), whose tagger was trained on the result.
enum Affixes {
  static let quotes: Set<Unicode.Scalar> = [
    "'", "\"", "”", "“", "`", "‘", "´", "’", "‚", ",", "„", "»", "«", "「", "」", "『", "』", "（", "）",
    "〔", "〕", "【", "】", "《", "》", "〈", "〉",
  ]
  static let punctuation: Set<Unicode.Scalar> = [
    "…", ",", ":", ";", "!", "?", "¿", "¡", "(", ")", "[", "]", "{", "}", "<", ">", "_", "#", "*",
    "&", "。", "？", "！", "，", "、", "；", "：", "～", "·",
  ]
  static let icons: Set<Unicode.Scalar> = ["™", "®", "©", "°", "§", "¶", "†", "‡", "•"]
  static let currencies: Set<Unicode.Scalar> = [
    "$", "£", "€", "¥", "฿", "₽", "₹", "₩", "₪", "₺", "₴", "₦", "₫", "₱", "₲", "₵", "₸", "₼", "₾",
    "₿",
  ]
  /// Currencies of several characters: `US$`, `C$`, `A$`.
  static let longCurrencies: [[Unicode.Scalar]] = ["US$", "C$", "A$"].map {
    Array($0.unicodeScalars)
  }
  static let units: [[Unicode.Scalar]] = [
    "km", "km²", "km³", "m", "m²", "m³", "dm", "dm²", "dm³", "cm", "cm²", "cm³", "mm", "mm²", "mm³",
    "ha", "µm", "nm", "yd", "in", "ft", "kg", "g", "mg", "µg", "t", "lb", "oz", "m/s", "km/h",
    "kmh", "mph", "hPa", "Pa", "mbar", "mb", "MB", "kb", "KB", "gb", "GB", "tb", "TB", "T", "G",
    "M", "K", "%",
  ].map { Array($0.unicodeScalars) }

  private static let prefixes: Set<Unicode.Scalar> = punctuation.union(quotes).union(icons)
    .union(currencies).union(["§", "%", "=", "—", "–"])
  private static let suffixes: Set<Unicode.Scalar> = punctuation.union(quotes).union(icons)
    .union(["—", "–"])

  /// The number of scalars of the prefix at the start of a chunk; 0 for none.
  static func prefixCount(_ chunk: ArraySlice<Unicode.Scalar>) -> Int {
    guard let first = chunk.first else { return 0 }
    // A letter or digit starts no prefix, except in `US$` and its like; most chunks end here.
    if first.isASCIILetter {
      return longCurrencies.first { chunk.starts(with: $0) }?.count ?? 0
    }
    if first.isASCIIDigit { return 0 }
    if prefixes.contains(first) { return 1 }
    if first == "+" { return chunk.dropFirst().first?.isASCIIDigit == true ? 0 : 1 }
    let dots = chunk.prefix { $0 == "." }.count
    return dots >= 2 ? dots : 0
  }

  /// The number of scalars of the suffix at the end of a chunk; 0 for none.
  static func suffixCount(_ chunk: ArraySlice<Unicode.Scalar>) -> Int {
    guard let last = chunk.last else { return 0 }
    let before = chunk.dropLast().last
    let afterDigit = before?.isASCIIDigit == true
    switch last {
    case "s", "S":
      if before == "'" || before == "’" { return 2 }
      return 0
    case ".":
      let dots = chunk.suffix(while: { $0 == "." }).count
      if dots >= 2 { return dots }
      return stopIsSuffix(chunk) ? 1 : 0
    case "…":
      return before == "…" ? 2 : 1
    case "+":
      return afterDigit ? 1 : 0
    default:
      break
    }
    if suffixes.contains(last) { return 1 }
    if currencies.contains(last) || last.isASCIILetter || last == "²" || last == "³" || last == "%"
    {
      return longestAfterDigit(chunk)
    }
    return 0
  }

  /// Whether a full stop at the end is a mark of its own and not part of an abbreviation.
  private static func stopIsSuffix(_ chunk: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let before = chunk.dropLast().last else { return false }
    if before.isASCIIDigit || before.isSmallLatin || before == "%" || before == "²" || before == "-"
      || before == "+" || punctuation.contains(before) || quotes.contains(before)
    {
      return true
    }
    let second = chunk.dropLast(2).last
    if second == "°", ["F", "f", "C", "c", "K", "k"].contains(before) { return true }
    return before.isCapitalLatin && second?.isCapitalLatin == true
  }

  /// The longest unit or currency at the end that follows a digit.
  private static func longestAfterDigit(_ chunk: ArraySlice<Unicode.Scalar>) -> Int {
    var longest = 0
    func consider(_ affix: some BidirectionalCollection<Unicode.Scalar>) {
      guard affix.count > longest, affix.count < chunk.count,
        chunk[chunk.endIndex - affix.count - 1].isASCIIDigit,
        chunk.suffix(affix.count).elementsEqual(affix)
      else { return }
      longest = affix.count
    }
    // A unit needs a digit among the last few scalars.
    guard chunk.suffix(5).contains(where: \.isASCIIDigit) else { return 0 }
    units.forEach(consider)
    longCurrencies.forEach(consider)
    if let last = chunk.last, currencies.contains(last) { consider([last]) }
    return longest
  }
}

extension ArraySlice {
  /// The longest end whose elements all satisfy a condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> ArraySlice {
    self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
