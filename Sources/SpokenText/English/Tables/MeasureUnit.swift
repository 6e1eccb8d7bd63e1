/// A unit of measure in words.
struct MeasureUnit {
  var one: String
  var many: String
  /// Whether it is a length, which has squares and cubes.
  var isLength = false

  init(_ one: String, _ many: String? = nil, isLength: Bool = false) {
    self.one = one
    self.many = many ?? one + "s"
    self.isLength = isLength
  }

  private static func length(_ one: String, _ many: String? = nil) -> MeasureUnit {
    MeasureUnit(one, many, isLength: true)
  }

  /// Symbols whose case matters, after a number with or without a space.
  static let named: [String: MeasureUnit] = [
    "m": length("meter"), "g": MeasureUnit("gram"), "l": MeasureUnit("liter"),
    "L": MeasureUnit("liter"), "V": MeasureUnit("volt"), "mW": MeasureUnit("milliwatt"),
    "MW": MeasureUnit("megawatt"), "mA": MeasureUnit("milliampere"),
    "Hz": MeasureUnit("hertz", "hertz"), "MHz": MeasureUnit("megahertz", "megahertz"),
    "Mb": MeasureUnit("megabit"), "MB": MeasureUnit("megabyte"), "Gb": MeasureUnit("gigabit"),
    "GB": MeasureUnit("gigabyte"), "kB": MeasureUnit("kilobyte"), "KB": MeasureUnit("kilobyte"),
    "TB": MeasureUnit("terabyte"), "PB": MeasureUnit("petabyte"), "Pa": MeasureUnit("pascal"),
    "hPa": MeasureUnit("hectopascal"), "kPa": MeasureUnit("kilopascal"),
    "MPa": MeasureUnit("megapascal"), "mAh": MeasureUnit("milliampere hour"),
    "dB": MeasureUnit("decibel"), "eV": MeasureUnit("electron volt"), "nm": length("nanometer"),
    "in": length("inch", "inches"), "Ω": MeasureUnit("ohm"), "kJ": MeasureUnit("kilojoule"),
    "kN": MeasureUnit("kilonewton"), "ha": MeasureUnit("hectare"), "min": MeasureUnit("minute"),
    "GiB": MeasureUnit("gibibyte"), "MiB": MeasureUnit("mebibyte"),
    "µm": length("micrometer"), "μm": length("micrometer"), "µg": MeasureUnit("microgram"),
    "μg": MeasureUnit("microgram"), "ms": MeasureUnit("millisecond"),
    "USD": MeasureUnit("US dollar"), "EUR": MeasureUnit("euro"),
    "GBP": MeasureUnit("British pound"), "JPY": MeasureUnit("Japanese yen", "Japanese yen"),
    "CHF": MeasureUnit("Swiss franc"), "CAD": MeasureUnit("Canadian dollar"),
    "AUD": MeasureUnit("Australian dollar"), "INR": MeasureUnit("Indian rupee"),
    "CNY": MeasureUnit("Chinese yuan", "Chinese yuan"), "RUB": MeasureUnit("Russian ruble"),
    "SEK": MeasureUnit("Swedish krona", "Swedish kronor"),
    "NOK": MeasureUnit("Norwegian krone", "Norwegian kroner"),
    "DKK": MeasureUnit("Danish krone", "Danish kroner"), "PLN": MeasureUnit("Polish zloty"),
    "HRK": MeasureUnit("Croatian kuna"), "KRW": MeasureUnit("South Korean won", "South Korean won"),
  ]

  /// Single letters that are a unit only where they touch the number.
  static let touching: [String: MeasureUnit] = [
    "C": MeasureUnit("degree Celsius", "degrees Celsius"),
    "F": MeasureUnit("degree Fahrenheit", "degrees Fahrenheit"), "h": MeasureUnit("hour"),
    "W": MeasureUnit("watt"), "J": MeasureUnit("joule"),
    "N": MeasureUnit("newton"), "x": MeasureUnit("times", "times"), "c": MeasureUnit("cent"),
  ]

