internal import UnicodeText
import WrittenNumbers

/// The numbers of chapter headings.
enum Numerals {
  /// The way in which a number is written.
  enum Style: Int, Hashable, Sendable {
    case arabic, roman, ideographic, spelled
  }

  /// Reads a whole word as a number.
  ///
  /// - Parameter word: The word without punctuation around it.
  /// - Returns: The number and its style; `nil` for another word.
  static func parse(_ word: Substring) -> (value: Int, style: Style)? {
    guard let first = word.first else { return nil }
    if let value = arabic(word) { return (value, .arabic) }
    if "IVXLCDMivxlcdm".contains(first), let value = roman(word) { return (value, .roman) }
    if let value = ideographic(word) { return (value, .ideographic) }
    return spelled[word.lowercased()].map { ($0, .spelled) }
  }

  /// The most digits of a chapter's number: a text of 4 GB has some hundred thousand chapters.
  private static let digitLimit = 7
  /// The most letters of a Roman numeral, which has one for each thousand.
  private static let letterLimit = 60

  private static func arabic(_ word: Substring) -> Int? {
    guard word.count <= digitLimit else { return nil }
    var value = 0
    for character in word {
      guard let digit = character.wholeNumberValue, digit < 10, !"零〇一二三四五六七八九".contains(character)
      else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  private static func roman(_ word: Substring) -> Int? {
    guard word.count <= letterLimit, let first = word.first else { return nil }
    // A word of mixed case is no numeral, and neither is one in another than the one valid form,
    // such as "mild" or "dill".
    guard word.allSatisfy({ $0.isUppercase == first.isUppercase }) else { return nil }
    let plain = word.uppercased()[...]
    // From 4,000 on there is an M for each thousand.
    let thousands = max(plain.prefix { $0 == "M" }.count - 3, 0)
    let rest = plain.dropFirst(thousands)
    // Old books have IIII.
    let modern = rest.replacing("VIIII", with: "IX").replacing("IIII", with: "IV")
    return (RomanNumeral.value(of: rest) ?? RomanNumeral.value(of: modern)).map {
      $0 + 1000 * thousands
    }
  }

  /// Chinese and Japanese numerals, with units (二十三) or digit by digit (二三).
  static func ideographic(_ word: Substring) -> Int? {
    guard !word.isEmpty, word.count <= 12 else { return nil }
    var total = 0
    var section = 0
    var digits = ""
    var hasUnit = false
    for character in word {
      if let digit = ideographicDigits[character] {
        digits.append(String(digit))
      } else if let unit = ideographicUnits[character] {
        hasUnit = true
        let value = Int(digits) ?? (digits.isEmpty ? 1 : 0)
        digits = ""
        if unit == 10_000 {
          total += (section + (value == 1 && section > 0 ? 0 : value)) * unit
          section = 0
        } else {
          section += value * unit
        }
      } else {
        return nil
      }
    }
    if hasUnit { return total + section + (Int(digits) ?? 0) }
    return Int(digits)
  }

  private static let ideographicDigits: [Character: Int] = [
    "零": 0, "〇": 0, "○": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8,
    "九": 9, "壹": 1, "贰": 2, "貳": 2, "叁": 3, "參": 3, "肆": 4, "伍": 5, "陆": 6, "陸": 6, "柒": 7,
    "捌": 8, "玖": 9, "两": 2, "兩": 2, "壱": 1, "弐": 2, "参": 3,
  ]
  private static let ideographicUnits: [Character: Int] = [
    "十": 10, "百": 100, "千": 1000, "万": 10_000, "萬": 10_000, "拾": 10, "佰": 100, "仟": 1000,
    "廿": 20, "卅": 30,
  ]

  /// Every number word.
  static var words: [String] { Array(spelled.keys) }

  /// Cardinals and ordinals in words.
  private static let spelled: [String: Int] = {
    let rows = [
      // English
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
        + " sixteen seventeen eighteen nineteen",
      "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
        + " thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
      // Russian
      "первая вторая третья четвертая пятая шестая седьмая восьмая девятая десятая одиннадцатая"
        + " двенадцатая тринадцатая четырнадцатая пятнадцатая",
      "первый второй третий четвертый пятый шестой седьмой восьмой девятый десятый",
      "перша друга третя четверта пята шоста сьома восьма дев'ята десята",
      // German, French, Spanish, Italian, Portuguese, Latin, Dutch, Swedish, Polish, Hungarian, Turkish
      "erstes zweites drittes viertes fünftes sechstes siebentes achtes neuntes zehntes elftes"
        + " zwölftes dreizehntes vierzehntes fünfzehntes sechzehntes siebzehntes achtzehntes"
        + " neunzehntes zwanzigstes",
      "erster zweiter dritter vierter fünfter sechster siebenter achter neunter zehnter",
      "premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième"
        + " onzième douzième treizième quatorzième quinzième",
      "première seconde", "un deux trois quatre cinq six sept huit neuf dix",
      "primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo",
      "primera segunda tercera cuarta quinta sexta séptima octava novena décima",
      "primo secondo terzo quarto quinto sesto settimo ottavo nono decimo",
      "prima seconda terza quarta quinta sesta settima ottava nona decima",
      "primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo",
      "primeira segunda terceira quarta quinta sexta sétima oitava nona décima",
      "primus secundus tertius quartus quintus sextus septimus octavus nonus decimus",
      "primvs secvndvs tertivs qvartvs qvintvs sextvs septimvs octavvs nonvs decimvs",
      "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende",
      "första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde",
      "pierwszy drugi trzeci czwarty piąty szósty siódmy ósmy dziewiąty dziesiąty",
      "pierwsza druga trzecia czwarta piąta szósta siódma ósma dziewiąta dziesiąta",
      "első második harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik tizedik",
      "birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu",
      "الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر",
      "první druhá třetí čtvrtá pátá šestá sedmá osmá devátá desátá",
    ]
    var numbers: [String: Int] = [:]
    for row in rows {
      for (index, word) in row.split(separator: " ").enumerated() {
        numbers[String(word)] = index + 1
      }
    }
    let tens = [
      "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    let ordinalTens = [
      "twentieth", "thirtieth", "fortieth", "fiftieth", "sixtieth", "seventieth", "eightieth",
      "ninetieth",
    ]
    let units = rows[0].split(separator: " ").prefix(9) + rows[1].split(separator: " ").prefix(9)
    for (index, ten) in tens.enumerated() {
      numbers[ten] = (index + 2) * 10
      numbers[ordinalTens[index]] = (index + 2) * 10
      for unit in units {
        numbers["\(ten)-\(unit)"] = (index + 2) * 10 + (numbers[String(unit)] ?? 0)
      }
    }
    return numbers
  }()
}
