/// Numbers with signs between them, which Chinese and Japanese write alike.
extension HanText {
  /// Two to four whole numbers with the same sign between them: a date, a time, a score.
  struct Figures {
    /// The digits of each number.
    var parts: [[UInt8]]
    /// The value of each number.
    var values: [UInt64]
    /// The place after the figures.
    var end: Int

    /// Whether the numbers are the hours, minutes and perhaps seconds of a time; the hour is at
    /// most `lastHour`.
    func isTime(lastHour: UInt64) -> Bool {
      parts.count <= 3 && parts[0].count <= 2 && values[0] <= lastHour
        && values.dropFirst().allSatisfy { $0 < 60 }
        && parts.dropFirst().allSatisfy { $0.count == 2 }
    }

    /// The years that can be told from other numbers of four digits.
    static let years: ClosedRange<UInt64> = 1000...2999

    /// Whether the number at an index can be a year.
    func isYear(_ index: Int) -> Bool { Self.years.contains(values[index]) }
    /// Whether the number at an index can be a month.
    func isMonth(_ index: Int) -> Bool { (1...12).contains(values[index]) }
    /// Whether the number at an index can be a day.
    func isDay(_ index: Int) -> Bool { (1...31).contains(values[index]) }
  }

  /// The figures that begin at a place.
  ///
  /// - Parameters:
  ///   - index: The place of the first digit.
  ///   - separators: The signs; the figures have one of them between all numbers.
  /// - Returns: The figures; `nil` for a single number, and for numbers beyond 64 bits.
  func figures(at index: Int, _ separators: String) -> Figures? {
    var parts: [[UInt8]] = []
    var place = index
    var separator: UInt16 = 0
    while isDigit(place) {
      let end = digitsEnd(place)
      parts.append(digits(place..<end))
      place = end
      guard isOne(of: separators, place), separator == 0 || unit(place) == separator,
        isDigit(place + 1), parts.count < 4
      else { break }
      separator = unit(place)
      place += 1
    }
    let values = parts.compactMap(DigitRow.value)
    guard parts.count > 1, values.count == parts.count, !isDigit(place) else { return nil }
    return Figures(parts: parts, values: values, end: place)
  }

  /// A fraction such as `3/16`: the digits above and below its line, and the place after it.
  ///
  /// - Parameter index: The place of the first digit.
  /// - Returns: `nil` if there is no fraction, or if its denominator is zero.
  func fraction(at index: Int) -> (above: [UInt8], below: [UInt8], end: Int)? {
    let slash = afterSpace(digitsEnd(index))
    guard unit(slash) == UInt16(ascii: "/") else { return nil }
    let under = afterSpace(slash + 1)
    guard isDigit(under) else { return nil }
    let end = digitsEnd(under)
    let below = digits(under..<end)
    guard unit(end) != UInt16(ascii: "/"), below.contains(where: { $0 > 0 }) else { return nil }
    return (digits(index..<digitsEnd(index)), below, end)
  }

  /// Numbers with points between them, such as `127.0.0.1`: the digits of each, and the place after
  /// them.
  func dotted(at index: Int) -> (parts: [[UInt8]], end: Int) {
    var parts: [[UInt8]] = []
    var end = index
    while isDigit(end) {
      let next = digitsEnd(end)
      parts.append(digits(end..<next))
      end = next
      guard unit(end) == UInt16(ascii: "."), isDigit(end + 1) else { break }
      end += 1
    }
    return (parts, end)
  }

  /// Reads `B2B` and `O2O` as in English.
  ///
  /// - Parameters:
  ///   - index: The place of the first letter.
  ///   - end: The place after the letters from there on.
  /// - Returns: `nil` if no such pair begins there.
  func letterToLetter(at index: Int, _ end: Int) -> SpokenForm? {
    guard unit(end) == UInt16(ascii: "2"), isLatin(end + 1), end == index + 1, !isLatin(end + 2),
      !isLatin(index - 1)
    else { return nil }
    return .words(string(index..<end) + " to " + string(end + 1..<end + 2), end: end + 2)
  }
}
