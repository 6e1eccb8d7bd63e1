/// Days as people write them.
///
/// Examples are `3. Dezember 2011`, `June 20, 2019`, `24 de julio de 2017`, `13.7.2019` and `2019年7月13日`.
enum WrittenDay {
  /// What stands between the spaces of a text.
  private enum Token: Equatable {
    case number(Int, digits: Int)
    case word(String)
    case sign(Character)
  }

  /// What "7/4/2019" means.
  enum SlashOrder {
    /// The seventh of April, as in most countries.
    case dayFirst
    /// The fourth of July, as in the United States.
    case monthFirst
    /// No day, unless one of the numbers is no month.
    case unknown
  }

  /// A longer text is not looked through, in UTF-8 units: a line that says a day is short.
  static let textLimit = 400
  /// Pages that say an earlier year speak of history.
  private static let years = 1990...2100
  /// The years of the Buddhist era, by which Thailand counts, and how many it is ahead.
  private static let buddhistYears = 2_533...2_643
  private static let buddhistLead = 543
  /// How far behind its month a year stands, in tokens: "May 20 16:15:53 EDT 2019".
  private static let yearDistance = 8
  /// How far in front of its month a year stands, in tokens: Latvian puts four between them.
  private static let yearLead = 5
  /// Words between a day, its month and its year: "2nd of", "24 de", "1er", "พ.ศ.".
  private static let particles: Set<String> = [
    "of", "the", "st", "nd", "rd", "th", "de", "del", "d", "di", "a", "e", "er", "re", "º", "ª",
    "η", "го", "من", "año", "พ", "ศ",
  ]

  /// The day that a text says first.
  ///
  /// - Parameters:
  ///   - text: A line; a longer text says none.
  ///   - order: What "7/4/2019" means.
  /// - Returns: The day as ISO 8601 writes it; `nil` if the text says none, or not its year.
  static func iso(in text: String, order: SlashOrder = .dayFirst) -> String? {
    guard text.utf8.count <= textLimit else { return nil }
    let tokens = tokens(of: text)
    for index in tokens.indices {
      if let day = numeric(tokens, index, order) ?? ideographic(tokens, index)
        ?? named(tokens, index)
      {
        return day
      }
    }
    return nil
  }

