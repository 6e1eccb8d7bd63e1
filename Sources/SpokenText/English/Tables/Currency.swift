/// A currency in words.
struct Currency {
  var one: String
  var many: String
  /// The hundredth part, if one is in use.
  var part: (one: String, many: String)?

  private static let cents = ("cent", "cents")
  private static let dollar = Currency(one: "dollar", many: "dollars", part: cents)

  private static func named(_ one: String, _ many: String? = nil) -> Currency {
    Currency(one: one, many: many ?? one + "s")
  }

  /// Currencies by their sign, which comes before or after the amount.
  static let signs: [UInt16: Currency] = [
    0x24: dollar, 0xA3: Currency(one: "pound", many: "pounds", part: ("penny", "pence")),
    0x20AC: Currency(one: "euro", many: "euros", part: cents), 0xA5: named("yen", "yen"),
    0x20B9: Currency(one: "rupee", many: "rupees", part: ("paisa", "paise")),
    0x20A8: named("rupee"), 0x20A9: named("won", "won"), 0x20BD: named("ruble"),
    0x20BA: named("lira"), 0x20AA: named("shekel"), 0x20AB: named("dong", "dong"),
    0x20A6: named("naira", "naira"), 0x20B1: named("peso"), 0x20B4: named("hryvnia"),
    0x20BF: named("bitcoin"), 0x0E3F: named("baht", "baht"), 0x20A1: named("colon", "colones"),
    0x20B5: named("cedi"), 0x20B8: named("tenge", "tenge"), 0x20A3: named("franc"),
    0x20A4: named("lira", "lire"),
  ]

  /// The letters right before a dollar sign, by country.
  static let dollarPrefixes: [String: String] = [
    "US": "US", "USD": "US", "A": "Australian", "AU": "Australian", "C": "Canadian",
    "CA": "Canadian", "CAD": "Canadian", "HK": "Hong Kong", "NZ": "New Zealand", "S": "Singapore",
    "NT": "New Taiwan", "R": "Brazilian", "AUD": "Australian",
  ]

  /// The multiples of an amount, as a word or right after the digits.
  static let scales: [String: String] = [
    "hundred": "hundred", "thousand": "thousand", "million": "million", "billion": "billion",
    "trillion": "trillion", "k": "thousand", "m": "million", "mn": "million", "mm": "million",
    "mil": "million", "b": "billion", "bn": "billion", "bln": "billion", "tn": "trillion",
    "trn": "trillion", "t": "trillion",
  ]
}
