/// Numbers in characters, by groups of four digits.
enum HanNumerals {
  /// The names of the places in a group, from the last place.
  static let places: [String] = ["", "十", "百", "千"]
  /// The most digits of four groups.
  ///
  /// Longer numbers are read digit by digit.
  private static let longest = 16

  /// The groups of a whole number, the highest first, without leading zeros.
  ///
  /// - Parameter number: The number's digits.
  /// - Returns: One to four digits for each group. Zero has no groups; a number that is too long to
  ///   have a name gives `nil`.
  static func groups(of number: [UInt8]) -> [ArraySlice<UInt8>]? {
    let significant = number.drop { $0 == 0 }
    guard significant.count <= longest else { return nil }
    var groups: [ArraySlice<UInt8>] = []
    var rest = significant
    while !rest.isEmpty {
      let size = (rest.count - 1) % 4 + 1
      groups.append(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return groups
  }
}
