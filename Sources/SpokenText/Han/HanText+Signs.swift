import WrittenNumbers

/// Given pronunciations, pictures, powers and Roman numerals, which Chinese and Japanese read alike.
extension HanText {
  /// Copies `[word](/phonemes/)`.
  func pronunciation(at index: Int) -> SpokenForm? {
    guard unit(index) == UInt16(ascii: "[") else { return nil }
    // The bound keeps the search linear in a text of brackets.
    let longest = 400
    let limit = min(count, index + longest)
    var close = index + 1
    while close < limit, unit(close) != UInt16(ascii: "]") { close += 1 }
    guard matches("](/", close) else { return nil }
    var end = close + 3
    while end < limit, !matches("/)", end) { end += 1 }
    return end < limit ? .copy(end: end + 2) : nil
  }

  /// The power behind a number: raised figures behind a ten, or figures behind a caret.
  ///
  /// Raised figures behind other numbers refer to a note. Behind a ten a lone ¹ does as well, and
  /// ² and ³ do outside products and equations, unless a unit follows.
  ///
  /// - Parameter index: The place after the number.
  /// - Returns: The digits of the power and the place after it; `nil` without one.
  func power(at index: Int) -> (digits: [UInt8], isNegative: Bool, end: Int)? {
    guard isDigit(index - 1) else { return nil }
    if unit(index) == UInt16(ascii: "^") {
      let isNegative = unit(index + 1) == UInt16(ascii: "-")
      let start = isNegative ? index + 2 : index + 1
      let end = digitsEnd(start)
      return start == end ? nil : (digits(start..<end), isNegative, end)
    }
    guard matches("10", index - 2), !isDigit(index - 3) else { return nil }
    let isNegative = unit(index) == 0x207B
    var end = isNegative ? index + 1 : index
    var raised: [UInt8] = []
    while let digit = Self.raisedDigit(unit(end)) {
      raised.append(digit)
      end += 1
    }
    guard !raised.isEmpty else { return nil }
    if !isNegative, raised.count == 1, raised[0] <= 3 {
      let isSure = isProduct(before: index - 2) || isInEquation(index)
      guard raised != [1], isSure || isLatin(end) || isOne(of: "个個倍米克升", end) else {
        return nil
      }
    }
    return (raised, isNegative, end)
  }

  /// Whether a sign of multiplication stands before a place.
  private func isProduct(before index: Int) -> Bool {
    var place = index - 1
    while isSpace(place) { place -= 1 }
    return isOne(of: "×·", place)
  }

  private static func raisedDigit(_ unit: UInt16) -> UInt8? {
    switch unit {
    case 0xB9: 1
    case 0xB2, 0xB3: UInt8(unit - 0xB0)
    case 0x2070, 0x2074...0x2079: UInt8(unit - 0x2070)
    default: nil
    }
  }

  /// The value of a Roman numeral before 世: `IV世`, "the fourth".
  ///
  /// - Parameters:
  ///   - index: The place of the first letter.
  ///   - end: The place after the letters.
  /// - Returns: The value; `nil` for other letters, and before other characters.
  func generation(at index: Int, _ end: Int) -> UInt64? {
    let longest = 7
    guard end - index <= longest, unit(end) == 0x4E16, !isOne(of: "界代家人间間上", end + 1),
      (index..<end).allSatisfy({ isOne(of: "IVX", $0) })
    else { return nil }
    return RomanNumeral.value(of: string(index..<end)).map(UInt64.init)
  }

  /// Reads any picture as one word.
  ///
  /// - Parameters:
  ///   - index: The place of the picture.
  ///   - word: The word.
  /// - Returns: `nil` if no picture begins there.
  func picture(at index: Int, _ word: String) -> SpokenForm? {
    guard let (scalar, next) = scalar(at: index) else { return nil }
    if Pictures.isSilent(scalar) { return .words("", end: next) }
    let isPicture =
      scalar.properties.isEmojiPresentation || unit(next) == Pictures.pictureSelector
    guard isPicture, scalar.properties.isEmoji, scalar.value > 0x7F else { return nil }
    var end = next
    while let (following, after) = self.scalar(at: end),
      Pictures.isSilent(following) || following.properties.isEmojiPresentation
    {
      end = after
    }
    return .words(word, end: end)
  }

  /// The scalar at a place, and the place after it.
  private func scalar(at index: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard units.indices.contains(index) else { return nil }
    let isPair = UTF16.isLeadSurrogate(unit(index)) && UTF16.isTrailSurrogate(unit(index + 1))
    let end = index + (isPair ? 2 : 1)
    return string(index..<end).unicodeScalars.first.map { ($0, end) }
  }
}