  /// Abbreviations that are written in any case.
  static let anyCase: [String: MeasureUnit] = [
    "km": length("kilometer"), "kms": length("kilometer"), "cm": length("centimeter"),
    "mm": length("millimeter"), "dm": length("decimeter"), "ft": length("foot", "feet"),
    "yd": length("yard"), "yds": length("yard"), "mi": length("mile"),
    "kg": MeasureUnit("kilogram"),
    "kgs": MeasureUnit("kilogram"), "mg": MeasureUnit("milligram"), "lb": MeasureUnit("pound"),
    "lbs": MeasureUnit("pound"), "oz": MeasureUnit("ounce"),
    "cwt": MeasureUnit("hundredweight", "hundredweight"),
    "ml": MeasureUnit("milliliter"), "cl": MeasureUnit("centiliter"),
    "dl": MeasureUnit("deciliter"),
    "cc": MeasureUnit("cc", "cc"), "gal": MeasureUnit("gallon"), "gals": MeasureUnit("gallon"),
    "qt": MeasureUnit("quart"), "qts": MeasureUnit("quart"), "pt": MeasureUnit("pint"),
    "pts": MeasureUnit("point"), "tsp": MeasureUnit("teaspoon"), "tbsp": MeasureUnit("tablespoon"),
    "mph": MeasureUnit("mile per hour", "miles per hour"),
    "kmh": MeasureUnit("kilometer per hour", "kilometers per hour"),
    "kph": MeasureUnit("kilometer per hour", "kilometers per hour"),
    "mpg": MeasureUnit("mile per gallon", "miles per gallon"),
    "rpm": MeasureUnit("revolution per minute", "revolutions per minute"),
    "ppm": MeasureUnit("part per million", "parts per million"),
    "hp": MeasureUnit("horsepower", "horsepower"),
    "bhp": MeasureUnit("brake horsepower", "brake horsepower"), "kw": MeasureUnit("kilowatt"),
    "gw": MeasureUnit("gigawatt"), "kwh": MeasureUnit("kilowatt hour"),
    "mwh": MeasureUnit("megawatt hour"),
    "kv": MeasureUnit("kilovolt"), "khz": MeasureUnit("kilohertz", "kilohertz"),
    "ghz": MeasureUnit("gigahertz", "gigahertz"), "kcal": MeasureUnit("kilocalorie"),
    "psi": MeasureUnit("pound per square inch", "pounds per square inch"),
    "kbps": MeasureUnit("kilobit per second", "kilobits per second"),
    "mbps": MeasureUnit("megabit per second", "megabits per second"),
    "gbps": MeasureUnit("gigabit per second", "gigabits per second"),
    "hr": MeasureUnit("hour"), "hrs": MeasureUnit("hour"), "mins": MeasureUnit("minute"),
    "sec": MeasureUnit("second"), "secs": MeasureUnit("second"), "yr": MeasureUnit("year"),
    "yrs": MeasureUnit("year"), "wks": MeasureUnit("week"),
    "sqft": MeasureUnit("square foot", "square feet"),
    "dpi": MeasureUnit("dot per inch", "dots per inch"),
    "fps": MeasureUnit("frame per second", "frames per second"),
    "mol": MeasureUnit("mole"), "pct": MeasureUnit("percent", "percent"),
  ]

  /// The units that may stand below a stroke.
  static let divisors: [String: String] = [
    "h": "hour", "hr": "hour", "s": "second", "sec": "second", "min": "minute", "d": "day",
    "day": "day", "week": "week", "wk": "week", "mo": "month", "month": "month", "yr": "year",
    "year": "year", "mi": "mile", "lb": "pound", "kg": "kilogram", "km": "kilometer",
    "cm": "centimeter", "mm": "millimeter", "ml": "milliliter", "person": "person",
    "hour": "hour", "night": "night", "gal": "gallon", "mg": "milligram", "ft": "foot",
  ]
}

extension EnglishRules {
  static let scaleWords: Set<String> = ["hundred", "thousand", "million", "billion", "trillion"]

  /// Nouns of things that are counted or measured.
  ///
  /// A number of four digits before one is no year.
  static let countedNouns: Set<String> = [
    "feet", "foot", "miles", "mile", "yards", "inches", "metres", "meters", "kilometres",
    "kilometers", "acres", "hectares", "tons", "tonnes", "pounds", "lbs", "kg", "kilograms",
    "grams",
    "ounces", "gallons", "barrels", "bushels", "dollars", "cents", "pounds", "shillings", "francs",
    "livres", "crowns", "ducats", "marks", "rubles", "roubles", "yen", "euros", "rupees", "men",
    "people", "persons", "soldiers", "troops", "horses", "prisoners", "inhabitants", "residents",
    "households", "families", "volumes", "pages", "copies", "words", "years", "days", "hours",
    "minutes", "seconds", "weeks", "months", "degrees", "times", "per", "percent", "horsepower",
    "volts", "watts", "students", "members", "votes", "points", "seats", "species", "metric",
    "square",
    "cubic", "million", "thousand", "c", "rpm", "calories", "passengers", "employees", "workers",
    "houses", "homes", "ships", "guns", "cattle", "sheep", "units", "items", "more", "leagues",
    "fathoms", "knots", "hectares", "steps", "paces", "lines", "light", "gold", "sq",
  ]
}
