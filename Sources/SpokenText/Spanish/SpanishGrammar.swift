/// Numbers in Spanish words.
struct SpanishGrammar: RomanceGrammar {
  private static let small = [
    "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
    "once", "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho",
    "diecinueve", "veinte", "veintiuno", "veintidós", "veintitrés", "veinticuatro", "veinticinco",
    "veintiséis", "veintisiete", "veintiocho", "veintinueve",
  ]
  private static let tens = [
    "", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa",
  ]
  private static let hundreds = [
    "", "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos",
    "setecientos", "ochocientos", "novecientos",
  ]
  /// The names of the long scale, in which a billion is a million millions.
  private static let scales: [(value: UInt64, one: String, many: String)] = [
    (1_000_000_000_000, "un billón", "billones"), (1_000_000, "un millón", "millones"),
  ]

  func cardinal(_ value: UInt64, _ form: NumberForm) -> String {
    if value == 0 { return Self.small[0] }
    var rest = value
    var words: [String] = []
    for scale in Self.scales where rest >= scale.value {
      let count = rest / scale.value
      words += count == 1 ? [scale.one] : [cardinal(count, .masculine), scale.many]
      rest %= scale.value
    }
    if rest >= 1000 {
      let count = rest / 1000
      if count > 1 {
        words.append(belowThousand(count, form == .feminine ? .feminine : .masculine))
      }
      words.append("mil")
      rest %= 1000
    }
    if rest > 0 { words.append(belowThousand(rest, form)) }
    return words.joined(separator: " ")
  }

  private func belowThousand(_ value: UInt64, _ form: NumberForm) -> String {
    let (hundred, rest) = (Int(value / 100), Int(value % 100))
    if value == 100 { return "cien" }
    var words: [String] = []
    if hundred > 0 {
      let word = Self.hundreds[hundred]
      words.append(form == .feminine && hundred > 1 ? word.dropLast(2) + "as" : word)
    }
    if rest > 0 { words.append(belowHundred(rest, form)) }
    return words.joined(separator: " ")
  }

  private func belowHundred(_ value: Int, _ form: NumberForm) -> String {
    let ones: [NumberForm: (String, String)] = [
      .alone: ("uno", "veintiuno"), .masculine: ("un", "veintiún"), .feminine: ("una", "veintiuna"),
    ]
    let one = ones[form] ?? ("uno", "veintiuno")
    switch value {
    case 1: return one.0
    case 21: return one.1
    case 0..<30: return Self.small[value]
    default:
      let ten = Self.tens[value / 10]
      return value % 10 == 0 ? ten : "\(ten) y \(value % 10 == 1 ? one.0 : Self.small[value % 10])"
    }
  }

  // MARK: Ordinals

  private static let ordinals = [
    "", "primero", "segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo",
    "noveno",
  ]
  private static let ordinalTens = [
    "", "décimo", "vigésimo", "trigésimo", "cuadragésimo", "quincuagésimo", "sexagésimo",
    "septuagésimo", "octogésimo", "nonagésimo",
  ]
  private static let ordinalHundreds = [
    "", "centésimo", "ducentésimo", "tricentésimo", "cuadringentésimo", "quingentésimo",
    "sexcentésimo", "septingentésimo", "octingentésimo", "noningentésimo",
  ]
  /// The highest ordinal that people say; higher numbers are cardinals.
  private static let highestOrdinal: UInt64 = 999_999

  func ordinal(_ value: UInt64, _ form: OrdinalForm) -> String {
    guard (1...Self.highestOrdinal).contains(value) else {
      return cardinal(value, form.isFeminine ? .feminine : .alone)
    }
    var words: [String] = []
    let thousands = value / 1000
    if thousands > 0 {
      let count = thousands == 1 ? "" : cardinal(thousands, .masculine).filter { $0 != " " }
      words.append(count + "milésimo")
    }
    let rest = Int(value % 1000)
    if rest >= 100 { words.append(Self.ordinalHundreds[rest / 100]) }
    if rest % 100 > 0 { words.append(Self.ordinalBelowHundred(rest % 100)) }
    return words.flatMap { $0.split(separator: " ") }.map { Self.ending(String($0), form) }
      .joined(separator: " ")
  }

  private static func ordinalBelowHundred(_ value: Int) -> String {
    let (ten, one) = (value / 10, value % 10)
    switch value {
    case 0..<10: return ordinals[one]
    case 11: return "undécimo"
    case 12: return "duodécimo"
    case _ where one == 0: return ordinalTens[ten]
    case 13..<30:
      // Such ordinals are one word with one accent: decimotercero, vigesimoprimero.
      let start = ten == 1 ? "decimo" : "vigesimo"
      return start + (one == 8 && ten == 1 ? "ctavo" : ordinals[one])
    default: return "\(ordinalTens[ten]) \(ordinals[one])"
    }
  }

  private static func ending(_ word: String, _ form: OrdinalForm) -> String {
    if form.isShort, word.hasSuffix("primero") || word.hasSuffix("tercero") {
      return String(word.dropLast())
    }
    if form.isShort, word == "undécimo" { return "decimoprimer" }
    return word.dropLast() + (form.isFeminine ? "a" : "o") + (form.isPlural ? "s" : "")
  }

  func ordinalForm(ofSuffix suffix: String) -> OrdinalForm? {
    switch suffix {
    case "º", "°", "o", "ro", "do", "to", "mo", "vo", "no": OrdinalForm()
    case "ª", "a", "ra", "da", "ta", "ma", "va", "na": OrdinalForm(isFeminine: true)
    case "er": OrdinalForm(isShort: true)
    case "ºs", "os", "ros", "dos", "tos", "mos", "vos", "nos": OrdinalForm(isPlural: true)
    case "as", "ras", "das", "tas", "mas", "vas", "nas":
      OrdinalForm(isFeminine: true, isPlural: true)
    default: nil
    }
  }

