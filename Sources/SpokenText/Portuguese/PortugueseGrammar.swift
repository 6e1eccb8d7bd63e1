/// Numbers in Brazilian Portuguese words.
struct PortugueseGrammar: RomanceGrammar {
  private static let small = [
    "zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze",
    "doze", "treze", "catorze", "quinze", "dezesseis", "dezessete", "dezoito", "dezenove",
  ]
  private static let tens = [
    "", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta",
    "noventa",
  ]
  private static let hundreds = [
    "", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos",
    "setecentos", "oitocentos", "novecentos",
  ]
  /// The names of the groups of three digits; each is a thousand times the next.
  private static let scales = [
    ("quatrilhão", "quatrilhões"), ("trilhão", "trilhões"), ("bilhão", "bilhões"),
    ("milhão", "milhões"), ("mil", "mil"), ("", ""),
  ]

  func cardinal(_ value: UInt64, _ form: NumberForm) -> String {
    if value == 0 { return Self.small[0] }
    var parts: [String] = []
    var divisor: UInt64 = 1_000_000_000_000_000
    var last: UInt64 = 0
    for (index, scale) in Self.scales.enumerated() {
      let group = value / divisor % 1000
      divisor /= 1000
      guard group > 0 else { continue }
      last = group
      // Thousands and ones agree with the noun. Millions are masculine themselves.
      let agrees = index >= Self.scales.count - 2 ? form : .masculine
      let words = Self.belowThousand(group, agrees)
      switch scale.1 {
      case "": parts.append(words)
      case "mil": parts.append(group == 1 ? "mil" : words + " mil")
      default: parts.append("\(words) \(group == 1 ? scale.0 : scale.1)")
      }
    }
    guard parts.count > 1 else { return parts.first ?? "" }
    // "e" joins the last group if that is short: mil e dez, but mil cento e dez.
    let joint = last < 100 || last % 100 == 0 ? " e " : " "
    return parts.dropLast().joined(separator: " ") + joint + (parts.last ?? "")
  }

  private static func belowThousand(_ value: UInt64, _ form: NumberForm) -> String {
    let (hundred, rest) = (Int(value / 100), Int(value % 100))
    if value == 100 { return "cem" }
    var words: [String] = []
    if hundred > 0 {
      let word = hundreds[hundred]
      words.append(form == .feminine && hundred > 1 ? word.dropLast(2) + "as" : word)
    }
    if rest >= 20 {
      words.append(tens[rest / 10])
      if rest % 10 > 0 { words.append(one(rest % 10, form)) }
    } else if rest > 0 {
      words.append(one(rest, form))
    }
    return words.joined(separator: " e ")
  }

  private static func one(_ value: Int, _ form: NumberForm) -> String {
    guard form == .feminine, value == 1 || value == 2 else { return small[value] }
    return value == 1 ? "uma" : "duas"
  }

  // MARK: Ordinals and fractions

  private static let ordinals = [
    "", "primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto", "sétimo", "oitavo",
    "nono",
  ]
  private static let ordinalTens = [
    "", "décimo", "vigésimo", "trigésimo", "quadragésimo", "quinquagésimo", "sexagésimo",
    "septuagésimo", "octogésimo", "nonagésimo",
  ]
  private static let ordinalHundreds = [
    "", "centésimo", "ducentésimo", "trecentésimo", "quadringentésimo", "quingentésimo",
    "sexcentésimo", "septingentésimo", "octingentésimo", "noningentésimo",
  ]

  func ordinal(_ value: UInt64, _ form: OrdinalForm) -> String {
    guard (1..<2000).contains(value) else {
      return cardinal(value, form.isFeminine ? .feminine : .alone)
    }
    let rest = Int(value % 1000)
    let words =
      [
        value >= 1000 ? "milésimo" : "", Self.ordinalHundreds[rest / 100],
        Self.ordinalTens[rest / 10 % 10], Self.ordinals[rest % 10],
      ].filter { !$0.isEmpty }
    let ending = (form.isFeminine ? "a" : "o") + (form.isPlural ? "s" : "")
    return words.map { $0.dropLast() + ending }.joined(separator: " ")
  }

  func ordinalForm(ofSuffix suffix: String) -> OrdinalForm? {
    switch suffix {
    case "º", "°", "o": OrdinalForm()
    case "ª", "a": OrdinalForm(isFeminine: true)
    case "ºs", "os": OrdinalForm(isPlural: true)
    case "as": OrdinalForm(isFeminine: true, isPlural: true)
    default: nil
    }
  }

  func fraction(_ over: UInt64, _ under: UInt64) -> String {
    let count = cardinal(over, .masculine)
    let ending = over == 1 ? "" : "s"
    switch under {
    case 2: return "\(count) meio\(ending)"
    case 3: return "\(count) terço\(ending)"
    case 4...10, 100, 1000:
      return "\(count) \(ordinal(under, OrdinalForm(isPlural: over != 1)))"
    default: return "\(count) \(cardinal(under, .masculine)) avo\(ending)"
    }
  }

  func decimals(_ digits: [UInt8], _ form: NumberForm) -> String { self.digits(digits) }

  // MARK: Dates and times

  func day(_ value: UInt64) -> String { value == 1 ? "primeiro" : cardinal(value, .alone) }

  func roman(_ value: UInt64, _ context: RomanContext) -> String {
    switch context {
    case .ruler, .century, .free:
      value <= 10 ? ordinal(value, OrdinalForm()) : cardinal(value, .alone)
    case .counted: cardinal(value, .alone)
    }
  }

  func time(_ time: ClockTime) -> String {
    var words = "\(cardinal(time.hour, .feminine)) \(time.hour == 1 ? "hora" : "horas")"
    if let second = time.second {
      let minute = time.minute ?? 0
      words +=
        " e \(cardinal(minute, .masculine)) \(minute == 1 ? "minuto" : "minutos")"
        + " e \(cardinal(second, .masculine)) \(second == 1 ? "segundo" : "segundos")"
    } else if let minute = time.minute, minute > 0 {
      words += " e \(cardinal(minute, .alone))"
    }
    return words + (time.dayPart.map { " " + $0 } ?? "")
  }

  func form(before noun: String) -> NumberForm {
    if Self.noNouns.contains(noun) { return .alone }
    if Self.masculine.contains(noun) { return .masculine }
    if Self.feminine.contains(noun) { return .feminine }
    let endings = [
      "a", "as", "ção", "ções", "são", "sões", "dade", "dades", "gem", "gens", "tude", "tudes",
    ]
    return endings.contains { noun.hasSuffix($0) } ? .feminine : .masculine
  }

  private static let noNouns = RomanceLanguage.words(
    """
    a à ao aos as às até com como contra da das de depois desde do dos e é ela elas ele eles em \
    entre era eram foi foram há havia já mais mas me muito na nas no nos não nem o os ou para pela \
    pelas pelo pelos por porque quando que quem se sem seu sua são também te um uma cada toda
    """)
  private static let masculine = RomanceLanguage.words(
    """
    dia dias mapa mapas problema problemas programa programas sistema sistemas tema temas planeta
    planetas poeta poetas poema poemas cometa cometas idioma idiomas grama gramas quilogramas
    drama dramas clima climas turistas artistas telegrama telegramas
    """)
  private static let feminine = RomanceLanguage.words(
    """
    vez vezes mão mãos mulher mulheres noite noites tarde tardes parte partes lei leis flor flores
    luz luzes voz vozes classe classes nuvem nuvens ponte pontes fonte fontes mães mãe árvore
    árvores cruz cruzes torre torres
    """)
}
