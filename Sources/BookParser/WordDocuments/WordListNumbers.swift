import ChapterBuilding

/// Counts the headings and paragraphs that a document's lists number, and writes their numbers as Word shows them.
struct WordListNumbers {
  /// The most Unicode scalars of a number: every paragraph gets it anew, and Word's own are "Chapter 1.2.3".
  static let labelLimit = 100

  /// The number of a paragraph.
  struct Number {
    /// How far its level has counted.
    var count: Int
    /// What stands before its text, without a space behind it; empty where it has no number.
    var label: String
  }

  /// How far each level of each description of lists has counted.
  private var counts: [String: [Int: Int]] = [:]
  /// Levels of lists that began at a number of their own.
  private var begun: [String: Set<Int>] = [:]

  /// Counts the next paragraph of a list.
  ///
  /// - Parameters:
  ///   - place: Where in a list it stands.
  ///   - numbering: The document's lists.
  /// - Returns: Its number; `nil` where it is in no list.
  mutating func next(_ place: WordListPlace, _ numbering: WordNumbering) -> Number? {
    guard let list = place.list, list != "0" else { return nil }
    let kind = numbering.kind(of: list)
    var known = counts[kind] ?? [:]
    let own = numbering.level(place)
    if let start = numbering.ownStart(place), begun[list, default: []].insert(place.level).inserted
    {
      known[place.level] = start
    } else {
      known[place.level] = (known[place.level] ?? own.start - 1) &+ 1
    }
    for deeper in known.keys where deeper > place.level {
      let level = numbering.level(WordListPlace(list: list, level: deeper))
      if place.level < level.restart ?? deeper { known[deeper] = nil }
    }
    counts[kind] = known
    let label = own.format == "bullet" ? "" : label(own, place, list, known, numbering)
    return Number(count: known[place.level] ?? own.start, label: label)
  }

  /// What a level shows, in which each level's number stands where its sign is.
  private func label(
    _ own: WordNumbering.Level, _ place: WordListPlace, _ list: String, _ known: [Int: Int],
    _ numbering: WordNumbering
  ) -> String {
    guard own.format != "none" || own.text != nil else { return "" }
    var label = ""
    var isPlace = false
    for character in own.text ?? "%\(place.level + 1)." {
      if isPlace, let number = character.wholeNumberValue, (1...9).contains(number) {
        let level = numbering.level(WordListPlace(list: list, level: number - 1))
        let format = own.isLegal ? "decimal" : level.format
        label += Self.number(known[number - 1] ?? level.start, format)
        isPlace = false
      } else {
        isPlace = character == "%"
        if !isPlace { label.append(character) }
      }
    }
    return label.cut(to: Self.labelLimit).collapsed
  }

  /// A number in one of Word's formats (ECMA-376 part 1, 17.18.59).
  static func number(_ number: Int, _ format: String) -> String {
    guard number > 0 else { return String(number) }
    switch format {
    case "none", "bullet": return ""
    case "upperRoman": return roman(number)
    case "lowerRoman": return roman(number).lowercased()
    case "upperLetter": return letters(number).uppercased()
    case "lowerLetter": return letters(number)
    case "decimalZero": return number < 10 ? "0\(number)" : String(number)
    case "chineseCounting", "chineseCountingThousand", "japaneseCounting", "ideographDigital",
      "taiwaneseCounting", "taiwaneseCountingThousand":
      return ideographs(number)
    default: return String(number)
    }
  }

  /// Greater numbers are not written in Roman digits or letters.
  private static let spelledLimit = 3_999

  private static func roman(_ number: Int) -> String {
    guard number <= spelledLimit else { return String(number) }
    let digits = [
      (1_000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    return digits.reduce(into: "") { text, digit in
      text += String(repeating: digit.1, count: rest / digit.0)
      rest %= digit.0
    }
  }

  /// Behind z follow aa, bb and so on.
  private static func letters(_ number: Int) -> String {
    guard number <= spelledLimit else { return String(number) }
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String(repeating: letters[(number - 1) % 26], count: (number - 1) / 26 + 1)
  }

  /// Up to 99, which few documents exceed.
  private static func ideographs(_ number: Int) -> String {
    let digits = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    guard number < 100 else { return String(number) }
    let tens = number / 10
    return (tens > 1 ? digits[tens] : "") + (tens > 0 ? "十" : "") + digits[number % 10]
  }
}

extension String {
  /// Its first Unicode scalars, of which a character may have any number.
  func cut(to length: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(length)))
  }
}
