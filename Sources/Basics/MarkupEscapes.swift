extension StringProtocol {
  /// The text as XML or HTML that shows it, in an element or in a quoted attribute.
  ///
  /// - Complexity: O(n).
  public var escapedAsMarkup: String {
    // Nearly no value has a sign to escape.
    guard utf8.contains(where: { [0x22, 0x26, 0x3C, 0x3E].contains($0) }) else {
      return String(self)
    }
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
