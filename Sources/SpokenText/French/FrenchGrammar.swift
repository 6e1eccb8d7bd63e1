/// Numbers in French words, as said in France.
struct FrenchGrammar: RomanceGrammar {
  private static let small = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
    "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
  ]
  private static let tens = [
    "", "", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante", "quatre-vingt",
    "quatre-vingt",
  ]
  private static let scales: [(value: UInt64, one: String)] = [
    (1_000_000_000_000_000, "billiard"), (1_000_000_000_000, "billion"),
    (1_000_000_000, "milliard"), (1_000_000, "million"),
  ]

  func cardinal(_ value: UInt64, _ form: NumberForm) -> String {
    if value == 0 { return Self.small[0] }
    var rest = value
    var words: [String] = []
    for scale in Self.scales where rest >= scale.value {
      let count = rest / scale.value
      words.append("\(Self.belowThousand(count, isLast: true)) \(scale.one)\(count > 1 ? "s" : "")")
      rest %= scale.value
    }
    if rest >= 1000 {
      let count = rest / 1000
      words.append(count == 1 ? "mille" : Self.belowThousand(count, isLast: false) + " mille")
      rest %= 1000
    }
    if rest > 0 { words.append(Self.belowThousand(rest, isLast: true)) }
    let spoken = words.joined(separator: " ")
    let endsInOne = spoken == "un" || spoken.hasSuffix(" un") || spoken.hasSuffix("-un")
    return form == .feminine && endsInOne ? spoken + "e" : spoken
  }

  /// A number below a thousand.
  ///
  /// Before "mille", "cents" and "vingts" lose their s.
  private static func belowThousand(_ value: UInt64, isLast: Bool) -> String {
    let (hundred, rest) = (Int(value / 100), Int(value % 100))
    var words: [String] = []
    if hundred > 0 {
      let isPlural = hundred > 1 && rest == 0 && isLast
      words.append((hundred > 1 ? small[hundred] + " " : "") + (isPlural ? "cents" : "cent"))
    }
    if rest > 0 { words.append(belowHundred(rest, isLast: isLast)) }
    return words.joined(separator: " ")
  }

  private static func belowHundred(_ value: Int, isLast: Bool) -> String {
    guard value >= 20 else { return small[value] }
    let ten = value / 10
    // 70 and 90 count on from 60 and 80: soixante-dix.
    let base = ten == 7 || ten == 9 ? ten - 1 : ten
    let rest = value - base * 10
    if rest == 0 { return tens[ten] + (ten == 8 && isLast ? "s" : "") }
    let joint = (rest == 1 || rest == 11) && base < 8 ? " et " : "-"
    return tens[base] + joint + small[rest]
  }

  // MARK: Ordinals and fractions

  func ordinal(_ value: UInt64, _ form: OrdinalForm) -> String {
    let plural = form.isPlural ? "s" : ""
    if value == 1 { return (form.isFeminine ? "première" : "premier") + plural }
    var cardinal = cardinal(value, .alone)
    if cardinal.hasSuffix("neuf") {
      cardinal = cardinal.dropLast() + "v"
    } else if cardinal.hasSuffix("cinq") {
      cardinal += "u"
    } else if cardinal.hasSuffix("e") || cardinal.hasSuffix("ts") || cardinal.hasSuffix("ns")
      || cardinal.hasSuffix("ds")
    {
      cardinal.removeLast()
    }
    return cardinal + "ième" + plural
  }

  func ordinalForm(ofSuffix suffix: String) -> OrdinalForm? {
    switch suffix {
    case "er", "e", "ème", "eme", "è", "d", "nd": OrdinalForm()
    case "re", "ère", "ere", "de", "nde": OrdinalForm(isFeminine: true)
    case "es", "èmes", "emes", "ers": OrdinalForm(isPlural: true)
    case "res", "ères": OrdinalForm(isFeminine: true, isPlural: true)
    default: nil
    }
  }

  func fraction(_ over: UInt64, _ under: UInt64) -> String {
    let count = cardinal(over, .masculine)
    let plural = over == 1 ? "" : "s"
    switch under {
    case 2: return "\(count) demi\(plural)"
    case 3: return "\(count) tiers"
    case 4: return "\(count) quart\(plural)"
    default: return "\(count) \(ordinal(under, OrdinalForm(isPlural: over != 1)))"
    }
  }

  func decimals(_ digits: [UInt8], _ form: NumberForm) -> String {
    let longestWhole = 3
    return digits.count <= longestWhole
      ? wholeDecimals(digits, .alone) : pairedDecimals(digits, .alone)
  }

  // MARK: Dates and times

  func day(_ value: UInt64) -> String { value == 1 ? "premier" : cardinal(value, .alone) }

  func roman(_ value: UInt64, _ context: RomanContext) -> String {
    value == 1 && context != .free ? "premier" : cardinal(value, .alone)
  }

  func time(_ time: ClockTime) -> String {
    var words = "\(cardinal(time.hour, .feminine)) \(time.hour < 2 ? "heure" : "heures")"
    if let minute = time.minute, minute > 0 || time.second != nil {
      words += " \(cardinal(minute, .feminine))"
    }
    if let second = time.second {
      let minute = time.minute ?? 0
      words += " \(minute < 2 ? "minute" : "minutes") et \(cardinal(second, .feminine))"
      words += second < 2 ? " seconde" : " secondes"
    }
    return words + (time.dayPart.map { " " + $0 } ?? "")
  }

  /// The gender of a noun that is counted; only "one" agrees with it.
  func form(before noun: String) -> NumberForm {
    FrenchNouns.isFeminine(noun) ? .feminine : .alone
  }

  func isNoun(_ word: String) -> Bool { FrenchNouns.halved.contains(word) }
}
