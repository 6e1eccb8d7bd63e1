/// The character classes of the rules.
extension Unicode.Scalar {
  /// Whether it is a letter of any script (categories `L*`).
  var isLetter: Bool {
    if isASCII { return isASCIILetter }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether it is one of `a` to `z` and `A` to `Z`.
  @inline(__always)
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// Whether it is one of `0` to `9`.
  @inline(__always)
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Whether it is a decimal digit of any script (category `Nd`).
  var isDecimalDigit: Bool {
    isASCII ? isASCIIDigit : properties.generalCategory == .decimalNumber
  }

  /// Whether it is a decimal digit, or a raised or circled one.
  var isPythonDigit: Bool {
    if isASCII { return isASCIIDigit }
    return properties.numericType == .decimal || properties.numericType == .digit
  }

  /// Whether it is a letter, or a number that is no decimal digit (`²`, `½`).
  var isWordLetter: Bool {
    if isASCII { return isASCIILetter }
    return isLetter || (properties.numericType != nil && !isDecimalDigit)
  }

  /// Whether it is a letter, a number or the underscore.
  var isWordCharacter: Bool { isWordLetter || isDecimalDigit || self == "_" }

  /// Whether it is a small Latin letter up to `ÿ`.
  var isSmallLatin: Bool {
    ("a"..."z").contains(self) || (("ß"..."ÿ").contains(self) && self != "÷")
  }

  /// Whether it is a capital Latin letter up to `Þ`.
  var isCapitalLatin: Bool {
    ("A"..."Z").contains(self) || (("À"..."Þ").contains(self) && self != "×")
  }

  /// Whether it is a small letter.
  var isPythonLower: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }

  /// Whether it is a capital letter.
  var isPythonUpper: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }

  /// Whether it is white space between words.
  var isSpace: Bool {
    if isASCII {
      return self == " " || ("\t"..."\r").contains(self) || ("\u{1c}"..."\u{1f}").contains(self)
    }
    return properties.isWhitespace
  }

  /// Whether it is one of the three shapes of an apostrophe.
  var isApostrophe: Bool { self == "'" || self == "‘" || self == "’" }
}
