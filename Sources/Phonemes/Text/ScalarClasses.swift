/// The character classes that the rules are written in.
extension Unicode.Scalar {
  /// Letters of every script (categories `L*`).
  var isLetter: Bool {
    if isASCII { return isASCIILetter }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// `a` to `z` and `A` to `Z`.
  @inline(__always)
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// `0` to `9`.
  @inline(__always)
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Decimal digits of every script (category `Nd`).
  var isDecimalDigit: Bool {
    isASCII ? isASCIIDigit : properties.generalCategory == .decimalNumber
  }

  /// Decimal digits, and raised and circled ones.
  var isPythonDigit: Bool {
    if isASCII { return isASCIIDigit }
    return properties.numericType == .decimal || properties.numericType == .digit
  }

  /// Letters and numbers that are not decimal digits (`²`, `½`).
  var isWordLetter: Bool {
    if isASCII { return isASCIILetter }
    return isLetter || (properties.numericType != nil && !isDecimalDigit)
  }

  /// Letters, numbers and the underscore.
  var isWordCharacter: Bool { isWordLetter || isDecimalDigit || self == "_" }

  /// Small Latin letters up to `ÿ`.
  var isSmallLatin: Bool {
    ("a"..."z").contains(self) || (("ß"..."ÿ").contains(self) && self != "÷")
  }

  /// Capital Latin letters up to `Þ`.
  var isCapitalLatin: Bool {
    ("A"..."Z").contains(self) || (("À"..."Þ").contains(self) && self != "×")
  }

  /// Whether it is a small letter.
  var isPythonLower: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }

  /// Whether it is a capital letter.
  var isPythonUpper: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }

  /// White space that parts words.
  var isSpace: Bool {
    if isASCII {
      return self == " " || ("\t"..."\r").contains(self) || ("\u{1c}"..."\u{1f}").contains(self)
    }
    return properties.isWhitespace
  }

  /// The three shapes of an apostrophe.
  var isApostrophe: Bool { self == "'" || self == "‘" || self == "’" }
}
