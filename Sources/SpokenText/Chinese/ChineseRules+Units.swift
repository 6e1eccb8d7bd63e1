/// Units of measure and currencies.
extension ChineseRules {
  /// Units as they are written, the longest first.
  private static let units: HanText.Signs = [
    ("km/h", "每小时|公里"), ("m/s", "每秒|米"), ("km²", "平方千米"), ("km2", "平方千米"), ("m²", "平方米"),
    ("m2", "平方米"), ("m³", "立方米"), ("m3", "立方米"), ("cm²", "平方厘米"), ("cm³", "立方厘米"),
    ("kWh", "千瓦时"), ("kcal", "千卡"), ("mmHg", "毫米汞柱"), ("mph", "英里每小时"), ("km", "千米"),
    ("cm", "厘米"), ("mm", "毫米"), ("nm", "纳米"), ("μm", "微米"), ("kg", "千克"), ("mg", "毫克"),
    ("μg", "微克"), ("ml", "毫升"), ("mL", "毫升"), ("ms", "毫秒"), ("min", "分钟"), ("kHz", "千赫"),
    ("MHz", "兆赫"), ("GHz", "吉赫"), ("Hz", "赫兹"), ("kW", "千瓦"), ("MW", "兆瓦"), ("kV", "千伏"),
    ("KB", "千字节"), ("MB", "兆字节"), ("GB", "吉字节"), ("TB", "太字节"), ("dB", "分贝"), ("°C", "摄氏度"),
    ("℃", "摄氏度"), ("°F", "华氏度"), ("℉", "华氏度"), ("°", "度"), ("kPa", "千帕"), ("Pa", "帕"),
    ("ha", "公顷"), ("ft", "英尺"), ("lb", "磅"), ("oz", "盎司"), ("㎡", "平方米"), ("㎏", "千克"),
    ("㎞", "千米"), ("㎝", "厘米"), ("㎜", "毫米"), ("m", "米"), ("g", "克"), ("t", "吨"), ("L", "升"),
    ("l", "升"), ("h", "小时"), ("s", "秒"), ("W", "瓦"), ("V", "伏"),
  ]

  /// Reads a number with the unit behind it.
  func unit(after number: HanNumber) -> SpokenForm? {
    guard let (name, end) = text.unit(of: Self.units, after: number) else { return nil }
    let parts = name.split(separator: "|")
    if parts.count == 2 { return .words("\(parts[0])\(words(number))\(parts[1])", end: end) }
    return .words(words(number, saysPair: true) + name, end: end)
  }

  /// Signs and codes of currencies, the longest first.
  private static let currencies: HanText.Signs = [
    ("HK$", "港元"), ("NT$", "新台币"), ("US$", "美元"), ("RMB", "元"), ("CNY", "元"), ("USD", "美元"),
    ("EUR", "欧元"), ("GBP", "英镑"), ("JPY", "日元"), ("HKD", "港元"), ("A$", "澳元"), ("C$", "加元"),
    ("S$", "新加坡元"), ("$", "美元"), ("£", "英镑"), ("€", "欧元"), ("¥", "元"), ("₩", "韩元"), ("₽", "卢布"),
    ("₹", "卢比"), ("฿", "泰铢"),
  ]
  private static let multiples = ["万亿", "萬億", "百万", "百萬", "千万", "千萬", "万", "萬", "亿", "億"]

  /// Reads an amount whose currency comes before it.
  func money(at index: Int) -> SpokenForm? {
    text.amount(at: index, in: Self.currencies, Self.multiples).map {
      // In `¥25元` the currency is written twice, but not in `¥25元宵节`.
      let after = $0.end + $0.currency.utf16.count
      let isTwice = text.matches($0.currency, $0.end) && !text.isOne(of: "宵旦月件素", after)
      let end = isTwice ? after : $0.end
      return .words(words($0.number, saysPair: true) + $0.multiple + $0.currency, end: end)
    }
  }
}
