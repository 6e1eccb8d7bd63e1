import UnicodeText

/// An encoding of texts.
struct TextEncoding: Hashable, Sendable {
  /// The layout of characters in bytes.
  enum Form: Hashable, Sendable {
    case utf8
    /// Code units of 2 or 4 bytes.
    case wide(bytes: Int, isBigEndian: Bool)
    /// One byte a character, by a table.
    case singleByte
    /// A byte from 0x80 begins a character of several bytes. Newlines and spaces are single bytes.
    case multiByte
    /// ASCII bytes with other meanings after escape sequences. Every line starts in ASCII.
    case escaped
  }

  /// The name in the IANA registry, which Python's codecs know as well.
  let name: String
  /// ICU's name of its converter; `nil` if ICU has none, or if the program decodes the text itself.
  let converter: String?
  /// The layout of characters.
  let form: Form
  /// The languages written in it.
  let languages: [Language]
  /// The bytes that a decoder needs before any part of the file: ISO-2022-KR announces itself once.
  let prologue: [UInt8]

  init(
    _ name: String, _ converter: String?, _ form: Form, _ languages: [Language] = [],
    prologue: [UInt8] = []
  ) {
    self.name = name
    self.converter = converter
    self.form = form
    self.languages = languages
    self.prologue = prologue
  }

  /// Whether each byte is a character.
  var isTableOfBytes: Bool { form == .singleByte }

  /// The bytes of a code unit.
  var unitWidth: Int {
    if case .wide(let bytes, _) = form { bytes } else { 1 }
  }

  /// Whether bytes below the space belong to characters: zeros in wide units, shifts in escapes.
  var usesControls: Bool { unitWidth > 1 || form == .escaped }

  /// Whether the highest byte of a code unit comes first; `false` for units of one byte.
  var isBigEndian: Bool {
    if case .wide(_, let isBigEndian) = form { isBigEndian } else { false }
  }

  /// The cost of the encoding itself in nats.
  ///
  /// One book in a hundred is in an encoding of DOS or of the old Mac.
  var rarity: Float { name.hasPrefix("ibm") || name.hasPrefix("mac") ? 3 : 0 }

  static let ascii = TextEncoding("ascii", nil, .utf8)
  static let utf8 = TextEncoding("utf-8", nil, .utf8)
  static let utf16LE = TextEncoding("utf-16-le", nil, .wide(bytes: 2, isBigEndian: false))
  static let utf16BE = TextEncoding("utf-16-be", nil, .wide(bytes: 2, isBigEndian: true))
  static let utf32LE = TextEncoding("utf-32-le", nil, .wide(bytes: 4, isBigEndian: false))
  static let utf32BE = TextEncoding("utf-32-be", nil, .wide(bytes: 4, isBigEndian: true))
  static let wide = [utf16LE, utf16BE, utf32LE, utf32BE]

  static let utf7 = TextEncoding("utf-7", "UTF-7", .escaped)
  static let iso2022JP = TextEncoding("iso-2022-jp", "ISO-2022-JP-2", .escaped)
  static let iso2022KR = TextEncoding(
    "iso-2022-kr", "ISO-2022-KR", .escaped, prologue: Array("\u{1B}$)C".utf8))
  static let iso2022CN = TextEncoding("iso-2022-cn", "ISO-2022-CN", .escaped)
  static let hz = TextEncoding("hz", "HZ", .escaped)

  /// The encodings of Chinese, Japanese and Korean, the commoner ones first.
  static let multiByte = [
    TextEncoding("gb18030", "GB18030", .multiByte, [.zhHans, .zhHant, .ja]),
    TextEncoding("big5", "Big5-HKSCS", .multiByte, [.zhHant]),
    // Windows and Aozora Bunko mean the IBM table by this name.
    TextEncoding("shift_jis", "ibm-943_P15A-2003", .multiByte, [.ja]),
    TextEncoding("euc-jp", "EUC-JP", .multiByte, [.ja]),
    TextEncoding("euc-kr", "windows-949-2000", .multiByte, [.ko]),
    TextEncoding("euc-tw", "EUC-TW", .multiByte, [.zhHant]),
  ]

  private static let western: [Language] = [
    .de, .fr, .es, .it, .pt, .nl, .ca, .da, .nb, .sv, .fi, .icelandic, .ga, .sq, .et, .cy,
  ]
  private static let central: [Language] = [.pl, .cs, .sk, .hu, .sl, .hr, .ro, .de, .sq]
  private static let baltic: [Language] = [.lt, .lv, .et, .pl, .fi, .de]
  private static let cyrillic: [Language] = [.ru, .bg, .uk, .be, .sr, .mk]
  private static let nordic: [Language] = [.da, .nb, .sv, .fi, .icelandic, .et, .lt, .lv]

