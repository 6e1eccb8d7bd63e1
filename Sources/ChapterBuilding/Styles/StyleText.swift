/// Serialises parts of a style sheet so that they are parsed as exactly these parts.
enum StyleText {
  /// An identifier, escaped as needed.
  ///
  /// - Parameter name: The name, not escaped.
  /// - Returns: The escaped name (CSSOM, "serialize an identifier").
  static func name(_ name: String) -> String {
    var text = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      let isDigit = ("0"..."9").contains(scalar)
      let isLetter =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
        || scalar.value >= 0xA0
      let isPlain = isLetter || scalar == "-" && name != "-" || isDigit && index > 0
      // A digit after a dash at the start would begin a number.
      let isSecondDigit = isDigit && index == 1 && name.hasPrefix("-")
      text += isPlain && !isSecondDigit ? String(scalar) : escape(scalar)
    }
    return text
  }

  /// A string in quotes.
  static func string(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      let isPlain =
        scalar.value >= 0x20 && scalar.value != 0x7F && !["\"", "\\", "<"].contains(scalar)
      text += isPlain ? String(scalar) : escape(scalar)
    }
    return text + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\" + String(scalar.value, radix: 16) + " "
  }

  /// A number without exponent.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 10_000).rounded() / 10_000
    guard abs(rounded) < 1e15 else { return "0" }
    if rounded == rounded.rounded() { return String(Int(rounded)) }
    let text = "\(rounded)"
    return text.contains("e") ? "0" : text
  }
}
