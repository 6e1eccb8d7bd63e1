extension StringProtocol {
  /// The text as XML or HTML that shows it, in an element or in a quoted attribute.
  ///
  /// - Complexity: O(n).
  public var escapedAsMarkup: String {
    // A plain string, since the compiler makes no loops for each kind of text.
    let text = String(self)
    // Nearly no value has a sign to escape.
    guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }) else {
      return text
    }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
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
