/// Properties of the letters of a word.
extension String {
  /// Whether the word equals its lower-case form; a text without letters does.
  var isLowercased: Bool {
    for byte in utf8 {
      if byte >= 0x80 { return self == lowercased() }
      if byte >= 0x41, byte <= 0x5a { return false }
    }
    return true
  }

  /// Whether the word equals its upper-case form; a text without letters does.
  var isUppercased: Bool {
    for byte in utf8 {
      if byte >= 0x80 { return self == uppercased() }
      if byte >= 0x61, byte <= 0x7a { return false }
    }
    return true
  }

  /// The word with its first letter as a capital and the others small.
  var capitalisedWord: String {
    guard let first = unicodeScalars.first else { return self }
    var rest = ""
    rest.unicodeScalars.append(contentsOf: unicodeScalars.dropFirst())
    return first.properties.titlecaseMapping + rest.lowercased()
  }

  /// Whether it has letters only, at least one.
  var isAllLetters: Bool { !isEmpty && unicodeScalars.allSatisfy(\.isLetter) }

  /// Whether it has `A` to `Z` and `a` to `z` only.
  var isASCIIWord: Bool {
    !isEmpty
      && utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7a) || ($0 >= 0x41 && $0 <= 0x5a) }
  }

  /// Whether it has `0` to `9` only, at least one.
  var isASCIINumber: Bool { !isEmpty && utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }

  /// The text without some bytes of UTF-8 at its end, which must be ASCII.
  func dropping(_ count: Int) -> String { String(decoding: utf8.dropLast(count), as: UTF8.self) }

  /// The text without its first letter.
  var afterFirst: String { String(unicodeScalars.dropFirst()) }
}
