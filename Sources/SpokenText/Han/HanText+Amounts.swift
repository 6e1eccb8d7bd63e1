/// Units of measure and currencies, which Chinese and Japanese write alike.
extension HanText {
  /// Signs as they are written with their names, the longest first.
  typealias Signs = [(sign: String, name: String)]

  /// The unit behind a number.
  ///
  /// - Parameters:
  ///   - units: The known units.
  ///   - number: The number.
  /// - Returns: The unit's name and the place after it; `nil` if there is none.
  func unit(of units: Signs, after number: HanNumber) -> (name: String, end: Int)? {
    let place = afterSpace(number.end)
    for unit in units where matches(unit.sign, place) {
      let end = place + unit.sign.utf16.count
      if !isLatin(end), !isDigit(end) { return (unit.name, end) }
    }
    return nil
  }

  /// An amount of money with its currency before it: `$3.5万`.
  struct Amount {
    var number: HanNumber
    /// The word for thousands or millions behind it; empty without one.
    var multiple: String
    /// The currency's name.
    var currency: String
    /// The place after the amount.
    var end: Int
  }

  /// The amount that begins at a place.
  ///
  /// - Parameters:
  ///   - index: The place of the currency's sign.
  ///   - currencies: The known currencies.
  ///   - multiples: The words for thousands and millions, the longest first.
  /// - Returns: The amount; `nil` if none begins there.
  func amount(at index: Int, in currencies: Signs, _ multiples: [String]) -> Amount? {
    guard !isLatin(index - 1) else { return nil }
    for currency in currencies where matches(currency.sign, index) {
      guard let number = number(at: afterSpace(index + currency.sign.utf16.count)) else { continue }
      let multiple = first(of: multiples, number.end) ?? ""
      return Amount(
        number: number, multiple: multiple, currency: currency.name,
        end: number.end + multiple.utf16.count)
    }
    return nil
  }
}
