/// Units of measure and currencies.
extension JapaneseRules {
  /// Units as they are written, the longest first.
  private static let units: [(sign: String, name: String)] = [
    ("km/h", "キロメートル毎時"), ("m/s", "メートル毎秒"), ("km²", "平方キロメートル"), ("m²", "平方メートル"),
    ("m³", "立方メートル"), ("cm²", "平方センチメートル"), ("cm³", "立方センチメートル"), ("kcal", "キロカロリー"),
    ("kWh", "キロワット時"), ("km", "キロメートル"), ("cm", "センチメートル"), ("mm", "ミリメートル"),
    ("nm", "ナノメートル"), ("kg", "キログラム"), ("mg", "ミリグラム"), ("ml", "ミリリットル"), ("mL", "ミリリットル"),
    ("dL", "デシリットル"), ("ms", "ミリ秒"), ("kHz", "キロヘルツ"), ("MHz", "メガヘルツ"), ("GHz", "ギガヘルツ"),
    ("Hz", "ヘルツ"), ("kW", "キロワット"), ("KB", "キロバイト"), ("MB", "メガバイト"), ("GB", "ギガバイト"),
    ("TB", "テラバイト"), ("dB", "デシベル"), ("hPa", "ヘクトパスカル"), ("°C", "度"), ("℃", "度"), ("°", "度"),
    ("ha", "ヘクタール"), ("㎡", "平方メートル"), ("㎏", "キログラム"), ("㎞", "キロメートル"), ("㎝", "センチメートル"),
    ("㎜", "ミリメートル"), ("m", "メートル"), ("g", "グラム"), ("t", "トン"), ("L", "リットル"), ("l", "リットル"),
    ("W", "ワット"), ("V", "ボルト"),
  ]

  /// A number with the unit behind it.
  func unit(after number: HanNumber) -> Reading? {
    let place = text.afterSpace(number.end)
    for unit in Self.units where text.matches(unit.sign, place) {
      let end = place + unit.sign.utf16.count
      guard !text.isLatin(end), !text.isDigit(end) else { continue }
      return .words(words(number) + unit.name, end: end)
    }
    return nil
  }

  /// Signs and codes of currencies, the longest first.
  private static let currencies: [(sign: String, name: String)] = [
    ("US$", "ドル"), ("HK$", "香港ドル"), ("JPY", "円"), ("USD", "ドル"), ("EUR", "ユーロ"), ("$", "ドル"),
    ("£", "ポンド"), ("€", "ユーロ"), ("¥", "円"), ("₩", "ウォン"),
  ]
  private static let multiples = ["百万", "千万", "万", "億", "兆"]

  /// An amount whose currency stands before it.
  func money(at index: Int) -> Reading? {
    guard !text.isLatin(index - 1) else { return nil }
    for currency in Self.currencies where text.matches(currency.sign, index) {
      guard let number = text.number(at: text.afterSpace(index + currency.sign.utf16.count)) else {
        continue
      }
      let multiple = text.first(of: Self.multiples, number.end) ?? ""
      return .words(
        words(number) + multiple + currency.name, end: number.end + multiple.utf16.count)
    }
    return nil
  }
}
