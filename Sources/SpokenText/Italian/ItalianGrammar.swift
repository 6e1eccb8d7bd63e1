/// Numbers in Italian words.
struct ItalianGrammar: RomanceGrammar {
  private static let small = [
    "zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci",
    "undici", "dodici", "tredici", "quattordici", "quindici", "sedici", "diciassette", "diciotto",
    "diciannove",
  ]
  private static let tens = [
    "", "", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta",
    "novanta",
  ]
  private static let scales: [(value: UInt64, one: String, many: String)] = [
    (1_000_000_000_000, "un bilione", "bilioni"), (1_000_000_000, "un miliardo", "miliardi"),
    (1_000_000, "un milione", "milioni"),
  ]

  func cardinal(_ value: UInt64, _ form: NumberForm) -> String {
    if value == 0 { return Self.small[0] }
    if value == 1 { return form == .alone ? "uno" : form == .feminine ? "una" : "un" }
    var rest = value
    var words: [String] = []
    for scale in Self.scales where rest >= scale.value {
      let count = rest / scale.value
      words += count == 1 ? [scale.one] : [cardinal(count, .alone), scale.many]
      rest %= scale.value
    }
    if rest >= 1000 {
      let count = rest / 1000
      // Italian writes one word here. A space between the hundreds keeps the stresses apart.
      words.append(count == 1 ? "mille" : Self.belowThousand(count) + "mila")
      rest %= 1000
    }
    if rest > 0 { words.append(Self.belowThousand(rest)) }
    return words.joined(separator: " ")
  }

  private static func belowThousand(_ value: UInt64) -> String {
    let (hundred, rest) = (Int(value / 100), Int(value % 100))
    var words: [String] = []
    if hundred > 0 { words.append((hundred == 1 ? "" : small[hundred]) + "cento") }
    if rest > 0 { words.append(belowHundred(rest)) }
    return words.joined(separator: " ")
  }

  private static func belowHundred(_ value: Int) -> String {
    guard value >= 20 else { return small[value] }
    let (ten, one) = (tens[value / 10], value % 10)
    switch one {
    case 0: return ten
    case 1, 8: return ten.dropLast() + small[one]
    case 3: return ten + "tré"
    default: return ten + small[one]
    }
  }

  private static let ordinals = [
    "", "primo", "secondo", "terzo", "quarto", "quinto", "sesto", "settimo", "ottavo", "nono",
    "decimo",
  ]

  func ordinal(_ value: UInt64, _ form: OrdinalForm) -> String {
    let base: String
    if (1...10).contains(value) {
      base = Self.ordinals[Int(value)]
    } else {
      let cardinal = cardinal(value, .alone)
      let isWhole = cardinal.hasSuffix("tré") || cardinal.hasSuffix("sei")
      base =
        (isWhole ? cardinal.replacing("tré", with: "tre") : String(cardinal.dropLast())) + "esimo"
    }
    let ending = form.isFeminine ? (form.isPlural ? "e" : "a") : form.isPlural ? "i" : "o"
    return base.dropLast() + ending
  }

  func ordinalForm(ofSuffix suffix: String) -> OrdinalForm? {
    switch suffix {
    case "º", "°", "^", "o", "mo": OrdinalForm()
    case "ª", "a", "ma": OrdinalForm(isFeminine: true)
    case "i", "mi": OrdinalForm(isPlural: true)
    default: nil
    }
  }

  func fraction(_ over: UInt64, _ under: UInt64) -> String {
    if under == 2 { return over == 1 ? "un mezzo" : "\(cardinal(over, .alone)) mezzi" }
    let part = ordinal(under, OrdinalForm(isPlural: over != 1))
    return "\(cardinal(over, .masculine)) \(part)"
  }

  func decimals(_ digits: [UInt8], _ form: NumberForm) -> String {
    let longestWhole = 3
    return digits.count <= longestWhole
      ? wholeDecimals(digits, .alone) : pairedDecimals(digits, .alone)
  }

  func day(_ value: UInt64) -> String { value == 1 ? "primo" : cardinal(value, .alone) }

  func roman(_ value: UInt64, _ context: RomanContext) -> String {
    ordinal(value, OrdinalForm())
  }

  func time(_ time: ClockTime) -> String {
    let hours = cardinal(time.hour, time.hour == 1 ? .feminine : .alone)
    var words = hours
    if let second = time.second {
      words +=
        " e \(cardinal(time.minute ?? 0, .alone)) minuti e \(cardinal(second, .alone)) secondi"
    } else if time.isDuration, let minute = time.minute {
      words = time.hour == 1 ? "un’ora" : "\(hours) ore"
      words += " e \(cardinal(minute, minute == 1 ? .masculine : .alone))"
      words += minute == 1 ? " minuto" : " minuti"
    } else {
      switch time.minute ?? 0 {
      case 0: break
      case 15: words += " e un quarto"
      case 30: words += " e mezza"
      case let minute: words += " e \(cardinal(minute, .alone))"
      }
    }
    return words + (time.dayPart.map { " " + $0 } ?? "")
  }

  /// Only "one" agrees in gender with its noun.
  func form(before noun: String) -> NumberForm {
    if Self.noNouns.contains(noun) { return .alone }
    let feminine = ["a", "zione", "sione", "tà", "tù", "trice", "gione"]
    let isFeminine = feminine.contains { noun.hasSuffix($0) } && !noun.hasSuffix("ma")
    return isFeminine ? .feminine : .masculine
  }

  private static let noNouns = RomanceLanguage.words(
    """
    a ad al alla alle ai agli allo anche che chi con contro da dal dalla dai dalle del della dei \
    delle degli di dopo e ed era è fino fra fu gli ha hanno i il in la le lo ma nel nella nei nelle \
    non o ogni per però più poi prima quando se senza si sono su sul sulla tra un una uno
    """)
}
