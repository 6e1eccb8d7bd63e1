/// Numbers in characters, by groups of four digits.
enum HanNumerals {
  /// The names of the places in a group, from the last one.
  static let places: [String] = ["", "十", "百", "千"]
  /// More digits than four groups have are read one by one.
  private static let longest = 16

  /// The groups of a whole number, the highest first, without zeros before it.
  ///
  /// - Parameter number: Its digits.
  /// - Returns: One to four digits each; empty for zero, `nil` for a number that is too long to have a name.
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
