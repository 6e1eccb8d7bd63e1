extension TextEncoding {
  /// Every encoding but those of joined texts, the common ones of Unicode first.
  static let all =
    [utf8] + wide + multiByte + singleByte + [iso2022JP, iso2022KR, iso2022CN, hz, utf7]

  /// Other names, in folded form: those of Python, of Windows' code pages and of the web.
  private static let aliases = [
    "ascii": "utf-8", "usascii": "utf-8", "utf8sig": "utf-8",
    "utf16": "utf-16-le", "unicode": "utf-16-le",
    "utf32": "utf-32-le", "gbk": "gb18030", "gb2312": "gb18030", "cp936": "gb18030",
    "big5hkscs": "big5", "cp950": "big5", "sjis": "shift_jis", "cp932": "shift_jis",
    "windows31j": "shift_jis", "ms932": "shift_jis", "cp949": "euc-kr", "uhc": "euc-kr",
    "ksc56011987": "euc-kr", "latin1": "iso-8859-1", "latin2": "iso-8859-2",
    "latin3": "iso-8859-3", "latin4": "iso-8859-4", "latin5": "iso-8859-9",
    "latin6": "iso-8859-10", "latin7": "iso-8859-13", "latin8": "iso-8859-14",
    "latin9": "iso-8859-15", "latin10": "iso-8859-16", "koi8": "koi8-r",
    "macroman": "macintosh", "mac": "macintosh", "xmaccyrillic": "mac-cyrillic",
    "xmacce": "mac-latin2", "windows874": "tis-620", "cp874": "tis-620",
    "iso885911": "tis-620",
  ]

  private static let byName: [String: TextEncoding] = Dictionary(
    uniqueKeysWithValues: (all + joined).map { (folded($0.name), $0) })

  /// The encoding of a name in any spelling.
  ///
  /// - Parameter name: A name such as `windows-1251`, `CP1251`, `GBK` or `latin1`.
  /// - Returns: The encoding; `nil` for an unknown name.
  static func named(_ name: String) -> TextEncoding? {
    let key = folded(name)
    if let known = byName[key] ?? aliases[key].flatMap({ byName[folded($0)] }) { return known }
    guard key.hasPrefix("cp") else { return nil }
    return byName["windows" + key.dropFirst(2)] ?? byName["ibm" + key.dropFirst(2)]
  }

  /// The letters and digits of a name in lower case.
  ///
  /// Spellings differ in the signs between them.
  private static func folded(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.isASCII && $0.properties.isAlphanumeric })
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphanumeric: Bool { isAlphabetic || numericType != nil }
}