  /// The encodings with one byte a character.
  ///
  /// Of two that fit equally the earlier one is taken.
  static let singleByte = [
    TextEncoding("windows-1251", "windows-1251", .singleByte, cyrillic),
    TextEncoding("windows-1252", "windows-1252", .singleByte, western),
    TextEncoding("windows-1250", "windows-1250", .singleByte, central),
    TextEncoding("koi8-r", "KOI8-R", .singleByte, [.ru, .bg]),
    TextEncoding("koi8-u", "KOI8-U", .singleByte, [.uk, .be]),
    TextEncoding("ibm866", "ibm-866", .singleByte, [.ru, .uk, .be, .bg]),
    TextEncoding("iso-8859-5", "ISO-8859-5", .singleByte, cyrillic),
    TextEncoding("mac-cyrillic", "x-mac-cyrillic", .singleByte, cyrillic),
    TextEncoding("ibm855", "ibm-855", .singleByte, cyrillic),
    TextEncoding("iso-8859-2", "ISO-8859-2", .singleByte, central),
    TextEncoding("iso-8859-15", "ISO-8859-15", .singleByte, western),
    TextEncoding("iso-8859-1", "ISO-8859-1", .singleByte, western),
    TextEncoding("windows-1254", "windows-1254", .singleByte, [.tr, .de, .fr]),
    TextEncoding("iso-8859-9", "ISO-8859-9", .singleByte, [.tr]),
    TextEncoding("windows-1253", "windows-1253", .singleByte, [.el]),
    TextEncoding("iso-8859-7", "ISO-8859-7", .singleByte, [.el]),
    TextEncoding("windows-1255", "windows-1255", .singleByte, [.he]),
    TextEncoding("iso-8859-8", "ISO-8859-8", .singleByte, [.he]),
    TextEncoding("windows-1256", "windows-1256", .singleByte, [.ar, .fa]),
    TextEncoding("iso-8859-6", "ISO-8859-6", .singleByte, [.ar]),
    TextEncoding("windows-1257", "windows-1257", .singleByte, baltic),
    TextEncoding("iso-8859-13", "ISO-8859-13", .singleByte, baltic + [.hr, .sl]),
    TextEncoding("iso-8859-4", "ISO-8859-4", .singleByte, baltic + nordic),
    TextEncoding("iso-8859-10", "iso-8859_10-1998", .singleByte, nordic),
    TextEncoding("iso-8859-3", "ISO-8859-3", .singleByte, [.eo, .mt, .tr]),
    TextEncoding("iso-8859-14", "iso-8859_14-1998", .singleByte, [.cy, .ga]),
    TextEncoding(
      "iso-8859-16", nil, .singleByte, [.ro, .hr, .hu, .pl, .sl, .sq, .fr, .de, .it, .ga]),
    TextEncoding("windows-1258", "windows-1258", .singleByte, [.viMarks]),
    TextEncoding("viscii", nil, .singleByte, [.vi]),
    TextEncoding("tis-620", "windows-874-2000", .singleByte, [.th]),
    TextEncoding("macintosh", "macintosh", .singleByte, western),
    TextEncoding("mac-latin2", "x-mac-ce", .singleByte, central + [.lt, .lv, .et]),
    TextEncoding("mac-greek", "x-mac-greek", .singleByte, [.el]),
    TextEncoding("mac-turkish", "x-mac-turkish", .singleByte, [.tr]),
    TextEncoding("ibm850", "ibm-850", .singleByte, western),
    TextEncoding("ibm437", "ibm-437", .singleByte, [.de, .fr, .es, .it, .sv]),
    TextEncoding("ibm865", "ibm-865", .singleByte, [.da, .nb]),
    TextEncoding("ibm852", "ibm-852", .singleByte, central),
    TextEncoding("ibm857", "ibm-857", .singleByte, [.tr]),
    TextEncoding("ibm775", "ibm-775", .singleByte, baltic),
    TextEncoding("ibm737", "ibm-737", .singleByte, [.el]),
    TextEncoding("ibm869", "ibm-869", .singleByte, [.el]),
    TextEncoding("ibm862", "ibm-862", .singleByte, [.he]),
  ]
}
