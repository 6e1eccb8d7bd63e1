/// Units of measure and currencies.
extension JapaneseRules {
  /// Units as they are written, the longest first.
  private static let units: HanText.Signs = [
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

  /// Reads a number with the unit behind it.
  func unit(after number: HanNumber) -> SpokenForm? {
    text.unit(of: Self.units, after: number).map {
      .words(words(number) + $0.name, end: $0.end)
    }
  }

  /// Signs and codes of currencies, the longest first.
  private static let currencies: HanText.Signs = [
    ("US$", "ドル"), ("HK$", "香港ドル"), ("JPY", "円"), ("USD", "ドル"), ("EUR", "ユーロ"), ("$", "ドル"),
    ("£", "ポンド"), ("€", "ユーロ"), ("¥", "円"), ("₩", "ウォン"),
  ]
  private static let multiples = ["百万", "千万", "万", "億", "兆"]

  /// Reads an amount whose currency comes before it.
  func money(at index: Int) -> SpokenForm? {
    text.amount(at: index, in: Self.currencies, Self.multiples).map {
      .words(words($0.number) + $0.multiple + $0.currency, end: $0.end)
    }
  }
}