  private static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      if digit(first) != nil {
        let digits = rest.prefix { digit($0) != nil }
        tokens.append(number(digits))
        rest = rest.dropFirst(digits.count)
        // "2019-07-13T18:28": the letter belongs to no word.
        if rest.first == "T", rest.dropFirst().first.flatMap(digit) != nil { rest.removeFirst() }
      } else if first.isLetter {
        let word = rest.prefix { $0.isLetter && digit($0) == nil }
        let signs: Set<Character> = ["年", "月", "日", "년", "월", "일"]
        let length = signs.contains(first) ? 1 : word.count
        tokens.append(.word(word.prefix(length).lowercased()))
        rest = rest.dropFirst(length)
      } else {
        if !first.isWhitespace { tokens.append(.sign(first)) }
        rest.removeFirst()
      }
    }
    return tokens
  }

  /// The digits of Chinese and Japanese, of which the last one is ten.
  private static let hanDigits: [Character: Int] = [
    "〇": 0, "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
    "十": 10,
  ]

  /// The value of a digit of any script; `nil` for other numerals, which may be as large as 京, 10^16.
  private static func digit(_ character: Character) -> Int? {
    if let ascii = character.asciiValue { return 48...57 ~= ascii ? Int(ascii) - 48 : nil }
    if let value = hanDigits[character] { return value }
    guard character.unicodeScalars.first?.properties.numericType == .decimal else { return nil }
    return character.wholeNumberValue
  }

  /// Digits as a number: "2019", "二〇一九", and "十三" of two digits.
  private static func number(_ digits: Substring) -> Token {
    let count = digits.contains("十") ? 2 : digits.count
    // No day has a longer number.
    guard digits.count <= 4 else { return .number(0, digits: digits.count) }
    var value = 0
    var isBehindTen = false
    for digit in digits.compactMap(digit) {
      if digit == 10 {
        value = max(value, 1) * 10
      } else {
        value = isBehindTen ? value + digit : value * 10 + digit
      }
      isBehindTen = digit == 10
    }
    return .number(value, digits: count)
  }

  private static func token(_ tokens: [Token], _ index: Int) -> Token? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  private static func number(_ tokens: [Token], _ index: Int, digits: ClosedRange<Int>) -> Int? {
    guard case .number(let value, let count) = token(tokens, index), digits.contains(count) else {
      return nil
    }
    return value
  }

  private static func year(_ tokens: [Token], _ index: Int) -> Int? {
    guard let year = number(tokens, index, digits: 4...4) else { return nil }
    if buddhistYears.contains(year) { return year - buddhistLead }
    return years.contains(year) ? year : nil
  }

  /// "2019-07-13", "13.7.2019", "7/13/2019".
  private static func numeric(_ tokens: [Token], _ index: Int, _ order: SlashOrder) -> String? {
    guard case .sign(let sign) = token(tokens, index + 1), ".-/".contains(sign),
      token(tokens, index + 3) == .sign(sign),
      let middle = number(tokens, index + 2, digits: 1...2)
    else { return nil }
    if let year = year(tokens, index), let last = number(tokens, index + 4, digits: 1...2) {
      return iso(year, middle, last)
    }
    guard let first = number(tokens, index, digits: 1...2), let year = year(tokens, index + 4)
    else { return nil }
    if middle > 12 { return iso(year, first, middle) }
    if sign == "/", first <= 12, first != middle {
      if order == .unknown { return nil }
      if order == .monthFirst { return iso(year, first, middle) }
    }
    return iso(year, middle, first)
  }

  /// "2019年7月13日", and the same in Korean.
  private static func ideographic(_ tokens: [Token], _ index: Int) -> String? {
    guard let year = year(tokens, index), let month = number(tokens, index + 2, digits: 1...2),
      let day = number(tokens, index + 4, digits: 1...2),
      [.word("年"), .word("년")].contains(token(tokens, index + 1)),
      [.word("月"), .word("월")].contains(token(tokens, index + 3))
    else { return nil }
    return iso(year, month, day)
  }

  /// A month by its name, with its day before or behind it and the year behind or, in some languages, in front.
  private static func named(_ tokens: [Token], _ index: Int) -> String? {
    guard case .word(let word) = tokens[index], let month = MonthNames.months[word] else {
      return nil
    }
    let next = index + (token(tokens, index + 1) == .sign(".") ? 2 : 1)
    let after = number(tokens, next, digits: 1...2)
    // "June 20, 2019": what stands in front of the month is no day.
    if let after, let year = year(tokens, next + 1) ?? year(tokens, next + 2) {
      return iso(year, month, after)
    }
    guard let day = dayBefore(index, in: tokens) ?? after,
      let year = year(in: tokens, from: index, by: 1, distance: yearDistance)
        ?? year(in: tokens, from: index, by: -1, distance: yearLead)
    else { return nil }
    return iso(year, month, day)
  }

  /// The day in front of a month, from which signs or particles part it: "3.", "2nd", "24 de", "13-Jul".
  private static func dayBefore(_ month: Int, in tokens: [Token]) -> Int? {
    for index in (1...3).map({ month - $0 }) {
      if let day = number(tokens, index, digits: 1...2) { return day }
      switch token(tokens, index) {
      case .sign(let sign) where "./-'’°:".contains(sign): continue
      case .word(let word) where particles.contains(word): continue
      // The month's other name: "28 آب/اغسطس".
      case .word where token(tokens, index + 1) == .sign("/"): continue
      default: return nil
      }
    }
    return nil
  }

  /// The year beside a month; one word such as "EDT" or "gada" may part them, but no sentence.
  private static func year(
    in tokens: [Token], from month: Int, by step: Int, distance: Int
  ) -> Int? {
    var words = 0
    for index in (1...distance).map({ month + $0 * step }) {
      if let year = year(tokens, index) { return year }
      if case .word(let word) = token(tokens, index), !particles.contains(word) { words += 1 }
      if words > 1 { return nil }
    }
    return nil
  }

  private static func iso(_ year: Int, _ month: Int, _ day: Int) -> String? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return "\(year)-\(two(month))-\(two(day))"
  }
}