  // MARK: Fractions and decimals

  func fraction(_ over: UInt64, _ under: UInt64) -> String {
    let isOne = over == 1
    if under == 2 { return isOne ? "medio" : "\(cardinal(over, .masculine)) medios" }
    guard let name = Self.part(under, cardinal) else {
      return "\(cardinal(over, .alone)) sobre \(cardinal(under, .alone))"
    }
    return "\(cardinal(over, .masculine)) \(name)\(isOne ? "" : "s")"
  }

  /// The name of an equal part, "tercio" or "onceavo"; `nil` if people say "sobre".
  private static func part(
    _ under: UInt64, _ cardinal: (UInt64, NumberForm) -> String
  ) -> String? {
    switch under {
    case 3: return "tercio"
    case 4...10: return ordinalBelowHundred(Int(under))
    case 11..<100:
      let bare = cardinal(under, .alone).filter { $0 != " " }.replacing("é", with: "e")
        .replacing("ó", with: "o")
      return bare.hasSuffix("a") ? bare + "vo" : bare + "avo"
    case 100..<1000 where under % 100 == 0: return ordinalHundreds[Int(under) / 100]
    case 1000..<1_000_000 where under % 1000 == 0:
      let count = under / 1000
      return (count == 1 ? "" : cardinal(count, .masculine).filter { $0 != " " }) + "milésimo"
    case 1_000_000... where under % 1_000_000 == 0:
      let count = under / 1_000_000
      return (count == 1 ? "" : cardinal(count, .masculine).filter { $0 != " " }) + "millonésimo"
    default: return nil
    }
  }

  func decimals(_ digits: [UInt8], _ form: NumberForm) -> String {
    var words: [String] = []
    for start in stride(from: 0, to: min(digits.count, DigitRow.longest), by: 2) {
      let pair = Array(digits[start..<min(start + 2, digits.count)])
      // 05 and 00 are read as two digits, 40 as a number.
      words.append(
        pair.count == 2 && pair[0] == 0
          ? self.digits(pair) : cardinal(DigitRow.value(pair) ?? 0, form))
    }
    return words.joined(separator: " ")
  }

  // MARK: Dates and times

  func day(_ value: UInt64) -> String { cardinal(value, .alone) }

  func roman(_ value: UInt64, _ context: RomanContext) -> String {
    // Kings and chapters beyond ten have cardinals.
    switch context {
    case .ruler: value <= 10 ? ordinal(value, OrdinalForm()) : cardinal(value, .alone)
    case .free: value <= 12 ? ordinal(value, OrdinalForm()) : cardinal(value, .alone)
    case .century, .counted: cardinal(value, .alone)
    }
  }

  func time(_ time: ClockTime) -> String {
    let hours = cardinal(time.hour, .feminine)
    var words: String
    if let second = time.second, second > 0 {
      let minute = time.minute ?? 0
      words =
        "\(hours) \(time.hour == 1 ? "hora" : "horas") "
        + "\(cardinal(minute, .masculine)) \(minute == 1 ? "minuto" : "minutos") y "
        + "\(cardinal(second, .masculine)) \(second == 1 ? "segundo" : "segundos")"
    } else if time.isDuration, let minute = time.minute {
      words =
        "\(hours) \(time.hour == 1 ? "hora" : "horas") y "
        + "\(cardinal(minute, .masculine)) \(minute == 1 ? "minuto" : "minutos")"
    } else {
      words =
        switch time.minute ?? 0 {
        case 0: hours
        case 15: "\(hours) y cuarto"
        case 30: "\(hours) y media"
        case let minute: "\(hours) y \(cardinal(minute, .alone))"
        }
    }
    if let part = time.dayPart {
      words += " " + (time.hour == 12 && part == "de la tarde" ? "del mediodía" : part)
    }
    return words
  }

  // MARK: Agreement

  func form(before noun: String) -> NumberForm {
    if Self.noNouns.contains(noun) { return .alone }
    if Self.masculine.contains(noun) { return .masculine }
    if Self.feminine.contains(noun) { return .feminine }
    let endings = ["a", "as", "ción", "ciones", "sión", "siones", "dad", "dades", "tad", "tades"]
    return endings.contains { noun.hasSuffix($0) } ? .feminine : .masculine
  }

  /// Words that may follow a number and are no nouns.
  private static let noNouns = RomanceLanguage.words(
    """
    a al ante bajo con contra cual cuando de del desde donde e el ella ellas ellos en entre era eran
    es está están fue fueron ha han hasta la las le les lo los más me mientras muy ni no nos o para
    pero por porque pues que quien se según si sin sino sobre son su sus también te tras u un una y
    ya como había hay cada todo aquel este esta por ciento
    """)
  private static let masculine = RomanceLanguage.words(
    """
    día días mapa mapas problema problemas programa programas sistema sistemas tema temas planeta
    planetas idioma idiomas poeta poetas poema poemas cometa cometas tranvía tranvías guardia
    policías kilogramo gramas drama dramas clima climas síntoma síntomas telegrama telegramas sofás
    turistas artistas periodistas
    """)
  private static let feminine = RomanceLanguage.words(
    """
    veces vez manos mano mujeres mujer noches noche tardes tarde calles calle partes parte leyes ley
    naves nave torres torre flores flor imágenes voces luces clases clase razones razón legiones
    regiones llaves llave madres madre muertes serpientes nubes fuentes tribus cruces leches
    """)
}
